"""The table of Patapata."""

from ui.tables.patapata.table import PatapataTable

TABLE = PatapataTable()
