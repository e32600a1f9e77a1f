"""双六×宝探し: a dice race over a hidden map, for the treasure and then for the goal.

Designed by 雪月 (Yukizuki). The rules, and where this project had to decide, are in
`games.sugoroku.rules`; what happens in a turn is in `games.sugoroku.turn`.
"""

from games.sugoroku.rules import Sugoroku

GAME = Sugoroku()
