from __future__ import annotations

from render.core.posts import Posting, Voice
from render.prose.narrator import Narrator, Point
from rules.core.text import Text, lexicon
from tests.prose.recorder import Recorder, Span, spans
from tests.toy.game import TurnEnded


def test_the_longest_part_wins_and_words_stay_whole() -> None:
    assert spans("Rome falls. Rome burns.", ["Rome", "Rome falls.", "burn", " "]) == [Span(0, 11), Span(12, 16)]


def test_a_sentence_knows_its_text_its_names_and_its_event() -> None:
    recorder, ended = Recorder(), TurnEnded(coins={}, turn=3)
    narrator = Narrator("romanitas", (), {"turn-ended": lambda _: [Point("chapter-lost", {"cities": ("rome",)})]}, {})
    with recorder.recording():
        (told,) = narrator.tell([ended], Voice())
    (sentence,) = recorder.sentences(Posting(f"Before.\n{told}"))
    assert sentence.variant.startswith("tell-chapter-lost")
    assert sentence.names == {"rome"}
    assert sentence.candidates == (ended,)
    assert "@" in sentence.masked and "Rome" not in sentence.masked
    assert not sentence.is_item


def test_items_of_lists_and_headings_are_told_apart() -> None:
    recorder = Recorder()
    with recorder.recording():
        words = lexicon("romanitas", "en")
        said = [
            words.say(Text("romanitas", "summary-lost", (("cities", ("rome",)),))),
            words.say(Text("romanitas", "ledger-end", (("unspent", 2),))),
        ]
    assert [each.is_item for each in recorder.sentences(Posting("\n".join(said)))] == [True, True]


def test_a_nation_has_a_text_of_the_books_for_each_turn() -> None:
    recorder = Recorder()
    with recorder.recording():
        words = lexicon("romanitas", "en")
        said = [words.say(Text("romanitas", "colour-nation-persia", (("turn", turn),))) for turn in (2, 3)]
    variants = [each.variant for each in recorder.sentences(Posting("\n".join(said)))]
    assert len(variants) == len({*variants}) == 2
