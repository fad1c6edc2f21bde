"""A thousand forged answers are refused, and the table's hash stays as it was."""

from __future__ import annotations

import random
from typing import Any

import pytest

from feldherr import games
from feldherr.kernel.position import Position
from feldherr.proving.battery.coverage import Broken
from feldherr.proving.battery.forge import fingerprint, forge, forgeries, mutated
from feldherr.proving.battery.play import Walk
from tests.ford import GAME, Ford, Options
from tests.ford.actions import PASS, March
from tests.proving.registered import NAMES

KINDS = {"not in the list", "no such seat", "wrong seat", "stale", "chance", "gesture", "malformed"}


@pytest.mark.parametrize("name", ["ford", *NAMES])
def test_a_thousand_forgeries_are_refused(name: str) -> None:
    game = games.game(name)
    refused = forge(game, game.options_type(), 1, 1000)
    assert refused.total() >= 1000 and set(refused) == KINDS
    assert min(refused.values()) >= 50


def test_what_is_taken_after_all_is_found() -> None:
    class Open(Ford):
        """Anybody may say anything: the game lists what it is offered."""

        def interjections(self, position: Position, seat: int) -> list[Any]:
            return super().interjections(position, 0)

    with pytest.raises(Broken, match=r"forgery|crash"):
        forge(Changing(), Options(), 1, 500)
    assert forge(Open(), Options(), 1, 100).total() >= 100


class Changing(Ford):
    """To ask what may be said changes the state."""

    def copy(self, s: Any) -> Any:
        s.turn += 0 if not s.blocks else 1
        return super().copy(s)


def test_a_number_of_an_answer_is_changed() -> None:
    rng = random.Random(1)
    assert all(mutated(March(1, 2), rng) != March(1, 2) for _ in range(20))
    assert mutated(PASS, rng) == PASS


def test_forgeries_are_open_to_nobody() -> None:
    walk = Walk(GAME, Options(), 3)
    for _ in range(60):
        walk.step()
        listed = {q.actor: q.options() for q in walk.table.position.questions}
        for seat, forged in forgeries(walk.table.position, range(2), walk.rng, 10):
            assert forged not in listed.get(seat, [])


def test_the_fingerprint_changes_with_every_answer() -> None:
    walk = Walk(GAME, Options(), 2)
    seen = {fingerprint(walk.table)}
    for _ in range(40):
        walk.step()
        seen.add(fingerprint(walk.table))
    assert len(seen) == 41
