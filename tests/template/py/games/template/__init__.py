"""Template: the smallest game that has everything a game of this site has."""

from games.template.rules import Template

GAME = Template()
