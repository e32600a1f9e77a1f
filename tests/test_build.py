"""What `make dist` makes: which file goes where, and that it runs where it is meant to."""

import gzip
import hashlib
import html
import io
import json
import re
import shutil
import tarfile
from pathlib import Path

import pytest

from runtimes import MICROPYTHON, check
from tools import build, bundles


def _tree(root: Path, *names: str) -> Path:
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(f"NAME = {name!r}\n", "utf-8")
    return root


def _members(archive: Path) -> dict[str, bytes]:
    with tarfile.open(archive) as tar:
        return {m.name: f.read() for m in tar if (f := tar.extractfile(m)) is not None}


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("build") / "dist"
    build.build(folder)
    return folder


def test_sources_go_to_the_game_they_are_named_after(tmp_path: Path) -> None:
    py = _tree(
        tmp_path,
        "core/lesson.py",
        "core/record.py",
        "engine/__init__.py",
        "engine/__main__.py",
        "engine/players/__init__.py",
        "engine/players/go.py",
        "engine/players/go_deep.py",
        "engine/solvers/__init__.py",
        "engine/solvers/go.py",
        "games/__init__.py",
        "games/go/__init__.py",
        "games/go/lesson.py",
        "games/go/rules.py",
        "micropython/typing.py",
        "referee/__init__.py",
        "text/ja/go.py",
        "text/ja/go_learn.py",
        "text/ja/go_why.py",
        "text/ja/shell.py",
        "ui/app.py",
        "ui/tables/__init__.py",
        "ui/lesson.py",
        "ui/tables/go/__init__.py",
        "ui/tables/go/lesson_more.py",
        "main.py",
    )
    page = bundles.page_bundles(py)
    assert {name: sorted(bundle) for name, bundle in page.items()} == {
        "shell": [
            "core/record.py",
            "games/__init__.py",
            "text/ja/shell.py",
            "typing.py",
            "ui/app.py",
            "ui/tables/__init__.py",
        ],
        "thinking": ["engine/__init__.py", "engine/players/__init__.py"],
        "players-go": ["engine/players/go.py"],
        "go": [
            "games/go/__init__.py",
            "games/go/rules.py",
            "text/ja/go.py",
            "text/ja/go_why.py",
            "ui/tables/go/__init__.py",
        ],
        "go_learn": [
            "games/go/lesson.py",
            "text/ja/go_learn.py",
            "ui/tables/go/lesson_more.py",
        ],
        "lesson": ["core/lesson.py", "ui/lesson.py"],
    }
    assert {"engine/players/go_deep.py", "engine/solvers/go.py"} <= set(bundles.worker_bundle(py))
    assert not any(name.startswith(("ui", "text")) for name in bundles.worker_bundle(py))
    assert not any("lesson" in name for name in bundles.worker_bundle(py))


@pytest.mark.parametrize("path", sorted(bundles.settings()), ids=lambda path: path.name)
def test_lists_of_the_unbuilt_site_are_complete(path: Path) -> None:
    assert path.read_text("utf-8") == bundles.settings()[path], "run `make format`"


def test_archives_are_the_same_every_time_and_name_folders_first() -> None:
    files = {"a/b/c.mpy": b"1", "a/d.mpy": b"22", "e.mpy": b""}
    packed = build.archive(files)
    assert packed == build.archive(dict(reversed(files.items())))
    with tarfile.open(fileobj=io.BytesIO(gzip.decompress(packed))) as tar:
        assert tar.getnames() == ["a", "a/b", "a/b/c.mpy", "a/d.mpy", "e.mpy"]


def test_a_source_that_does_not_compile_stops_the_build(tmp_path: Path) -> None:
    source = tmp_path / "bad.py"
    source.write_text("match 1:\n    case 1:\n        pass\n", "utf-8")
    with pytest.raises(SystemExit, match="SyntaxError"):
        build.compiled(source, "bad.py")


def _archive(dist: Path, name: str) -> Path:
    [found] = (dist / "py").glob(f"{name}.*.tar.gz")
    return found


def test_every_source_of_the_page_is_shipped_once(dist: Path) -> None:
    shipped: list[str] = []
    for name, bundle in bundles.page_bundles().items():
        members = list(_members(_archive(dist, name)))
        assert sorted(members) == sorted(path[:-3] + ".mpy" for path in bundle)
        shipped += members
    assert len(shipped) == len(set(shipped))


def test_settings_name_files_that_are_there(dist: Path) -> None:
    [file] = dist.glob("engine.*.json")
    page = (dist / "index.html").read_text("utf-8")
    [inline] = re.findall(r'<script type="mpy" config="([^"]+)">', page)
    for text in (file.read_text("utf-8"), html.unescape(inline)):
        settings = json.loads(text)
        for address in (settings["interpreter"], *settings.get("files", ())):
            assert address.startswith("./")
            assert (dist / address).is_file(), address
    for file in (*dist.glob("*.html"), *dist.glob("py/*.py"), *dist.glob("static/*.js")):
        assert ".toml" not in file.read_text("utf-8"), file


ADDRESS = re.compile(r"""(?<=["'(])\./[\w./-]+""")
"""Whatever looks like an address within the site."""


def test_what_the_page_names_is_there_and_its_name_says_what_is_in_it(dist: Path) -> None:
    for page in ("index.html", "site.webmanifest"):
        found = ADDRESS.findall((dist / page).read_text("utf-8"))
        assert len(found) > 5
        for address in set(found) - {"./", "./site.webmanifest"}:
            assert (dist / address).is_file(), address
            assert build.MARK.search(address), address


def test_only_what_has_to_keeps_its_name(dist: Path) -> None:
    plain = {name for name in _listing(dist) if not build.MARK.search(name)}
    assert plain == {
        *("index.html", "site.webmanifest", "sw.js", "robots.txt", "_headers", ".nojekyll")
    }


def test_a_changed_file_gets_another_name_and_so_does_what_names_it(tmp_path: Path) -> None:
    one, other = (build.Output(tmp_path / name) for name in ("one", "other"))
    for out, content in ((one, b"1"), (other, b"2")):
        out.hashed("static/a.js", content)
        out.hashed("b.json", out.rename('{"./static/a.js":"../static/a.js"}').encode())
    assert one.names.keys() == other.names.keys()
    for known_as, address in one.names.items():
        assert other.names[known_as] != address
        assert (tmp_path / "one" / address).is_file()
    text = (tmp_path / "one" / one.names["./b.json"]).read_text("utf-8")
    assert text == f'{{"{one.names["./static/a.js"]}":"../static/a.js"}}'


def test_the_list_of_files_is_true_and_complete(dist: Path) -> None:
    [listed] = dist.glob("files.*.json")
    tiers = json.loads(listed.read_text("utf-8"))
    paths = set()
    for entry in tiers["page"] + tiers["engine"]:
        body = (dist / entry["path"]).read_bytes()
        assert (len(body), hashlib.sha256(body).hexdigest()) == (entry["size"], entry["sha256"])
        paths.add(entry["path"])
    left = {name for name in _listing(dist) if build.MARK.search(name)} - paths
    assert all("LICENSE" in name or "screenshots" in name or "files." in name for name in left)
    engine = {entry["path"].partition(".")[0] for entry in tiers["engine"]}
    assert engine == {
        "engine",
        "py/engine",
        "py/worker",
        "static/snapshot",
        "static/vendor/pyodide",
    }
    worker = (dist / "sw.js").read_text("utf-8")
    assert all(path in worker for path in paths)
    assert "index.html" in worker


def test_shipped_rules_load_on_the_shipped_micropython(dist: Path, tmp_path: Path) -> None:
    """The compiled modules are of the version that this interpreter takes."""
    mount = tmp_path / "site"
    modules = []
    for name in bundles.page_bundles():
        for path, body in _members(_archive(dist, name)).items():
            (mount / path).parent.mkdir(parents=True, exist_ok=True)
            (mount / path).write_bytes(body)
            if path.startswith(("core/", "engine/", "games/", "text/")):
                modules.append(path.removesuffix(".mpy").removesuffix("/__init__"))
    tests = tmp_path / "tests"
    tests.mkdir()
    imports = "\n".join(f"    import {module.replace('/', '.')}" for module in modules)
    (tests / "test_dist.py").write_text(f"def test_import():\n{imports}\n", "utf-8")
    check(MICROPYTHON, "test_dist", "test_import", tests, mount)


def test_the_unbuilt_folder_can_be_built_anywhere(dist: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    shutil.copytree(dist, again)
    (again / "left-over.txt").write_text("old", "utf-8")
    build.build(again)
    assert _listing(again) == _listing(dist)


def _listing(folder: Path) -> dict[str, bytes]:
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file()
    }
