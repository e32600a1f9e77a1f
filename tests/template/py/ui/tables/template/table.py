"""The template game as seen and touched: a heap, and a button for each move."""

from typing import Any

from core.catalogue import Catalogue
from ui.parts import button, div, para
from ui.table import Answer, Seen, Table, View
from ui.vdom import Node


class TemplateTable(Table):
    """No interface state: a touch is a move."""

    actions = ("take1", "take2", "take3")

    def present(self, view: View) -> Node:
        t, heap = view.t, view.seen["heap"]
        takes = [
            button(
                "", move, t("template.take", n=move[4:]), key=move, id=move, cell="0," + move[4:]
            )
            for move in view.legal
        ]
        return div(
            "template", para("heap", "●" * heap), para("", t("template.heap", n=heap)), takes
        )

    def interpret(self, view: View, action: str) -> "Answer | None":
        return Answer(move=action) if action in view.legal else None

    def key(self, view: View, key: str) -> "Answer | None":
        return self.interpret(view, "take" + key)

    def keys(self, t: Catalogue) -> "list[tuple[str, str]]":
        return [("1–3", t("template.keys.digits"))]

    def prompt(self, view: View) -> str:
        return view.t("template.prompt")

    def describe_move(
        self, t: Catalogue, names: "list[str]", before: Seen, move: str, after: Seen
    ) -> str:
        name = names[before["to_act"]]
        return t("template.log", name=name, n=move[4:], left=after["heap"])

    def describe(self, view: View) -> "list[str]":
        t, taken = view.t, view.seen["taken"]
        heap = t("template.heap", n=view.seen["heap"])
        return [heap] + [t("template.taken", name=view.names[n], n=taken[n]) for n in (0, 1)]

    def explain_result(self, view: View) -> Node:
        return para("", view.t("template.result"))

    def total(self, scores: Any, seat: int) -> int:
        return int(scores[seat])
