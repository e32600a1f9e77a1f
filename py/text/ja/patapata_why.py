"""Why a computer player of Patapata moved so, in Japanese."""

TEXT = {
    "patapata.why.stuck": "どこにも出現させることができません。",
    "patapata.why.pass": "ここではマークを書くより、パスしたほうが点を失わずに済みます。",
    "patapata.why.first": "まだ何も書いていないので、どこに書いても大きな差はありません。",
    "patapata.why.nothing": "もう出現しているので、何も書かずに済みます。",
    "patapata.why.grow": "{mark}のいちばん大きなかたまりが{size}個になり、{points}点になります。",
    "patapata.why.reuse": "書いてあるマークを{reused}個使い、新しく書くのは{fresh}個だけです。",
    "patapata.why.glance": "思いついた{seen}通りの中では、いちばん良い書き方です。",
    "patapata.why.now": "いまの時点で、いちばん得点が高くなる書き方です。",
    "patapata.why.ahead": "先の見込みがいちばん良い書き方です。最後は{total}点くらいになりそうです。",
}
