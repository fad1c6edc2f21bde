"""Messages to one seat: the two of them hear it, stored and after a break too; nobody else's socket gets it, ever."""

from pathlib import Path
from typing import Any

from feldherr.server.wire.client import Place
from tests.server.house import House, in_house


async def heard(place: Place) -> list[tuple[Any, ...]]:
    """What the socket has got to read, until it is quiet."""
    frames = await place.quiet()
    return [(frame["from"], frame.get("to"), frame["text"]) for frame in frames if frame["type"] == "chat"]


async def table_of_three(house: House, **wish: Any) -> tuple[str, list[Any], list[Place]]:
    ann, bob, cid = house.guest(), house.guest(), house.guest()
    made = await ann.create("napoleon-in-europe", ["me", "open", "open"], options={"players": 3}, public=True, **wish)
    for seat, guest in ((1, bob), (2, cid)):
        await guest.post(f"/api/games/{made['id']}/join", {"seat": seat, "key": made["seats"][seat]["key"]})
    guests = [ann, bob, cid]
    places = [await guest.sit(made["id"], seat) for seat, guest in enumerate(guests)]
    for place in places:
        await place.until("state")
        await place.quiet()
    return made["id"], guests, places


def test_only_two_read_a_letter(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, guests, (ann, bob, cid) = await table_of_three(house)
        watcher = await house.guest().sit(game)
        await watcher.until("state")
        await ann.send("chat", text="Leave me Bavaria", to=1)
        assert await heard(ann) == await heard(bob) == [(0, 1, "Leave me Bavaria")]
        assert await heard(cid) == await heard(watcher) == []
        await ann.send("chat", text="Good evening")
        for place in (ann, bob, cid, watcher):
            assert await heard(place) == [(0, None, "Good evening")]
        # who comes back finds his letters, and nobody those of others
        for guest, seat, letters in ((guests[0], 0, 2), (guests[1], 1, 2), (guests[2], 2, 1), (house.guest(), None, 1)):
            again = await guest.sit(game, seat)
            assert len(await heard(again)) == letters, seat

    in_house(tmp_path, visit)


def test_a_letter_needs_somebody_else(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        game, _, (ann, bob, _) = await table_of_three(house)
        for to in (0, 3, 99):
            await ann.send("chat", text="Hello?", to=to)
            assert (await ann.until("refused"))["reason"]["id"] == "refused-nobody-there"
        watcher = await house.guest().sit(game)
        await watcher.until("state")
        await watcher.send("chat", text="Psst", to=1)
        assert (await watcher.until("refused"))["reason"]["id"] == "refused-spectator"
        assert await heard(bob) == []

    in_house(tmp_path, visit)


def test_letters_stay_closed_after_the_end(tmp_path: Path) -> None:
    """Then everybody may look with anybody's eyes, but not into his letters."""

    async def visit(house: House) -> None:
        game, guests, places = await table_of_three(house)
        await places[0].send("chat", text="Between us", to=1)
        await heard(places[0])
        room = await house.hall.room(game)
        room.sheet.phase = "over"
        stranger = await house.guest().sit(game, 1)
        assert await heard(stranger) == []
        assert await heard(await guests[2].sit(game, 0)) == []
        assert await heard(await guests[1].sit(game, 1)) == [(0, 1, "Between us")]

    in_house(tmp_path, visit)
