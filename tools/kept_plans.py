"""Which games `tools/keep_games.py` keeps: of every kind, early, in the middle of something, and over."""

from __future__ import annotations

from typing import Any, NamedTuple

from feldherr import games

ACCOUNTS = ("ann", "bob")
PERSONS = (*ACCOUNTS, "eve")


class Plan(NamedTuple):
    """A game to be kept. `stop`: early, middle (in a procedure), over (by the rules), resign, draw, clock or bots."""

    game: str
    title: str
    stop: str
    after: int
    seats: tuple[str, ...]
    options: dict[str, Any] = {}


MARENGO, AUSTERLITZ, VIKTORY, TRENCHES, EUROPE = games.GAMES
TEAMS = {"december": 1, "santon": True, "auction": True, "allied_players": 2, "french_players": 2}
EXPERTS = {"mode": "four", "trenches": True, "cards": "all", "unit_limit": True}
AUTOMA = {"mode": "solo", "map": "isonzo", "difficulty": "hard", "trenches": True, "cards": "choose"}
PLANS = [
    Plan(MARENGO, "early", "early", 8, ("ann", "bob")),
    Plan(MARENGO, "middle", "middle", 120, ("ann", "greedy"), {"mixing": False}),
    Plan(MARENGO, "over", "over", 0, ("ann", "bob")),
    Plan(MARENGO, "resigned", "resign", 30, ("ann", "bob"), {"mixing": False}),
    Plan(AUSTERLITZ, "early", "early", 8, ("ann", "bob", "eve", "random"), TEAMS),
    Plan(AUSTERLITZ, "middle", "middle", 120, ("ann", "greedy"), {"french_handicap": 2}),
    Plan(AUSTERLITZ, "over", "over", 0, ("ann", "bob", "eve"), {"french_players": 2, "auction": True}),
    Plan(AUSTERLITZ, "drawn", "draw", 40, ("ann", "bob"), {"allied_handicap": 1}),
    Plan(VIKTORY, "early", "early", 12, ("ann", "bob", "greedy"), {"players": 3, "vassals": True, "relocation": True}),
    Plan(VIKTORY, "middle", "middle", 120, ("ann", "greedy", "ann", "random"),
         {"players": 4, "dominance": True, "less_luck": True, "balanced_land": True}),
    Plan(VIKTORY, "over", "over", 0, ("ann", "greedy", "greedy"), {"players": 3, "vassals": True}),
    Plan(VIKTORY, "conquered", "over", 0, ("ann", "greedy"), {"decisive_blow": True, "open_map": True}),
    Plan(VIKTORY, "clock", "clock", 12, ("ann", "bob"), {"flat_world": True}),
    Plan(TRENCHES, "early", "early", 10, ("ann", "bob", "eve", "greedy"), EXPERTS),
    Plan(TRENCHES, "middle", "middle", 40, ("ann",), AUTOMA),
    Plan(TRENCHES, "over", "over", 0, ("ann", "greedy"), {"short_game": True, "simple_setup": True}),
    Plan(TRENCHES, "automa", "over", 0, ("ann", "bob"), {"mode": "coop", "short_game": True}),
    Plan(EUROPE, "early", "early", 10, ("ann", "bob", "eve", "greedy", "random"),
         {"players": 5, "setup": "central", "nations": "draw"}),
    Plan(EUROPE, "middle", "middle", 250, ("ann", "greedy", "bob", "random"),
         {"players": 4, "inspiring": True, "straits": True}),
    Plan(EUROPE, "over", "over", 0, ("ann", "greedy", "random")),
    Plan(MARENGO, "bots", "bots", 200, ("ann", "recruit")),
    Plan(AUSTERLITZ, "bots", "bots", 200, ("ann", "greedy")),
    Plan(VIKTORY, "bots", "bots", 200, ("ann", "greedy")),
    Plan(TRENCHES, "bots", "bots", 200, ("ann", "greedy")),
    Plan(EUROPE, "bots", "bots", 200, ("ann", "greedy", "greedy")),
]  # fmt: skip
