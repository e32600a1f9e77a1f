"""双六×宝探し in Japanese."""

TEXT = {
    "sugoroku.title": "双六×宝探し",
    "sugoroku.tagline": "誰にも見えない地図の上で、宝を探してゴールへ急ごう。",
    "sugoroku.designer": "原作：雪月",
    "sugoroku.both": "{one}{other}",
    "sugoroku.none": "なし",
    "sugoroku.arrow": "→",
    "sugoroku.map": "みんなで描く宝の地図、{size}×{size}マス",
    "sugoroku.round": "{n}巡目",
    "sugoroku.round-left": "{n}巡目（あと{left}巡で引き分け）",
    "sugoroku.counts": "宝箱 {found}/{chests} · 壁 {known}/{walls}",
    "sugoroku.die": "4面ダイス",
    "sugoroku.die-shows": "4面ダイスの目は{n}",
    "sugoroku.tools": "地図の表示",
    "sugoroku.switch.rings": "ソナーの輪",
    "sugoroku.switch.hatch": "宝箱のないマス",
    "sugoroku.switch.map": "本当の地図",
    "sugoroku.switch.heat": "宝箱の見込み",
    "sugoroku.pencil": "鉛筆",
    "sugoroku.pencil.wall": "壁？",
    "sugoroku.pencil.chest": "宝箱？",
    "sugoroku.pencil.note": "メモ",
    "sugoroku.pencil.erase": "消す",
    "sugoroku.pencil.note-at": "{at}のメモ",
    "sugoroku.act.roll": "ダイスを振る",
    "sugoroku.act.sonar": "ソナー",
    "sugoroku.act.open": "開ける",
    "sugoroku.act.leave": "開けない",
    "sugoroku.act.fight": "挑む",
    "sugoroku.act.peace": "見送る",
    "sugoroku.act.go": "歩く {steps}/{n}",
    "sugoroku.act.stay": "動かない",
    "sugoroku.act.back": "1歩戻す",
    "sugoroku.act.step-U": "上へ1歩",
    "sugoroku.act.step-D": "下へ1歩",
    "sugoroku.act.step-L": "左へ1歩",
    "sugoroku.act.step-R": "右へ1歩",
    "sugoroku.flag.treasure": "宝を持っています",
    "sugoroku.flag.rest": "次の番は休みです",
    "sugoroku.flag.pinned": "{name}が動くまで動けません",
    "sugoroku.flag.sonar": "ソナーをまだ使えます",
    "sugoroku.prompt.roll": "ダイスを振ってください。",
    "sugoroku.prompt.roll-sonar": "ダイスかソナーを選んでください。",
    "sugoroku.prompt.path": "{n}歩まで。なぞるかタップで道を決めます。",
    "sugoroku.prompt.planned": "{way}（{n}歩のうち{steps}歩）",
    "sugoroku.prompt.chest": "{at}に宝箱があります。開けますか？",
    "sugoroku.prompt.fight": "宝を持つ{name}と同じマスです。勝負を挑みますか？",
    "sugoroku.prompt.pencil": "鉛筆を使っています。マスを選んでください。",
    "sugoroku.banner.bump": "ドン！　壁です",
    "sugoroku.banner.chest": "宝箱です！",
    "sugoroku.banner.goal": "{name}、ゴール！",
    "sugoroku.banner.sonar": "一番近い宝箱まで{n}歩",
    "sugoroku.banner.open-true": "本物の宝です！",
    "sugoroku.banner.open-false": "空っぽ……次の番は休みです",
    "sugoroku.banner.fight": "{name}の勝ち！",
    "sugoroku.log.roll": "{name}がダイスを振ります。",
    "sugoroku.log.die": "{name}の出目は{n}です。",
    "sugoroku.log.sonar": "{name}が{at}でソナーを使いました。一番近い宝箱まで{n}歩です。",
    "sugoroku.log.walk": "{name}：{way}。",
    "sugoroku.log.stay": "{name}は{at}から動きません。",
    "sugoroku.log.by": "{name}：{said}",
    "sugoroku.log.bump": "{wall}は壁でした。{at}で止まります。",
    "sugoroku.log.chest": "{at}で宝箱を見つけました。",
    "sugoroku.log.goal": "宝を持ってゴールしました！",
    "sugoroku.log.leave": "{name}は{at}の宝箱を開けません。",
    "sugoroku.log.open-true": "{name}が{at}の宝箱を開けました。本物の宝です！",
    "sugoroku.log.open-false": "{name}が{at}の宝箱を開けました。空っぽです。次の番は休みです。",
    "sugoroku.log.fight": "{name}が{other}に勝負を挑みます。",
    "sugoroku.log.peace": "{name}は{other}に挑みません。",
    "sugoroku.log.fight-won": "{mine}対{theirs}で{name}の勝ち。{other}から宝を奪いました。",
    "sugoroku.log.fight-lost": "{mine}対{theirs}で{other}の勝ち。{name}は{other}が動くまで動けません。",
    "sugoroku.log.fight-tie": "{mine}対{theirs}の引き分けで{other}の勝ち。{name}は{other}が動くまで動けません。",
    "sugoroku.log.lost": "（{names}は休み）",
    "sugoroku.log.cap": "{n}巡が終わり、引き分けです。",
    "sugoroku.say.edge": "地図の外へは出られません。",
    "sugoroku.say.wall": "{at}は壁だとわかっています。",
    "sugoroku.say.no-steps": "出目は{n}です。これ以上は進めません。",
    "sugoroku.say.too-far": "{at}は{far}歩以上先です。残りは{n}歩です。",
    "sugoroku.say.blocked": "{at}へは、壁があるので{n}歩では行けません。",
    "sugoroku.say.here": "ここに立っています。隣のマスを選んでください。",
    "sugoroku.say.nothing-planned": "戻す歩がありません。",
    "sugoroku.say.plan-first": "まだ道が決まっていません。動かないときは「0」を押してください。",
    "sugoroku.say.sonar-used": "ソナーは1ゲームに1回だけです。もう使いました。",
    "sugoroku.say.sonar-late": "宝はもう見つかっているので、ソナーは使えません。",
    "sugoroku.say.sonar-nothing": "宝箱はすべて見つかっているので、ソナーは使えません。",
    "sugoroku.say.sonar-not-now": "ソナーは動く前にだけ使えます。",
    "sugoroku.say.rolled": "ダイスを振れるのは番の初めだけです。",
    "sugoroku.say.no-chest": "ここに開ける宝箱はありません。",
    "sugoroku.say.no-fight": "今は勝負を挑めません。",
    "sugoroku.say.map": "地図は{size}×{size}マス、スタートは{start}、ゴールは{goal}です。",
    "sugoroku.say.player": "{n}番 {name}：{at}",
    "sugoroku.say.walls": "わかっている壁は{walls}のうち{known}：{at}。",
    "sugoroku.say.chests": "見つかった宝箱は{chests}のうち{found}。開けていないもの：{closed}。開けたもの：{opened}。",
    "sugoroku.say.sonar": "{name}のソナー：{at}から一番近い宝箱まで{n}歩。",
    "sugoroku.say.stood": "歩いたマス：{at}。",
    "sugoroku.say.revealed": "本当の地図 — 壁：{walls}。宝箱：{chests}。本物：{true}。",
    "sugoroku.say.possible": "まだ見つかっていない宝箱がありえるマス：{at}。",
    "sugoroku.say.possible-many": "まだ見つかっていない宝箱は{n}マスのどれかにあります。",
    "sugoroku.say.marks": "鉛筆の書き込み：{marks}。",
    "sugoroku.result.rounds": "{n}巡目で決着しました。",
    "sugoroku.result.true": "本物の宝箱は{at}にありました。",
    "sugoroku.result.unfound": "宝は最後まで見つかりませんでした。",
    "sugoroku.result.replay": "隠れていた壁と宝箱が地図に現れました。再生や棋譜で、歩いた道をたどれます。",
    "sugoroku.thought": "{name}の考え（{move}）：{why}",
    "sugoroku.heat-none": "この局面では、もう宝箱を探していません。前の局面に戻ると、そのときわかっていたことと、コンピューターの考えが見られます。",
    "sugoroku.heat-help": "数字は、この時点でわかることから計算した、まだ見つかっていない宝箱がそのマスにある見込み（％）です。",
    "sugoroku.option.size": "地図の大きさ",
    "sugoroku.option.size.n": "{n}×{n}マス",
    "sugoroku.option.walls": "壁の数",
    "sugoroku.option.walls.usual": "標準",
    "sugoroku.option.walls.n": "{n}",
    "sugoroku.option.first": "最初の番",
    "sugoroku.option.first.random": "くじ引き",
    "sugoroku.option.first.0": "席1",
    "sugoroku.option.first.1": "席2",
    "sugoroku.option.first.2": "席3",
    "sugoroku.option.first.3": "席4",
    "sugoroku.option.first.4": "席5",
    "sugoroku.option.first.5": "席6",
    "sugoroku.option.assist": "推理の手助け",
    "sugoroku.option.assist.False": "なし",
    "sugoroku.option.assist.True": "あり（斜線）",
    "sugoroku.keys.plan": "道を1歩のばす",
    "sugoroku.keys.enter": "ダイスを振る・歩く",
    "sugoroku.keys.chest": "宝箱を開ける・開けない",
    "sugoroku.keys.fight": "勝負を挑む・見送る",
    "sugoroku.keys.pencil": "鉛筆：矢印で移動、wは壁？、tは宝箱？、nはメモ、Deleteで消す",
    "sugoroku.rules": (
        "誰にも見えない地図の上を歩き、宝箱を探し、本物の宝をゴールまで運ぶ競走です。スタート"
        "SとゴールGだけが初めから見えていて、壁と宝箱は隠れています。宝箱の数は人数より1つ多く、"
        "本物は1つだけです。ゲームマスターの言葉は全員に聞こえます。\n"
        "# 番の流れ\n"
        "4面ダイスを振り、出た目以内の歩数で、上下左右の道を宣言します。短くても、動かなくても"
        "かまいません。わかっている壁に入る道は宣言できません。\n"
        "# 壁と宝箱\n"
        "隠れた壁に当たると、その手前で止まります。宝箱のあるマスに来ると足を止め、開けるかどうか"
        "を聞かれます。開けなければ道の続きを歩きます。空の宝箱を開けると、その場で止まり、次の番"
        "は休みです。本物なら宝を手に入れて止まります。\n"
        "# ソナー\n"
        "1ゲームに1回、動く前に使えます。まだ見つかっていない宝箱のうち一番近いものまでの歩数が、"
        "壁を無視した数で全員に知らされます。どの宝箱か、本物かどうかはわかりません。\n"
        "# 勝負\n"
        "宝を持っていない人が歩いて、宝を持つ人と同じマスで止まると、勝負を挑めます。6面ダイスを"
        "1つずつ振り、大きいほうが宝を手にします。同じ目は宝を持つ人の勝ちです。負けた人は、勝った"
        "人が動くまで動けません。\n"
        "# ゲームの終わり\n"
        "宝を持ってゴールに入った人の勝ちです。宝がなければ、ゴールはただのマスです。"
    ),
    "sugoroku.reading": (
        "SとGは6歩以上離れ、宝箱はSから2歩以上離れています。Gとすべての宝箱には必ず歩いて行けます。\n"
        "ソナーは、ダイスを振る前にも、振ってから歩き出す前にも使えます。宝が見つかった後や、宝箱が"
        "すべて見つかった後は使えません。\n"
        "空の宝箱を開けると、残りの道も歩けません。\n"
        "本物の宝が見つかると、ほかの宝箱ではもう足を止めません。\n"
        "宝箱は、そのマスに踏み込んだときにだけ聞かれます。\n"
        "勝負を挑めるのは、その番に1歩以上動いて止まったときです。負けた挑戦者には、たいてい損が"
        "ありません。相手が先に動くからです。宝を奪われた人は必ず1回休みになります。\n"
        "300巡で引き分けです。\n"
        "推理の手助けは、みんなが見聞きしたことから宝箱がないとわかるマスに斜線を引きます。原作にはない"
        "助けです。表示だけを変え、ルールは変えません。"
    ),
}
