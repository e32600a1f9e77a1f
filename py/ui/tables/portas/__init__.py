"""The table of PORTAS."""

from ui.tables.portas.table import PortasTable

TABLE = PortasTable()
