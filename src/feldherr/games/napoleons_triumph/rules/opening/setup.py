"""Chapter 6: set-up, step by step; chapter 17: the auction."""

from __future__ import annotations

from feldherr.boards.blocks import disclose
from feldherr.games.napoleons_triumph import actions as a
from feldherr.games.napoleons_triumph.board import (
    ALLIES,
    COMMANDER_SIDE,
    COMMANDERS,
    FIRST_ROUND,
    FRANCE,
    GONE,
    LEADERS,
    LOCALE_OF,
    LOCALES,
    NOBODY,
    REINFORCEMENTS,
    SANTON,
    SPOTS,
    START_MORALE,
    WAITING,
    Commander,
    Side,
)
from feldherr.games.napoleons_triumph.events import (
    ArmyOrganised,
    BatteryShown,
    BidMade,
    BidPassed,
    CorpsFormed,
    CorpsPlaced,
    CorpsWaits,
    Posted,
    SideTaken,
)
from feldherr.games.napoleons_triumph.rules import calls
from feldherr.games.napoleons_triumph.rules.choices.opening.armies import Corps
from feldherr.games.napoleons_triumph.rules.choices.opening.forming import (
    corps_to_change,
    organisation_to_adopt,
    regiment_to_assign,
    regiment_to_release,
)
from feldherr.games.napoleons_triumph.rules.choices.opening.placing import (
    DETACHMENTS,
    battery_post,
    battery_to_show,
    corps_to_start,
    detachment_post,
    regiment_to_detach,
    start_position,
)
from feldherr.games.napoleons_triumph.rules.choices.opening.teams import bid_or_pass, side_to_take
from feldherr.games.napoleons_triumph.rules.mixing import lots, standing
from feldherr.games.napoleons_triumph.rules.opening.organisations import plan
from feldherr.games.napoleons_triumph.rules.pieces import detach, join, leave_corps, put
from feldherr.games.napoleons_triumph.state import ARMY, BLOCKS, OWN, State, rank_of
from feldherr.kernel.answers import DONE, Call
from feldherr.kernel.ask import Ask
from feldherr.kernel.game import Emit


def empty(scenario: int, santon: bool, teams: tuple[tuple[int, ...], tuple[int, ...]], morale: list[int]) -> State:
    """NT §5.1 §6.s1.1 §6.s3.1 §6.s4.1 §6.s4.2 §6.s4.3: the table before set-up."""
    at: list[tuple[int, ...]] = [()] * SPOTS
    at[GONE] = tuple(range(BLOCKS))
    return State(
        [0] * BLOCKS, [GONE] * BLOCKS, [NOBODY] * BLOCKS, at, [0] * LOCALES, [NOBODY] * LOCALES, [GONE] * COMMANDERS,
        [()] * COMMANDERS, morale[:], morale[:], [0] * BLOCKS, [teams[COMMANDER_SIDE[c]][0] for c in range(COMMANDERS)],
        teams, scenario=scenario, santon=santon, round=FIRST_ROUND[scenario],
    )  # fmt: skip


def begin(s: State, ask: Ask, emit: Emit, call: calls.Begin) -> Call:
    """NT §6.s2.1 §17.2 §17.4 §17.5 §17.6 §17.7 §19.36: sides; the spokesmen bid, who passes takes the other side."""
    if call.auction:
        spokesmen = (s.teams[0][0], s.teams[1][0])
        turn, last = ask.draw((1, 1))[0], -1
        while type(bid := ask(spokesmen[turn], bid_or_pass, s, last)) is a.Bid:
            last = bid.points
            emit(BidMade(spokesmen[turn], last))
            turn = 1 - turn
        emit(BidPassed(spokesmen[turn]))
        winner, points = 1 - turn, max(0, last)
        side = ask(spokesmen[winner], side_to_take, s).side
        take_side(s, winner, side, points)
        emit(SideTaken(spokesmen[winner], side, points))
    return calls.Conference()


def take_side(s: State, team: int, side: Side, points: int) -> None:
    """NT §17.6 §17.7: the winner of the auction pays with his morale, the other side stays as it is."""
    if team != side:
        s.teams = (s.teams[1], s.teams[0])
    s.morale[side] = s.reference[side] = START_MORALE[side] - points
    s.owner = [s.teams[COMMANDER_SIDE[c]][0] for c in range(COMMANDERS)]


def organise(ask: Ask, s: State, side: Side) -> Corps:
    """NT §6.s6.2 §6.s6.3 §6.s6.4: from a suggestion or from nothing, then changed until it is right."""
    seat = s.teams[side][0]
    start = ask(seat, organisation_to_adopt, s, side)
    if type(start) is a.Organise:
        corps = plan(side, start.plan)
    else:
        corps = tuple(() for _ in LEADERS[side])
        pool = ARMY[side]
        while pool:
            corps, pool = assign(ask, s, side, corps, pool)
    return reorganise(ask, s, side, corps)


def assign(
    ask: Ask, s: State, side: Side, corps: Corps, pool: tuple[int, ...]
) -> tuple[Corps, tuple[int, ...]]:
    given = ask(s.teams[side][0], regiment_to_assign, s, side, corps, pool)
    place = LEADERS[side].index(given.commander)
    rest = list(pool)
    rest.remove(given.face)
    grown = tuple(tuple(sorted((*c, given.face))) if n == place else c for n, c in enumerate(corps))
    return grown, tuple(rest)


def reorganise(ask: Ask, s: State, side: Side, corps: Corps) -> Corps:
    """NT §6.s7.4: one regiment after the other goes from one corps to another."""
    seat, changes = s.teams[side][0], 0
    while (change := ask(seat, corps_to_change, s, side, corps, changes)) != DONE:
        changes += 1
        place = LEADERS[side].index(change.commander)
        face = ask(seat, regiment_to_release, s, side, corps, place).face
        rest = list(corps[place])
        rest.remove(face)
        corps = tuple(tuple(rest) if n == place else c for n, c in enumerate(corps))
        corps, _ = assign(ask, s, side, corps, (face,))
    return corps


def form_corps(s: State, ask: Ask, emit: Emit, call: calls.FormCorps) -> Call:
    """NT §6.s5.1 §6.s6.1 §6.s6.2 §6.s7.4 §19.18: both armies at once and in secret; the Allied corps are formed now."""
    allied, french = ask.together(*((s.teams[side][0], organise, (s, side)) for side in (ALLIES, FRANCE)))
    s.plan = french
    emit(ArmyOrganised(FRANCE, s.teams[FRANCE], french))
    form(s, ask, emit, ALLIES, allied)
    return calls.PlaceAllies()


def form(s: State, ask: Ask, emit: Emit, side: Side, corps: Corps) -> None:
    """Regiments get their public numbers, at random within each corps. The last thing its procedure asks."""
    order = ask.shuffle(len(OWN[side]))
    block = OWN[side][0]
    for commander, faces in zip(LEADERS[side], corps):
        first = block - OWN[side][0]
        mixed = sorted(range(len(faces)), key=lambda n: order[first + n])
        s.post[commander] = WAITING + side
        for n in mixed:
            s.face[block] = faces[n]
            put(s, block, WAITING + side)
            join(s, commander, block)
            block += 1
    emit(ArmyOrganised(side, s.teams[side], corps))
    emit(CorpsFormed(side, tuple(len(faces) for faces in corps)))


def place_allies(s: State, ask: Ask, emit: Emit, call: calls.PlaceAllies) -> Call:
    """NT §5.2 §5.3 §6.s6.1 §6.s6.5 §6.s6.6 §6.s6.7 §19.19 §19.20: all Allied corps, or two, in order of rank."""
    starting = LEADERS[ALLIES]
    if s.scenario == 1:
        supreme = s.teams[ALLIES][0]
        first = ask(supreme, corps_to_start, s, ()).commander
        second = ask(supreme, corps_to_start, s, (first,)).commander
        starting = tuple(sorted((first, second)))
    place(s, ask, emit, starting)
    for commander in LEADERS[ALLIES]:
        if commander not in starting:
            emit(CorpsWaits(commander, len(s.members[commander])))
    return calls.FormFrench()


def place(s: State, ask: Ask, emit: Emit, commanders: tuple[Commander, ...]) -> None:
    """NT §6.s6.8 §8.10 §19.20: each player his corps, one position each."""
    for commander in sorted(commanders, key=lambda c: (rank_of(s, s.owner[c]), c)):
        spot = ask(s.owner[commander], start_position, s, commander).spot
        s.post[commander] = spot
        for block in s.members[commander]:
            put(s, block, spot)
        emit(CorpsPlaced(commander, spot, len(s.members[commander])))


def form_french(s: State, ask: Ask, emit: Emit, call: calls.FormFrench) -> Call:
    """NT §6.s7.1 §6.s7.4, ruling r17: the French have seen the Allied placement, and may change their corps."""
    (french,) = ask.together((s.teams[FRANCE][0], reorganise, (s, FRANCE, s.plan)))
    s.plan = ()
    form(s, ask, emit, FRANCE, french)
    return calls.PlaceFrench()


def place_french(s: State, ask: Ask, emit: Emit, call: calls.PlaceFrench) -> Call:
    """NT §5.4 §6.s7.1 §6.s7.2 §6.s8.6: all but Bernadotte and Davout; a corps may stand too close until step 8."""
    place(s, ask, emit, tuple(c for c in LEADERS[FRANCE] if c not in REINFORCEMENTS))
    for commander in REINFORCEMENTS:
        emit(CorpsWaits(commander, len(s.members[commander])))
    return calls.DetachFrench(0, 0)


def detach_french(s: State, ask: Ask, emit: Emit, call: calls.DetachFrench) -> Call:
    """NT §6.s8.1 §6.s8.5 §6.s8.6 §19.21: detachments one by one, player by player."""
    seat = s.teams[FRANCE][call.rank]
    asking = ask.openly if call.done == DETACHMENTS else ask                             # six, and everybody saw it
    choice = asking(seat, regiment_to_detach, s, seat, call.done)
    if choice == DONE:
        last = call.rank + 1 == len(s.teams[FRANCE])
        return calls.ShowBattery() if last else calls.DetachFrench(call.rank + 1, call.done)
    block = choice.piece
    spot = ask(seat, detachment_post, s, block, call.done).spot
    commander = leave_corps(s, block)
    put(s, block, spot)
    emit(Posted(block, commander, spot))
    return calls.DetachFrench(call.rank, min(DETACHMENTS, call.done + 1))


def show_battery(s: State, ask: Ask, emit: Emit, call: calls.ShowBattery) -> Call:
    """NT §6.s9.1 §6.s9.2 §18.3 §19.22, rulings r14 and r15: the battery is shown and blocks an approach."""
    supreme = s.teams[FRANCE][0]
    block = ask(supreme, battery_to_show, s).piece
    spot = s.spot[block]
    if s.santon and LOCALE_OF[spot] == SANTON:                                           # 18.3
        spot = SANTON
    elif spot < LOCALES:
        spot = ask.openly(supreme, battery_post, s, block).spot
    if spot != s.spot[block]:
        detach(s, emit, (block,))
        put(s, block, spot)
    s.battery = block
    disclose(s, block)
    s.lot = lots(s, standing(s))
    emit(BatteryShown(block, spot))
    return calls.StartTurn(ALLIES)
