"""The procedures of the game by name, in the order in which they follow each other."""

from __future__ import annotations

from feldherr.kernel.answers import Call


class Begin(Call, frozen=True, tag=True):
    """The auction for sides, if one was agreed on."""

    auction: bool


class Conference(Call, frozen=True, tag=True):
    """NT §19.2: ranks; at night only the distribution of corps (NT §19.7)."""


class Distribution(Call, frozen=True, tag=True):
    """NT §19.5: which player has which corps. `night`: the side whose second conference it is, or -1."""

    night: int


class FormCorps(Call, frozen=True, tag=True):
    """Both armies are organised in secret, the Allied corps are formed."""


class PlaceAllies(Call, frozen=True, tag=True):
    pass


class FormFrench(Call, frozen=True, tag=True):
    """NT §6.s7.4: the French may change their corps until they are placed."""


class PlaceFrench(Call, frozen=True, tag=True):
    pass


class DetachFrench(Call, frozen=True, tag=True):
    """NT §6.s8.1: a player's next detachment."""

    rank: int
    done: int


class ShowBattery(Call, frozen=True, tag=True):
    pass


class StartTurn(Call, frozen=True, tag=True):
    side: int


class WriteOrders(Call, frozen=True, tag=True):
    """NT §19.12: the supreme commander may write one order to each team mate."""

    side: int
    written: tuple[int, ...]


class StartPart(Call, frozen=True, tag=True):
    """NT §19.23: the turn of a team goes by rank."""

    side: int
    rank: int


class Commands(Call, frozen=True, tag=True):
    side: int


class EndTurn(Call, frozen=True, tag=True):
    side: int


class MixStrangers(Call, frozen=True, tag=True):
    """NT §7.4: the second half of mixing; only here older games have a draw less."""

    side: int


Calls = (
    Begin | Conference | Distribution | FormCorps | PlaceAllies | FormFrench | PlaceFrench | DetachFrench | ShowBattery
    | StartTurn | WriteOrders | StartPart | Commands | EndTurn | MixStrangers
)  # fmt: skip
