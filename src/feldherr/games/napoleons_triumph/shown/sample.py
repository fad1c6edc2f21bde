"""Another world a seat cannot tell from the true one: faces, secret answers, the French plan, orders not yet read."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from feldherr.boards import bags
from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import ALLIES, FRANCE, REINFORCEMENTS, WAITING
from feldherr.games.napoleons_triumph.rules import calls
from feldherr.games.napoleons_triumph.rules.choices.opening.armies import PLAIN
from feldherr.games.napoleons_triumph.rules.choices.opening.writing import NAMED
from feldherr.games.napoleons_triumph.rules.opening.organisations import PLANS, plan
from feldherr.games.napoleons_triumph.rules.opening.setup import reorganise
from feldherr.games.napoleons_triumph.shown.secrets import Dealer, dealt_answers
from feldherr.games.napoleons_triumph.state import (
    CAVALRY,
    FIRST_COMMANDER,
    OWN,
    State,
    WrittenOrder,
    copy,
    side_of_seat,
)
from feldherr.kernel.answers import CHANCE, Given, Illegal, Interjection
from feldherr.kernel.position import Position, reopen

if TYPE_CHECKING:
    from feldherr.kernel.game import Game

TRIES = 400


Dealt = Callable[[Position, int, random.Random], State]


def resample(
    game: Game, position: Position, viewer: int, rng: random.Random, dealt: Dealt | None = None,
    tries: int = TRIES,
) -> Position:  # fmt: skip
    """Deals until the answers given since would all have been open in that world too; `dealt`: who deals otherwise."""
    if position.call is None:
        return position
    asked = [q.name for q in position.questions]
    stages = [(q.actor, game.stage(q)) for q in position.questions]
    for _ in range(tries):
        world = (dealt or deal)(position, viewer, rng)
        given = redrawn(position, world, viewer, rng)
        try:
            found = reopen(game, world, position.call, given, True)
        except Illegal:
            continue
        same = [q.name for q in found.questions] == asked or secret(position)
        staged = [(q.actor, game.stage(q)) for q in found.questions] == stages
        if same and staged and found.now.known == position.now.known:
            return found
    raise Illegal("no other world was found in which the same would have happened")


def secret(position: Position) -> bool:
    """Whether the procedure that runs is one of secret dialogues; what was said in it shows only when it is over."""
    return type(position.call) in (calls.Conference, calls.Distribution, calls.FormCorps, calls.FormFrench)


def hidden_blocks(settled: State, now: State, side: int) -> list[int]:
    """Regiments of a side whose face the other has not seen up to now."""
    return [b for b in OWN[side] if settled.face[b] and not settled.known[b] and now.face[b] and not now.known[b]]


def deal(position: Position, viewer: int, rng: random.Random) -> State:
    """Forget what is hidden from the viewer, then deal it out again so that all that is remembered holds."""
    settled: State = position.settled
    s = copy(settled)
    mine = side_of_seat(settled, viewer)
    theirs = 1 - mine
    hidden = hidden_blocks(settled, position.now, theirs)
    if hidden:
        kept = settled.bags
        for block in OWN[theirs]:                           # seen since the state was settled
            if block not in hidden and settled.face[block] and not settled.known[block]:
                kept = bags.seen(kept, block, settled.face[block])
        known_bags = [bag for bag in kept if bag.blocks[0] in OWN[theirs]]
        faces = bags.deal(known_bags, hidden, sorted(settled.face[b] for b in hidden), rng)
        better_reinforcements(settled, faces, known_bags, theirs, rng)
        mount(position, faces, known_bags, theirs, rng)
        for block in hidden:
            s.face[block] = faces[block]
    if mine == ALLIES and settled.plan:
        s.plan = other_plan(s, rng)
    s.orders = tuple([order if reads(s, order, viewer) else rewritten(order, rng) for order in s.orders])
    return s


def exchange(
    faces: dict[int, int], known: list[bags.Bag], blocks: list[int], others: list[int], rng: random.Random
) -> None:
    """Change the faces of one of the blocks and one of the others, so that all that is remembered still holds."""
    pairs = [(one, other) for one in blocks for other in others]
    rng.shuffle(pairs)
    for one, other in pairs:
        faces[one], faces[other] = faces[other], faces[one]
        if all(not bags.without(bag.faces, [faces[b] for b in bag.blocks if b in faces]) for bag in known):
            return
        faces[one], faces[other] = faces[other], faces[one]


def better_reinforcements(
    settled: State, faces: dict[int, int], known: list[bags.Bag], side: int, rng: random.Random
) -> None:
    """NT §6.s7.3: as long as such a corps waits, everybody knows that not all of it is infantry of strength 2."""
    for commander in REINFORCEMENTS if side == FRANCE else ():
        members = settled.members[commander]
        if settled.post[commander] < WAITING or not members or any(b not in faces for b in members):
            continue
        if all(faces[b] == PLAIN for b in members):
            others = [b for b in sorted(faces) if faces[b] != PLAIN and settled.corps[b] not in REINFORCEMENTS]
            exchange(faces, known, list(members), others, rng)


class Riding(NamedTuple):
    """What a side's answers since the state was settled say of its cavalry."""

    now: bool
    """It has been said that a corps or a regiment rides, and nobody has been shown yet."""
    party: tuple[int, ...]
    """The corps, or the one regiment; at least one of it is cavalry."""
    named: list[int]
    """Who could be left behind by name: only cavalry goes along, so these are cavalry too."""


def riding(position: Position, side: int) -> Riding:
    """NT §10.3.9 §11.9: a corps that marches by road and then blocks an approach, or a road attack."""
    settled: State = position.settled
    now, named = False, list[int]()
    party: tuple[int, ...] = ()
    by_road = any(type(g.answer) in (a.Cross, a.Enter) for g in position.given)
    for seat, answer in position.given:
        if seat < 0 or side_of_seat(settled, seat) != side:
            continue
        match answer:
            case a.CorpsMove(commander):
                party = settled.members[commander]
            case a.Block(_):
                now = bool(party) and by_road
            case a.Ride(piece, _, _):
                now = True
                party = settled.members[piece - FIRST_COMMANDER] if piece >= FIRST_COMMANDER else (piece,)
            case a.Name(piece) if now and piece in party:
                named.append(piece)
    return Riding(now, party, named)


def mount(position: Position, faces: dict[int, int], known: list[bags.Bag], side: int, rng: random.Random) -> None:
    """Who has said that he rides must be cavalry, though he has not shown it yet."""
    said = riding(position, side)
    riders, rest = said.named, [b for b in said.party if b not in said.named]
    if said.now and rest and not any(faces.get(b, position.settled.face[b]) >> 2 == CAVALRY for b in rest):
        riders = [*riders, rng.choice(rest)]
    for block in riders:
        if block in faces and faces[block] >> 2 != CAVALRY:
            others = [b for b in sorted(faces) if b not in riders and faces[b] >> 2 == CAVALRY]
            exchange(faces, known, [block], others, rng)


def other_plan(s: State, rng: random.Random) -> tuple[tuple[int, ...], ...]:
    """NT §6.s7.4: any organisation of the French army."""
    start = plan(FRANCE, rng.randrange(len(PLANS[FRANCE])))
    dealer = Dealer(rng, 3 * rng.randrange(8) + 1, True)
    return reorganise(dealer, s, FRANCE, start)


def reads(s: State, order: WrittenOrder, viewer: int) -> bool:
    """NT §19.14: the sender, and the recipient from the team's next turn on."""
    delivered = s.round > order.round + 1 or (s.round == order.round + 1 and s.side >= order.side)
    return viewer == order.sender or (viewer == order.to and delivered)


def rewritten(order: WrittenOrder, rng: random.Random) -> WrittenOrder:
    return replace(order, attack=rng.random() < 0.5, places=tuple(rng.sample(NAMED, len(order.places))))


def redrawn(position: Position, world: State, viewer: int, rng: random.Random) -> tuple[Given, ...]:
    """Secret answers of others since the state was settled."""
    given = list(position.given)
    if secret(position):
        mates: tuple[int, ...] = ()
        if position.question(CHANCE):                       # the dialogues are over, and the team has seen its plan
            mates = position.settled.teams[side_of_seat(position.settled, viewer)]
        for seat in sorted({g.seat for g in given} - {viewer, CHANCE, *mates}):
            places = [n for n in range(len(given)) if given[n].seat == seat]
            places = [n for n in places if not isinstance(given[n].answer, Interjection)]
            done = position.question(seat) is None
            answers = dealt_answers(position, world, seat, len(places), done, rng)
            for n, answer in zip(places, answers):
                given[n] = Given(seat, answer)
    if type(position.call) is calls.WriteOrders and viewer != position.settled.teams[position.call.side][0]:
        fresh = rng.sample(NAMED, sum(1 for g in given if type(g.answer) is a.Mention))
        for n, (seat, answer) in enumerate(given):
            if type(answer) in (a.OrderAttack, a.OrderDefend):
                given[n] = Given(seat, rng.choice((a.OrderAttack(), a.OrderDefend())))
            elif type(answer) is a.Mention:
                given[n] = Given(seat, a.Mention(fresh.pop()))
    return tuple(given)


