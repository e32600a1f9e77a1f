"""The table of 双六×宝探し."""

from ui.tables.sugoroku.table import SugorokuTable

TABLE = SugorokuTable()
