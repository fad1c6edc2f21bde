"""Another world a seat cannot tell from the true one (NE §14.1.4 §16.2.1, rulings r19 and r57).

Hidden are the cards of other players, and what others have answered in a secret round that is still open.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from feldherr.games.napoleon_in_europe.actions import Attack, Card, Fight, Front, Put, Trade
from feldherr.games.napoleon_in_europe.board import ALL_NATIONS, CARDS, HOMELAND, LEADER
from feldherr.games.napoleon_in_europe.rules.cards.known import knowledge
from feldherr.games.napoleon_in_europe.state import State, copy, figures, hand_size, nations_of
from feldherr.kernel.answers import Given
from feldherr.kernel.position import Position, is_round, reopen

if TYPE_CHECKING:
    from feldherr.kernel.game import Game


def deal(settled: State, viewer: int, rng: random.Random) -> State:
    """Forget the hands of others, then deal them anew from all that the viewer does not hold.

    Cards he handed over himself stay where he knows them to be; what others know of others is not his to know.
    """
    s = copy(settled)
    others = [nation for nation in ALL_NATIONS if s.led[nation] not in (viewer, -1)]
    sizes = [hand_size(s, nation) for nation in others]
    sure = {nation: knowledge(s, viewer, nation) for nation in others}
    if s.turn.spending and s.led[s.turn.spending[0]] != viewer:           # he has shown nothing of it yet
        s.turn = replace(s.turn, spending=(), named=())
    s.known = {
        at: count for at, count in s.known.items() if at // CARDS // 7 == viewer or at // CARDS % 7 not in others
    }
    together = s.deck[:]
    for nation in others:
        for card, count in enumerate(sure[nation]):
            together[card] += s.hands[nation * CARDS + card] - count
            s.hands[nation * CARDS + card] = count
    unseen = [card for card, count in enumerate(together) for _ in range(count)]
    rng.shuffle(unseen)
    for nation, size in zip(others, sizes):
        for _ in range(size - sum(sure[nation])):
            s.hands[nation * CARDS + unseen.pop()] += 1
    s.deck = [0] * CARDS
    for card in unseen:
        s.deck[card] += 1
    return s


class Otherwise:
    """What others have answered in secret, answered otherwise; as many answers as before."""

    def __init__(self, s: State, before: tuple[Given, ...], rng: random.Random) -> None:
        self.s, self.rng = s, rng
        self.before = [given.answer for given in before]
        self.handed: dict[int, list[int]] = {}
        self.ahead: dict[int, int] = {}

    def __call__(self, seat: int, answer: Any) -> Any:
        if isinstance(answer, Put):
            return replace(answer, region=self.rng.choice(HOMELAND[answer.nation]))
        if isinstance(answer, Card):
            return self.card(seat)
        return self.front(seat, answer) if isinstance(answer, Front) else answer

    def card(self, seat: int) -> Card:
        """Any other card of the hand he holds in this world."""
        s = self.s
        trade = next(answer for answer in self.before[::-1] if isinstance(answer, Trade))
        nation = next(n for n in (trade.nation, trade.partner) if s.led[n] == seat)
        gone = self.handed.setdefault(seat, [])
        left = [c for c in range(CARDS) for _ in range(s.hands[nation * CARDS + c] - gone.count(c))]
        gone.append(self.rng.choice(left))
        return Card(gone[-1])

    def front(self, seat: int, answer: Front) -> Front:
        """Any number in front; his last kind of army not behind if all others are."""
        s = self.s
        fight = next(answer for answer in self.before[::-1] if isinstance(answer, Fight | Attack))
        count = figures(s, answer.nation, fight.region)[answer.kind]
        rest = [
            (nation, kind)
            for nation in nations_of(s, seat)
            for kind in range(LEADER)
            if figures(s, nation, fight.region)[kind]
        ]
        least = 1 if rest and rest[-1] == (answer.nation, answer.kind) and not self.ahead.get(seat) else 0
        number = self.rng.randint(least, count)
        if answer.kind != LEADER:
            self.ahead[seat] = self.ahead.get(seat, 0) + number
        return Front(answer.nation, answer.kind, number)


def other_answers(
    s: State, given: tuple[Given, ...], start: int, viewer: int, rng: random.Random
) -> tuple[Given, ...]:
    otherwise = Otherwise(s, given[:start], rng)
    since = [Given(seat, answer if seat == viewer else otherwise(seat, answer)) for seat, answer in given[start:]]
    return (*given[:start], *since)


def resample(game: Game, position: Position, viewer: int, rng: random.Random) -> Position:
    if position.call is None:
        return position
    world = deal(position.settled, viewer, rng)
    given = position.given
    if is_round(position):
        given = other_answers(world, given, position.questions[0].round or 0, viewer, rng)
    return reopen(game, world, position.call, given)
