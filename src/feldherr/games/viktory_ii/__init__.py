"""Viktory II: two to six players explore a random world of hexes, build, sail and fight."""

from __future__ import annotations

from feldherr.games.viktory_ii import actions, events, notation, state
from feldherr.games.viktory_ii.rules import calls, soundness, turn, victory
from feldherr.games.viktory_ii.rules.choices.interjections import interjections
from feldherr.games.viktory_ii.rules.opening import options
from feldherr.games.viktory_ii.shown import battle, goal, log, odds, prompts, sample, suggest, view, words
from feldherr.games.viktory_ii.shown import options as answers
from feldherr.kernel.game import Game


class ViktoryII(Game):
    """V2 §1.1.1: two to six players, each for himself."""

    name = "viktory-ii"
    prefix = "V2"
    rules_version = 2
    hidden = False
    dice = True
    deals = False

    actions = actions.ACTIONS
    events = events.EVENTS
    options_type = options.ViktoryOptions
    state_type = state.State
    call_types = calls.Calls

    seats = staticmethod(words.seats)
    seated = staticmethod(words.seated)
    begin = staticmethod(options.begin)
    procedures = turn.PROCEDURES
    copy = staticmethod(state.copy)
    playing = staticmethod(victory.living)
    interjections = staticmethod(interjections)
    interject = staticmethod(turn.interject)

    board = staticmethod(options.board)
    beside = staticmethod(view.beside)
    view = staticmethod(view.view)
    resample = sample.resample

    prompt = staticmethod(prompts.prompt)
    option = staticmethod(answers.option)
    warning = staticmethod(answers.warning)
    group = staticmethod(answers.group)
    told = staticmethod(log.told)
    shown = staticmethod(battle.shown)
    odds = staticmethod(odds.odds)
    suggestions = staticmethod(suggest.suggestions)

    on_turn = staticmethod(goal.on_turn)
    winning = staticmethod(goal.winning)
    goal = staticmethod(goal.goal)

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    faults = staticmethod(soundness.faults)


GAME: Game = ViktoryII()
