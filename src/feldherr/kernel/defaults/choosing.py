"""Which answer Enter takes, and when something is left open by one: the same in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from feldherr.kernel.answers import DONE
from feldherr.kernel.question import Question

if TYPE_CHECKING:
    from feldherr.kernel.game import Game


def usual(game: Game, question: Question, answer: Any) -> bool:
    """An action that calls itself usual, else to stop once something was named; never what the game warns of."""
    meant = answer.usual
    if answer == DONE:
        meant = enough(game, question) and not any(other.usual for other in question.options())
    return meant and game.warning(question, answer) is None


def enough(game: Game, question: Question) -> bool:
    """Whether to name no more means enough, because something was named; else one does without, or gives up."""
    return question.name in game.enough or (question.tells("chosen") and bool(question.chosen))


def open_besides(question: Question, answer: Any) -> bool:
    """Whether anything else could be done: only then something is left unused by this answer."""
    return any(other != answer for other in question.options())
