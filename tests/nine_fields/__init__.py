"""Nine Fields: three hidden pieces a side at the ends of a row; a step forward, and the stronger wins."""

import random

from msgspec.structs import replace

from feldherr.boards.simple import row
from feldherr.kernel import Game, Piece, Position, reopen

from . import rules


class NineFields(Game):
    """NF §1.1: two sides, and what each of them sees."""

    name = "nine-fields"
    prefix = "NF"
    hidden = True
    dice = False
    sides = ("west", "east")
    plan = row("nine-fields", "Nine Fields", 9, room=1)

    state_type = rules.State
    actions = (rules.Step,)
    events = (rules.Stepped, rules.Fought)
    procedures = {rules.Deal: rules.deal, rules.Turn: rules.turn}
    resign_rule = "3.2"

    def pieces(self, s: rules.State, viewer: int | None) -> tuple[Piece, ...]:
        """NF §1.1: its owner sees a piece, and everybody one that has fought."""
        return tuple(
            Piece(number, man.side, f"space:{man.field}" if man.field else "off", self.face(man, viewer))
            for number, man in enumerate(s.men)
        )

    def face(self, man: rules.Man, viewer: int | None) -> str | None:
        return f"infantry-{man.strength}" if man.shown or man.side == viewer else None

    def resample(self, position: Position, viewer: int, rng: random.Random) -> Position:
        """What the viewer has not seen is forgotten, then dealt again."""
        world: rules.State = self.copy(position.settled)
        unseen = [number for number, man in enumerate(world.men) if man.side != viewer and not man.shown]
        strengths = sorted(world.men[number].strength for number in unseen)
        rng.shuffle(strengths)
        for number, strength in zip(unseen, strengths):
            world.men[number] = replace(world.men[number], strength=strength)
        return reopen(self, world, position.call, position.given) if position.call else position


GAME: Game = NineFields()
