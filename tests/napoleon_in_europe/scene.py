"""A position in the game's notation, to be played on line by line in rule tests.

Lines are those of records, but regions, nations, seats, kinds (I C A L, C2 and L2 riding on), cards may be named.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from feldherr.games.napoleon_in_europe import GAME
from feldherr.games.napoleon_in_europe.board import CARDS, NATIONS, REGION, SEATS
from feldherr.games.napoleon_in_europe.notation import CARD_NAMES, counts_text
from feldherr.games.napoleon_in_europe.rules.opening.options import NapoleonOptions
from feldherr.games.napoleon_in_europe.state import State, figures, hand_size
from feldherr.kernel import chance
from feldherr.kernel.answers import CHANCE, Illegal
from feldherr.kernel.event import Event
from feldherr.kernel.lines import Lines, write
from feldherr.kernel.position import Position, answer, begin, resume
from feldherr.kernel.question import Question

LINES = Lines(GAME.actions)
KIND = {"I": 0, "C": 1, "A": 2, "L": 3, "C2": 4, "L2": 5}
NUMBER: dict[str, int] = {
    **REGION, **{n: i for i, n in enumerate(NATIONS)}, **{n: i for i, n in enumerate(SEATS)},
    **{n: i for i, n in enumerate(CARD_NAMES)}, **KIND,
}  # fmt: skip
THREE = "rules players=3\nlead first France\nlead second GreatBritain\nlead third Austria\nturn first\n"
TOTAL = THREE.replace("players=3", "players=3 victory=total")


def read(line: str) -> Any:
    return LINES.read(" ".join(str(NUMBER.get(word, word)) for word in line.split()))


class Scene:
    """`Scene(text).play("march France from Holland", "to Hanover", "all")`: answers go to whoever is asked."""

    def __init__(self, text: str, seed: int = 1) -> None:
        state, call = GAME.read(text)
        assert GAME.faults(state) == [], GAME.faults(state)
        assert GAME.write(GAME.read(GAME.write(state))[0]) == GAME.write(state)
        self.rng = random.Random(seed)
        self.position: Position
        self.events: list[Event]
        self.position, self.events = resume(GAME, state, call)

    @property
    def s(self) -> State:
        state: State = self.position.now
        return state

    @property
    def question(self) -> Question:
        """The one open question."""
        assert len(self.position.questions) == 1
        return self.position.questions[0]

    @property
    def asked(self) -> str:
        """Who is asked what: `first orders`; `over` after the end."""
        if not self.position.questions:
            return "over"
        if len(self.position.questions) > 1:
            return "several"
        if self.question.actor == CHANCE:
            return f"chance {chances(self.question)}"
        return f"{SEATS[self.question.actor]} {self.question.name}"

    def give(self, seat: int, what: Any) -> None:
        self.position, news = answer(GAME, self.position, seat, what)
        self.events += news
        for state in (self.position.settled, self.s):
            assert GAME.faults(state) == [], GAME.faults(state)

    def chance(self) -> None:
        """Let chance answer from the seed."""
        while self.position.questions and self.position.questions[0].actor == CHANCE:
            self.give(CHANCE, chance.take(self.question, chance.from_random(self.rng)))

    def play(self, *lines: str) -> Scene:
        """Answer with each line in turn; `second: …` names who answers, `rolled …` and `drew …` dictate chance."""
        for line in lines:
            if line.startswith(("rolled", "drew")):
                self.give(CHANCE, read(line))
                continue
            self.chance()
            who, _, rest = line.partition(": ")
            seat = SEATS.index(who) if rest else self.question.actor
            self.give(seat, read(rest or line))
        while self.position.questions and self.position.questions[0].choices is chance.draw:
            self.give(CHANCE, chance.take(self.question, chance.from_random(self.rng)))
        return self

    def say(self, seat: str, line: str) -> Scene:
        """An interjection."""
        self.give(SEATS.index(seat), read(line))
        return self

    @property
    def options(self) -> list[str]:
        """The lines that are open."""
        return [write(option) for option in self.question.options()]

    def offers(self, line: str) -> bool:
        return read(line) in self.question.options()

    def why_not(self, line: str) -> str | None:
        """The rule that refuses this answer to the open question; None if it is open. It must be one or the other."""
        candidate = read(line)
        if candidate in self.question.options():
            return None
        rule = self.question.refusals().get(candidate)
        assert rule is not None, f"{line} is neither offered nor refused by a rule"
        try:
            answer(GAME, self.position, self.question.actor, candidate)
        except Illegal:
            return rule
        raise AssertionError(f"{line} is refused by {rule} and yet taken")

    def at(self, region: str, nation: str) -> str:
        """`3I 2C`, or nothing."""
        return counts_text(figures(self.s, NATIONS.index(nation), REGION[region]))

    def owner(self, region: str) -> str:
        nation = self.s.owner[REGION[region]]
        return NATIONS[nation] if nation >= 0 else "nobody"

    def cards(self, nation: str) -> int:
        return hand_size(self.s, NATIONS.index(nation))

    def holds(self, nation: str, card: str) -> int:
        return self.s.hands[NATIONS.index(nation) * CARDS + CARD_NAMES.index(card)]

    def happened(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def march(self, nation: str, origin: str, to: str, *figures: str) -> Scene:
        """March with all that can, or so many: `"3 I"`."""
        self.play(f"march {nation} from {origin}", f"to {to}")
        return self.with_figures(figures)

    def ship(self, nation: str, origin: str, to: str, *figures: str) -> Scene:
        self.play(f"ship {nation} from {origin}", f"land in {to}")
        return self.with_figures(figures)

    def with_figures(self, figures: Sequence[str]) -> Scene:
        if self.position.questions and self.question.name == "how_many":
            if not figures:
                self.play("all")
            for words in figures:
                count, kind = words.split()
                self.play(f"take {count} of {kind}")
            if self.position.questions and self.question.name == "how_many":
                self.play("done")
        return self

    def line_up(self, *rows: str) -> Scene:
        """`"first: 6I 1L"`: what stands in front; the rest behind."""
        for row in rows:
            who, words = row.split(": ")
            seat, front = SEATS.index(who), {word[-1]: int(word[:-1]) for word in words.split()}
            while (question := self.position.question(seat)) and question.name == "front_row":
                number = front.get("ICAL"[question.kind], 0)
                self.give(seat, read(f"front {number} of {question.kind} of {question.nation}"))
        return self

    def rows(self, nation: str) -> str:
        """`front / rear` of a nation in the battle."""
        battle, number = self.s.battle, NATIONS.index(nation)
        assert battle is not None
        front = battle.front[number * 4 : number * 4 + 4]
        here = figures(self.s, number, battle.region)
        return f"{counts_text(front)} / {counts_text([a - b for a, b in zip(here, front)])}"


def chances(question: Question) -> Any:
    """What chance is asked for: how many dice, or the cards to draw from."""
    return question.weights if question.choices is chance.draw else question.count


def options(**words: Any) -> NapoleonOptions:
    return NapoleonOptions(**words)


def new_game(seed: int = 1, **words: Any) -> Scene:
    """A game from its first roll, chance drawn from the seed."""
    scene = Scene.__new__(Scene)
    scene.rng = random.Random(seed)
    scene.position, scene.events = begin(GAME, NapoleonOptions(**words))
    scene.chance()
    return scene


def placed(scene: Scene) -> Scene:
    """Let everybody place all figures in the first region of the homeland."""
    while scene.position.questions and scene.position.questions[0].name == "where_to_place":
        question = scene.position.questions[0]
        scene.give(question.actor, next(o for o in question.options() if o.count == question.left))
    scene.chance()
    return scene
