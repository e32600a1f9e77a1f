"""Translators and other strangers change the page between the moves of whole games."""

import pytest
from playwright.sync_api import Page

from e2e import test_knolling, test_patapata, test_sugoroku
from e2e.playing import begin, play_to_the_end, portas_by_typing

TRANSLATE = """
() => {
  const texts = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    if (!text.data.trim() || text.parentNode.closest("font, svg, option, #typed-error")) continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.append(inner);
    inner.append(`${text.data}`);
    text.replaceWith(outer);
  }
}
"""
"""What the page translator of a browser does: each text is replaced by two elements."""

MEDDLE = """
(seed) => {
  let state = seed * 2654435761 % 4294967296;
  const random = (n) => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return Math.floor(state / 4294967296 * n);
  };
  const host = document.getElementById("app");
  for (let times = 0; times < 6; times += 1) {
    const all = [...host.querySelectorAll("*")].filter((e) => e.id !== "typed-error");
    const one = all[random(all.length)];
    const other = all[random(all.length)];
    const how = random(4);
    const strange = document.createElement("aside");
    if (how === 0) {
      one.replaceWith(strange);
      strange.append(one);
    } else if (how === 1) {
      one.remove();
    } else if (how === 2) {
      if (!one.contains(other)) other.append(one);
    } else {
      strange.textContent = "added";
      one.before(strange);
    }
  }
}
"""
"""What nobody should do: wrap, remove, move and add elements anywhere in the page."""

GAMES = {
    "portas": ("portas.new.h-1", portas_by_typing),
    "patapata": ("patapata.new.h", test_patapata.by_typing),
    "sugoroku": (f"sugoroku.new.h.{test_sugoroku.SMALL}", test_sugoroku.by_typing),
    "knolling": ("knolling.new.h-1-1", test_knolling.by_typing),
}
"""Game -> how it is set up, how one decision in it is made."""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("how", [TRANSLATE, MEDDLE], ids=["translated", "meddled with"])
def test_a_whole_game_among_strangers(page: Page, site: str, game: str, how: str) -> None:
    choices, play = GAMES[game]
    begin(page, site, choices)
    page.wait_for_selector("#typed")
    seed = 0

    def move(page: Page) -> None:
        nonlocal seed
        seed += 1
        page.evaluate(how, seed)
        if game == "sugoroku":
            # Who reads the position in words waits until that is whole again.
            page.evaluate("document.dispatchEvent(new Event('strangers'))")
        play(page)

    play_to_the_end(page, move)
    assert page.inner_text("#result-title").strip()


def test_the_keyboard_stays_where_it_was(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-h.first-1")
    card = page.locator("button.card:not([aria-disabled])").first
    card.focus()
    name = page.evaluate("document.activeElement.id")
    page.evaluate(TRANSLATE)
    page.keyboard.press("Enter")
    page.wait_for_selector("button.card.picked")
    page.keyboard.press("Escape")
    page.wait_for_selector("button.card.picked", state="detached")
    assert page.locator("#typed").count() == 1
    assert page.evaluate("n => !!document.getElementById(n)", name)


def test_what_is_taken_away_comes_back_by_itself(page: Page, site: str) -> None:
    begin(page, site, "portas.new.h-h.first-1")
    page.evaluate("document.querySelector('.hand').remove()")
    page.wait_for_selector(".hand >> nth=1")
    page.evaluate("document.getElementById('app').replaceChildren()")
    page.click("button.card:not([aria-disabled])")
    page.click("button.chest.fits")
    page.wait_for_function("document.documentElement.dataset.ply == 1")
