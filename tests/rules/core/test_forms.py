"""Grammatical forms of names: articles, elisions, capitals, enumerations, in both languages."""

from __future__ import annotations

import pytest

import rules
from rules.core.text import Argument, MissingText, Text, lexicon

GAME = "rise-and-fall"


@pytest.fixture(scope="module", autouse=True)
def _games() -> None:
    rules.games()


@pytest.mark.parametrize(
    ("locale", "thing", "forms"),
    [
        ("en", "rome", ("Rome", "of Rome", "to Rome", "in Rome")),
        ("en", "german", ("the Germans", "of the Germans", "to the Germans", "among the Germans")),
        ("en", "kingdom-ostrogoths", ("the Kingdom of the Ostrogoths",)),
        ("en", "legion-24", ("Legion 24", "of Legion 24")),
        ("en", "german-goths-2", ("the Goths", "of the Goths")),
        ("en", "mig-alemanni", ("the Alemanni",)),
        ("en", "bosporus", ("the Bosporus", "of the Bosporus", "to the Bosporus", "on the Bosporus")),
        ("fr", "rome", ("Rome", "de Rome", "à Rome", "à Rome")),
        ("fr", "antioch", ("Antioche", "d'Antioche", "à Antioche", "à Antioche")),
        ("fr", "hermopolis", ("Hermopolis", "d'Hermopolis")),
        ("fr", "parthia", ("la Parthie", "de la Parthie", "à la Parthie", "en Parthie")),
        ("fr", "illyrium", ("l'Illyrie", "de l'Illyrie", "à l'Illyrie", "en Illyrie")),
        ("fr", "norica", ("le Norique", "du Norique", "au Norique", "dans le Norique")),
        ("fr", "west", ("l'Occident", "de l'Occident", "à l'Occident", "dans l'Occident")),
        ("fr", "suebi", ("la terre des Suèves", "de la terre des Suèves", "à la terre des Suèves", "chez les Suèves")),
        ("fr", "legion-24", ("la légion 24", "de la légion 24", "à la légion 24")),
        ("fr", "parthian-infantry-03", ("l'infanterie parthe 3", "de l'infanterie parthe 3")),
        ("fr", "kingdom-ostrogoths", ("le royaume des Ostrogoths", "du royaume des Ostrogoths")),
        ("fr", "agri-decumates", ("les champs décumates",)),
    ],
)
def test_a_name_in_its_forms(locale: str, thing: str, forms: tuple[str, ...]) -> None:
    words = lexicon(GAME, locale)
    for form, expected in zip(("the", "of", "to", "in"), forms, strict=False):
        assert words.form(thing, form) == expected
        assert words.form(thing, form.capitalize()) == expected[0].upper() + expected[1:]


@pytest.mark.parametrize(
    ("thing", "number", "gender"),
    [("trajan", "singular", "masculine"), ("antioch", "singular", "feminine"), ("celt-norici", "plural", "masculine")],
)
def test_the_grammar_of_a_name(thing: str, number: str, gender: str) -> None:
    words = lexicon(GAME, "fr")
    assert (words.form(thing, "number"), words.form(thing, "gender")) == (number, gender)


@pytest.mark.parametrize(
    ("locale", "things", "said"),
    [
        ("en", ("rome", "antioch", "parthia"), "Rome, Antioch or Parthia"),
        ("en", ("rome", "antioch"), "Rome or Antioch"),
        ("en", ("rome",), "Rome"),
        ("fr", ("rome", "antioch", "parthia"), "Rome, Antioche ou Parthie"),
    ],
)
def test_alternatives_are_listed_with_or(locale: str, things: tuple[str, ...], said: str) -> None:
    assert lexicon(GAME, locale).form(things, "or") == said


def test_an_unknown_form_is_refused() -> None:
    with pytest.raises(MissingText, match="form-beside"):
        lexicon(GAME, "en").form("rome", "beside")


@pytest.mark.parametrize(
    ("units", "said"),
    [
        (("german-goths-1", "german-goths-2", "celt-norici"), "La légion 24 prend la place des Goths et des Noriques."),
        (("legion-01", "legion-02"), "La légion 24 prend la place de la légion 1 et de la légion 2."),
    ],
)
def test_a_message_takes_the_forms_it_asks_for_and_names_no_tribe_twice(units: tuple[str, ...], said: str) -> None:
    args: tuple[tuple[str, Argument], ...] = (
        ("area", "suebi"), ("origin", "antioch"), ("attacker", "legion-24"), ("defenders", units), ("attack", 5),
        ("defense", 2), ("helpers", 2),
    )  # fmt: skip
    told = lexicon(GAME, "fr").say(Text(GAME, "tell-attacked-c", args))
    assert told.startswith("⚔️ Depuis Antioche contre **la terre des Suèves**")
    assert told.endswith(said)


@pytest.mark.parametrize(
    ("things", "number", "gender"),
    [
        (("legion-01", "gaul"), "plural", "feminine"),
        (("legion-01", "comitatus-01"), "plural", "masculine"),
        (("legion-01",), "singular", "feminine"),
    ],
)
def test_the_grammar_of_several_names(things: tuple[str, ...], number: str, gender: str) -> None:
    words = lexicon(GAME, "fr")
    assert (words.form(things, "number"), words.form(things, "gender")) == (number, gender)


def test_a_form_of_a_text_is_the_text() -> None:
    level = Text(GAME, "level-roman-marginal")
    assert lexicon(GAME, "en").form(level, "The") == "Marginal Roman victory"
    assert lexicon(GAME, "fr").form(3, "of") == "de 3"


@pytest.mark.parametrize(
    ("thing", "forms"),
    [
        (("vandals",), ("les Vandales", "des Vandales", "aux Vandales", "chez les Vandales")),
        (
            ("vandals", "avars", "ostrogoths"),
            (
                "les Vandales, les Avars et les Ostrogoths",
                "des Vandales, des Avars et des Ostrogoths",
                "aux Vandales, aux Avars et aux Ostrogoths",
            ),
        ),
        (("ephesus",), ("Éphèse", "d'Éphèse", "à Éphèse", "à Éphèse")),
        (("rome", "alexandria"), ("Rome et Alexandrie", "de Rome et d'Alexandrie", "à Rome et à Alexandrie")),
        (("adriatic",), ("l'Adriatique", "de l'Adriatique", "à l'Adriatique", "en Adriatique")),
        (("pont-euxin",), ("le Pont-Euxin", "du Pont-Euxin", "au Pont-Euxin", "sur le Pont-Euxin")),
        (("iberia",), ("l'Ibérie", "d'Ibérie", "à l'Ibérie", "en Ibérie")),
        (("lakhmids-ghassanids",), ("les Lakhmides et les Ghassanides", "des Lakhmides et des Ghassanides")),
        (("comes", "magister-militum"), ("le Comes et le Magister Militum", "du Comes et du Magister Militum")),
        (("classis-alexandrina",), ("la Classis Alexandrina", "de la Classis Alexandrina")),
        (("avars-lancers-1",), ("les lanciers avars I", "des lanciers avars I")),
        (("t-tuscia",), ("la Tuscie et le Latium", "de la Tuscie et du Latium")),
        (("t-isauria",), ("l'Isauria", "de l'Isauria", "à l'Isauria", "en Isauria")),
    ],
)
def test_the_names_of_romanitas_in_french(thing: tuple[str, ...], forms: tuple[str, ...]) -> None:
    words = lexicon("romanitas", "fr")
    for form, expected in zip(("the", "of", "to", "in"), forms, strict=False):
        assert words.form(thing, form) == expected
        assert words.form(thing, form.capitalize()) == expected[0].upper() + expected[1:]


@pytest.mark.parametrize(
    ("key", "args", "said"),
    [
        (
            "tell-naval-battle-ended-roman-c",
            {"zone": "aegean", "enemies": ("vandals", "slavs")},
            "**La mer Égée est de nouveau romaine ; les Vandales et les Slaves en sont chassés.**",
        ),
        (
            "tell-naval-battle-ended-roman-c",
            {"zone": "pont-euxin", "enemies": ("slavs",)},
            "**Le Pont-Euxin est de nouveau romain ; les Slaves en sont chassés.**",
        ),
        (
            "tell-force-mustered-defence-g",
            {
                "place": "corinthus",
                "cost": 1,
                "figures": ("comes",),
                "units": (
                    Text("romanitas", "troop-boukellaroi", (("count", 1),)),
                    Text("romanitas", "troop-isauriens", (("count", 1),)),
                    Text("romanitas", "troop-cataphracts", (("count", 2),)),
                ),
            },
            "Du secours pour **Corinthe**, pour 1 PR : le Comes, avec une unité de Bucellaires, les Isauriens et "
            "2 Cataphractes.",
        ),
        ("summary-killed", {"figures": ("comes",)}, "✝️ **Mort au combat :** Comes"),
        (
            "summary-killed",
            {"figures": ("comes", "magister-militum")},
            "✝️ **Morts au combat :** Comes et Magister Militum",
        ),
        ("missionary-space-detail", {"cost": 1, "space": "lazica"}, "1 PR : la Lazique passe du côté romain."),
        (
            "missionary-space-detail",
            {"cost": 1, "space": "lakhmids-ghassanids"},
            "1 PR : les Lakhmides et les Ghassanides passent du côté romain.",
        ),
    ],
)
def test_what_is_said_of_a_name_agrees_with_it(key: str, args: dict[str, Argument], said: str) -> None:
    text = Text("romanitas", key, tuple(args.items()))
    assert lexicon("romanitas", "fr").say(text).replace("\N{NO-BREAK SPACE}", " ") == said


def test_a_text_takes_the_forms_of_its_message() -> None:
    words, box = lexicon("romanitas", "fr"), Text("romanitas", "box-left")
    assert [words.form(box, form) for form in ("the", "of", "in", "In")] == [
        "l'aile gauche",
        "de l'aile gauche",
        "à gauche",
        "À gauche",
    ]
    assert lexicon("rise-and-fall", "fr").form(box, "in") == "à gauche"
