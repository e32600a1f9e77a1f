"""KNOLLING in Japanese."""

TEXT = {
    "knolling.title": "KNOLLING",
    "knolling.tagline": "きれいに並べ、上手に重ね、最高の1枚を撮ろう。",
    "knolling.designer": "原案：「KNOLLING 草案1」。絵：Twemoji（© Twitter, Inc および貢献者、CC-BY 4.0）を回転・拡大縮小して使用",
    "knolling.genre.r": "趣味",
    "knolling.genre.b": "道具",
    "knolling.genre.g": "野菜",
    "knolling.genre.y": "楽器",
    "knolling.genre.w": "オシャレ",
    "knolling.card": "カード{card}（{things}）",
    "knolling.thing-of": "{thing}〔{genre}〕",
    "knolling.colon": "：",
    "knolling.nothing": "なし",
    "knolling.track": "コース",
    "knolling.stop.start": "スタート",
    "knolling.stop.turn": "折り返し",
    "knolling.stop.goal": "ゴール",
    "knolling.position": "{n}番",
    "knolling.gone": "カードはもうありません",
    "knolling.pawns-here": " ここにいる人：{names}。",
    "knolling.others": "みんなのテーブル",
    "knolling.points": "{n}点",
    "knolling.points.one": "{n}点",
    "knolling.points.short": "{n}点",
    "knolling.cards": "{n}枚",
    "knolling.cards.one": "{n}枚",
    "knolling.count": "アイテム{n}個",
    "knolling.count.one": "アイテム{n}個",
    "knolling.and-held": "保留{n}枚、",
    "knolling.area": "{name}のテーブル、カード{cards}",
    "knolling.look.own": "自分のテーブルに戻る",
    "knolling.zoom": "拡大・縮小",
    "knolling.zoom.in": "拡大",
    "knolling.zoom.out": "縮小",
    "knolling.zoom.fit": "全体を表示",
    "knolling.move": "動かす",
    "knolling.turn": "右に回す",
    "knolling.turn.back": "左に回す",
    "knolling.nudge.left": "左へ1マス",
    "knolling.nudge.up": "上へ1マス",
    "knolling.nudge.down": "下へ1マス",
    "knolling.nudge.right": "右へ1マス",
    "knolling.occasion.look": "見ています",
    "knolling.occasion.to": "手番です",
    "knolling.occasion.place": "カードを置きます",
    "knolling.occasion.after.tidy": "整理（{name}の手番のあと）",
    "knolling.occasion.after.fill": "穴埋め（{name}の手番のあと）",
    "knolling.occasion.unhold": "手番の終わり",
    "knolling.occasion.frame": "撮影",
    "knolling.prompt.to": "コースのカードを選んでください。",
    "knolling.prompt.to.picked": "テーブルで試せます。取りますか？",
    "knolling.prompt.place": "隣につなげるか、重ねて置きます。",
    "knolling.prompt.place.first": "最初の1枚です。向きを決めて置きます。",
    "knolling.prompt.confirm": "決定するか、持ち上げ直してください。",
    "knolling.prompt.tidy": "整理：カードを1枚動かせます。",
    "knolling.prompt.unhold": "保留したカードを1枚置けます。",
    "knolling.prompt.fill": "すきまを1マス埋められます。",
    "knolling.prompt.frame": "写す範囲を決めて、撮影します。",
    "knolling.pick": "好きなだけ先に進めます。通り過ぎたカードは、ほかの人のために残ります。",
    "knolling.pick.T": "折り返し：カードは取れませんが、ほかの人の手番のあとに整理できるようになります。",
    "knolling.pick.G": "ゴール：もうカードは取りません。",
    "knolling.choose.tidy": "動かせるカード",
    "knolling.choose.unhold": "保留しているカード",
    "knolling.lift.free": "{card}を持ち上げる",
    "knolling.lift.held": "保留している{card}を出す",
    "knolling.clash": "ここには置けません。カードに隣り合うか、重なる必要があります。",
    "knolling.clash.tidy": "動かすか回してください。ほかのカードに隣り合うか、重なる必要があります。",
    "knolling.clash.fill": "埋められるのは、カードにはさまれた空きマスだけです。",
    "knolling.clash.frame": "フレームにカードが入っていません。",
    "knolling.covers": "隠れるアイテム{n}個：{things}",
    "knolling.frees": "現れるアイテム{n}個：{things}",
    "knolling.covers-nothing": "隠れるアイテムはありません",
    "knolling.figure.soon": "最高の1枚：…",
    "knolling.figure": "最高の1枚：{worth}点（{items}＋ジャンル{bonus}）",
    "knolling.frame.figure": "見込み{worth}：{items}＋ジャンル{bonus}",
    "knolling.frame.best": "最高の位置",
    "knolling.filler.genre": "埋めるジャンル",
    "knolling.do.take": "このカードを取る",
    "knolling.do.arrive.T": "折り返しに進む",
    "knolling.do.arrive.G": "ゴールする",
    "knolling.do.put": "ここに置く",
    "knolling.do.confirm": "決定",
    "knolling.do.up": "持ち上げる",
    "knolling.do.drop": "元に戻す",
    "knolling.do.hold": "保留する",
    "knolling.do.keep.tidy": "このままにする",
    "knolling.do.keep.unhold": "何も置かない",
    "knolling.do.keep.fill": "埋めない",
    "knolling.do.shutter": "シャッターを切る",
    "knolling.say.pick-first": "先にコースのカードを選んでください。",
    "knolling.say.lift-first": "先にカードを選んでください。",
    "knolling.say.covered": "{card}の上には別のカードがあります。",
    "knolling.log.to": "{name}：{place}の{card}を取る",
    "knolling.log.arrive": "{name}：「{stop}」に着く",
    "knolling.log.place": "{name}：カード{card}を置く",
    "knolling.log.hold": "{name}：カード{card}を保留する",
    "knolling.log.tidy": "{name}：カード{card}を整理する",
    "knolling.log.unhold": "{name}：保留していたカード{card}を置く",
    "knolling.log.keep": "{name}：このままにする",
    "knolling.log.fill": "{name}：すきまを{genre}で埋める",
    "knolling.log.frame": "{name}：撮影、{items}",
    "knolling.log.covers": "（隠れたもの：{things}）",
    "knolling.say.phase.out": "往路です。",
    "knolling.say.phase.return": "復路です。",
    "knolling.say.phase.frame": "全員がゴールしました。撮影です。",
    "knolling.say.phase.over": "ゲームは終わりました。",
    "knolling.say.deck": "山札は{n}枚です。",
    "knolling.say.track": "{place}にカード{card}：{things}。",
    "knolling.say.pawn": "{name}：ポーンは{place}。",
    "knolling.say.taken": "手にあるカード{card}：{things}。",
    "knolling.say.held": "保留しているカード{card}：{things}。",
    "knolling.say.laid": "カード{card}、位置{x}, {y}、{turn}度回転。見えているアイテム：{things}。",
    "knolling.say.filler": "穴埋め（{genre}）、位置{x}, {y}。",
    "knolling.say.frame": "写真の左上は{x}, {y}。",
    "knolling.photo.items": "個",
    "knolling.photo.taken": "撮影済み",
    "knolling.photo.of": "{name}の写真",
    "knolling.photo.none": "カードがないので写真もありません。",
    "knolling.photo.numbers": "アイテムを数える",
    "knolling.photo.png": "PNGで保存",
    "knolling.photo.svg": "SVGで保存",
    "knolling.photo.share": "写真を共有",
    "knolling.photo.saved": "保存しました。",
    "knolling.photo.shared": "共有しました。",
    "knolling.photo.failed": "ここでは画像を保存できませんでした。",
    "knolling.result.caption": "写っているアイテム1個につき1点。ジャンルごとに最大面積の1位が6点、2位が3点です。小さい数字は面積（マス）です。",
    "knolling.result.items": "アイテム",
    "knolling.option.thinking_area": "思考エリア",
    "knolling.option.thinking_area.False": "なし",
    "knolling.option.thinking_area.True": "あり：カードを保留できる",
    "knolling.option.filler": "穴埋め",
    "knolling.option.filler.False": "なし",
    "knolling.option.filler.True": "あり：ゴール後に埋められる",
    "knolling.keys.arrows": "コースを移動、カードを動かす",
    "knolling.keys.enter": "選ぶ、置く、決定する",
    "knolling.keys.escape": "持ち上げ直す、元に戻す",
    "knolling.keys.keep": "このままにする",
    "knolling.keys.hold": "カードを保留する",
    "knolling.keys.choose": "次の動かせるカード",
    "knolling.keys.best": "カメラの最高の位置",
    "knolling.keys.look": "その席のテーブルを見る",
    "knolling.rules": (
        "いろいろな物をきれいに並べて（ノーリング）、とっておきの写真を1枚撮ります。カードは60枚。"
        "横3マス、縦4マスに、1〜4マスのアイテムが描かれています。ジャンルは趣味・道具・野菜・楽器・"
        "オシャレの5つ。何も描かれていないマスにも色が付いていることがあります。\n"
        "# コース\n"
        "スタートの右に、1人につき6枚のカードが並び、その先が折り返しです。折り返しから最も遠い人の"
        "番です。スタートでは、最初の人から席順に進みます。好きなだけ先のカードまで進んで取り、山札の"
        "1枚を左端に足します。足したカードは帰り道で取れます。遅れている人は続けて何度も動くことが"
        "あります。\n"
        "# カードを置く\n"
        "最初の1枚は自由に置きます。2枚目からは、自分のカードに辺で隣り合うか、1マスでも重なるように、"
        "必ず上に置きます。一部でも隠れたアイテムは数えません。\n"
        "# 整理\n"
        "自分のポーンが折り返しにいる間、ほかの人の手番が終わるたびに、上に何も重なっていないカードを"
        "1枚動かせます。\n"
        "# 帰り道\n"
        "全員が折り返しに着いたら、左端がゴールになり、同じように戻ります。今度はゴールから最も遠い人の"
        "番で、同じ位置なら席順の最後の人からです。\n"
        "# 撮影\n"
        "全員がゴールしたら、横12マス、縦9マスのフレームを決めます。フレームの中で、すべてのマスが見え"
        "ているアイテム1個につき1点。さらにジャンルごとに、つながった最大面積の1位が6点、2位が3点。"
        "同着は分け合い（端数切り捨て）、1位が同着なら2人分の合計を分けます。得点の多い人の勝ちです。\n"
        "# 絵について\n"
        "アイテムの絵は Twemoji（© Twitter, Inc および貢献者、CC-BY 4.0）を回転・拡大縮小したものです。"
        "ねぎ、大根、トライアングル、タンバリン、カスタネット、ネクタイと、カードのデザインはこのサイトの"
        "ために作りました。"
    ),
    "knolling.reading": (
        "原案にはカードの絵がないため、60枚はこのサイトで作りました。\n"
        "原案は3〜5人用です。ここでは2人でも遊べます。\n"
        "カードはマス目に合わせ、90度ずつ回して置きます。\n"
        "折り返しとゴールではカードを取らず、足しません。帰り道ではカードを足しません。\n"
        "整理はほかの人の手番が終わるたびに1回で、何かを変えなければなりません。残りのカードが離れ離れに"
        "なってもかまいません。1枚しかないときは、その場で回すことだけできます。\n"
        "面積が0のジャンルでは順位が付かず、点もありません。\n"
        "思考エリア：取ったカードを保留し、あとの自分の手番の終わりか、整理の代わりに置けます。保留した"
        "ままのカードは得点になりません。\n"
        "穴埋め：ゴールにいる人は、ほかの人の手番が終わるたびに、2辺以上がカードに接する空きマスを好きな"
        "ジャンル1マスで埋められます。面積には数えますが、アイテムにはなりません。"
    ),
}
