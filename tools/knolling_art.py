"""Make the one file of drawings that the cards of KNOLLING need.

``python -m tools.knolling_art`` reads the code points named in ``games.knolling.things`` from
Twemoji (``npm install --no-save @iconify-json/twemoji@1.2.5``) and the project's own drawings
from ``tools/drawings``, turns and sizes each so that it fills its shape, and writes
``static/art/knolling/things.svg``: one symbol a thing, named by its key, 100 units a cell.
"""

import gzip
import json
import math
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "py"))

from games.knolling.things import SHAPES, THINGS  # noqa: E402 the import root is py/
from tools.browser import driver, launch  # noqa: E402

TWEMOJI = ROOT / "node_modules" / "@iconify-json" / "twemoji"
OWN = ROOT / "tools" / "drawings"
TARGET = ROOT / "static" / "art" / "knolling"

UNIT = 100
PADDING = 0.07
"""Room between a drawing and the edge of its cells, in cells."""

OVERHANG = 0.06
"""How far a drawing may reach into the missing corner of its shape, in cells."""

STRETCH = 1.35
"""How much longer than drawn a thing in a long shape may be."""

CREDIT = (
    "Drawings: Twemoji, copyright Twitter, Inc and other contributors, CC-BY 4.0 "
    "(https://creativecommons.org/licenses/by/4.0/), turned and scaled; "
    "ids leek, daikon, triangle, tambourine, castanets and necktie were drawn for this project."
)

OUTLINE = """
async ([source, wide, high]) => {
  const scale = 160 / Math.max(wide, high), image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(source);
  await image.decode();
  const w = Math.round(wide * scale), h = Math.round(high * scale);
  const canvas = new OffscreenCanvas(w, h), context = canvas.getContext("2d");
  context.drawImage(image, 0, 0, w, h);
  const data = context.getImageData(0, 0, w, h).data, found = [];
  const full = (x, y) => x >= 0 && y >= 0 && x < w && y < h && data[(y * w + x) * 4 + 3] > 60;
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++)
    if (full(x, y) && !(full(x - 1, y) && full(x + 1, y) && full(x, y - 1) && full(x, y + 1)))
      found.push([(x + 0.5) / scale, (y + 0.5) / scale]);
  return found.filter((_, i) => i % 3 == 0);
}
"""
"""The outline of a drawing as points in its own units; every third is close enough."""

Points = list[tuple[float, float]]


class Drawing:
    """What is drawn, and how large its own square or strip is."""

    def __init__(self, body: str, wide: float, high: float) -> None:
        self.body = body
        self.wide = wide
        self.high = high

    @property
    def source(self) -> str:
        """A picture of its own."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.wide}" height="{self.high}" '
            f'viewBox="0 0 {self.wide} {self.high}">{self.body}</svg>'
        )


class Fit:
    """How a drawing lies in its shape: mirrored or not, turned, scaled, shifted (in cells).

    ``stretch``: how much longer than wide it is scaled.
    """

    def __init__(
        self, mirrored: bool, angle: int, scale: float, stretch: float, x: float, y: float
    ) -> None:
        self.mirrored = mirrored
        self.angle = angle
        self.scale = scale
        self.stretch = stretch
        self.x = x
        self.y = y

    @property
    def rank(self) -> float:
        """Larger is better; a drawing stays as it is unless turning gains something."""
        slant = abs(self.angle) if self.angle <= 90 else self.angle
        return self.scale * (1 - slant / 1200) * (0.97 if self.mirrored else 1)

    @property
    def transform(self) -> str:
        """The same for SVG."""
        size = self.scale * UNIT
        steps = [
            f"translate({self.x * UNIT:.1f} {self.y * UNIT:.1f})",
            f"scale({size:.3f} {size * self.stretch:.3f})",
        ]
        if self.angle:
            steps.append(f"rotate({self.angle})")
        if self.mirrored:
            steps.append("scale(-1 1)")
        return " ".join(steps)


def drawing(name: str, icons: dict[str, Any], names: dict[str, str]) -> Drawing:
    """The drawing of a code point, or the project's own of that name."""
    own = OWN / f"{name}.svg"
    if own.is_file():
        text = own.read_text("utf-8").strip()
        found = re.fullmatch(r'<svg[^>]* viewBox="0 0 (\d+) (\d+)">(.*)</svg>', text)
        assert found, own
        return Drawing(found[3], float(found[1]), float(found[2]))
    icon = icons[names.get(name) or names[name + "-fe0f"]]
    body = re.sub(r"(\d)\.(\d\d)\d+", r"\1.\2", icon["body"])
    # Some drawings are clipped to their own square, which changes nothing but needs ids.
    body = re.sub(r'<defs>.*?</defs>| clip-path="[^"]*"', "", body)
    assert " id=" not in body, f"{name} has ids of its own, which would clash"
    return Drawing(body, icon.get("width", 36), icon.get("height", 36))


def fit(outline: Points, shape: str) -> Fit:
    """The largest way to lay a drawing into its shape."""
    rows = SHAPES[shape]
    angles = {"1": (0,), "O": (0,)}.get(shape, tuple(range(-165, 181, 15)))
    fits = []
    for mirrored in (False, True) if "." in rows[0] else (False,):
        for angle in angles:
            turned = _turned(outline, mirrored, angle)
            if "." in rows[0]:
                found = _fit_corner(turned, len(rows))
            else:
                found = _fit_box(turned, len(rows[0]), len(rows))
            fits.append(Fit(mirrored, angle, *found))
    return max(fits, key=lambda one: one.rank)


def _turned(outline: Points, mirrored: bool, angle: int) -> Points:
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    sign = -1 if mirrored else 1
    return [(sign * x * cos - y * sin, sign * x * sin + y * cos) for x, y in outline]


def _fit_box(points: Points, wide: int, high: int) -> tuple[float, float, float, float]:
    """Scale, stretch and shift of points into a rectangle of cells."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    room = 2 * PADDING
    scale = min((wide - room) / (right - left), (high - room) / (bottom - top))
    stretch = 1.0
    if wide != high:
        stretch = min(STRETCH, (high - room) / (scale * (bottom - top)))
    x = wide / 2 - scale * (left + right) / 2
    return scale, stretch, x, high / 2 - scale * stretch * (top + bottom) / 2


def _fit_corner(points: Points, high: int) -> tuple[float, float, float, float]:
    """Scale, stretch and shift of points into an L, two cells wide only in its lowest row."""
    steps = 40
    low, best = 0.0, (0.0, 1.0, 0.0, 0.0)
    step = 0.02
    ranked = sorted(points, reverse=True)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    while step > 0.0001:
        scale = low + step
        found = None
        first, last = PADDING - scale * min(xs), 2 - PADDING - scale * max(xs)
        lowest = high - PADDING - scale * max(ys)
        for i in range(steps + 1 if first <= last else 0):
            x = first + (last - first) * i / steps
            highest = PADDING - scale * min(ys)
            for px, py in ranked:
                if scale * px + x <= 1 + OVERHANG:
                    break
                highest = max(highest, high - 1 - OVERHANG - scale * py)
            if highest <= lowest:
                found = (scale, 1.0, x, (highest + lowest) / 2)
                break
        if found:
            low, best = scale, found
        else:
            step /= 2
    return best


def shortened(text: str) -> str:
    """The same drawing with two decimals at most and none in vain: nobody sees the rest."""

    def short(found: re.Match[str]) -> str:
        number = f"{float(found[0]):.2f}".rstrip("0").rstrip(".")
        number = re.sub(r"^(-?)0\.", r"\1.", number)
        # Numbers may stand close together where a sign or a point keeps them apart.
        before, after = text[found.start() - 1], text[found.end()]
        if before in "0123456789." and not re.match(r"-", number):
            number = " " + number
        return number + " " if after == "." and "." not in number else number

    return re.sub(r"-?\d*\.\d+", short, text)


def main() -> None:
    """Write the drawings and say how large they are."""
    icons = json.loads((TWEMOJI / "icons.json").read_text("utf-8"))["icons"]
    names = json.loads((TWEMOJI / "chars.json").read_text("utf-8"))
    symbols = []
    with driver() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        for key, code, _, shape, _, _ in THINGS:
            one = drawing(code, icons, names)
            outline = page.evaluate(OUTLINE, [one.source, one.wide, one.high])
            rows = SHAPES[shape]
            symbols.append(
                f'<symbol id="{key}" viewBox="0 0 {len(rows[0]) * UNIT} {len(rows) * UNIT}">'
                f'<g transform="{fit(outline, shape).transform}">{one.body}</g></symbol>'
            )
        browser.close()
    text = "\n".join(
        [f'<svg xmlns="http://www.w3.org/2000/svg"><!-- {CREDIT} -->', *symbols, "</svg>\n"]
    )
    text = shortened(text)
    TARGET.mkdir(parents=True, exist_ok=True)
    (TARGET / "things.svg").write_text(text, "utf-8")
    size = len(gzip.compress(text.encode()))
    print(f"{len(symbols)} drawings, {len(text)} bytes, {size} gzipped")


if __name__ == "__main__":
    main()
