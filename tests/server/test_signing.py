"""Wrong passwords are counted against whom they are tried for and where from; a new one ends every session."""

import asyncio
import os
import sys
import threading
from pathlib import Path

import pytest
from typer.testing import CliRunner

from feldherr.cli.app import app
from feldherr.server.accounts.hashing import BEHIND, Hashing
from feldherr.server.accounts.limits import network
from feldherr.server.wire.client import Declined
from tests.server.house import House, in_house
from tests.server.test_lobby import declined
from tests.server.test_standings import members


def test_what_goes_well_is_no_attempt(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        [ann] = await members(house, "Ann")
        for _ in range(8):
            await ann.post("/api/account/leave")
            await ann.post("/api/account/enter", {"name": "Ann", "password": "guns of Lodi"})

    in_house(tmp_path, visit, attempts_rate=0.001, attempts_burst=3)


def test_an_account_is_guessed_at_so_often_wherever_from(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        await members(house, "Ann")
        said = []
        for i in range(8):
            wrong, header = {"name": "Ann", "password": f"guess{i}"}, {"X-Forwarded-For": f"10.0.0.{i}"}
            with pytest.raises(Declined) as refused:
                await asyncio.to_thread(house.guest().call, "/api/account/enter", wrong, header)
            said.append(refused.value.status)
        assert said == [403] * 5 + [429] * 3

    in_house(tmp_path, visit, attempts_rate=0.001, attempts_burst=5, trusted=("127.0.0.1",))


def test_a_header_of_ones_own_is_no_other_address_unless_a_proxy_is_trusted(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        said = []
        for i in range(5):
            wrong, header = {"name": f"nobody{i}", "password": "guess"}, {"X-Forwarded-For": f"10.0.0.{i}"}
            with pytest.raises(Declined) as refused:
                await asyncio.to_thread(house.guest().call, "/api/account/enter", wrong, header)
            said.append(refused.value.status)
        assert said == [403] * 3 + [429] * 2

    in_house(tmp_path, visit, attempts_rate=0.001, attempts_burst=3)


def test_whose_address_it_is() -> None:
    assert network("192.0.2.7") == "192.0.2.7" and network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3::4") == network("2001:db8:1:2::9") != network("2001:db8:1:3::9")


@pytest.mark.parametrize("password", ["12345678", "password", "        ", "aaaaaaaa", "Napoleon"])
def test_what_anybody_would_try_first_is_no_password(tmp_path: Path, password: str) -> None:
    async def visit(house: House) -> None:
        reason = await declined(house.guest(), "/api/account", {"name": "Ann", "password": password})
        assert reason == "409 refused-common-password"

    in_house(tmp_path, visit)


def test_who_guesses_delays_nobody_and_a_long_queue_is_refused(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        await members(house, "Ann")
        accounts = house.hall.accounts
        accounts.hashing.waiting = 16
        right = {"name": "Ann", "password": "guns of Lodi"}
        assert await declined(house.guest(), "/api/account/enter", right) == "503 refused-busy"
        accounts.hashing.waiting = 0
        assert (await house.guest().post("/api/account/enter", right))["name"] == "Ann"
        assert not accounts.lock.locked() and accounts.hashing.waiting == 0

    in_house(tmp_path, visit)


def test_hashes_are_made_one_at_a_time_and_whoever_waits_with_one_comes_before_who_waits_with_many() -> None:
    async def visit() -> list[str]:
        hashing, done, at_once = Hashing(), list[str](), list[int]()

        def work(name: str) -> None:
            at_once.append(1)
            assert len(at_once) == 1
            done.append(name)
            at_once.pop()

        many = [hashing.done("elsewhere", work, f"many {number}") for number in range(5)]
        waiting = [asyncio.ensure_future(one) for one in many]
        await asyncio.sleep(0)
        await asyncio.gather(hashing.done("here", work, "one"), *waiting)
        hashing.pool.shutdown()
        return done

    assert asyncio.run(visit()).index("one") <= 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux knows the priority of a thread")
def test_who_hashes_steps_back_behind_who_plays() -> None:
    async def visit() -> tuple[int, int]:
        hashing = Hashing()
        there = await hashing.done("here", lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id()))
        hashing.pool.shutdown()
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id()), there

    here, there = asyncio.run(visit())
    assert there == min(19, here + BEHIND)


def test_a_password_from_outside_ends_every_session_on_a_running_server(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        [thief] = await members(house, "Ann")
        await asyncio.sleep(0.01)
        words = ["password", "ann", "--data", str(tmp_path)]
        run = CliRunner().invoke
        result = await asyncio.to_thread(run, app, words, input="bridge of Lodi\nbridge of Lodi\n")
        assert result.exit_code == 0, result.output
        await house.hall.accounts.look_out()
        assert await thief.get("/api/account") == {}
        assert (await house.guest().post("/api/account/enter", {"name": "Ann", "password": "bridge of Lodi"}))["name"]
        await house.hall.accounts.load()
        assert len(house.hall.accounts.devices) == 1, "nor is it signed in after a restart"

    in_house(tmp_path, visit)
