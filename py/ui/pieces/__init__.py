"""What two or more tables do, written once, below them.

Pieces know the contract of a table (`ui.table`) and the words of pictures (`ui.parts`); of a
game they know nothing.
"""
