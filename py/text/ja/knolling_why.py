"""Why a computer player of KNOLLING moved so, in Japanese."""

TEXT = {
    "knolling.why.only": "ほかに選べる手がありません。",
    "knolling.why.whim": "なんとなくです。",
    "knolling.why.like": "すぐ先のカードの中で、これが気に入りました。",
    "knolling.why.items": "いくつか試して、アイテムが{items}個そろって見える置き方にしました。",
    "knolling.why.next": "すぐ次のカードでおよそ{gain}点の価値があり、先を急がずにすみます。",
    "knolling.why.reach": "ここに置けばおよそ{gain}点の価値があり、手前の{passed}枚を飛ばしても取りたいカードです。",
    "knolling.why.whole": "何も隠さずに、アイテムが{items}個増えます。",
    "knolling.why.cover": "{lost}個隠れますが、アイテムが{items}個増えます。",
    "knolling.why.area-hobby": "赤（趣味）のつながりが{cells}マスになります。",
    "knolling.why.area-tool": "青（道具）のつながりが{cells}マスになります。",
    "knolling.why.area-vegetable": "緑（野菜）のつながりが{cells}マスになります。",
    "knolling.why.area-instrument": "黄（楽器）のつながりが{cells}マスになります。",
    "knolling.why.area-fashion": "白（オシャレ）のつながりが{cells}マスになります。",
    "knolling.why.hold": "今はどこに置いても損になるので、手元に残します。",
    "knolling.why.unhold": "残しておいたカードがうまく収まり、およそ{gain}点になります。",
    "knolling.why.tidy": "このカードを動かすと、およそ{gain}点の得になります。",
    "knolling.why.keep": "動かしても得にならないので、そのままにします。",
    "knolling.why.fill": "ここを埋めると、色のつながりがいちばん広がります。",
    "knolling.why.frame": "いちばん点になる構図です。アイテムが{items}個そろって写ります。",
}
