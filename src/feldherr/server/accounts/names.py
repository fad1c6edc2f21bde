"""Names: which one may have, and which look alike."""

from __future__ import annotations

import unicodedata

from feldherr.server.table.refusal import Refusal

LONGEST = 80
"""Letters of a name as it is compared: one that is written may be several then."""
MIXED = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")
"""Scripts with letters that look like another's: a name keeps to one of them."""
UNSEEN = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f")
"""What prints nothing, though it is said to be a letter or a sign."""
ALIKE = str.maketrans(
    dict(zip("авекмнорстухіјѕһԁԛԝѵґ", "abekmhopctyxljshdqwvr"))
    | dict(zip("αβεικνορτυχζη", "abelkvoptyxzn"))
    | {"0": "o", "1": "l", "i": "l", "|": "l", "ı": "l", "ɑ": "a", "ɡ": "g"}
)
"""Letters by the Latin ones they are taken for."""


def proper(name: str) -> str:
    """The name as it is shown; `Refusal` if nobody may go by it. Empty is for guests, who need none."""
    name = unicodedata.normalize("NFC", name).strip()
    if not all(map(shown, name)) or len(same(name)) > LONGEST or (name and not same(name)):
        raise Refusal("refused-name")
    if len({script for letter in name if (script := script_of(letter))}) > 1:
        raise Refusal("refused-name-mixed")
    return name


def shown(letter: str) -> bool:
    """Whether one sees it: no controls, no directions, nothing without width."""
    return letter.isprintable() and letter not in UNSEEN and unicodedata.category(letter)[0] not in "C"


def script_of(letter: str) -> str:
    word = unicodedata.name(letter, "").partition(" ")[0] if letter.isalpha() else ""
    return word if word in MIXED else ""


def same(name: str) -> str:
    """What makes two names the same: neither capitals nor spaces nor ways to write a letter tell them apart."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def looks(name: str) -> str:
    """What a name looks like: no two accounts share it."""
    plain = unicodedata.normalize("NFKD", same(name))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return letters.translate(ALIKE).replace("rn", "m").replace("vv", "w")
