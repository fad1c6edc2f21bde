"""What one viewer sees of the table. Built field by field by the game, never a copy with secrets deleted.

It says what lies where and how it is marked, in words of its own game, and knows no rules: terminal and browser
draw any game from it. A place is a handle: `space:3`, `side:18` (one side of an edge: `2 * edge + (0 at a, 1 at b)`),
`box:0`, `track:time:4`, `off`.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from feldherr.kernel.text import Text


class Piece(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A block, figure, tile or card. `face` names its drawing and is None for what the viewer may not see."""

    id: int
    side: int
    at: str
    face: str | None = None
    marks: tuple[str, ...] = ()
    value: int | None = None
    order: int = 0
    title: Text | None = None
    """What it is called, where its drawing alone would not say it."""
    name: str | None = None
    """Written on it, as on the plate of a commander; he leads the pieces that come after him in `order`."""


class Marker(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Discs, coins, damage, flags: counted, not told apart."""

    kind: str
    at: str
    side: int = -1
    count: int = 1


class Row(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of a side or of a panel, a step of a procedure, a term of a sum.

    `seat`: whose decision the step is; `state`: of a step `done` or `now`, of a sum `total` under the line.
    """

    label: Text
    value: int | str | Text
    of: int | None = None
    rule: str | None = None
    seat: int | None = None
    state: str = ""


class Side(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What is said of a side beside the board: its rows, and whether it is its turn.

    `also`: the seats that play it with the first.
    """

    seat: int
    title: Text
    rows: tuple[Row, ...] = ()
    active: bool = False
    also: tuple[int, ...] = ()


class Livery(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Whose pieces they are, where a player leads several nations: `Piece.side` then counts these and not the seats."""

    title: Text
    colour: str
    seat: int = -1


class Note(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something known of several things together: among these pieces are these faces."""

    text: Text
    handles: tuple[str, ...] = ()


class Panel(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A board beside the board: an assault, a battle, a shop. `kind` names how it is drawn; rows say it in words.

    `steps`: a procedure with who decides what and where it stands; `sum`: terms and totals, each with its rule.
    """

    kind: str
    title: Text
    rows: tuple[Row, ...] = ()
    pieces: tuple[Piece, ...] = ()


class Party(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A side of a battle with its line, as far as it is seen. `side` counts as `Piece.side` does, and so do `also`.

    `joins`: these pieces come to those that are there.
    """

    side: int
    title: Text
    pieces: tuple[Piece, ...] = ()
    also: tuple[int, ...] = ()
    joins: bool = False


class Roll(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Dice of one cause: they hit from `low` to `high`, up to `direct` in a way that hurts more.

    `sure`: hits that need no dice. `side` as in `Piece.side`; `party`: or 0 who attacks, 1 who defends.
    `result`: what it comes to, where these are no hits.
    """

    cause: Text
    faces: tuple[int, ...] = ()
    low: int = 1
    high: int = 0
    direct: int = 0
    sides: int = 6
    sure: int = 0
    side: int = -1
    party: int = -1
    rule: str | None = None
    result: Text | None = None

    @property
    def hits(self) -> int:
        return self.sure + sum(self.low <= face <= self.high for face in self.faces)


class Loss(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a side lost: a piece (`face`, `at`), whole or down to what is `left`; or, by `what`, morale or ground.

    `whose`: the title of the side, as the view has it; `side`: as the parties of a battle count it. `piece`: which;
    `name`: what is written on it.
    """

    whose: Text
    side: int
    face: str | None = None
    at: str | None = None
    count: int = 1
    what: str = ""
    left: str = ""
    piece: int = -1
    name: str = ""

    @property
    def fell(self) -> bool:
        """A piece that is no more."""
        return bool(self.face) and not self.what and not self.left


class Clash(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What an event adds to the card of a battle (`kernel/battle.py`) beside its losses; with a title, a new one.

    `step`: to which step it belongs, 0 to the one that runs; `then`: and losses after it to which, by party.
    """

    title: Text | None = None
    at: str | None = None
    """Where it is fought; `ways`: from where to where, whose attack."""
    ways: tuple[tuple[str, str, int], ...] = ()
    plan: tuple[Text, ...] = ()
    """The names of all steps, where they are known from the beginning."""
    parties: tuple[Party | None, ...] = ()
    """Who attacks, who defends; None: as before. `front`: pieces that stand in front now."""
    front: tuple[int, ...] = ()
    step: int = 0
    then: tuple[int, ...] = ()
    name: Text | None = None
    rolls: tuple[Roll, ...] = ()
    morale: tuple[Row, ...] = ()
    over: bool = False


class Force(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What a side has of one kind, as far as the viewer tells them apart: on the board, waiting beside it, lost."""

    side: int
    face: str | None = None
    standing: int = 0
    waiting: int = 0
    lost: int | None = None
    """None in games where what is lost goes back to the supply: nobody keeps count of it."""


class Goal(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What the game is about, in a line that always stands there: what wins, how far everyone is, how long it goes on.

    `rows`: a line a side, with its `seat`; public facts only. `how`: the card behind it, a sentence and its rule each.
    """

    text: Text
    rows: tuple[Row, ...] = ()
    round: int = 0
    of: int = 0
    """The last round; 0: there is none."""
    how: tuple[Row, ...] = ()


Counted = Iterable[tuple[int, str | None, int]]
"""Side, face, how many."""


class View(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    heading: Text
    sides: tuple[Side, ...]
    pieces: tuple[Piece, ...]
    markers: tuple[Marker, ...] = ()
    notes: tuple[Note, ...] = ()
    panels: tuple[Panel, ...] = ()
    asked: tuple[tuple[int, str], ...] = ()
    """Who is asked what, by its public stage."""
    liveries: tuple[Livery, ...] = ()
    forces: tuple[Force, ...] = ()
    goal: Goal | None = None


class Shown(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What an event does on the board of who sees it: built from the event as he sees it, so it tells no more."""

    moves: tuple[tuple[int, str], ...] = ()
    """Pieces and where they go."""
    shows: tuple[tuple[int, str], ...] = ()
    """Pieces and the face they turn up."""
    loses: tuple[int, ...] = ()
    flash: tuple[str, ...] = ()
    """What lights up while it happens."""
    handles: tuple[str, ...] = ()
    """What the line of the log is about."""
    clash: Clash | None = None
    """What it adds to a battle that is watched."""
    ways: tuple[tuple[str, str, int], ...] = ()
    """Marches of some of what stands there: from, to, whose."""
    rows: tuple[Row, ...] = ()
    """What was counted, term by term."""
    losses: tuple[Loss, ...] = ()
    """Who lost what by it."""


def mustered(standing: Counted, waiting: Counted = (), lost: Counted | None = None) -> tuple[Force, ...]:
    """The forces of all sides, by side and kind."""
    found: dict[tuple[int, str], list[int]] = {}
    for place, counted in enumerate((standing, waiting, lost or ())):
        for side, face, count in counted:
            if count:
                found.setdefault((side, face or ""), [0, 0, 0])[place] += count
    return tuple([
        Force(side, face or None, here, beside, None if lost is None else gone)
        for (side, face), (here, beside, gone) in sorted(found.items())
    ])


def told(pieces: Iterable[Piece]) -> Counted:
    """Pieces one by one, as the viewer tells them apart."""
    return ((piece.side, piece.face, 1) for piece in pieces)


def token(piece: int) -> str:
    """What the screen calls a piece."""
    return f"piece:{piece}"


def tokens(pieces: Iterable[int]) -> tuple[str, ...]:
    return tuple(token(piece) for piece in pieces)


def marched(pieces: tuple[int, ...], there: str, *start: str) -> Shown:
    """Pieces go together, from where it is told."""
    return Shown(moves=tuple((piece, there) for piece in pieces), handles=(*start, there, *tokens(pieces)))


def struck(whose: Text, side: int, piece: int, before: str, after: str, at: str | None, name: str = "") -> Shown:
    """A block loses strength: it shows what is left of it, or is no more; records of old know no place."""
    fate = (Loss(whose, side, before, at, left=after, piece=piece, name=name),)
    if after:
        return Shown(shows=((piece, after),), handles=(token(piece),), losses=fate)
    return Shown(loses=(piece,), handles=(token(piece), *([at] if at else ())), losses=fate)


def lit(*handles: str, losses: tuple[Loss, ...] = ()) -> Shown:
    return Shown(flash=handles, handles=handles, losses=losses)
