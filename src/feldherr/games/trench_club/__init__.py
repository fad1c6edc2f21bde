"""Trench Club: the First World War on hexes for two, four or one; move, declare, fight, buy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from feldherr.games.trench_club import actions, events, notation, state
from feldherr.games.trench_club.rules import calls, soundness, turn
from feldherr.games.trench_club.rules.choices.interjections import interjections
from feldherr.games.trench_club.rules.opening import options
from feldherr.games.trench_club.shown import battle, goal, log, prompts, sample, suggest, view, words
from feldherr.kernel.game import Game


class TrenchClub(Game):
    """TC §1.1: two teams; one, two or four players."""

    name = "trench-club"
    prefix = "TC"
    rules_version = 2
    hidden = True
    dice = True
    first_game: ClassVar[Mapping[str, Any]] = {"simple_setup": True, "beginner": True}

    actions = actions.ACTIONS
    events = events.EVENTS
    options_type = options.TrenchClubOptions
    state_type = state.State
    call_types = calls.Calls

    seats = staticmethod(words.seats)
    seated = staticmethod(words.seated)
    begin = staticmethod(options.begin)
    procedures = turn.PROCEDURES
    copy = staticmethod(state.copy)
    interjections = staticmethod(interjections)
    interject = staticmethod(turn.interject)

    board = staticmethod(options.board)
    beside = staticmethod(view.beside)
    view = staticmethod(view.view)
    resample = sample.resample
    shown = staticmethod(battle.shown)

    prompt = staticmethod(prompts.prompt)
    option = staticmethod(prompts.option)
    warning = staticmethod(prompts.warning)
    besides = staticmethod(prompts.besides)
    marked = staticmethod(prompts.marked)
    told = staticmethod(log.told)
    suggestions = staticmethod(suggest.suggestions)

    usual = suggest.usual
    on_turn = staticmethod(goal.on_turn)
    winning = staticmethod(goal.winning)
    goal = staticmethod(goal.goal)

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    faults = staticmethod(soundness.faults)


GAME: Game = TrenchClub()
