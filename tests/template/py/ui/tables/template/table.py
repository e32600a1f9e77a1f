"""The template game as seen and touched: a heap, and a button for each move."""

from typing import Any

from core.catalogue import Catalogue
from ui.table import Answer, Table, View
from ui.vdom import Node, h


class TemplateTable(Table):
    """No interface state: a touch is a move."""

    example = "take2"

    def present(self, view: View) -> Node:
        t = view.t
        return h(
            "div",
            {"class": "template"},
            h("p", {"class": "heap", "data-reach": "board"}, "●" * view.seen["heap"]),
            h("p", {}, t("template.heap", n=view.seen["heap"])),
            h(
                "div",
                {"data-reach": "act"},
                [
                    h(
                        "button",
                        {"key": move, "do": move, "id": move, "data-cell": "0," + move[4:]},
                        t("template.take", n=move[4:]),
                    )
                    for move in view.legal
                ],
            ),
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
        self,
        t: Catalogue,
        names: "list[str]",
        before: "dict[str, Any]",
        move: str,
        after: "dict[str, Any]",
    ) -> str:
        left = before["heap"] - int(move[4:])
        return t("template.log", name=names[before["to_act"]], n=move[4:], left=left)

    def describe(self, view: View) -> "list[str]":
        taken = view.seen["taken"]
        return [view.t("template.heap", n=view.seen["heap"])] + [
            view.t("template.taken", name=view.names[seat], n=taken[seat]) for seat in (0, 1)
        ]

    def explain_result(self, view: View) -> Node:
        return h("p", {}, view.t("template.result"))

    def total(self, scores: Any, seat: int) -> int:
        return int(scores[seat])
