"""Chapter 11, ruling r39: who has neither units nor forts, and whether anything can still come."""

from __future__ import annotations

from feldherr.games.trench_club.board import NOBODY
from feldherr.games.trench_club.rules.choices.money import ally_of, chooses, deck, special_refusal
from feldherr.games.trench_club.rules.units import GIFT_FEE, GUNBOAT
from feldherr.games.trench_club.rules.victory import end
from feldherr.games.trench_club.state import GONE, State, playing
from feldherr.kernel.game import Emit


def check_destroyed(s: State, emit: Emit) -> None:
    """Ruling r39 on TC §11.4: a team loses that has no unit anywhere and cannot place any bought one."""
    alive = {s.team[who] for unit, who in enumerate(s.owner) if s.where[unit] != GONE}
    alive |= {s.team[house] for house in s.fort if house >= 0}
    for team in (0, 1):
        if team not in alive and not any(could_launch(s, power) for power in playing(s) if s.team[power] == team):
            end(s, emit, 1 - team if 1 - team in alive else NOBODY, "annihilated")


def could_launch(s: State, power: int) -> bool:
    """TC §10.13 §10.17, ruling r36: without a fort only a gunboat can still come, by free choice, on free water.

    What the ally could give counts (TC §10.4 §10.5).
    """
    if s.seat_of[power] < 0:
        return False
    ally = ally_of(s, power)
    gift = max(0, s.coins[s.house[ally]] - GIFT_FEE) if ally != NOBODY else 0
    coins = s.coins[s.house[power]] + gift
    return special_refusal(s, coins, GUNBOAT, False, chooses(s, power), deck(s)) is None
