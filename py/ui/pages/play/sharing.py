"""Sharing a game: links, and the record as a file."""

from typing import Any, Callable

from core.catalogue import Catalogue
from ui.frame import dialog, said
from ui.pages.play.playing import Playing
from ui.parts import button, div, el, para
from ui.saves import file_name
from ui.session import Session
from ui.vdom import Node


class Sharing:
    """What is done with a link; ``title()`` goes with it to the share sheet."""

    def __init__(self, playing: Playing, title: "Callable[[], str]") -> None:
        self._house = playing.house
        self._session = playing.session
        self._title = title
        self.actions = {
            "share": lambda rest, _: self._house.spawn(self._share(rest)),
            "save-file": self.save_file,
        }

    async def _share(self, kind: str) -> None:
        """Share a link of the kind ``kind``."""
        house, browser = self._house, self._house.browser
        how = await browser.share(self._title(), browser.address_of(self._session.link(kind)))
        if how == "failed":
            browser.select_field("link-" + kind)
        house.dialog_said = house.t("share.by-hand" if how == "failed" else "share." + how)
        house.render()

    def save_file(self, _rest: str, _value: Any) -> None:
        """Save the record as a file."""
        session = self._session
        name = file_name(session.match.game.name, session.id)
        self._house.browser.download(name, session.record_text())

    def dialog(self, _about: str) -> Node:
        """The dialog with the links."""
        house, browser = self._house, self._house.browser
        can_send = browser.can_send()
        return share(house.t, self._session, browser.address_of, can_send, house.dialog_said)


def share(t: Catalogue, session: Session, address: Any, can_send: bool, done: str) -> Node:
    """Links to this game.

    ``address`` makes a full address of a fragment; ``can_send``: whether the device has a share
    sheet, else links are copied; ``done`` says what became of the last one.
    """
    send = t("share.send" if can_send else "share.copy")
    kinds = [("start", t("share.start"))]
    if session.match.ply:
        kinds.append(
            ("position", t("share.finished") if session.match.is_over else t("share.position"))
        )
    return dialog(
        t,
        t("nav.share"),
        para("quiet", t("share.help")),
        [_link(t, session, kind, label, address, send) for kind, label in kinds],
        para("done", done, role="status"),
    )


def _link(t: Catalogue, session: Session, kind: str, label: str, address: Any, send: str) -> Node:
    """One link with its button; a game too long for a link is offered as a file instead."""
    fragment = session.link(kind)
    if len(fragment) > session.table.longest_link:
        return div(
            "share-link",
            para("", label),
            para("quiet", t("share.too-long"), id="too-long"),
            button("", "save-file", said("file", t("play.export"))),
            key=kind,
        )
    return div(
        "share-link",
        el("label", "", label, for_="link-" + kind),
        div(
            "row",
            el("input", "address", id="link-" + kind, value=address(fragment), readonly=True),
            button("primary", "share:" + kind, send, id="share-" + kind),
        ),
        key=kind,
    )
