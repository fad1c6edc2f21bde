"""Assaults by the hundred, against the arithmetic of steps 4 to 8 written down once more."""

from __future__ import annotations

import random
from collections import Counter

from feldherr.games.triomphe_a_marengo import board
from feldherr.games.triomphe_a_marengo.events import AssaultEnded, Counted, DiscsLost, LossesDue, LossTaken
from feldherr.kernel.lines import write
from tests.triomphe_a_marengo.field import Field, field

Army = dict[int, tuple[str, int]]
"""Piece: type and strength."""
ASSAULTS = 300


class Reckoning:
    """An assault on paper: the armies, the lines, and what every step makes of them."""

    def __init__(self, attackers: Army, defenders: Army, penalties: dict[str, int]) -> None:
        self.strength = {piece: strength for army in (attackers, defenders) for piece, (_, strength) in army.items()}
        self.type = {piece: kind for army in (attackers, defenders) for piece, (kind, _) in army.items()}
        self.attackers, self.defenders, self.penalties = list(attackers), list(defenders), penalties
        self.lost = dict.fromkeys(self.strength, 0)

    def hurt(self, piece: int) -> None:
        assert self.strength[piece] > 0
        self.strength[piece] -= 1
        self.lost[piece] += 1

    def result(self, lead: list[int], line: list[int], counter: list[int]) -> int:
        total = sum(self.strength[p] for p in lead)
        total -= self.penalties[self.type[lead[0]]]
        total -= sum(self.strength[p] for p in line)
        return total - sum(self.strength[p] for p in counter)

    def due(self, lead: list[int], line: list[int], counter: list[int]) -> tuple[int, int]:
        """Losses of step 7: the attacker's and the defender's."""
        result = self.result(lead, line, counter)
        attacker = len(line)
        for piece in counter:
            if self.type[piece] == "cavalry" and self.strength[piece] > 0:
                attacker += 1
        if result <= 0 and abs(result) >= sum(self.strength[p] for p in lead):
            attacker += {1: 1, 2: 2}[len(lead)]
        return attacker, len(lead)


def muster(rng: random.Random, first: int, sizes: tuple[int, int]) -> Army:
    """A few pieces: infantry from `first` on, cavalry from 13 on, artillery 19 (Austria) or 38 (France)."""
    army: Army = {}
    infantry, cavalry = first, first + 14
    for _ in range(rng.randint(*sizes)):
        kind = rng.choice(["infantry", "infantry", "infantry", "cavalry", "artillery"])
        gun = 38 if first else 19
        if kind == "infantry":
            army[infantry] = (kind, rng.randint(1, 3))
            infantry += 1
        elif kind == "cavalry" and cavalry < first + 17:
            army[cavalry] = (kind, rng.randint(1, 2))
            cavalry += 1
        elif kind == "artillery":
            army[gun] = (kind, 1)
    return army


def words(army: Army) -> str:
    return " ".join(f"{piece}={kind}-{strength}" for piece, (kind, strength) in sorted(army.items()))


def choose(rng: random.Random, scene: Field) -> str:
    return write(rng.choice(scene.question.options()))


def named(rng: random.Random, scene: Field) -> list[int]:
    """Answers one question of several names at random until it is done."""
    question, pieces = scene.asked, []
    while scene.asked == question:
        line = choose(rng, scene)
        scene.now(line)
        if line == "done":
            break
        pieces.append(int(line.split()[1]))
    return pieces


def struck_next(rng: random.Random, scene: Field, paper: Reckoning, seat: str, open_to: list[int]) -> int:
    """Who takes the next loss: chosen at random among those who can take it if that is asked; else as it happened."""
    number = sum(paper.lost.values())
    while len(losses := [event.piece for event in scene.events if isinstance(event, LossTaken)]) <= number:
        offered = [int(option.split()[1]) for option in scene.options]
        if scene.asked not in (f"{seat} piece_to_lose", f"{seat} piece_to_bear") or not set(offered) <= set(open_to):
            return -1
        scene.now(choose(rng, scene))
    return losses[number]


def wrong(rng: random.Random, seed: int) -> str:
    """One random assault; a sentence if the game and the reckoning differ."""
    pair = rng.choice([e for e in board.BOARD.edges if e.a not in (1, 74, 80, 84) and e.b not in (1, 74, 80, 84)])
    front = 2 * pair.id + rng.randint(0, 1)
    back = front ^ 1
    attackers, defenders = muster(rng, 0, (1, 4)), muster(rng, 20, (1, 4))
    near, far = board.LIES_IN[front], board.LIES_IN[back]
    names = [f"{near}>{far}", f"{far}>{near}"]
    if not attackers or not defenders or any(len(army) > 3 for army in (attackers, defenders)):
        return ""
    if pair.name[-1] in "NS":
        return ""
    scene = field(f"{names[0]}: {words(attackers)}", f"{names[1]}: {words(defenders)}", turn="7 austria", pool="12 9")
    scene.play(f"act {names[0]}")
    if not scene.offers(f"assault over {names[0]}"):
        return ""
    symbols = pair.symbols_b if front % 2 == 0 else pair.symbols_a
    penalties = {kind: symbols.count(kind) for kind in ("infantry", "cavalry")}
    paper = Reckoning(attackers, defenders, penalties)
    scene.play(f"assault over {names[0]}")
    line = named(rng, scene)
    group = named(rng, scene) if scene.asked == "austria pieces_to_assault" else [*attackers]
    lead = named(rng, scene) if scene.asked == "austria assault_line" else group
    counter: list[int] = []
    if scene.asked == "france defensive_fire":
        shot = choose(rng, scene)
        scene.now(shot)
        if shot != "done":
            hit = struck_next(rng, scene, paper, "austria", lead)
            if hit not in lead:
                return f"seed {seed}: fire hit {hit} instead of {lead}"
            paper.hurt(hit)
    if scene.asked == "france counterattack":
        counter = named(rng, scene)
        struck = dict.fromkeys(counter, 0)
        for _ in range(len(lead) if counter else 0):
            alive = [p for p in counter if paper.strength[p]]
            if not alive:
                break
            fewest = min(struck[p] for p in alive)
            open_to = [p for p in alive if struck[p] == fewest]
            piece = struck_next(rng, scene, paper, "france", open_to)
            if piece not in open_to:
                return f"seed {seed}: counterattacker {piece} instead of {open_to}"
            struck[piece] += 1
            paper.hurt(piece)
    result, (attacker, defender) = paper.result(lead, line, counter), paper.due(lead, line, counter)
    (count,), (due,) = scene.happened(Counted), scene.happened(LossesDue)
    assert isinstance(count, Counted)
    assert isinstance(due, LossesDue)
    if count.result != result:
        return f"seed {seed}: result {count.result} instead of {result}"
    if (due.attacker + due.cavalry + due.crushing, due.defender) != (attacker, defender):
        return f"seed {seed}: losses {due} instead of {attacker} and {defender}"
    for seat, front_line, others, losses in (
        ("austria", lead, [p for p in group if p not in lead], attacker),
        ("france", line, [p for p in paper.defenders if p not in line], defender),
    ):
        fault = borne(rng, scene, paper, seat, front_line, others, losses)
        if fault:
            return f"seed {seed}: {fault}"
    (end,) = scene.happened(AssaultEnded)
    assert isinstance(end, AssaultEnded)
    if (end.winner == 0) != (result > 0):
        return f"seed {seed}: won by {end.winner} with {result}"
    fallen = Counter(e.piece for e in scene.events[: scene.events.index(end)] if isinstance(e, LossTaken))
    if fallen != Counter({piece: lost for piece, lost in paper.lost.items() if lost}):
        return f"seed {seed}: losses {fallen} instead of {paper.lost}"
    loser = paper.defenders if result > 0 else paper.attackers
    paid = sum(e.count for e in scene.events if isinstance(e, DiscsLost))
    owed = sum(paper.lost[p] for p in loser)
    return f"seed {seed}: {paid} discs paid for {owed} losses" if result <= 0 and paid != owed else ""


def borne(
    rng: random.Random, scene: Field, paper: Reckoning, seat: str, line: list[int], others: list[int], losses: int
) -> str:
    """Step 8 for one side: front line first and evenly, the rest freely, surplus ignored."""
    taken = dict.fromkeys(line, 0)
    for _ in range(losses):
        alive = [p for p in line if paper.strength[p]]
        if alive:
            fewest = min(taken[p] for p in alive)
            open_to = sorted(p for p in alive if taken[p] == fewest)
        else:
            open_to = sorted(p for p in others if paper.strength[p])
        if not open_to:
            return ""
        piece = struck_next(rng, scene, paper, seat, open_to)
        if piece not in open_to:
            return f"{seat} lost a step of {piece} instead of {open_to}"
        if piece in taken:
            taken[piece] += 1
        paper.hurt(piece)
    return ""


def test_hundreds_of_assaults_come_out_as_reckoned_by_hand() -> None:
    """TM §11.6.1 §11.6.2 §11.6.3 §11.6.4 §11.6.5 §11.7.1 §11.7.2 §11.7.3 §11.8.1 §11.8.2 §11.8.3 §11.5.7"""
    rng = random.Random(1800)
    faults = [fault for seed in range(ASSAULTS * 2) if (fault := wrong(rng, seed))]
    assert faults == []
