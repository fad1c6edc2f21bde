"""Triomphe à Marengo: 14 June 1800, hidden blocks, no dice."""

from __future__ import annotations

from feldherr.games.triomphe_a_marengo import actions, board, events, notation, state
from feldherr.games.triomphe_a_marengo.rules import soundness, turn
from feldherr.games.triomphe_a_marengo.rules.choices.interjections import interjections
from feldherr.games.triomphe_a_marengo.rules.opening.options import MarengoOptions, begin
from feldherr.games.triomphe_a_marengo.shown import (
    battle,
    goal,
    log,
    odds,
    options,
    prompts,
    sample,
    suggest,
    view,
    words,
)
from feldherr.kernel.game import Game


class TriompheAMarengo(Game):
    """TM §1.1: two players, Austria and France."""

    name = "triomphe-a-marengo"
    prefix = "TM"
    rules_version = 2
    hidden = True
    dice = False

    actions = actions.ACTIONS
    events = events.EVENTS
    options_type = MarengoOptions
    state_type = state.State
    call_types = turn.Calls

    seats = staticmethod(words.seats)
    begin = staticmethod(begin)
    procedures = turn.PROCEDURES
    copy = staticmethod(state.copy)
    interjections = staticmethod(interjections)
    interject = staticmethod(turn.interject)

    plan = staticmethod(board.sheet)
    stage = staticmethod(view.stage)
    beside = staticmethod(view.beside)
    view = staticmethod(view.view)
    resample = sample.resample
    shown = staticmethod(battle.shown)
    odds = staticmethod(odds.odds)

    prompt = staticmethod(prompts.prompt)
    option = staticmethod(options.option)
    warning = staticmethod(options.warning)
    told = staticmethod(log.told)
    suggestions = staticmethod(suggest.suggestions)

    on_turn = staticmethod(goal.on_turn)
    winning = staticmethod(goal.winning)
    goal = staticmethod(goal.goal)

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    faults = staticmethod(soundness.faults)


GAME: Game = TriompheAMarengo()
