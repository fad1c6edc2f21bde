"""The procedures of the game by name, each with what it must know."""

from __future__ import annotations

from feldherr.kernel.answers import Call


class Begin(Call, frozen=True, tag=True):
    """Agree on dice or cards, share out, split the armies in secret (TC §2.6)."""


class FlipChip(Call, frozen=True, tag=True):
    """The go of a house in the placement, counted from 0 (TC §2.13)."""

    go: int


class PlaceArmy(Call, frozen=True, tag=True):
    """One unit after the other around the start number."""

    go: int
    army: int
    number: int


class FirstTurn(Call, frozen=True, tag=True):
    """All roll again (TC §3.1)."""


class StartTurn(Call, frozen=True, tag=True):
    place: int


class Moves(Call, frozen=True, tag=True):
    """Phase 1, between two units."""


class Step(Call, frozen=True, tag=True):
    """A unit on its way: half points left, whether it has contact now, how many steps it has made."""

    unit: int
    left: int
    contact: bool
    steps: int


class Unloading(Call, frozen=True, tag=True):
    truck: int


class Declare(Call, frozen=True, tag=True):
    """Phase 2."""


class Combat(Call, frozen=True, tag=True):
    """Phase 3: the attack with this number in the list."""

    number: int


class Money(Call, frozen=True, tag=True):
    """Phase 4 begins: income."""


class Repairs(Call, frozen=True, tag=True):
    pass


class Purchases(Call, frozen=True, tag=True):
    pass


class EndTurn(Call, frozen=True, tag=True):
    pass


class AutomaActs(Call, frozen=True, tag=True):
    """The automa's next unit (TC §15.13)."""


class AutomaBuys(Call, frozen=True, tag=True):
    pass


Calls = (
    Begin | FlipChip | PlaceArmy | FirstTurn | StartTurn | Moves | Step | Unloading | Declare | Combat | Money | Repairs
    | Purchases | EndTurn | AutomaActs | AutomaBuys
)  # fmt: skip
