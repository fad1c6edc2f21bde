"""What goes over the wire: docs/protocol.md as types. What comes in is checked while it is decoded."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.structs import asdict

from feldherr import words
from feldherr.kernel.answers import Outcome
from feldherr.kernel.text import Text
from feldherr.kernel.turns import Since
from feldherr.kernel.view import Clash, Loss, Row, View

Line = Annotated[str, Meta(max_length=500)]
Lines = Annotated[tuple[Line, ...], Meta(max_length=200)]
Handle = Annotated[str, Meta(max_length=80)]
Id = Annotated[int, Meta(ge=0, le=2**53)]


# from the client ------------------------------------------------------------------------------------------------------
class Answer(Struct, frozen=True, tag="answer"):
    counter: Id
    lines: Annotated[tuple[Line, ...], Meta(min_length=1, max_length=200)]


class Say(Struct, frozen=True, tag="say"):
    line: Line


class Peek(Struct, frozen=True, tag="peek"):
    id: Id
    counter: Id
    lines: Lines


class Why(Struct, frozen=True, tag="why"):
    id: Id
    handle: Handle
    chosen: Annotated[tuple[Handle, ...], Meta(max_length=100)] = ()
    lines: Lines = ()


class TakeBack(Struct, frozen=True, tag="undo"):
    to: Id | None = None


class Consent(Struct, frozen=True, tag="consent"):
    yes: bool


class Pledge(Struct, frozen=True, tag="pledge"):
    """The hash of the nonce that will be given once every seat has pledged its own."""

    pledge: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Nonce(Struct, frozen=True, tag="nonce"):
    """Empty: this player does without."""

    nonce: Annotated[str, Meta(pattern="^(([0-9a-f]{2}){16,64})?$")]


class Chat(Struct, frozen=True, tag="chat"):
    """`to` is a seat if nobody else shall read it."""

    text: Annotated[str, Meta(min_length=1, max_length=600, pattern=r"^[^\x00]*$")]
    to: Id | None = None


class Claim(Struct, frozen=True, tag="claim"):
    """The time of `seat` is up: win by it, or let the computer play on for it."""

    seat: Id
    computer: bool = False


class Ping(Struct, frozen=True, tag="ping"):
    pass


Message = Answer | Say | Peek | Why | TakeBack | Consent | Pledge | Nonce | Chat | Claim | Ping
decode = msgspec.json.Decoder(Message).decode


# to the client --------------------------------------------------------------------------------------------------------
class Option(Struct, frozen=True, omit_defaults=True):
    """`of` names what is counted and `count` how many, where answers differ in a number only."""

    line: str
    text: Text
    handles: tuple[str, ...]
    default: bool = False
    """The one Enter takes."""
    of: Text | None = None
    count: int | None = None
    warn: Text | None = None
    """What is left unused or lost by it."""
    ends: bool = False
    """It ends a phase or a turn."""
    group: Text | None = None
    """Its heading in a long list."""
    besides: tuple[str, ...] = ()
    """What else on the map stands for it."""


class Proposal(Struct, frozen=True):
    text: Text
    lines: list[str]
    handles: tuple[str, ...]


class Asked(Struct, frozen=True, omit_defaults=True):
    """A question without its counter."""

    name: str
    prompt: Text
    rule: str
    options: list[Option | Raw]
    suggestions: list[Proposal | Raw] = []
    done: str | None = None
    given: int = 0
    held: bool = False
    """Forced, and asked so that it is confirmed: what follows cannot be taken back."""
    marked: tuple[str, ...] = ()
    """What counts as chosen already."""


class Saying(Struct, frozen=True, omit_defaults=True):
    line: str
    text: Text
    handles: tuple[str, ...] = ()


class Happening(Struct, frozen=True, omit_defaults=True):
    """An event as its viewer sees it, without its place in his log."""

    event: Any
    text: Text | None = None
    rule: str | None = None
    handles: tuple[str, ...] = ()
    moves: list[dict[str, Any]] = []
    shows: list[dict[str, Any]] = []
    loses: tuple[int, ...] = ()
    flash: tuple[str, ...] = ()
    ways: tuple[tuple[str, str, int], ...] = ()
    rows: tuple[Row, ...] = ()
    clash: Clash | None = None
    """What it adds to the card of a battle."""
    losses: tuple[Loss, ...] = ()


class Takeable(Struct, frozen=True):
    to: int
    steps: int


class Result(Struct, frozen=True, omit_defaults=True):
    """`lost`: by all at the table, to `victor` if that has a name. Nobody has won, and it is not lost: a draw."""

    winners: tuple[int, ...]
    manner: str
    scores: tuple[float, ...]
    text: Text
    lost: bool = False
    victor: Text | None = None


def result(end: Outcome) -> Result:
    return Result(end.winners, end.manner, end.scores, words.manner(end), end.lost, words.victor(end))


class Seated(Struct, frozen=True, omit_defaults=True):
    seat: int
    title: Text
    kind: str
    name: str = ""
    bot: str = ""
    here: bool = False
    since: str | None = None
    left: float | None = None
    """The seconds on this side's clock at `since`; if it is not asked, now."""
    stands: bool = False
    """The clock does not run yet: not everybody has answered once."""


class Missed(Struct, frozen=True, omit_defaults=True, rename={"start": "from", "end": "to"}):
    """The lines of the viewer's log that came while it was not his turn; without `to` it is not his turn yet.

    `own`: after which to which his own answers have brought about.
    """

    start: int
    end: int | None = None
    own: list[tuple[int, int]] = []


class Facts(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What every viewer's state says alike."""

    game: str
    name: str
    options: Raw
    phase: str
    running: bool
    hot_seat: bool
    commitment: str
    players: list[Seated]
    outcome: Result | None = None
    draw_offers: list[int] = []
    pledges: list[str | None] = []
    """By seat, while nonces are awaited."""
    seed: str = ""
    nonces: list[str] = []
    board: str = ""
    """Where the board is that it is shown on, if that is not today's."""
    agreed: tuple[Row, ...] = ()
    """The options in which it differs from the usual game."""
    coach: bool = False
    """Who plays may ask the coach."""
    copy_of: str = ""
    """The game it was copied from, where it is played on otherwise."""


class State(Facts, frozen=True, tag="state", omit_defaults=True, kw_only=True):
    """Everything the viewer may see. The log is added where it is sent whole or in part."""

    seat: int | None
    number: int
    check: int
    view: View | Raw
    question: Raw | UnsetType = UNSET
    interjections: list[Saying] = []
    undo: Takeable | None = None
    wanted: list[int] = []
    since: Missed | None = None
    """What happened since the viewer's last turn."""


# what a viewer was shown last: what all are told alike, kept once for them, and what is his own -----------------------
class Own(Struct, frozen=True):
    """What only this viewer's state says: how many answers he has given, what he may take back, awaited nonces."""

    answers: int = 0
    undo: Takeable | None = None
    wanted: list[int] = []
    since: Since | None = None
    """What came while it was not his turn, by the numbers of the events."""


class Seen(NamedTuple):
    """The parts of a viewer's state."""

    facts: Facts
    number: int
    check: int
    view: View | Raw
    question: Raw | UnsetType
    interjections: list[Saying]
    undo: Takeable | None
    wanted: list[int]
    since: Missed | None


def whole(seat: int | None, seen: Seen) -> State:
    """The state as it is sent."""
    own = seen._asdict()
    facts: Facts = own.pop("facts")
    return State(seat=seat, **asdict(facts), **own)


# the other frames -----------------------------------------------------------------------------------------------------
class Players(Struct, frozen=True, tag="players"):
    players: list[Seated]


class Peeked(Struct, frozen=True, tag="peeked", omit_defaults=True):
    id: int
    used: int
    question: Raw | UnsetType = UNSET
    view: Raw | UnsetType = UNSET
    events: list[Happening] = []
    lines: list[str] = []
    """The way there, with what was answered for the seat on it."""
    odds: Text | None = None
    """What the first answer that was not run ahead may be expected to bring."""


class Reason(Struct, frozen=True):
    text: Text
    rule: str
    candidate: str


class Because(Struct, frozen=True, tag="because"):
    id: int
    refusals: list[Reason]


class Refused(Struct, frozen=True, tag="refused", omit_defaults=True):
    reason: Text
    counter: int | None = None
    id: int | None = None
    wait: float = 0.0
    """The seconds after which it may be tried again, if that is the reason."""


class Request(Struct, frozen=True, tag="request", rename={"asker": "from"}):
    asker: int
    what: Text
    waiting: list[int]


class Settled(Struct, frozen=True, tag="settled"):
    granted: bool


class Said(Struct, frozen=True, tag="chat", rename={"speaker": "from"}, omit_defaults=True):
    speaker: int | None
    name: str
    text: str
    at: str
    to: int | None = None


class Rematch(Struct, frozen=True, tag="rematch", rename={"asker": "from"}):
    """A seat offers to play again."""

    id: str
    asker: int


class Pong(Struct, frozen=True, tag="pong"):
    pass


class Gone(Struct, frozen=True, tag="gone"):
    reason: Text


encode = msgspec.json.Encoder().encode


def written(frame: Struct) -> bytes:
    """A frame as it is sent: text in UTF-8."""
    return encode(frame)
