"""The table of the template game."""

from ui.tables.template.table import TemplateTable

TABLE = TemplateTable()
