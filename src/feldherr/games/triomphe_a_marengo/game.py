"""Triomphe à Marengo, as the kernel wants it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from feldherr.boards.board import Board
from feldherr.games.triomphe_a_marengo import notation, state
from feldherr.games.triomphe_a_marengo.actions import ACTIONS, CallOff, Mix
from feldherr.games.triomphe_a_marengo.board import AUSTRIA, BOARD, FRANCE, OFF, SIDE_NAMES
from feldherr.games.triomphe_a_marengo.events import EVENTS
from feldherr.games.triomphe_a_marengo.rules import mixing, turn
from feldherr.games.triomphe_a_marengo.rules.pieces import cancel
from feldherr.games.triomphe_a_marengo.rules.setup import empty
from feldherr.games.triomphe_a_marengo.rules.soundness import faults
from feldherr.games.triomphe_a_marengo.rules.victory import resign
from feldherr.games.triomphe_a_marengo.shown import log, prompts, sample, screen, suggest, view
from feldherr.games.triomphe_a_marengo.shown.words import side_text
from feldherr.games.triomphe_a_marengo.state import TOKENS
from feldherr.kernel.answers import RESIGN, Action, Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Game, Seat, Suggestion
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text
from feldherr.kernel.view import Shown, View


class MarengoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`mixing`: pieces are mixed by themselves whenever the rules allow it (TM §17.2); else each player says so."""

    mixing: bool = True


class TriompheAMarengo:
    """TM §1.1: two players, Austria and France."""

    name = "triomphe-a-marengo"
    prefix = "TM"
    rules_version = 1
    hidden = True
    dice = False
    actions: Sequence[type[Action]] = ACTIONS
    events: Sequence[type[Event]] = EVENTS
    Options: type[Any] = MarengoOptions
    State: type[Any] = state.State
    Calls: Any = turn.Calls

    def board(self, options: Any) -> Board:
        return BOARD

    def seats(self, options: MarengoOptions) -> tuple[Seat, ...]:
        return tuple(Seat(SIDE_NAMES[side], side, side_text(side)) for side in (AUSTRIA, FRANCE))

    def begin(self, options: MarengoOptions) -> tuple[state.State, Call]:
        return empty(options.mixing), turn.Begin()

    def run(self, s: state.State, call: Any, ask: Ask, emit: Emit) -> Call:
        return turn.PROCEDURES[type(call)](s, ask, emit, call)

    def copy(self, s: state.State) -> state.State:
        return state.copy(s)

    def interjections(self, position: Position, seat: int) -> list[Any]:
        """TM §10.0.7 §17.1 §17.2: resign at any time; mix or call off a bombardment between actions, in either turn."""
        out: list[Any] = [RESIGN]
        s: state.State = position.now
        if type(position.call) is turn.Actions and not position.given:
            spots = sorted({s.spot[p] for p in TOKENS[seat]} - {OFF})
            out += [Mix(spot) for spot in spots if mixing.sets_at(s, seat, spot)]
            if s.side != seat:
                out += [CallOff(p) for p in TOKENS[seat] if s.announced >> p & 1]
        return out

    def interject(self, s: state.State, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
        if isinstance(what, Mix):
            mixing.mix(s, ask, emit, mixing.sets_at(s, seat, what.spot))
        elif isinstance(what, CallOff):
            cancel(s, emit, seat, what.piece)
        else:
            resign(emit, seat)

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

    def told(self, event: Any) -> tuple[Text, str] | None:
        return log.told(event)

    def shown(self, event: Event) -> Shown:
        return screen.shown(event)

    def suggestions(self, question: Question) -> list[Suggestion]:
        return suggest.suggestions(question)

    def write(self, s: state.State) -> str:
        return notation.write(s)

    def read(self, text: str) -> tuple[state.State, Call]:
        return notation.read(text)

    def faults(self, s: state.State) -> list[str]:
        return faults(s)


GAME: Game = TriompheAMarengo()
