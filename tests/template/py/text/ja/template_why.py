"""Why a computer player of the template game moved so, in Japanese."""

TEXT = {
    "template.why.whim": "なんとなく。",
    "template.why.four": "石を{n}個残し、次からは2人で4個ずつ減らしていきます。",
    "template.why.wait": "勝てる手がないので、相手の間違いを待ちます。",
}
