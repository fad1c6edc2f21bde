"""New Game: two pieces a side at the ends of a row; a step forward, and who steps onto an enemy takes him."""

from feldherr.boards.simple import row
from feldherr.kernel import Game, Piece

from . import rules


class NewGame(Game):
    """NG §1.1: two sides, and what each of them sees."""

    name = "new-game"
    prefix = "NG"
    hidden = False
    dice = False
    sides = ("west", "east")
    plan = row("new-game", "New Game", 7, room=1)

    state_type = rules.State
    actions = (rules.Step,)
    events = (rules.Stepped, rules.Taken)
    procedures = {rules.Turn: rules.turn}
    resign_rule = "3.2"

    def pieces(self, s: rules.State, viewer: int | None) -> tuple[Piece, ...]:
        """NG §1.1: everybody sees every piece."""
        return tuple(
            Piece(number, man.side, f"space:{man.field}" if man.field else "off", "infantry-1")
            for number, man in enumerate(s.men)
        )


GAME: Game = NewGame()
