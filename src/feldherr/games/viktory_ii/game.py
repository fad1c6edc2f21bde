"""Viktory II, as the kernel wants it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from feldherr.boards.board import Board
from feldherr.games.viktory_ii import notation, state
from feldherr.games.viktory_ii.actions import ACTIONS
from feldherr.games.viktory_ii.board import COLOURS, board
from feldherr.games.viktory_ii.events import EVENTS
from feldherr.games.viktory_ii.rules import calls, turn
from feldherr.games.viktory_ii.rules.soundness import faults
from feldherr.games.viktory_ii.rules.victory import resign
from feldherr.games.viktory_ii.shown import log, prompts, sample, suggest, view
from feldherr.games.viktory_ii.shown.words import seat_text
from feldherr.games.viktory_ii.state import PASSING, Rules
from feldherr.kernel.answers import CHANCE, RESIGN, Action, Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Game, Seat, Suggestion
from feldherr.kernel.position import Position
from feldherr.kernel.question import Question
from feldherr.kernel.text import Text
from feldherr.kernel.view import View


class ViktoryOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """V2 §1.1.1 §5.0.1 §15.0.1: agreed before the game and never changed.

    Who survives alone has always won (V2 §5.1.1); the other conditions are in force if chosen. `subjugation` brings the
    vassals with it, and they bring it (V2 §5.2.1, ruling r57). After `stop_round` the richest empire wins.
    `map_seed` other than 0: the map of that number.
    """

    players: Literal[2, 3, 4, 5, 6] = 2
    subjugation: bool = False
    decisive_blow: bool = False
    dominance: bool = False
    random_end: bool = False
    flat_world: bool = False
    open_map: bool = False
    balanced_land: bool = False
    less_luck: bool = False
    relocation: bool = False
    vassals: bool = False
    stop_round: Annotated[int, msgspec.Meta(ge=1, le=200)] = 40
    map_seed: Annotated[int, msgspec.Meta(ge=0, le=999_999_999)] = 0


UNDISTURBED = (
    calls.FoundCapital, calls.Building, calls.Acting, calls.Moving, calls.Placing, calls.OfferTile, calls.LayTile,
)  # fmt: skip
"""Procedures in which nobody fights: every player may resign (ruling r14)."""
UNDER_WAY = ("unit_to_hit", "pairs_to_give_up", "attack_on_vassal")
"""Questions in the middle of a bombardment or an attack: who is hit or attacked must still be there."""


class ViktoryII:
    """V2 §1.1.1: two to six players, each for himself."""

    name = "viktory-ii"
    prefix = "V2"
    rules_version = 1
    hidden = False
    dice = True
    actions: Sequence[type[Action]] = ACTIONS
    events: Sequence[type[Event]] = EVENTS
    Options: type[Any] = ViktoryOptions
    State: type[Any] = state.State
    Calls: Any = calls.Calls

    def board(self, options: ViktoryOptions) -> Board:
        return board(options.players)

    def seats(self, options: ViktoryOptions) -> tuple[Seat, ...]:
        return tuple(Seat(COLOURS[seat], seat, seat_text(seat)) for seat in range(options.players))

    def begin(self, options: ViktoryOptions) -> tuple[state.State, Call]:
        chosen = {name: getattr(options, name) for name in Rules.__struct_fields__}
        chosen["vassals"] = options.vassals or options.subjugation
        return state.empty(options.players, Rules(**chosen)), calls.Begin()

    def run(self, s: state.State, call: Any, ask: Ask, emit: Emit) -> Call:
        return turn.PROCEDURES[type(call)](s, ask, emit, call)

    def copy(self, s: state.State) -> state.State:
        return state.copy(s)

    def interjections(self, position: Position, seat: int) -> list[Any]:
        """V2 §5.1.3, ruling r14: resign, but out of no battle or bombardment, nor while a unit is a guest of allies."""
        s, call = position.now, position.call
        if not s.alive[seat]:
            return []
        if isinstance(call, UNDISTURBED):
            if any(q.actor == CHANCE or q.name in UNDER_WAY for q in position.questions):
                return []
            guests = [u for u, flags in enumerate(s.flags) if flags & PASSING and s.kind[u]]
            return [] if any(s.held[s.where[u]] != s.owner[u] for u in guests) else [RESIGN]
        if isinstance(call, calls.Battle):
            return [] if seat in (call.attacker, s.held[call.hex], s.seat) else [RESIGN]
        if isinstance(call, calls.Round):
            return [] if seat in (call.attacker, call.defender, s.seat) else [RESIGN]
        return []

    def interject(self, s: state.State, ask: Ask, emit: Emit, seat: int, what: Any) -> None:
        resign(s, emit, seat)

    def view(self, position: Position, viewer: int | None) -> View:
        return view.view(position, viewer)

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        return sample.resample(self, position)

    def stage(self, question: Question) -> str:
        return question.name.replace("_", "-")

    def prompt(self, question: Question) -> tuple[Text, str]:
        return prompts.prompt(question)

    def option(self, question: Question, answer: Any) -> Text:
        return prompts.option(question, answer)

    def told(self, event: Any) -> tuple[Text, str] | None:
        return log.told(event)

    def suggestions(self, question: Question) -> list[Suggestion]:
        return suggest.suggestions(question)

    def write(self, s: state.State) -> str:
        return notation.write(s)

    def read(self, text: str) -> tuple[state.State, Call]:
        return notation.read(text)

    def faults(self, s: state.State) -> list[str]:
        return faults(s)


GAME: Game = ViktoryII()
