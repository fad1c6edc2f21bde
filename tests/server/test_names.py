"""Nobody goes by another's name, nor by one that looks like it."""

from pathlib import Path

import pytest

from feldherr.server.accounts.names import looks, proper
from feldherr.server.table.refusal import Refusal
from tests.server.house import House, in_house
from tests.server.test_lobby import declined

WISH = {"game": "ford", "seats": [{"kind": "me"}, {"kind": "me"}]}
UNSEEN = ["Nap\u200boleon", "\u202eNapoleon", "Napole\u00adon", "Napoleon\u2800", "Napoleon\u3164"]
UNSEEN += ["a\nb", "\u0000", "\u2066x"]
ALIKE = ["N\u0430poleon", "NAPOLEON", "Nap 0leon", "Napo1eon", "Napo\u0131eon", "N\u00e0poleon", "\uff2eapoleon"]


@pytest.mark.parametrize("name", UNSEEN)
def test_what_one_cannot_see_is_in_no_name(tmp_path: Path, name: str) -> None:
    async def visit(house: House) -> None:
        guest = house.guest()
        assert await declined(guest, "/api/games", {**WISH, "name": name}) == "409 refused-name"
        if name != "a\nb":  # an account's name is joined from its words
            proof = {"name": name, "password": "guns of Lodi"}
            assert await declined(guest, "/api/account", proof) == "409 refused-name"

    in_house(tmp_path, visit)


def test_what_looks_like_an_accounts_name_is_its_own(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        emperor = house.guest()
        await emperor.post("/api/account", {"name": "Napoleon", "password": "guns of Lodi"})
        for name in ALIKE:
            guest = house.guest()
            taken = {"409 refused-name-taken", "409 refused-name-mixed"}
            assert await declined(guest, "/api/games", {**WISH, "name": name}) in taken, name
            assert await declined(guest, "/api/account", {"name": name, "password": "guns of Lodi"}) in taken, name
        assert (await emperor.post("/api/games", WISH))["id"]
        assert (await house.guest().post("/api/games", {**WISH, "name": "Наполеон"}))["id"], "another alphabet, whole"

    in_house(tmp_path, visit, attempts_burst=100)


def test_names_keep_to_one_alphabet() -> None:
    assert [proper(name) for name in ("", "Jean Lannes", "Дохтуров", "Ο Λάμπρος", "張 三", "Müller-2")]
    for mixed in ("N\u0430poleon", "Kutu\u0437ov", "\u0391lexander"):
        with pytest.raises(Refusal, match="refused-name-mixed"):
            proper(mixed)
    assert looks("\u0441\u043e\u0441\u043e") == looks("coco") and looks("Bill") == looks("BILL") != looks("Bell")
