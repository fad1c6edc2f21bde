"""Which orders an opponent gives, counted on Ford."""

from __future__ import annotations

import json

from feldherr.kernel.answers import DONE, NO, YES
from feldherr.sim.matches.habits import Order, habits, kind_of
from tests.cli.conftest import Feldherr, feldherr

__all__ = ("feldherr",)


def test_orders_are_counted_where_they_were_open() -> None:
    found = habits("ford", "random", 3, seed=1)
    assert found.games == 3 and sum(order.given for order in found.orders) == found.decisions > 0
    assert all(0 <= order.given <= order.open and order.games <= 3 for order in found.orders)
    by = {(order.question, order.kind): order for order in found.orders}
    assert len(by) == len(found.orders) and 0 <= found.middle <= found.longest


def test_the_same_seed_gives_the_same_habits() -> None:
    assert habits("ford", "random", 2, seed=4).orders == habits("ford", "random", 2, seed=4).orders
    assert habits("ford", "random", 2, seed=4).orders != habits("ford", "random", 2, seed=5).orders


def test_what_is_never_given_is_named() -> None:
    found = habits("ford", "random", 1)
    found.orders = [Order("turn", "March", 5, 2, 1), Order("turn", "Dig", 4, 0, 0)]
    assert [order.kind for order in found.never] == ["Dig"]
    assert kind_of(DONE) != kind_of(YES) != kind_of(NO)


def test_the_command_prints_a_table(feldherr: Feldherr) -> None:
    shown = feldherr("habits", "ford", "--bot", "random", "--games", "2")
    assert shown.exit_code == 0 and "ford: 2 games of random" in shown.stdout and "given" in shown.stdout
    found = json.loads(feldherr("habits", "ford", "--bot", "random", "--games", "2", "--json").stdout)
    assert found["games"] == 2 and found["orders"]
    unknown = feldherr("habits", "ford", "--bot", "napoleon")
    assert unknown.exit_code == 2 and "There is no opponent 'napoleon'" in " ".join(unknown.stderr.split())
