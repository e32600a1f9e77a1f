"""Why a computer player of PORTAS moved so, in Japanese."""

TEXT = {
    "portas.why.pass": "使えるカードがありません。",
    "portas.why.only-move": "ほかに打てる手がありません。",
    "portas.why.take": "宝箱{treasure}を取ります。{points}点です。",
    "portas.why.deny": "相手が宝箱{treasure}を取って{points}点を得るのを防ぎます。",
    "portas.why.set-up": "宝箱{treasure}の残りを{left}にします。"
    "手元に{left}があり、相手の見えている手札にはありません。",
    "portas.why.build": "まだ誰も取れないうちに、宝箱{treasure}の自分の分を{points}に増やします。",
    "portas.why.least": "どの手にも危険がありますが、平均して失う点がいちばん少ない手です。",
    "portas.why.whim": "なんとなく選びました。",
    "portas.why.search": "何手も先まで見て最善の手です。勝つ見込みは約{percent}%です。",
    "portas.why.solved": "最後まで数え切りました。勝つ見込みは{percent}%です。",
}
