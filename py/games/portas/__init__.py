"""PORTAS: two treasure hunters carry treasure out of chests, card by card, to the key.

Designed by 星空祭 (Hoshizora-sai). The rules, and where this project had to decide, are in
`games.portas.rules`.
"""

from games.portas.rules import Portas

GAME = Portas()
