"""Everything that can be seen to happen. All of it is open to everybody (ruling r67)."""

from __future__ import annotations

from typing import ClassVar

from feldherr.kernel.event import Event


class Final(Event, frozen=True):
    """Cannot be unsaid."""

    final: ClassVar[bool] = True


class FirstDrawn(Final, frozen=True, tag=True):
    seat: int


class Revealed(Final, frozen=True, tag=True):
    """Tiles were turned face up."""

    hexes: tuple[int, ...]
    terrains: tuple[int, ...]


class CapitalFounded(Event, frozen=True, tag=True):
    seat: int
    hex: int


class TurnBegan(Final, frozen=True, tag=True):
    seat: int
    round: int


class ClockRolled(Final, frozen=True, tag=True):
    seat: int
    face: int


class ClockStarted(Final, frozen=True, tag=True):
    pass


class Built(Event, frozen=True, tag=True):
    seat: int
    hex: int


class Upgraded(Event, frozen=True, tag=True):
    seat: int
    hex: int
    terrain: int


class Relocated(Event, frozen=True, tag=True):
    seat: int
    hex: int
    to: int


class Recruited(Event, frozen=True, tag=True):
    """Units come into the reserve, by building or conquest."""

    seat: int
    kinds: tuple[int, ...]


class Eliminated(Event, frozen=True, tag=True):
    """Units go back to the supply. `units`: those that stood on the map."""

    seat: int
    kinds: tuple[int, ...]
    units: tuple[int, ...]

    @property
    def loses(self) -> tuple[int, ...]:
        return self.units


class BuildDeclined(Event, frozen=True, tag=True):
    """`barred`: he did not hold his capital (V2 §7.1.1)."""

    seat: int
    barred: bool = False


class Moved(Event, frozen=True, tag=True):
    """`how`: step, road, harbour, attack, retreat, withdrawal."""

    seat: int
    unit: int
    kind: int
    origin: int
    to: int
    how: str

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        return ((self.unit, f"space:{self.to}"),)


class Loaded(Event, frozen=True, tag=True):
    """`how`: load, retreat, withdrawal."""

    seat: int
    unit: int
    kind: int
    ship: int
    hex: int
    how: str

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        return ((self.unit, f"space:{self.hex}"),)


class Landed(Event, frozen=True, tag=True):
    seat: int
    unit: int
    kind: int
    to: int
    attack: bool

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        return ((self.unit, f"space:{self.to}"),)


class Bombarded(Final, frozen=True, tag=True):
    """`over`: the hex the shot went across, or -1."""

    seat: int
    kind: int
    origin: int
    target: int
    over: int
    face: int

    @property
    def flash(self) -> tuple[str, ...]:
        return (f"space:{self.target}",)


class Lost(Final, frozen=True, tag=True):
    """Units that were hit go to their owner's reserve; a ship takes its cargo along."""

    seat: int
    hex: int
    kinds: tuple[int, ...]
    units: tuple[int, ...]

    @property
    def loses(self) -> tuple[int, ...]:
        return self.units


class BattleBegan(Final, frozen=True, tag=True):
    attacker: int
    defender: int
    hex: int
    at_sea: bool

    @property
    def flash(self) -> tuple[str, ...]:
        return (f"space:{self.hex}",)


class BarrageFired(Final, frozen=True, tag=True):
    attacker: int
    faces: tuple[int, ...]
    pairs: int


class AttackRolled(Final, frozen=True, tag=True):
    """Dice by cause, faces, pairs given up."""

    attacker: int
    round: int
    infantry: int
    cavalry: int
    artillery: int
    frigates: int
    faces: tuple[int, ...]
    pairs: int


class Pinned(Final, frozen=True, tag=True):
    defender: int
    dice: int


class DefenceRolled(Final, frozen=True, tag=True):
    defender: int
    units: int
    naval: int
    terrain: int
    faces: tuple[int, ...]
    pairs: int


class Marked(Final, frozen=True, tag=True):
    """A unit is hit and marked. `chosen_by`: who chose it."""

    seat: int
    unit: int
    kind: int
    chosen_by: int


class BattleEnded(Final, frozen=True, tag=True):
    """`how`: destroyed, retreat, barrage, cancelled."""

    winner: int
    loser: int
    hex: int
    how: str


class Conquered(Final, frozen=True, tag=True):
    winner: int
    loser: int
    hex: int
    town: int
    capital_of: int


class PlayerEliminated(Final, frozen=True, tag=True):
    seat: int


class Resigned(Final, frozen=True, tag=True):
    seat: int
    units: tuple[int, ...]

    @property
    def loses(self) -> tuple[int, ...]:
        return self.units


class CapitalReturned(Final, frozen=True, tag=True):
    seat: int
    hex: int


class Subjugated(Final, frozen=True, tag=True):
    vassal: int
    ruler: int


class Freed(Final, frozen=True, tag=True):
    vassal: int
    ruler: int


class Placed(Event, frozen=True, tag=True):
    seat: int
    unit: int
    kind: int
    hex: int

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        return ((self.unit, f"space:{self.hex}"),)


class TileDrawn(Final, frozen=True, tag=True):
    seat: int
    terrain: int
    waters: int


class TileReplaced(Final, frozen=True, tag=True):
    seat: int
    hex: int
    terrain: int


class MovementEnded(Event, frozen=True, tag=True):
    seat: int


class Ended(Final, frozen=True, tag=True):
    winners: tuple[int, ...]
    manner: str
    value: int


EVENTS: tuple[type[Event], ...] = (
    FirstDrawn, Revealed, CapitalFounded, TurnBegan, ClockRolled, ClockStarted, Built, Upgraded, Relocated, Recruited,
    Eliminated, BuildDeclined, Moved, Loaded, Landed, Bombarded, Lost, BattleBegan, BarrageFired, AttackRolled, Pinned,
    DefenceRolled, Marked, BattleEnded, Conquered, PlayerEliminated, Resigned, CapitalReturned, Subjugated, Freed,
    Placed, TileDrawn, TileReplaced, MovementEnded, Ended,
)  # fmt: skip
