"""The template game in Japanese."""

TEXT = {
    "template.title": "ひながた",
    "template.tagline": "石を1〜3個ずつ取り、最後の1個を目指します。",
    "template.designer": "だれのものでもない遊び",
    "template.heap": "残りの石：{n}個",
    "template.take": "{n}個取る",
    "template.taken": "{name}は{n}個取りました。",
    "template.prompt": "石を何個取りますか？",
    "template.log": "{name}が{n}個取り、残りは{left}個です。",
    "template.result": "最後の石で勝負が決まりました。",
    "template.option.misere": "最後の石を取った人",
    "template.option.misere.False": "勝ち",
    "template.option.misere.True": "負け",
    "template.keys.digits": "その数だけ取る",
    "template.rules": (
        "石の山が1つあります。\n"
        "# 手番\n"
        "石を1個、2個または3個取ります。\n"
        "# ゲームの終わり\n"
        "最後の石を取った人の勝ちです。設定によっては負けになります。"
    ),
    "template.reading": "必ず1個は取ります。",
}
