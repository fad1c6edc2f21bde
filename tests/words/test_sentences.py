"""Every message with sample values is a right sentence, as far as a program can see."""


import pytest

from feldherr import games, words
from feldherr.cli.reading.wording import SHARED, of_game, shared
from feldherr.kernel.text import say
from feldherr.proving.wording.checks import Fault, faults, glossary, kinds
from feldherr.proving.wording.gathering import Said
from feldherr.proving.wording.samples import COUNTS, messages, said_of, sentences
from feldherr.words import LANGUAGES, Words
from tests.words.known import KNOWN

PLAYED = 4


def found(name: str) -> list[Fault]:
    """What is wrong with the words of a game, or with those that all share."""
    read, known = shared(name) if name in SHARED else of_game(name, PLAYED)
    spoken = {lang: Words(lang, known[lang]) for lang in LANGUAGES}
    forbidden = {} if name in SHARED else glossary(name)
    return faults([(message, sentences(message, spoken, every=True)) for message in read], spoken, forbidden)


@pytest.mark.parametrize("name", [*games.GAMES, *SHARED])
def test_nothing_new_is_wrong_with_the_sentences_and_what_was_mended_is_struck_from_the_list(name: str) -> None:
    wrong = {f"{fault.kind} {fault.message}": str(fault) for fault in found(name)}
    known = KNOWN.get(name, ())
    assert [said for fault, said in wrong.items() if fault not in known] == []
    assert sorted(set(known) - set(wrong)) == []


@pytest.mark.parametrize(
    ("lang", "sentence", "kind"),
    [
        ("en", "France draws 1 cards.", "plural"),
        ("en", "with 1 sure hits", "plural"),
        ("en", "2 regiments advances", "plural"),
        ("de", "Er zieht 1 Karten.", "plural"),
        ("de", "Noch 1 Bewegungspunkte", "plural"),
        ("de", "von Gebiet 3 nach Zugang von Gebiet 3 nach Gebiet 2", "preposition"),
        ("de", "Er geht nach von Norden", "preposition"),
        ("en", "back to from there", "preposition"),
        ("en", "area 2 is lost.", "capital"),
        ("de", "tauscht mit das Osmanische Reich", "case"),
        ("de", "gegen der Mörser", "case"),
        ("de", "Eintreten: Alessandria bridgehead", "english"),
        ("de", "Wählen Sie eine Nation.", "address"),
        ("de", "Lege deine oder Ihre Karte ab", "address"),
        ("en", "infantry (no. 13)", "raw"),
        ("en", "at piece:7", "raw"),
        ("de", "so geregelt (r9)", "raw"),
        ("en", "under § 6.s6.2", "raw"),
        ("de", "Der Gegenangriff folgt.", "glossary"),
    ],
)  # fmt: skip
def test_a_wrong_sentence_is_found(lang: str, sentence: str, kind: str) -> None:
    assert list(kinds(sentence, lang, False, {"Gegenangr": "Gegenstoß"})) == [kind]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "France draws 1 card of 12 cards, with 11 cards left."),
        ("en", "Area 1 is lost: 2 pieces are gone."),
        ("de", "Von Gebiet 3 nach Gebiet 2: 1 Karte, 21 Karten"),
        ("de", "Sie zieht mit der Reserve gegen das Osmanische Reich."),
        ("de", "Hier 1 Treffer mit 1 Würfel, Schaden 1"),
    ],
)
def test_a_right_sentence_is_left_alone(lang: str, sentence: str) -> None:
    assert list(kinds(sentence, lang, True, {"Gegenangr": "Gegenstoß"})) == []


SOURCE = """
## Things

a-hits = { $count } Treffer
a-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
a-blows = { $side } erleidet { $count } Hiebe auf Feld { $hex }
a-part = Teil { $part ->
    [north] Nord
   *[south] Süd
}
"""


def test_counts_are_varied_and_places_are_not() -> None:
    """Also in the texts inside; a message nobody has said is made of what others were given."""
    blow = say("a-blows", side="Rot", count=3, hex=40)
    kept = said_of([Said("event", blow), Said("event", say("a-hits", count=2))])
    read = {message.id: message for message in messages(SOURCE, kept)}
    assert read["a-blows"].chapter == "Things"
    assert read["a-blows"].counted == tuple(say("a-blows", side="Rot", count=n, hex=40) for n in COUNTS)
    assert read["a-hits"].roles == {"event"} and read["a-hits"].met and not read["a-cards"].met
    assert read["a-part"].texts == (say("a-part", part="north"), say("a-part", part="south"))
    spoken = {"de": Words("de", SOURCE)}
    assert [one.spoken["de"] for one in sentences(read["a-cards"], spoken)] == [
        "2 Karten", "eine Karte", "5 Karten", "0 Karten",
    ]  # fmt: skip
    wrong = faults([(message, sentences(message, spoken)) for message in read.values()], spoken, {})
    assert [(fault.kind, fault.message) for fault in wrong] == [("plural", "a-blows")]


def test_of_many_texts_the_same_few_are_kept_in_whatever_order_they_come() -> None:
    texts = [say("a-blows", side=say("a-hits", count=n % 7), count=n, hex=n) for n in range(200)]
    kept = [said_of(Said("event", text) for text in order) for order in (texts, texts[::-1])]
    assert kept[0].of("a-blows") == kept[1].of("a-blows")
    assert len(kept[0].of("a-blows")) == 24
    assert {text.id for text in kept[0].of("a-hits")} == {"a-hits"}


def test_a_glossary_is_of_languages_we_speak() -> None:
    for name in games.GAMES:
        forbidden = glossary(name)
        assert set(forbidden) <= set(words.LANGUAGES), name
