"""The load test in small: random clients and spectators, no error."""

from pathlib import Path

from feldherr.server.load.clients import load
from tests.server.house import House, in_house


def test_random_clients_and_spectators_meet_no_error(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        tally, took = await load(house.base, "ford", tables=3, seconds=1.5, watchers=5)
        assert tally.errors == [] and len(tally.times) > 5 and took >= 1.5
        assert 0 < tally.percentile(0.5) <= tally.percentile(0.99)

    in_house(tmp_path, visit, nonce_grace=30, rate=1e6, burst=1e6, posts_rate=1e6, posts_burst=1e6)
