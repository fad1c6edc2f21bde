"""Napoleon's Triumph: Austerlitz, 1 and 2 December 1805, corps of hidden blocks, no dice."""

from __future__ import annotations

from feldherr.games.napoleons_triumph import actions, board, events, notation, state
from feldherr.games.napoleons_triumph.rules import calls, soundness, turn
from feldherr.games.napoleons_triumph.rules.opening import options
from feldherr.games.napoleons_triumph.shown import battle, goal, log, odds, prompts, sample, suggest, view, words
from feldherr.kernel.game import Game


class NapoleonsTriumph(Game):
    """NT §1.1 §2.1: two sides; with teams up to four players a side."""

    name = "napoleons-triumph"
    prefix = "NT"
    rules_version = 3
    hidden = True
    dice = False

    actions = actions.ACTIONS
    events = events.EVENTS
    options_type = options.AusterlitzOptions
    state_type = state.State
    call_types = calls.Calls

    seats = staticmethod(words.seats)
    seated = staticmethod(words.seated)
    begin = staticmethod(options.begin)
    procedures = turn.PROCEDURES
    copy = staticmethod(state.copy)
    interject = staticmethod(turn.interject)

    plan = staticmethod(board.sheet)
    stage = staticmethod(view.stage)
    beside = view.beside
    view = view.view
    resample = sample.resample
    shown = staticmethod(battle.shown)
    odds = staticmethod(odds.odds)

    prompt = staticmethod(prompts.prompt)
    option = staticmethod(prompts.option)
    warning = staticmethod(prompts.warning)
    marked = staticmethod(prompts.marked)
    group = staticmethod(prompts.group)
    enough = prompts.ENOUGH
    told = staticmethod(log.told)
    suggestions = staticmethod(suggest.suggestions)

    on_turn = staticmethod(goal.on_turn)
    winning = staticmethod(goal.winning)
    goal = staticmethod(goal.goal)

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    faults = staticmethod(soundness.faults)


GAME: Game = NapoleonsTriumph()
