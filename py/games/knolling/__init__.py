"""KNOLLING (draft 1): lay cards full of things out neatly, then take one good photograph.

The rules, and where this project had to decide, are in `games.knolling.rules`.
"""

from games.knolling.rules import Knolling

GAME = Knolling()
