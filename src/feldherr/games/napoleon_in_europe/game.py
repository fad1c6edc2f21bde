"""Napoleon in Europe, as the kernel wants it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from feldherr.boards.board import Board
from feldherr.games.napoleon_in_europe import notation, state
from feldherr.games.napoleon_in_europe.actions import ACTIONS, AcceptAlliance, DeclineAlliance, OfferAlliance
from feldherr.games.napoleon_in_europe.board import BOARD, SEATS, bits
from feldherr.games.napoleon_in_europe.events import EVENTS
from feldherr.games.napoleon_in_europe.rules import alliance, turn
from feldherr.games.napoleon_in_europe.rules.soundness import faults
from feldherr.games.napoleon_in_europe.rules.victory import resign
from feldherr.games.napoleon_in_europe.shown import log, prompts, sample, screen, suggest, view
from feldherr.games.napoleon_in_europe.shown.words import seat_text
from feldherr.games.napoleon_in_europe.state import Rules
from feldherr.kernel.answers import RESIGN, Action, Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Game, Seat, Suggestion
from feldherr.kernel.position import Interjected, Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text
from feldherr.kernel.view import Shown, View


class NapoleonOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """NE §1.1 §1.2 §1.5 §6.1 §6.6 §7.1.1 §7.1.2 §17.1: agreed before the game and never changed.

    Basic rules only. `free_split`: in set-up III the allies choose nation by nation instead of a suggested group.
    `inspiring`: the optional leader rule. `straits`: passing the straits needs consent. Total victory knows no end by
    rounds; after `stop_round` the largest gain of regions wins as in limited war.
    """

    players: Literal[2, 3, 4, 5, 6, 7] = 3
    victory: Literal["limited", "total"] = "limited"
    length: Literal[12, 18, 24] = 12
    setup: Literal["equal", "central", "french"] = "equal"
    nations: Literal["choose", "draw"] = "choose"
    free_split: bool = False
    inspiring: bool = False
    straits: bool = False
    stop_round: Annotated[int, msgspec.Meta(ge=1, le=200)] = 40


CALM = ("moving", "production")
"""Phases in which alliances may be made (ruling r32) and a player may give up."""


class NapoleonInEurope:
    """NE §1.5: two to seven players."""

    name = "napoleon-in-europe"
    prefix = "NE"
    rules_version = 1
    hidden = True
    dice = True
    actions: Sequence[type[Action]] = ACTIONS
    events: Sequence[type[Event]] = EVENTS
    Options: type[Any] = NapoleonOptions
    State: type[Any] = state.State
    Calls: Any = turn.Next

    def board(self, options: Any) -> Board:
        return BOARD

    def seats(self, options: NapoleonOptions) -> tuple[Seat, ...]:
        return tuple(Seat(SEATS[seat], seat, seat_text(seat)) for seat in range(options.players))

    def begin(self, options: NapoleonOptions) -> tuple[state.State, Call]:
        return state.empty(Rules(**{name: getattr(options, name) for name in Rules.__struct_fields__})), turn.NEXT

    def run(self, s: state.State, call: Any, ask: Ask, emit: Emit) -> Call:
        return turn.run(s, ask, emit)

    def copy(self, s: state.State) -> state.State:
        return state.copy(s)

    def interjections(self, position: Position, seat: int) -> list[Any]:
        """NE §6.4 §11.2, ruling r32: between orders, whoever is still in the game; not while battles are due."""
        s: state.State = position.now
        calm = position.call is not None and not position.given and not isinstance(position.call, Interjected)
        if not s.alive >> seat & 1 or not calm or s.phase not in CALM:
            return []
        out: list[Any] = [RESIGN]
        proposes = s.phase == "moving" and position.question(seat) is not None          # in his turn he asks instead
        left = s.turn.proposed if seat in s.turn.acting else ()
        for other in bits(s.alive & ~(1 << seat)):
            if s.allies[seat] >> other & 1:
                continue
            if alliance.offered(s, other, seat):
                out += [AcceptAlliance(other), DeclineAlliance(other)]
            elif not proposes and other not in left and not s.asked >> (7 * seat + other) & 1:
                out.append(OfferAlliance(other))
        return out

    def interject(self, s: state.State, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
        match what:
            case OfferAlliance(other):
                alliance.offer(s, emit, seat, other)
            case AcceptAlliance(other):
                alliance.ally(s, emit, other, seat)
            case DeclineAlliance(other):
                alliance.decline(s, emit, seat, other)
            case _:
                resign(s, emit, seat)

    def view(self, position: Position, viewer: int | None) -> View:
        return view.view(position, viewer)

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        return sample.resample(self, position, viewer, rng)

    def stage(self, question: Question) -> str:
        return view.stage(question)

    def prompt(self, question: Question) -> tuple[Text, str]:
        return prompts.prompt(question)

    def option(self, question: Question, answer: Any) -> Text:
        return prompts.option(question, answer)

    def number(self, question: Question, answer: Any) -> tuple[Text, int] | None:
        return prompts.number(answer)

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


GAME: Game = NapoleonInEurope()
