"""The procedures of the game by name, each with what it must know; `then` is where it returns to."""

from __future__ import annotations

from feldherr.games.viktory_ii.board import Hex, Unit
from feldherr.kernel.answers import Call


class Begin(Call, frozen=True, tag=True):
    """Lay the map and draw who begins (V2 §4.0.1.1)."""


class OpeningTurn(Call, frozen=True, tag=True):
    """A player's zone is turned up (V2 §4.0.2.1)."""

    seat: int


class FoundCapital(Call, frozen=True, tag=True):
    seat: int
    sites: tuple[Hex, ...]


class FirstInfantry(Call, frozen=True, tag=True):
    seat: int


class StartTurn(Call, frozen=True, tag=True):
    seat: int


class Building(Call, frozen=True, tag=True):
    seat: int


class Acting(Call, frozen=True, tag=True):
    """The movement and combat phase, between two actions."""

    seat: int


class Moving(Call, frozen=True, tag=True):
    """A unit is on its way. `loaded`: the frigate has just loaded (ruling r26)."""

    seat: int
    unit: Unit
    loaded: bool


class Riding(Call, frozen=True, tag=True):
    """A unit on the road: the hexes still before it."""

    seat: int
    unit: Unit
    way: tuple[Hex, ...]


class Battle(Call, frozen=True, tag=True):
    """A battle begins, with the preliminary barrage."""

    hex: Hex
    attacker: int
    then: Calls


class Round(Call, frozen=True, tag=True):
    """One round of a battle."""

    hex: Hex
    attacker: int
    defender: int
    number: int
    then: Calls


class Conquest(Call, frozen=True, tag=True):
    hex: Hex
    winner: int
    loser: int
    then: Calls


class Withdrawal(Call, frozen=True, tag=True):
    """The ruler leaves the capital of his new vassal."""

    hex: Hex
    ruler: int
    vassal: int
    then: Calls


class WithdrawalBattles(Call, frozen=True, tag=True):
    hex: Hex
    ruler: int
    vassal: int
    then: Calls


class Reinforcing(Call, frozen=True, tag=True):
    """The vassal places reserves in his capital."""

    hex: Hex
    vassal: int
    then: Calls


class Placing(Call, frozen=True, tag=True):
    """The reserve phase."""

    seat: int


class SeaBattles(Call, frozen=True, tag=True):
    """Battles of frigates that were placed on enemies."""

    seat: int
    then: Calls


class EndTurn(Call, frozen=True, tag=True):
    seat: int


class OfferTile(Call, frozen=True, tag=True):
    """Adjacent water was turned up: a tile may be drawn (V2 §15.3.1)."""

    seat: int
    hexes: tuple[Hex, ...]
    then: Calls


class LayTile(Call, frozen=True, tag=True):
    seat: int
    hexes: tuple[Hex, ...]
    tile: int
    then: Calls


Calls = (
    Begin | OpeningTurn | FoundCapital | FirstInfantry | StartTurn | Building | Acting | Moving | Riding | Battle
    | Round | Conquest | Withdrawal | WithdrawalBattles | Reinforcing | Placing | SeaBattles | EndTurn | OfferTile
    | LayTile
)  # fmt: skip
