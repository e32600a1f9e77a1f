"""What the computer players of KNOLLING say of their moves, in Japanese."""

TEXT = {
    "knolling.why.only": "ほかに手がありません。",
    "knolling.why.frame": "いちばん多く写る写真です。アイテム{items}個。",
    "knolling.why.whim": "なんとなく選びました。",
    "knolling.why.like": "このカードが気に入りました。",
    "knolling.why.keep": "今のままで十分です。",
    "knolling.why.items": "アイテム{items}個が全部見えます。",
    "knolling.why.tidy": "動かすと{gain}点ほど増えます。",
    "knolling.why.whole": "何も隠さず、アイテム{items}個が見えます。",
    "knolling.why.cover": "アイテム{items}個を見せ、{lost}個を隠します。",
    "knolling.why.area-hobby": "趣味のエリアが{cells}マスに広がります。",
    "knolling.why.area-tool": "道具のエリアが{cells}マスに広がります。",
    "knolling.why.area-vegetable": "野菜のエリアが{cells}マスに広がります。",
    "knolling.why.area-instrument": "楽器のエリアが{cells}マスに広がります。",
    "knolling.why.area-fashion": "オシャレのエリアが{cells}マスに広がります。",
    "knolling.why.reach": "{gain}点ほどの価値があるので、{passed}枚とばして取ります。",
    "knolling.why.next": "すぐ次のカードで{gain}点ほど見込めます。",
    "knolling.why.hold": "今置くと損なので、手元に残します。",
    "knolling.why.fill": "エリアが広がります。",
}
