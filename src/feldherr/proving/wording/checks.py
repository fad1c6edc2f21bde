"""What can be wrong with a sentence and seen by a program: plurals, prepositions, capitals, English in German …"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from feldherr.kernel.text import Text
from feldherr.proving.wording.samples import Message, Sentence
from feldherr.words.formatting import Words
from feldherr.words.sources import game_folder

SENTENCES = frozenset({"prompt", "option", "event"})
"""What is said as one of these begins with a capital."""
UNSURE = frozenset({"capital", "case", "english", "preposition"})
"""What may lie in the values alone."""

PLURAL = {
    "en": "areas|armies|attacks|battles|blocks|cards|cities|coins|commands|dice|discs|figures|flags|forts|frigates|"
    "games|groups|guns|hexes|hits|hours|jokers|leaders|locales|losses|minutes|moves|pieces|players|points|regiments|rounds|"
    "seats|squares|steps|tiles|times|turns|units|villages",
    "de": "Angriffe|Anführer[ns]|Armeen|Aktionen|Befehle|Bewegungspunkte|Blöcke|Dörfer|Einheiten|Fahnen|Felder|Figuren|"
    "Flaggen|Fregatten|Gebiete|Geschütze|Gruppen|Karten|Kommandos|Münzen|Paare|Partien|Plättchen[s]|Punkte|Regimenter|"
    "Regionen|Runden|Scheiben|Schlachten|Schritte|Spielsteine|Städte|Steine|Stunden|Treffern|Verluste|Würfeln|Züge",
}  # fmt: skip
ONE = {
    "en": re.compile(rf"(?<![\d.,:/-])(?<![Pp]layer )1 (?:[a-z]+ )?(?:{PLURAL['en']})\b"),
    "de": re.compile(rf"(?<![\d.,:/-])1 (?:[a-zäöüß]+ )?(?:{PLURAL['de']})\b"),
}
MANY = re.compile(
    r"(?<![\d.,:/-])(?<!with )(?:[2-9]|\d\d+) [a-z]+s "
    r"(?:is|has|was|advances|attacks|comes|dies|goes|moves|retreats|stands|stays)\b"
)
NOUN = re.compile(r"(?<![\d.,:/-])1 ([A-ZÄÖÜ][a-zäöüß]+)\b(?! [A-ZÄÖÜ])")
ALIKE = frozenset({
    "Anführer", "Artillerie", "Infanterie", "Joker", "Kavallerie", "Korps", "Moral", "Panzer", "Panzerwagen",
    "Plättchen", "Prozent", "Schaden", "Spieler", "Transportwagen", "Treffer", "Würfel",
})  # fmt: skip
"""German nouns that are the same for one and for several, and kinds that are counted in the singular."""

PREPOSITIONS = "von|nach|mit|aus|bei|zu|auf|gegen|für|durch|über|unter|zwischen"
DOUBLED = {
    "en": re.compile(r"\b(?:from|to|of|at|in|on|with|by|into|against) (?:from|to|of|at|in|on|with|by|into|against)\b"),
    "de": re.compile(rf"\b(?:{PREPOSITIONS}) (?:{PREPOSITIONS})\b"),
}
NOT_DOUBLED = frozenset({
    "aus auf", "aus gegen", "aus mit", "aus nach", "aus über", "in by", "in on", "in to", "in with", "on from", "on in",
    "on to", "on with", "to at", "to in", "von auf",
})  # fmt: skip
TWICE = {
    "en": re.compile(r"\bfrom\b.*\bfrom\b.*\bto\b"),
    "de": re.compile(r"\bnach\b.*\bnach\b"),
}
CLAUSE = re.compile(r"[.,;:!?()…]| und | and ")

CASES = re.compile(
    r"\b(?:mit|von|bei|aus|zu|nach|seit|gegenüber) (?:das|ein|der [A-ZÄÖÜ]\w+er|eine)\b"
    r"|\b(?:für|gegen|durch|ohne|um) (?:der|dem|einem|einer)\b|\b(?:Mit|Von|Bei|Aus|Zu|Nach) (?:das|ein|eine)\b"
)
ENGLISH = re.compile(
    r"\b(?:the|of|and|to|with|from|by|is|are|area|bridgehead|hex|locale|north|south|east|west|northern|southern|"
    r"reserve of|unknown|capital of|piece|pieces|french|allied|reinforcements)\b"
)
ADDRESS = re.compile(r"(?<=[a-zäöüß,] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b|^(?:Ihre?[mnrs]?) ")
RAW = re.compile(
    r"\b[Nn](?:o|r)\. ?\d|\b(?:piece|space|edge|box|track|row|seat|side|card|hex|approach|livery|hand):[\w-]+"
    r"|\(r\d+\)|§ ?\d[\d.]*\.s\d|\B·\d|\b[a-z]+_[a-z]+\b|‹"
)


class Fault(NamedTuple):
    """Something wrong with a message, in one language, and the sentence that shows it."""

    kind: str
    message: str
    lang: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.kind}: {self.message} ({self.lang}): {self.sentence}"


Glossary = Mapping[str, Mapping[str, str]]


def faults(
    found: Iterable[tuple[Message, list[Sentence]]], spoken: Mapping[str, Words], forbidden: Glossary
) -> list[Fault]:
    """Of every message each kind of fault once in a language."""
    seen: dict[tuple[str, str, str], Fault] = {}
    for message, own in found:
        for fault in of_message(message, own, spoken, forbidden):
            seen.setdefault(fault[:3], fault)
    return list(seen.values())


def of_message(
    message: Message, own: list[Sentence], spoken: Mapping[str, Words], forbidden: Glossary
) -> Iterator[Fault]:
    """What is wrong with a message. One that was not said is made of others' values, in whatever case they stand."""
    guessed = not message.met and bool(message.texts[0].args)
    for one in own:
        for lang, sentence in one.spoken.items():
            found = of_text(one.text, sentence, lang, bool(SENTENCES & message.roles), spoken, forbidden)
            yield from (fault for fault in found if not (guessed and fault.kind in UNSURE))
    for lang in spoken:
        yield from alike(message, lang, [one.spoken[lang] for one in own])


def of_text(
    text: Text, sentence: str, lang: str, begins: bool, spoken: Mapping[str, Words], forbidden: Glossary
) -> Iterator[Fault]:
    """What is wrong with a sentence. What comes with a text inside it is that one's fault, with a name the name's."""
    wrong = set(kinds(sentence, lang, begins, forbidden.get(lang, {})))
    for arg in text.args.values() if wrong else ():
        if isinstance(arg, Text):
            for fault in of_text(arg, spoken[lang].format(arg), lang, False, spoken, forbidden):
                wrong.discard(fault.kind)
                yield fault
        elif isinstance(arg, str) and arg in sentence:
            for kind in kinds(arg, lang, False, forbidden.get(lang, {})):
                wrong.discard(kind)
                yield Fault(kind, f"“{arg}”", lang, sentence)
    if begins and sentence[:1].islower():
        wrong.add("capital")
    yield from (Fault(kind, text.id, lang, sentence) for kind in sorted(wrong))


def kinds(sentence: str, lang: str, begins: bool, forbidden: Mapping[str, str]) -> Iterator[str]:
    """What is wrong with a sentence taken by itself. `begins`: somebody reads it as a sentence, not inside another."""
    if ONE[lang].search(sentence) or (lang == "en" and MANY.search(sentence)):
        yield "plural"
    doubled = [found[0] for found in DOUBLED[lang].finditer(sentence) if found[0].lower() not in NOT_DOUBLED]
    if doubled or any(TWICE[lang].search(clause) for clause in CLAUSE.split(sentence)):
        yield "preposition"
    if (begins or sentence.endswith((".", "!", "?"))) and sentence[:1].islower():
        yield "capital"
    if RAW.search(sentence):
        yield "raw"
    if any(re.search(rf"\b{word}", sentence) for word in forbidden):
        yield "glossary"
    if lang == "de":
        if CASES.search(sentence):
            yield "case"
        if ENGLISH.search(sentence):
            yield "english"
        if ADDRESS.search(sentence):
            yield "address"


def alike(message: Message, lang: str, sentences: list[str]) -> Iterator[Fault]:
    """A German noun that follows "1" and "2" alike, and is not one of those that do."""
    if lang != "de":
        return
    for sentence in sentences:
        for noun in NOUN.findall(sentence):
            if noun not in ALIKE and any(re.search(rf"(?<![\d.,:/-])(?:2|5) {noun}\b", other) for other in sentences):
                yield Fault("plural", message.id, lang, sentence)


def glossary(game: str) -> dict[str, dict[str, str]]:
    """Words a game does not use, in each language, with the words of its rules."""
    path = game_folder(game) / "text" / "glossary.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
