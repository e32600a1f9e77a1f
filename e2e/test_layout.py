"""Whatever is needed to play is in reach on small screens, in both languages, in any font.

A table says by ``data-reach`` what that is: ``board`` (what is played on), ``hand`` (what is
played with) and ``act`` (what a turn is made by). Beside it there are undo and the line that says
whose turn it is. Positions come from random games, one of each kind of question, so that a game
is tested by being listed.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

import games
from core import links
from core.game import CHANCE, Game
from core.match import Match, begin
from core.record import CPU, HUMAN, Player
from core.rng import Rng
from e2e.playing import PLAYABLE, quick
from e2e.site import open_page

NewContext = Callable[..., BrowserContext]

SCREENS = ((360, 740), (390, 844), (740, 360), (360, 640), (320, 568))
"""Width and height in px. On the last two it may be scrolled, though not in order to act."""

SCROLLED = ((360, 640), (320, 568))

SPARE = {(360, 740): 16}
"""Px that are left below the last thing needed."""

IPA = "IPAGothic"
NOTO = "Noto Sans CJK JP"
FONTS: dict[str, tuple[tuple[str, ...], float]] = {
    "own": ((), 1),
    "IPA Gothic": ((IPA,), 1),
    "Noto Sans CJK JP": ((NOTO, "NotoSansCJKjp-Regular"), 1),
    "15 % taller": ((IPA,), 1.15),
    "15 % lower": ((IPA,), 0.85),
}
"""Names under which a machine may have the font, and how far its lines are stretched.

``own``: what the site asks for, wherever that leads on this machine.
"""

ASCENT, DESCENT = 0.88, 0.12
"""Of IPA Gothic, in em: together the height of its line."""

WEAR = """async ([name, sources, ascent, descent]) => {
  document.adoptedStyleSheets = [];
  if (!sources.length) return 0;
  const family = "Probe " + name.replaceAll(/[^a-z0-9]/gi, "");
  const from = sources.map((source) => `local("${source}")`).join(", ");
  const height = ascent
    ? { ascentOverride: ascent, descentOverride: descent, lineGapOverride: "0%" }
    : {};
  const face = new FontFace(family, from, height);
  await face.load();
  document.fonts.add(face);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root, :root * { --sans: "${family}"; --serif: "${family}"; }`);
  document.adoptedStyleSheets = [sheet];
  const probe = document.createElement("span");
  probe.style.cssText = `position: absolute; font: 100px/normal "${family}"`;
  probe.textContent = "あ";
  document.body.append(probe);
  const line = probe.getBoundingClientRect().height;
  probe.remove();
  return line;
}"""
"""Puts a font on all of the page; the height of its line in px at 100 px, as it is rendered."""

FAULTS = """([spare, scrolled, text]) => {
  const faults = new Set();
  const name = (element) =>
    element.id ||
    element.dataset.do?.split(":")[0] ||
    element.getAttribute("class") ||
    element.localName;
  const say = (element, what) => faults.add(`${name(element)} ${what}`);
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest(".for-ears");
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  // Whether it stands in something that scrolls sideways by itself: boards may, text may not.
  const moved = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return !text || at.dataset.reach;
    return false;
  };
  const root = document.documentElement;
  const acts = [...all("[data-reach=act]"), ...all("[data-do=undo]")];
  if (acts.length < 2) faults.add("nothing is marked as acting, or there is no undo");
  const needed = scrolled
    ? acts
    : [...acts, ...all("[data-reach=board], [data-reach=hand]"), ...all("#prompt")];

  // In reach: without scrolling, or at least wherever it is scrolled to.
  for (const far of text ? [] : scrolled ? [false, true] : [false]) {
    root.scrollTop = far ? root.scrollHeight : 0;
    const when = far ? " when the board is scrolled to" : "";
    const board = all("[data-reach=board]")[0] ?? acts[0];
    if (far) board.scrollIntoView({ block: "nearest" });
    for (const element of needed) {
      const box = element.getBoundingClientRect();
      if (!box.height) continue;
      const low = box.bottom - (innerHeight - spare);
      if (low > 0.5) say(element, `is ${low.toFixed(1)} px too low${when}`);
      if (box.top < -0.5) say(element, `is ${(-box.top).toFixed(1)} px too high${when}`);
      if (moved(element)) continue;
      if (box.left < -0.5) say(element, `is off to the left`);
      if (box.right > innerWidth + 0.5) say(element, `is off to the right`);
    }
  }
  for (const board of all("[data-reach=board]")) {
    const sides = [...board.querySelectorAll("*")].map((part) => part.getBoundingClientRect());
    if (!sides.some(({ width, height }) => width >= 40 && height >= 40)) say(board, "is empty");
  }
  root.scrollTop = 0;
  for (const element of text ? acts : []) {
    element.scrollIntoView({ block: "center" });
    const box = element.getBoundingClientRect();
    if (box.top < -0.5 && box.height < innerHeight) say(element, "cannot be scrolled to");
  }
  root.scrollTop = 0;

  // What is written is never cut off; what scrolls by itself is not cut.
  const wide = root.scrollWidth - innerWidth;
  if (wide > 0) faults.add(`the page is ${wide} px too wide`);
  for (const element of all("main *, .bar *")) {
    if (element.closest("svg, .unseen") || !element.textContent.trim()) continue;
    const style = getComputedStyle(element);
    const across = element.scrollWidth - element.clientWidth;
    const down = element.scrollHeight - element.clientHeight;
    const said = element.textContent;
    if (/hidden|clip/.test(style.overflowX) && across > 1)
      say(element, `is cut by ${across} px: ${said}`);
    if (/hidden|clip/.test(style.overflowY) && down > 1)
      say(element, `is cut by ${down} px below: ${said}`);
  }
  for (const element of all(".table, .table *, .status, .controls")) {
    if (element.closest("svg, [data-reach=board] *") || moved(element)) continue;
    const box = element.getBoundingClientRect();
    if (!element.textContent.trim() || !box.width) continue;
    if (box.right > innerWidth + 1 || box.left < -1) say(element, "runs off the page");
  }

  // Large enough to touch and to read. What lies on a board may be smaller; a map has its own
  // scale.
  for (const element of all("button, a, select, input, summary, [role=button]")) {
    if (element.matches("svg *")) continue;
    const onBoard = element.closest("[data-reach=board], [data-reach=hand]");
    const least = (onBoard ? 24 : 44) - 0.5;
    const { width, height } = element.getBoundingClientRect();
    const over = element.scrollWidth > element.clientWidth + 1;
    if (!onBoard && over) say(element, `does not hold its text: ${element.textContent}`);
    if (width < least || height < least)
      say(element, `is too small to touch: ${width.toFixed(0)}×${height.toFixed(0)}`);
  }
  const sentences = "#prompt, #said, #hint, #last-move, [data-reach=act] button, .typed input";
  for (const element of all(sentences)) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (own && size < 16) say(element, `is written too small: ${size} px`);
  }
  return [...faults];
}"""
"""What is wrong with the page as it is, in words.

Arguments: px to spare at the lower edge; whether it may be scrolled; whether text is of another
size, where everything only has to be reachable by scrolling one way.
"""

TOUCH = """() => {
  for (const kind of ["hand", "act", "board"])
    for (const part of document.querySelectorAll(`[data-reach=${kind}]`))
      for (const element of part.querySelectorAll("[data-do]"))
        if (!element.disabled && element.getAttribute("aria-disabled") !== "true") {
          element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
          return true;
        }
  return false;
}"""


def seats_of(game: Game) -> list[Player]:
    """A person, and computer players with the longest names there are."""
    count = max(game.seats[0], min(4, game.seats[1]))
    return [Player(HUMAN)] + [
        Player(CPU, game.levels[n % len(game.levels)]) for n in range(1, count)
    ]


def moments(game: Game) -> dict[str, Match]:
    """The start, and the middle of play at each kind of question that the game asks."""
    found: dict[str, Match] = {}
    for seed in ("one", "two", "three", "four", "five", "six"):
        match = begin(game, {}, seats_of(game), seed)
        rng = Rng(seed)
        kinds: dict[str, list[int]] = {}
        while match.to_act is not None and match.ply < 240:
            if match.to_act == CHANCE:
                match.play(match.chance())
                continue
            if match.to_act == 0:
                seen = game.observe(match.state, 0)
                kind = str(seen.get("expect", seen.get("phase", "play")))
                kinds.setdefault(kind, []).append(match.ply)
            match.play(rng.choice(game.legal(match.state)))
        for kind, plies in kinds.items():
            if kind not in found:
                found[kind] = cut(match, plies[len(plies) // 2])
        if "start" not in found and kinds:
            found["start"] = cut(match, min(plies[0] for plies in kinds.values()))
    return found


def cut(match: Match, ply: int) -> Match:
    """The game as it was after ``ply`` moves."""
    shorter = Match(match.game, match.options, match.setup, match.players)
    for move in match.moves[:ply]:
        shorter.play(move)
    return shorter


def wear(page: Page, font: str) -> float:
    """Put on ``font``; the height of its line."""
    sources, stretch = FONTS[font]
    over = [f"{100 * part * stretch:.2f}%" for part in (ASCENT, DESCENT)]
    line: float = page.evaluate(WEAR, [font, sources, *(over if IPA in sources else ["", ""])])
    return line


def told(found: list[str]) -> str:
    """All that is wrong, each thing once: how often, and where it is worst."""
    same: dict[str, list[tuple[float, str]]] = {}
    for text in found:
        where, _, fault = text.partition(" | ")
        size = re.search(r"[\d.]+(?= px)", fault)
        kind = re.sub(r"\d+", "0", re.sub(r"[\d.]+ px", "… px", fault))
        same.setdefault(kind, []).append((float(size[0]) if size else 0, f"{fault} ({where})"))
    return f"{len(found)} faults:\n" + "\n".join(
        f"{len(places)} times, worst: {max(places)[1]}" for _, places in sorted(same.items())
    )


def faults_here(page: Page) -> list[str]:
    """Every fault on every screen, in every font, and with text twice as large."""
    found = []

    def look(where: str, *args: Any) -> None:
        found.extend(f"{where} | {fault}" for fault in page.evaluate(FAULTS, list(args)))

    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        for font in FONTS:
            wear(page, font)
            screen = (width, height)
            look(f"{width}×{height}, {font}", SPARE.get(screen, 0), screen in SCROLLED, False)
    page.set_viewport_size({"width": 360, "height": 740})
    for font in (IPA, NOTO):
        wear(page, "IPA Gothic" if font == IPA else font)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        look(f"text twice as large, {font}", 0, True, True)
        page.evaluate("document.documentElement.style.fontSize = ''")
    wear(page, "own")
    return found


@pytest.mark.parametrize("language", ["ja", "en"])
@pytest.mark.parametrize("name", games.NAMES)
def test_what_is_needed_is_in_reach(
    new_context: NewContext, site: str, name: str, language: str
) -> None:
    game = games.get(name)
    page = new_context(
        viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, locale=language
    ).new_page()
    quick(page)
    found = []
    for moment, match in moments(game).items():
        link = links.encode(links.Link(links.POSITION, match))
        if page.url.startswith(site):
            page.evaluate("link => { location.hash = link; }", link)
        else:
            open_page(page, f"{site}#{link}")
        page.wait_for_selector(f"{PLAYABLE}[data-ply='{match.ply}']", state="attached")
        found += [f"{moment}, {fault}" for fault in faults_here(page)]
        assert page.evaluate(TOUCH), f"{moment}: nothing to touch"
        page.wait_for_timeout(60)
        found += [f"{moment}, touched, {fault}" for fault in faults_here(page)]
    assert not found, told(found)


def test_the_fonts_are_those_that_are_meant(page: Page, site: str) -> None:
    """Else the test above would test one font five times."""
    open_page(page, site)
    lines = {font: wear(page, font) for font in FONTS if font != "own"}
    low, middle, tall = lines["15 % lower"], lines["IPA Gothic"], lines["15 % taller"]
    assert abs(tall / middle - 1.15) < 0.02
    assert abs(low / middle - 0.85) < 0.02
    assert len(set(lines.values())) == len(lines)
    assert lines["Noto Sans CJK JP"] > tall
