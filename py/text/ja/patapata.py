"""Patapata in Japanese."""

TEXT = {
    "patapata.title": "パタパタ紙ペン",
    "patapata.tagline": "8つのスイッチをパタパタ。折って回してお題の並びを出そう。",
    "patapata.designer": "原作：「パタパタ紙ペン」（作者が無料で公開）",
    "patapata.players": "1人以上",
    "patapata.minutes": "20分",
    "patapata.mark.o": "○",
    "patapata.mark.x": "×",
    "patapata.mark.s": "■",
    "patapata.mark.blank": "空白",
    "patapata.mark.none": "外",
    "patapata.pencilled": "鉛筆の{mark}",
    "patapata.noted": "（メモ{mark}）",
    "patapata.flip": "折り返す",
    "patapata.half.left": "左半分",
    "patapata.half.right": "右半分",
    "patapata.flap": "{row}段目{side}のスイッチ：{now}が見えています。折り返すと{then}",
    "patapata.cell": "{row}行{column}列（{name}）：{content}",
    "patapata.covered": "{cell}、隠れています",
    "patapata.sheet": "{name}の用紙、マーク{count}個",
    "patapata.rows": "、次の行 ",
    "patapata.pick": "お題の{row}行{column}列、{mark}を持つ",
    "patapata.prompt.label": "お題{n}：{words}",
    "patapata.prompt.hidden": "お題{n}：まだ見えません",
    "patapata.prompt.short": "お題",
    "patapata.course": "コース：これまでのお題",
    "patapata.group.o": "○のかたまり",
    "patapata.group.x": "×のかたまり",
    "patapata.group.s": "■のかたまり",
    "patapata.group.blank": "空白",
    "patapata.group.passes": "パス",
    "patapata.chip": "{what} {size}、{points}点",
    "patapata.passes": "パス{passes}回 +{points}",
    "patapata.score.now": "今終わったとしたときの得点",
    "patapata.score.short": "今終わると",
    "patapata.title.god": "神",
    "patapata.title.master": "マスター",
    "patapata.title.expert": "上級者",
    "patapata.title.intermediate": "中級者",
    "patapata.total": "合計",
    "patapata.rank": "称号",
    "patapata.result.caption": "小さい数字は個数や回数です。",
    "patapata.result.titled": "{total}点 — {title}！",
    "patapata.result.plain": "{total}点でした。",
    "patapata.say.is-upright": "もうお題と同じ向きです。",
    "patapata.say.fits-no-turn": "この折り方では、どう回してもお題を置けません。スイッチを折り返してみてください。",
    "patapata.say.is-ink": "{cell}にはペンで書いてあります。消したり上書きしたりはできません。",
    "patapata.say.nothing-to-erase": "ここには鉛筆の下書きがありません。",
    "patapata.say.fits-nowhere": "今の向きと折り方では、お題を置ける場所がありません。紙を回すか、スイッチを折り返してみてください。",
    "patapata.say.fits-not-here": "{cell}にはお題を置けません。はみ出すか、別のマークとぶつかります。",
    "patapata.say.laid": "置き方{n}／{of}（もう一度押すと次）",
    "patapata.say.absent": "お題の並びはまだ出ていません。一番近いところで、あと{n}つ足りません。",
    "patapata.say.absent-pencil": "下書きを入れても、お題の並びになっていません。一番近いところで、あと{n}つ足りません。",
    "patapata.say.stray": "並びはありますが、お題に使わないマーク（{cells}）は書けません。消してください。",
    "patapata.say.mirror": "それは鏡に映した形です（{cells}）。裏返しの並びでは成立しません。",
    "patapata.say.covered": "並びはそろっていますが、{cells}が隠れています。スイッチを折り返してください。",
    "patapata.say.is-covered": "{cell}は隠れています。スイッチを折り返すと書けます。",
    "patapata.say.cursor-first": "先に矢印キーでマスを選んでください。",
    "patapata.say.pass0": "パスすると、パスなしの5点が2点になります。もう一度押すとパスします。",
    "patapata.say.pass1": "2回目のパスで、パスの点が0点になります。もう一度押すとパスします。",
    "patapata.say.pass2": "もう一度押すとパスします。",
    "patapata.say.held": "{name}の用紙：スイッチ {setting}、{turn}。",
    "patapata.say.row": "{row}行目：{cells}",
    "patapata.say.sheet": "{name}：{rows}。かたまりは○{o}、×{x}、■{s}、空白{blank}、パス{passes}回、今終わると{total}点。",
    "patapata.turned.0": "回転なし",
    "patapata.turned.1": "時計回りに90度",
    "patapata.turned.2": "180度",
    "patapata.turned.3": "反時計回りに90度",
    "patapata.log.pass": "{name}：お題{n}をパス",
    "patapata.log.clear": "{name}：お題{n}をクリア {marks}（{fresh}）",
    "patapata.fresh.0": "書かずに",
    "patapata.fresh.1": "1つ書いて",
    "patapata.fresh.2": "{n}つ書いて",
    "patapata.prompt.pass": "本当にパスしますか？",
    "patapata.prompt.show": "一番よい折り方で見せています。もう一度押すと戻ります。",
    "patapata.prompt.there": "お題の並びが出ています。宣言できます。",
    "patapata.prompt.several": "お題の並びがいくつか出ています。選んで宣言できます。",
    "patapata.prompt.anchor": "持ったマスを紙のどこに置きますか？",
    "patapata.prompt.mark": "空白のマスを押すと、{mark}を下書きします。",
    "patapata.prompt.piece": "マスを押すとお題を置けます。",
    "patapata.prompt.note": "マスを押すとメモを書けます（得点には関係ありません）。",
    "patapata.prompt.flip": "マスを押すと、そのスイッチを折り返します。",
    "patapata.keys.flip": "カーソル位置のスイッチを折り返す",
    "patapata.keys.turn": "紙を左・右に回す",
    "patapata.keys.mark": "○・×・■を下書き",
    "patapata.keys.erase": "下書きを消す",
    "patapata.keys.touch": "選んだ道具を使う",
    "patapata.keys.declare": "宣言する",
    "patapata.keys.note": "メモを書く",
    "patapata.keys.unfold": "紙を広げて見る",
    "patapata.keys.pass": "パスする（2回押す）",
    "patapata.tools": "道具",
    "patapata.tool.piece": "お題をまるごと置く",
    "patapata.tool.o": "○を下書き",
    "patapata.tool.x": "×を下書き",
    "patapata.tool.s": "■を下書き",
    "patapata.tool.note": "メモ",
    "patapata.tool.flip": "スイッチを折り返す",
    "patapata.turn.left": "紙を左に回す",
    "patapata.turn.right": "紙を右に回す",
    "patapata.upright": "お題に合わせて紙を回してもらう",
    "patapata.unfold": "紙を広げて見る",
    "patapata.pass": "パス",
    "patapata.pass.sure": "パスする",
    "patapata.another": "別の並び",
    "patapata.declare": "宣言",
    "patapata.whose": "{name}の用紙",
    "patapata.back": "自分の用紙に戻る",
    "patapata.others": "ほかの人の用紙",
    "patapata.watch": "{sheet}、今終わると{total}点。大きく見る",
    "patapata.option.course": "コース",
    "patapata.option.course.generated": "新しく作る",
    "patapata.option.course.fixed-1": "固定 ⚀⚁",
    "patapata.option.course.fixed-2": "固定 ⚂⚃",
    "patapata.option.course.fixed-3": "固定 ⚄⚅",
    "patapata.option.course.random": "サイコロで決める",
    "patapata.option.course.daily": "今日のコース",
    "patapata.option.course.handmade": "手作り",
    "patapata.rules": (
        "4×8マスの紙に2つの山を折り、山をそれぞれ4つに切ると、左右にパタパタ倒れる8つの「スイッチ」"
        "ができます。いつも見えているのは4×4の16マスだけ。折り方しだいで、見えるマスが変わります。\n"
        "# お題\n"
        "12個のお題を順番に解きます。お題はマークの入った4マスの形です。紙の上に同じ並びを出せば"
        "クリア。紙は90度ずつ回せますが、鏡に映した形は認められません。\n"
        "# できること\n"
        "スイッチを倒す、紙を回す、空白のマスに書く。この3つを好きなだけ組み合わせます。前に書いた"
        "マークを使ってもかまいません。新しく書くのは0〜4個、お題の並びに入るマークだけです。"
        "宣言するとペンの字になり、もう消せません。\n"
        "# パス\n"
        "出せないお題はパスできます。先のお題は、そこに着くまで見えません。\n"
        "# 得点\n"
        "12個目が終わったら数えます。○・×・■それぞれ、縦横につながった一番大きなかたまりと、"
        "同時に見える空白の数が得点になります。数えるものごとに、一番よい折り方にしてかまいません。"
        "2つまで0点、3つ1点、4つ3点、5つ5点、6つ8点、7つ9点、8つ以上10点。パスなしは5点、1回なら"
        "2点です。満点は45点。\n"
        "# 称号\n"
        "25点で中級者、30点で上級者、35点でマスター、40点で神。\n"
        "# 何人かで\n"
        "1人1枚の紙で同じお題を解き、合計点の多い人の勝ちです。同点は分け合います。"
    ),
    "patapata.reading": (
        "得点表とお題の絵は失われているため、文章に残る値と矛盾しない表と、同じ条件のお題を作り直しました。\n"
        "奇数番目のお題は×2つと○と■、偶数番目は×1つで、○2つと■、■2つと○が交互に来ます。\n"
        "最初はすべてのスイッチが右に倒れています。\n"
        "紙の持ち方が違っても、書かれる結果が同じなら同じ手と数えます。\n"
        "手作りのコースは、どんな12個のお題でもかまいません（一直線の形を除く）。"
    ),
}
