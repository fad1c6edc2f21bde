"""Napoleon's Triumph, as the kernel wants it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from feldherr.boards.board import Board
from feldherr.games.napoleons_triumph import notation, state
from feldherr.games.napoleons_triumph.actions import ACTIONS
from feldherr.games.napoleons_triumph.board import ALLIES, BOARD, FRANCE, START_MORALE
from feldherr.games.napoleons_triumph.events import EVENTS
from feldherr.games.napoleons_triumph.rules import calls, turn
from feldherr.games.napoleons_triumph.rules.opening.setup import empty
from feldherr.games.napoleons_triumph.rules.soundness import faults
from feldherr.games.napoleons_triumph.rules.victory import resign
from feldherr.games.napoleons_triumph.shown import log, prompts, sample, screen, suggest, view
from feldherr.games.napoleons_triumph.shown.words import say, side_text
from feldherr.kernel.answers import RESIGN, Action, Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Game, Seat, Suggestion
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text
from feldherr.kernel.view import Shown, View

Players = Annotated[int, Meta(ge=1, le=4)]
Handicap = Annotated[int, Meta(ge=0, le=22)]


class AusterlitzOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`december`: which day the scenario begins (NT §5.1); `auction`, `allied_handicap`, `french_handicap`: balance
    (NT §17.1); `santon` (NT §18.1); `allied_players`, `french_players`: teams (NT §19.1).
    """

    december: Annotated[int, Meta(ge=1, le=2)] = 2
    santon: bool = False
    auction: bool = False
    allied_handicap: Handicap = 0
    french_handicap: Handicap = 0
    allied_players: Players = 1
    french_players: Players = 1


def teams(options: AusterlitzOptions) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """NT §2.1 §19.1: the two first at the table lead; then come the other Allied players, then the other French."""
    more = options.allied_players - 1
    allied = (0, *range(2, 2 + more))
    return allied, (1, *range(2 + more, 1 + more + options.french_players))


class NapoleonsTriumph:
    """NT §1.1 §2.1: two sides; with teams up to four players a side."""

    name = "napoleons-triumph"
    prefix = "NT"
    rules_version = 1
    hidden = True
    dice = False
    actions: Sequence[type[Action]] = ACTIONS
    events: Sequence[type[Event]] = EVENTS
    Options: type[Any] = AusterlitzOptions
    State: type[Any] = state.State
    Calls: Any = calls.Calls

    def board(self, options: Any) -> Board:
        return BOARD

    def seats(self, options: AusterlitzOptions) -> tuple[Seat, ...]:
        found: dict[int, Seat] = {}
        for side, team in enumerate(teams(options)):
            word = ("first" if side == ALLIES else "second") if options.auction else ("allies", "france")[side]
            for place, seat in enumerate(team):
                name = word if not place else f"{word}-{place + 1}"
                if options.auction:
                    title = say("team", number=side + 1, place=place + 1)
                else:
                    title = side_text(side) if len(team) == 1 else say(f"{word}-player", place=place + 1)
                found[seat] = Seat(name, side, title)
        return tuple(found[seat] for seat in sorted(found))

    def begin(self, options: AusterlitzOptions) -> tuple[state.State, Call]:
        """NT §6.s1.1 §17.1: handicaps are agreed on before; with an auction they do not count."""
        morale = list(START_MORALE)
        if not options.auction:
            morale[ALLIES] -= options.allied_handicap
            morale[FRANCE] -= options.french_handicap
        return empty(options.december, options.santon, teams(options), morale), calls.Begin(options.auction)

    def run(self, s: state.State, call: Any, ask: Ask, emit: Emit) -> Call:
        return turn.PROCEDURES[type(call)](s, ask, emit, call)

    def copy(self, s: state.State) -> state.State:
        return state.copy(s)

    def interjections(self, position: Position, seat: int) -> list[Any]:
        """Resign at any time; NT §19.10: no word to team mates."""
        return [RESIGN]

    def interject(self, s: state.State, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
        resign(s, emit, state.side_of_seat(s, seat))

    def view(self, position: Position, viewer: int | None) -> View:
        return view.view(self, position, viewer)

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        return sample.resample(self, position, viewer, rng)

    def stage(self, question: Question) -> str:
        return view.stage(question)

    def prompt(self, question: Question) -> tuple[Text, str]:
        return prompts.prompt(question)

    def option(self, question: Question, answer: Any) -> Text:
        return prompts.option(question, answer)

    def told(self, event: Any) -> tuple[Text, str] | None:
        return log.told(event)

    def shown(self, event: Any) -> Shown:
        return screen.shown(event)

    def suggestions(self, question: Question) -> list[Suggestion]:
        return suggest.suggestions(question)

    def write(self, s: state.State) -> str:
        return notation.write(s)

    def read(self, text: str) -> tuple[state.State, Call]:
        return notation.read(text)

    def faults(self, s: state.State) -> list[str]:
        return faults(s)


GAME: Game = NapoleonsTriumph()
