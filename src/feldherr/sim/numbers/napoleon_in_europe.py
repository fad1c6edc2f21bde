"""Napoleon in Europe: what is said and seen as numbers."""

from __future__ import annotations

from array import array
from typing import Any, TypeAlias

from feldherr.games.napoleon_in_europe.board import CARDS, REGIONS, regions_in
from feldherr.games.napoleon_in_europe.state import State
from feldherr.sim.numbers.parts import COUNT, ROUNDS, Fields, Part, Seen

Numbers: TypeAlias = "array[int]"
FIELDS: Fields = {
    "nation": range(7), "partner": range(7), "number": range(64), "region": range(REGIONS), "kind": range(8),
    "count": range(COUNT), "seat": range(7), "card": range(CARDS), "size": range(16), "own": range(64),
    "jokers": range(64), "row": range(2),
}  # fmt: skip
PARTS = (
    Part("figures by region, nation and kind", REGIONS * 28, 0, 255), Part("owner by region", REGIONS, -1, 6),
    Part("leader by nation", 7, -1, 6), Part("cards by nation and card, and how many", 7 * (CARDS + 1), 0, 255),
    Part("friends by nation, as bits", 7, 0, 127),
    Part("cards in the deck; battle: region, round, side; neutral, gone, alive as bits; turn, round", 9, 0, ROUNDS),
)  # fmt: skip


def seen(s: State, seat: int) -> tuple[Seen, ...]:
    """NE §14.1.4: all armies; the cards of the nations the seat leads, of others only how many."""
    battle = (s.battle.region + 1, s.battle.round, s.battle.side) if s.battle else (0, 0, 0)
    few = [deck(s.deck), *battle, s.neutral, s.gone, s.alive, s.slot, s.round]
    return figures(s.fig, s.where), s.owner, s.led, hands(s.hands, s.led, seat), s.friends, few


class Deck:
    """How many cards are left; counted again when some were drawn or put back."""

    def __init__(self) -> None:
        self.deck: list[int] = []
        self.size = 0

    def __call__(self, deck: list[int]) -> int:
        if deck != self.deck:
            self.deck, self.size = deck[:], sum(deck)
        return self.size


class Hands:
    """By seat: the cards it sees, and how many each nation has; counted again when cards have changed hands.

    What was handed out stays as it is: what has changed is another array, and one that is the same is known at once.
    """

    def __init__(self) -> None:
        self.seen: dict[int, tuple[list[int], list[int], Numbers]] = {}

    def __call__(self, hands: list[int], led: list[int], seat: int) -> Numbers:
        held, leading, seen = self.seen.get(seat) or (NO_HANDS, NO_HANDS, array("h"))
        if hands == held and led == leading:
            return seen
        if led != leading:
            seen = array("h", [0] * (7 * (CARDS + 1)))
            held = NO_HANDS
        else:
            seen = seen[:]
        place = 0
        for count, before in zip(hands, held):
            if count != before:
                nation = place // CARDS
                seen[nation * (CARDS + 1) + CARDS] += count - before
                if led[nation] == seat:
                    seen[place + nation] = count
            place += 1  # noqa: SIM113 (compiled, this is the quicker)
        self.seen[seat] = hands[:], led[:], seen
        return seen


class Figures:
    """By region, nation and kind; looked at is where figures are or were, and read what is not as it was before.

    What was handed out stays as it is, as with `Hands`.
    """

    def __init__(self) -> None:
        self.fig: list[Any] = [None] * (REGIONS * 7)
        self.where = [0] * 7
        self.by_nation: list[list[int]] = [[] for _ in range(7)]
        self.stacks: list[int] = []
        self.seen = array("h", [0] * (REGIONS * 28))

    def __call__(self, fig: list[Any], where: list[int]) -> Numbers:
        changed = self.changed(fig)
        if where != self.where:
            self.look_elsewhere(where)
            changed += self.changed(fig)
        if changed:
            self.seen = self.seen[:]
            for stack in changed:
                self.seen[4 * stack : 4 * stack + 4] = array("h", fig[stack])
        return self.seen

    def changed(self, fig: list[Any]) -> list[int]:
        """The stacks that are not what they were."""
        known, out = self.fig, []
        for stack in self.stacks:
            four = fig[stack]
            if four is not known[stack]:
                known[stack] = four
                out.append(stack)
        return out

    def look_elsewhere(self, where: list[int]) -> None:
        """Nations have come to regions or left them."""
        for nation, (regions, before) in enumerate(zip(where, self.where)):
            if regions != before:
                self.by_nation[nation] = [region * 7 + nation for region in regions_in(regions)]
        self.where = where[:]
        stacks: list[int] = []
        for one in self.by_nation:
            stacks += one
        self.stacks = stacks


NO_HANDS = [0] * (7 * CARDS)
hands, figures, deck = Hands(), Figures(), Deck()
