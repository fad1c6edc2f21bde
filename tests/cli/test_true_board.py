"""A whole game of each in the terminal: what is printed is what the state holds, in both languages."""

import io
import random
import re
from collections import Counter
from typing import Any

import pytest
from rich.console import Console

from feldherr import games, words
from feldherr.cli.terminal.parties import heading, parties
from feldherr.cli.terminal.screen import Terminal
from feldherr.cli.terminal.session import PERSON, Session, seed_of
from feldherr.cli.terminal.voice import Voice
from feldherr.kernel.view import View

WIDE = 400
RAW = re.compile(r"\b(?:space|side|box|track|piece|seat|livery|hand|row|card|kind|button):\d|·\d{5}|\btile-|‹|None")
OPTIONS: dict[str, dict[str, Any]] = {
    "trench-club": {"stop_round": 6}, "viktory-ii": {"stop_round": 6}, "napoleon-in-europe": {"stop_round": 1},
}  # fmt: skip


class Watched(Terminal):
    """A terminal that holds every board it prints against what the seat may see."""

    def __init__(self, session: Session, lang: str) -> None:
        self.paper = io.StringIO()
        voice = Voice(session.game, lang, session.table.options)
        super().__init__(session, voice, Console(file=self.paper, width=WIDE), self.player)
        self.rng = random.Random(lang)
        self.boards = 0

    def player(self, prompt: str) -> str:
        question = self.session.question(self.session.waiting()[0])
        proposed = self.suggestions(question)
        luck = self.rng.random()
        if luck < 0.02:
            return self.rng.choice(["m", "b", "l 3", "r", "?", "i", "w p3", "w 12"])
        if proposed and luck < 0.4:
            return "acd"[min(self.rng.randrange(3), len(proposed) - 1)]
        return str(self.rng.randint(1, len(question.options())))

    def board(self, seat: int) -> None:
        begun = self.paper.tell()
        super().board(seat)
        self.boards += 1
        compare(self.voice, self.view(seat), self.paper.getvalue()[begun:])

    def ask(self, seat: int) -> None:
        """The question that is printed is the one that is asked, with every option once."""
        begun = self.paper.tell()
        super().ask(seat)
        shown = self.paper.getvalue()[begun:]
        question = self.session.question(seat)
        prompt = self.voice.text(self.session.game.prompt(question)[0])
        assert prompt.removeprefix(self.voice.seat(seat)).strip(": ") in shown
        numbers = [int(found) for found in re.findall(r"(?:^|\s{2,})(\d+)  \S", shown, re.MULTILINE)]
        assert set(range(1, len(question.options()) + 1)) <= set(numbers), shown


def compare(voice: Voice, view: View, shown: str) -> None:
    """Heading, rows of the sides, and under each party's name its pieces, place by place."""
    lines = shown.splitlines()
    assert voice.text(view.heading) in lines
    for side in view.sides:
        rows = " · ".join(f"{voice.text(row.label)} {voice.text(row.value)}" for row in side.rows[:1])
        assert any(voice.text(side.title) in line and rows in line for line in lines), side
    counters = {voice.marker(marker) for marker in view.markers}
    titles = [heading(voice, view, party) for party in parties(voice, view)]
    for party in parties(voice, view):
        title = heading(voice, view, party)
        standing = Counter[str]()
        for piece in view.pieces:
            if piece.side == party.side and piece.at != "off":
                standing[piece.at] += (piece.value or 1) if view.liveries else 1
        if title not in lines:
            assert not standing, f"{title} is not shown"
            continue
        first = lines.index(title) + 1
        last = next((n for n in range(first, len(lines)) if lines[n] in titles), len(lines))
        section = lines[first:last]
        for at, count in standing.items():
            assert counted(voice, at, section, counters) == count, (title, at, section)


def counted(voice: Voice, at: str, section: list[str], counters: set[str]) -> int:
    """How many pieces the line of a place speaks of."""
    kind, _, rest = at.partition(":")
    if kind == "side":
        facing = voice.places.side(int(rest))
        assert facing is not None
        name, under = f"→ {voice.places.number(facing[1])}", voice.places.space(facing[0])
        begin = next(n for n, line in enumerate(section) if re.match(rf"\s*{re.escape(under)}(?: \(|\s\s|$)", line))
        section = section[begin + 1 :]
    elif kind == "space":
        name = voice.places.space(int(rest))
    elif kind == "box":
        name = voice.places.boxes[int(rest)]
    elif kind == "piece":
        aboard = voice("cli-aboard", piece="").strip()
        return sum(number_in(line, counters) for line in section if re.search(rf"{aboard} .*·{rest}\b  ", line))
    else:
        assert kind == "hand"
        name = voice("cli-hand")
    found = [line for line in section if re.match(rf"\s*{re.escape(name)}(?: \([^)]*\))?(?:\s\s|$)", line)]
    return number_in(found[0], counters) if found else 0


def number_in(line: str, counters: set[str]) -> int:
    """`3 × infantry 2 ·4–6, ? ·9`: four pieces; `3 infantry, 1 leader, flag`: four figures."""
    columns = re.split(r"\s{2,}", line.strip())
    total = 0
    for part in columns[1].split(", ") if len(columns) > 1 else ():
        if part in counters:
            continue
        several = re.match(r"(\d+) (?:× )?\S", part)
        total += int(several[1]) if several else 1
    return total


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("name", games.GAMES)
def test_a_whole_game_is_played_on_the_true_board(name: str, lang: str) -> None:
    game = games.game(name)
    options = game.options_type(**OPTIONS.get(name, {}))
    players = tuple(PERSON if seat == 0 else "random" for seat in range(len(game.seats(options))))
    terminal = Watched(Session.begin(game, options, players, seed_of(f"{name}-{lang}")), lang)
    assert terminal.run() and terminal.session.over
    shown = terminal.paper.getvalue()
    assert terminal.boards > 3
    assert not (found := RAW.search(shown)), shown[max(0, found.start() - 200) : found.end() + 100]
    assert terminal.voice.ending(terminal.session.table.outcome) in shown  # type: ignore[arg-type]
