"""Why a computer player of 双六×宝探し moves as it does, in Japanese."""

TEXT = {
    "sugoroku.why.roll": "番の初めなのでダイスを振ります。",
    "sugoroku.why.sonar": "手がかりがないので、ここで聞いておきます。",
    "sugoroku.why.open": "開いていない宝箱は残り{closed}個。この宝箱に賭けます。",
    "sugoroku.why.leave": "開いていない宝箱は残り{closed}個。ここでは休みになる危険を避けます。",
    "sugoroku.why.fight": "勝てば宝が手に入り、負けても失うものは少ないからです。",
    "sugoroku.why.stroll": "気の向くままに歩きます。",
    "sugoroku.why.goal": "宝を持ってゴールに入ります。",
    "sugoroku.why.home": "宝を持ってゴールへ向かいます。あと{steps}歩です。",
    "sugoroku.why.catch": "宝を持つ人に追いついて勝負を挑みます。",
    "sugoroku.why.chase": "宝を持つ人とゴールの間に近づきます。",
    "sugoroku.why.ring": "ソナーの言う距離のマスを調べます。",
    "sugoroku.why.search": "宝箱がありえるマスを通って探します。",
    "sugoroku.why.guard": "宝を見つけた人が必ず通る、ゴールのそばで待ちます。",
    "sugoroku.why.explore": "この道で宝箱が見つかる見込みは{percent}%です。",
    "sugoroku.why.approach": "宝箱がありそうなあたりに近づきます。",
    "sugoroku.why.block": "宝を持つ人の行く手をふさぎます。",
    "sugoroku.why.dodge": "宝を奪われないよう、相手から離れます。ゴールまであと{steps}歩です。",
    "sugoroku.why.peace": "今は挑まないほうがよいと見ています。",
}
