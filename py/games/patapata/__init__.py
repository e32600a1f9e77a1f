"""Patapata: pen and paper with a sheet that folds over.

Designed by the author of パタパタ紙ペン, who published it for everybody to use. The rules, and
where this project had to decide, are in `games.patapata.rules`.
"""

from games.patapata.rules import Patapata

GAME = Patapata()
