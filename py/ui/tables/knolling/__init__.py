"""The table of KNOLLING."""

from ui.tables.knolling.table import KnollingTable

TABLE = KnollingTable()
