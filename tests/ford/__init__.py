"""Ford: a tiny game that uses every feature of the kernel. Tests, the server's and the client's too, play it.

Five areas in a row between two camps; eight blocks a side that the enemy sees only from behind. A side gives two
commands a turn: march, or attack a neighbouring area. Its rules are in `rules.toml`, cited as `FO §`.
"""

from tests.ford.game import GAME, Ford
from tests.ford.state import Options

__all__ = ["GAME", "Ford", "Options"]
