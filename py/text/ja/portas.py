"""PORTAS in Japanese."""

TEXT = {
    "portas.title": "PORTAS",
    "portas.tagline": "宝を運び出し、最後の「鍵」を手にするのはどちら？",
    "portas.designer": "原作：星空祭",
    "portas.seat": "{name}の場",
    "portas.hand": "手札",
    "portas.points": "点",
    "portas.card": "ポートカード{card}",
    "portas.pass": "パスする",
    "portas.left": "残り",
    "portas.nothing": "なし",
    "portas.pile": "山札 {n}枚",
    "portas.may-draw": "山札に残っているカード",
    "portas.to-come": "これから出る宝箱（順番は不明）：{treasures}",
    "portas.no-more": "宝箱はこれで最後です。",
    "portas.empty-place": "ここにはもう宝箱がありません。",
    "portas.prize": "宝{treasure}、{points}点",
    "portas.prize-hidden": "取った宝",
    "portas.takes": "{name}が{points}点獲得！",
    "portas.would-take": "宝を取れます：{points}点",
    "portas.prompt.card": "カードを選んでください。",
    "portas.prompt.chest": "{card}をどの宝箱に使いますか？",
    "portas.prompt.pass": "使えるカードがありません。パスしてください。",
    "portas.say.not-in-hand": "手札に{card}はありません。",
    "portas.say.too-big": "{card}はどちらの宝箱の残りより大きいので使えません。",
    "portas.say.card-first": "先にカードを選んでください。",
    "portas.say.does-not-fit": "残りは{left}なので{card}は使えません。",
    "portas.say.fits": "{card}を使えます。",
    "portas.say.chest": "宝箱{treasure}：残り{left}。{first}が{carried0}、{second}が{carried1}運び出しました。",
    "portas.say.cards": "宝箱{treasure}：{cards}。",
    "portas.say.hand": "{name}：手札 {hand}、山札{pile}枚、{points}点。",
    "portas.log.play": "{name}：宝箱{treasure}に{card}（残り{left}）",
    "portas.log.take": "{name}：宝箱{treasure}に{card}で獲得、{points}点",
    "portas.log.pass": "{name}：使えるカードがなくパス",
    "portas.result.caption": "宝の価値は、自分で運び出した数の合計です。",
    "portas.result.chests": "取った宝",
    "portas.result.chest": "宝{treasure}で{points}点",
    "portas.option.first": "先手",
    "portas.option.first.random": "くじ引き",
    "portas.option.first.0": "1人目の席",
    "portas.option.first.1": "2人目の席",
    "portas.option.hide_used": "記憶ルール",
    "portas.option.hide_used.False": "なし",
    "portas.option.hide_used.True": "あり：使ったカードを見せない",
    "portas.option.assist": "計算の手助け",
    "portas.option.assist.True": "あり：残りや合計を表示",
    "portas.option.assist.False": "なし：自分で計算する",
    "portas.keys.digits": "その数のカードを選ぶ",
    "portas.rules": (
        "2人のトレジャーハンターが、11〜15が入った5つの宝箱を取り合います。持っているポート"
        "カードは同じ14枚。1と2が3枚ずつ、3・4・5・6が2枚ずつです。\n"
        "# 手番\n"
        "まず自分の山札から引いて、手札を4枚に戻します。次に、開いている2つの宝箱のどちらかに"
        "カードを1枚使います。宝箱の残りより大きいカードは使えません。\n"
        "# 宝を取る\n"
        "ちょうど最後の1つまで運び出した人が鍵を手に入れ、宝を取ります。得点は宝箱の数字では"
        "なく、そこに自分が使ったカードの合計です。相手の運び出した分は消えます。空いた場所に"
        "は次の宝箱が開きます。\n"
        "# 見えている手札\n"
        "手札はお互いに公開です。引くのは自分の手番の始めだけなので、相手の手札は3枚まで見え、"
        "4枚目は予想することになります。\n"
        "# ゲームの終わり\n"
        "最後の宝が取られるか、2人とも使えるカードがなくなったら終わりです。宝箱に残った分は"
        "誰のものにもなりません。得点の多い人の勝ち、同点は引き分けです。"
    ),
    "portas.reading": (
        "使えるカードがあるときは必ず使います。パスできるのは1枚も使えないときだけです。\n"
        "「2人とも使えない」とは、パスが2回続くことです。\n"
        "記憶ルールと計算の手助けは表示だけを変え、ルールは変えません。"
    ),
}
