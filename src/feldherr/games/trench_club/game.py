"""Trench Club, as the kernel wants it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from feldherr.boards.board import Board
from feldherr.games.trench_club import notation, state
from feldherr.games.trench_club.actions import ACTIONS, FIGHT_ON, FightOn, Give
from feldherr.games.trench_club.board import board
from feldherr.games.trench_club.events import EVENTS
from feldherr.games.trench_club.rules import calls, turn
from feldherr.games.trench_club.rules.money import gifts, give
from feldherr.games.trench_club.rules.setup import empty
from feldherr.games.trench_club.rules.soundness import faults
from feldherr.games.trench_club.rules.units import NATIONS
from feldherr.games.trench_club.rules.victory import fight_on, surrender
from feldherr.games.trench_club.shown import log, prompts, sample, suggest, view
from feldherr.games.trench_club.shown import screen as show
from feldherr.games.trench_club.shown.words import nation_text
from feldherr.games.trench_club.state import AUTOMA, Rules, playing, power_of
from feldherr.kernel.answers import RESIGN, Action, Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Game, Seat, Suggestion
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text
from feldherr.kernel.view import Shown, View


class TrenchClubOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """TC §1.2 §1.3 §1.4 §1.18 §2.17 §3.14 §10.19 §11.5 §12.17 §13.1 §14.1 §15.1 §16.1: agreed before the game.

    The timer (minutes for phases 1 and 2, 0 for none) is recorded only: clocks belong to who hosts the game. After
    `stop_round` the team with more forts wins.
    """

    mode: Literal["two", "four", "solo", "coop"] = "two"
    map: Literal["lorraine", "isonzo"] = "lorraine"
    half: Literal["1-6", "7-12"] = "1-6"
    central: Literal["germany", "austria-hungary"] = "germany"
    entente: Literal["france", "great-britain"] = "france"
    human: Literal["central-powers", "entente"] = "entente"
    difficulty: Literal["easy", "standard", "hard", "overkill"] = "standard"
    special_units: bool = True
    unit_limit: bool = False
    short_game: bool = False
    trenches: bool = False
    cards: Literal["nobody", "all", "choose"] = "nobody"
    simple_setup: bool = False
    beginner: bool = False
    timer: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    stop_round: Annotated[int, msgspec.Meta(ge=1, le=200)] = 30


QUIET = (calls.Moves, calls.Declare, calls.Repairs, calls.Purchases, calls.FlipChip, calls.PlaceArmy)
"""Procedures in which no move or combat is unfinished: coins may be given (ruling r34)."""


class TrenchClub:
    """TC §1.1: two teams; one, two or four players."""

    name = "trench-club"
    prefix = "TC"
    rules_version = 1
    hidden = True
    dice = True
    actions: Sequence[type[Action]] = ACTIONS
    events: Sequence[type[Event]] = EVENTS
    Options: type[Any] = TrenchClubOptions
    State: type[Any] = state.State
    Calls: Any = calls.Calls

    def board(self, options: TrenchClubOptions) -> Board:
        return board(options.map, part(options))

    def seats(self, options: TrenchClubOptions) -> tuple[Seat, ...]:
        s = start(options)
        return tuple(
            Seat(NATIONS[power], s.team[power], nation_text(power))
            for power in playing(s) if s.seat_of[power] != AUTOMA
        )  # fmt: skip

    def begin(self, options: TrenchClubOptions) -> tuple[state.State, Call]:
        return start(options), calls.Begin()

    def run(self, s: state.State, call: Any, ask: Ask, emit: Emit) -> Call:
        return turn.PROCEDURES[type(call)](s, ask, emit, call)

    def copy(self, s: state.State) -> state.State:
        return state.copy(s)

    def interjections(self, position: Position, seat: int) -> list[Any]:
        """TC §10.4 §11.4: give coins to the ally, give up, or refuse to."""
        s: state.State = position.now
        if isinstance(position.call, calls.Begin):
            return [RESIGN] if not s.surrendered >> seat & 1 and len(position.questions) == 1 else []
        out: list[Any] = [] if s.surrendered >> seat & 1 else [RESIGN]
        team = s.team[power_of(s, seat)]
        mates = [other for p, other in enumerate(s.seat_of) if s.team[p] == team and other not in (seat, AUTOMA)]
        if any(mate >= 0 and s.surrendered >> mate & 1 for mate in mates):
            out.append(FIGHT_ON)
        if isinstance(position.call, QUIET) and not position.given:
            out += gifts(s, seat)
        return out

    def interject(self, s: state.State, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
        if isinstance(what, Give):
            give(s, emit, seat, what.coins)
        elif isinstance(what, FightOn):
            fight_on(s, emit, seat)
        else:
            surrender(s, emit, seat)

    def view(self, position: Position, viewer: int | None) -> View:
        return view.view(position, viewer)

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        return sample.resample(self, position, viewer, rng)

    def stage(self, question: Question) -> str:
        return question.name.replace("_", "-")

    def prompt(self, question: Question) -> tuple[Text, str]:
        return prompts.prompt(question)

    def option(self, question: Question, answer: Any) -> Text:
        return prompts.option(question, answer)

    def told(self, event: Any) -> tuple[Text, str] | None:
        return log.told(event)

    def shown(self, event: Any) -> Shown:
        return show.shown(event)

    def suggestions(self, question: Question) -> list[Suggestion]:
        return suggest.suggestions(question)

    def write(self, s: state.State) -> str:
        return notation.write(s)

    def read(self, text: str) -> tuple[state.State, Call]:
        return notation.read(text)

    def faults(self, s: state.State) -> list[str]:
        return faults(s)


def part(options: TrenchClubOptions) -> str:
    """TC §1.2 §1.4: the whole map for four, else one half."""
    return "whole" if options.mode == "four" else options.half


def start(options: TrenchClubOptions) -> state.State:
    names = [name for name in Rules.__struct_fields__ if name != "part"]
    rules = Rules(part=part(options), **{name: getattr(options, name) for name in names})
    human = 0 if options.human == "central-powers" else 1
    return empty(rules, NATIONS.index(options.central), NATIONS.index(options.entente), human)


GAME: Game = TrenchClub()
