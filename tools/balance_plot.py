"""The picture of cards taken against points, as an SVG of its own."""

from collections import Counter

WIDE, HIGH = 640, 420
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 48, 56

STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#333}.t{font-size:15px;font-weight:600}"
    ".grid{stroke:#ddd}.axis{stroke:#888}.dot{fill:#2c6e9b;fill-opacity:.55}"
    ".line{stroke:#b5402c;stroke-width:2}.band{fill:#b5402c;fill-opacity:.15}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#444}.dot{fill:#7fb6dc}}"
)


def draw(pairs: list[tuple[float, float]], slope: tuple[float, float]) -> str:
    """A dot for each seat of each game, larger where many fall together, and the slope."""
    reach_x = max(2.0, *(abs(x) for x, _ in pairs))
    reach_y = max(5.0, *(abs(y) for _, y in pairs))

    def at(x: float, y: float) -> tuple[str, str]:
        across = LEFT + (x + reach_x) / (2 * reach_x) * (WIDE - LEFT - RIGHT)
        down = TOP + (reach_y - y) / (2 * reach_y) * (HIGH - TOP - BOTTOM)
        return f"{across:.1f}", f"{down:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        'aria-labelledby="title">',
        f"<style>{STYLE}</style>",
        '<title id="title">KNOLLING: cards taken against points</title>',
        f'<text class="t" x="{LEFT}" y="24">A card more than the others goes with '
        f"{slope[0]:.2f} ± {slope[1]:.2f} points more</text>",
    ]
    for cards in range(-int(reach_x), int(reach_x) + 1):
        (left, top), (_, bottom) = at(cards, reach_y), at(cards, -reach_y)
        parts.append(f'<line class="grid" x1="{left}" x2="{left}" y1="{top}" y2="{bottom}"/>')
        parts.append(
            f'<text x="{left}" y="{HIGH - 34}" text-anchor="middle">{_signed(cards)}</text>'
        )
    step = 5 if reach_y < 30 else 10
    for points in range(-int(reach_y) // step * step + step, int(reach_y) + 1, step):
        (left, down), (right, _) = at(-reach_x, points), at(reach_x, points)
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{down}" y2="{down}"/>')
        parts.append(
            f'<text x="{LEFT - 8}" y="{down}" dy="4" text-anchor="end">{_signed(points)}</text>'
        )
    parts.append(
        f'<text x="{(LEFT + WIDE - RIGHT) / 2}" y="{HIGH - 12}" text-anchor="middle">'
        "cards, less the average of the game</text>"
        f'<text transform="translate(16 {(TOP + HIGH - BOTTOM) / 2}) rotate(-90)" '
        'text-anchor="middle">points, less the average</text>'
    )
    low, high = slope[0] - slope[1], slope[0] + slope[1]
    # All slopes of the interval go through the average: two triangles that meet there.
    corners = [(-reach_x, low), (reach_x, low), (reach_x, high), (-reach_x, high)]
    band = " ".join(",".join(at(x, _within(x * one, reach_y))) for x, one in corners)
    parts.append(f'<polygon class="band" points="{band}"/>')
    for (x, y), number in sorted(Counter((round(x, 2), round(y)) for x, y in pairs).items()):
        across, down = at(x, y)
        parts.append(f'<circle class="dot" cx="{across}" cy="{down}" r="{2 + number**0.5:.1f}"/>')
    (left, start), (right, end) = (
        at(-reach_x, _within(-reach_x * slope[0], reach_y)),
        at(reach_x, _within(reach_x * slope[0], reach_y)),
    )
    parts.append(f'<line class="line" x1="{left}" y1="{start}" x2="{right}" y2="{end}"/></svg>')
    return "\n".join(parts) + "\n"


def _within(y: float, reach: float) -> float:
    return max(-reach, min(reach, y))


def _signed(number: int) -> str:
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}") if number else "0"
