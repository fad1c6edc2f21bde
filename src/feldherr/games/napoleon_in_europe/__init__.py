"""Napoleon in Europe: seven great nations, 1796 to 1815; the basic rules."""

from __future__ import annotations

from feldherr.games.napoleon_in_europe import actions, board, events, notation, state
from feldherr.games.napoleon_in_europe.rules import soundness, victory
from feldherr.games.napoleon_in_europe.rules.choices.interjections import interjections
from feldherr.games.napoleon_in_europe.rules.opening import options
from feldherr.games.napoleon_in_europe.rules.turn import calls, run
from feldherr.games.napoleon_in_europe.shown import (
    answers,
    battle,
    goal,
    log,
    odds,
    prompts,
    sample,
    suggest,
    view,
    words,
)
from feldherr.kernel.game import Game


class NapoleonInEurope(Game):
    """NE §1.5: two to seven players."""

    name = "napoleon-in-europe"
    prefix = "NE"
    rules_version = 2
    hidden = True
    dice = True

    actions = actions.ACTIONS
    events = events.EVENTS
    options_type = options.NapoleonOptions
    state_type = state.State
    call_types = calls.Next

    seats = staticmethod(words.seats)
    seated = staticmethod(words.seated)
    begin = staticmethod(options.begin)
    procedures = run.PROCEDURES
    copy = staticmethod(state.copy)
    playing = staticmethod(victory.playing)
    interjections = staticmethod(interjections)
    interject = staticmethod(run.interject)

    plan = staticmethod(board.sheet)
    stage = staticmethod(view.stage)
    beside = staticmethod(view.beside)
    view = staticmethod(view.view)
    resample = sample.resample
    shown = staticmethod(battle.shown)
    odds = staticmethod(odds.odds)
    number = staticmethod(answers.number)

    prompt = staticmethod(prompts.prompt)
    option = staticmethod(answers.option)
    warning = staticmethod(answers.warning)
    besides = staticmethod(answers.besides)
    marked = staticmethod(answers.marked)
    group = staticmethod(answers.heading)
    enough = ("volley",)
    told = staticmethod(log.told)
    suggestions = staticmethod(suggest.suggestions)

    on_turn = staticmethod(goal.on_turn)
    winning = staticmethod(goal.winning)
    goal = staticmethod(goal.goal)

    write = staticmethod(notation.write)
    read = staticmethod(notation.read)
    faults = staticmethod(soundness.faults)


GAME: Game = NapoleonInEurope()
