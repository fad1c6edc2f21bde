"""The engine: knows no game, network, clock or file. What a game is written with can be had from here."""

from feldherr.kernel.answers import CHANCE, DONE, NO, RESIGN, YES, Action, Call, Illegal, Interjection, Malformed
from feldherr.kernel.ask import Ask
from feldherr.kernel.defaults.ending import end
from feldherr.kernel.event import Event
from feldherr.kernel.game import Emit, Game, Procedure, Seat, Suggestion
from feldherr.kernel.position import Position, reopen
from feldherr.kernel.question import Question, Refuse, offered
from feldherr.kernel.text import Text, say
from feldherr.kernel.view import Goal, Loss, Marker, Note, Panel, Piece, Row, Shown, Side, View

__all__ = [
    "CHANCE", "DONE", "NO", "RESIGN", "YES", "Action", "Ask", "Call", "Emit", "Event", "Game", "Goal", "Illegal",
    "Interjection", "Loss", "Malformed", "Marker", "Note", "Panel", "Piece", "Position", "Procedure", "Question",
    "Refuse", "Row", "Seat", "Shown", "Side", "Suggestion", "Text", "View", "end", "offered", "reopen", "say",
]  # fmt: skip
