"""A small web server for the site: what any static host does, and nothing more.

It sends no special headers; it knows the MIME types of the site's files, lets browsers keep what
has a hash in its name, and compresses what shrinks, once, in memory. As a command it is what
``make play`` runs; as a library it serves the browser tests and the benchmark::

    with Site(Path("dist"), prefix="/some/path/") as site:
        print(site.url)

Usage: ``python -m tools.serve [--root DIR] [--port N] [--prefix /sub/path/] [--bind ADDRESS]``
"""

import argparse
import gzip
import re
import threading
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import unquote, urlsplit

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".toml": "application/toml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""MIME types by ending; anything else is ``application/octet-stream``."""

SHRINKING = ("text/", "application/json", "application/manifest", "application/toml")
"""Beginnings of the MIME types worth compressing, beside wasm and SVG."""


HASHED = re.compile(r"\.[0-9a-f]{10}[./]")
"""In the path of a file that never changes: another content would have another name."""


@lru_cache(maxsize=1024)
def _load(file: Path, modified: int, compress: bool) -> bytes:
    """The bytes to send for ``file``; ``modified`` makes a changed file a new entry."""
    del modified
    body = file.read_bytes()
    return gzip.compress(body, 6, mtime=0) if compress else body


def _find(root: Path, prefix: str, target: str) -> Path | None:
    """The file that a request path names, or None; never anything outside ``root``."""
    path = unquote(urlsplit(target).path)
    if not path.startswith(prefix):
        return None
    file = (root / path[len(prefix) :]).resolve()
    if file.is_dir() and path.endswith("/"):
        file /= "index.html"
    return file if file.is_file() and file.is_relative_to(root) else None


def _handler(root: Path, prefix: str, log: bool) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self._answer(with_body=True)

        def do_HEAD(self) -> None:
            self._answer(with_body=False)

        def _answer(self, *, with_body: bool) -> None:
            file = _find(root, prefix, self.path)
            if file is None:
                self._send(HTTPStatus.NOT_FOUND, b"Not found\n", {}, with_body)
                return
            modified = file.stat().st_mtime_ns
            kind = TYPES.get(file.suffix, "application/octet-stream")
            compress = kind.startswith(SHRINKING) or file.suffix in (".wasm", ".svg")
            compress = compress and "gzip" in self.headers.get("Accept-Encoding", "")
            tag = f'"{modified:x}-{"z" if compress else "p"}"'
            keep = "public, max-age=31536000, immutable" if HASHED.search(self.path) else "no-cache"
            headers = {"Content-Type": kind, "Cache-Control": keep, "ETag": tag}
            if compress:
                headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
            if self.headers.get("If-None-Match") == tag:
                self._send(HTTPStatus.NOT_MODIFIED, b"", headers, with_body)
            else:
                body = _load(file, modified, compress)
                self._send(HTTPStatus.OK, body, headers, with_body)

        def _send(
            self, status: HTTPStatus, body: bytes, headers: dict[str, str], with_body: bool
        ) -> None:
            self.send_response_only(status)
            for name, value in headers.items():
                self.send_header(name, value)
            if status != HTTPStatus.NOT_MODIFIED:
                self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            if with_body:
                self.wfile.write(body)
            self.log_request(status)

        def log_message(self, format: str, *args: Any) -> None:
            if log:
                print(format % args, flush=True)

    return Handler


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that closes its tab in the middle of an answer is no error."""


class Site:
    """A folder served on this machine, as a context manager.

    ``url`` is its address, with the prefix and a slash at the end.
    """

    def __init__(
        self,
        root: Path,
        *,
        prefix: str = "/",
        port: int = 0,
        bind: str = "127.0.0.1",
        log: bool = False,
    ) -> None:
        self.prefix = "/" + prefix.strip("/") + "/" if prefix.strip("/") else "/"
        self._server = _Server((bind, port), _handler(root.resolve(), self.prefix, log))
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self.origin = f"http://localhost:{self._server.server_port}"
        self.url = self.origin + self.prefix

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()

    def wait(self) -> None:
        """Serve until interrupted."""
        self._thread.join()


def main() -> None:
    """Serve until interrupted, the address on the first line of output."""
    parser = argparse.ArgumentParser(description="Serve a folder as a static site.")
    parser.add_argument("--root", type=Path, default=Path("dist"), help="folder (default: dist)")
    parser.add_argument("--port", type=int, default=8000, help="0 takes a free one")
    parser.add_argument("--prefix", default="/", help="sub-path to serve under")
    parser.add_argument("--bind", default="127.0.0.1", help="0.0.0.0 lets other devices in")
    parser.add_argument("--log", action="store_true", help="print each request")
    options = vars(parser.parse_args())
    if not (options["root"] / "index.html").is_file():
        parser.error(f"no index.html in {options['root']}")
    try:
        site = Site(**options)
    except OSError as error:
        parser.error(f"port {options['port']}: {error.strerror}; choose one with PORT=…, 0 is free")
    with site:
        print(f"\n  よつあそび  {site.url}   (Ctrl+C stops)\n", flush=True)
        try:
            site.wait()
        except KeyboardInterrupt:
            print()


if __name__ == "__main__":
    main()
