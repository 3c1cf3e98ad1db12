"""The rulebook's examples, and the notes, reminders and exceptions beside its rules, with their exact figures."""

from __future__ import annotations

from typing import Any, cast

import pytest

from rules.core.decisions import Decision, Pick
from rules.core.errors import IllegalChoice
from rules.core.game import Play
from rules.romanitas.chapters.cities import desolate, sack
from rules.romanitas.chapters.city_defence import defence_muster, defend
from rules.romanitas.chapters.enemy_attitudes import check_nation
from rules.romanitas.chapters.management import manage
from rules.romanitas.chapters.mobilisation import Force, Muster, mobilise, packages
from rules.romanitas.chapters.naval import transport
from rules.romanitas.chapters.operations import attack_window, land_muster, naval_muster
from rules.romanitas.chapters.organisation import count_possessions, organisation_phase
from rules.romanitas.events import (
    ActaPlaced,
    AttitudeChecked,
    BattleEnded,
    Counted,
    Duel,
    ExpeditionRolled,
    FleetSailed,
    ForceMustered,
    InvasionBegan,
    InvasionPassed,
    LinesDrawnUp,
    MarriageOffered,
    NavalPassFought,
    RaidBegan,
    ReconquestBegan,
    RomannessChanged,
    Shot,
)
from rules.romanitas.state import Battle, Side, TurnRecord
from rules.romanitas.turn import play_step
from tests.rulebook.romanitas.toolkit import (
    GEPIDS,
    Player,
    Reply,
    Scripted,
    acta,
    ask,
    breakdown,
    combat,
    owners,
    play,
    position,
    proves,
)

OPTIMATES, EQUITES, PEDITES, PEDITES_2, ARCHERS = GEPIDS
FREE_SKOUTATOI = ("skoutatoi-1", "skoutatoi-2", "skoutatoi-3")
BLOCKS = ("limitanei", "skoutatoi", "guard_gift", "three_block", "six_block", "donatio_gift", "mercenary_block")


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> list[Battle]:
    """Every defence and every operation is victorious at once; the list fills with the combats."""
    fought: list[Battle] = []

    def fight(game: Scripted, battle: Battle, units: list[str]) -> Play[Side]:
        fought.append(battle)
        game.win_combat("7.1.4")
        yield from ()
        return "roman"

    monkeypatch.setattr("rules.romanitas.chapters.city_defence.fight", fight)
    monkeypatch.setattr("rules.romanitas.chapters.operations.fight", fight)
    return fought


def placed(game: Scripted, *values: int) -> Player:
    """A player who lays these values on politics, religion and the economy, and takes no gift of the Church."""
    left = {f"die-{number}": value for number, value in enumerate(game.foreseen[:3], 1)}
    slots = {}
    for line, wanted in zip(("political", "religious", "economic"), values, strict=True):
        die = next(die for die, value in left.items() if value == wanted)
        del left[die]
        slots[line] = (die,)
    return Player(fatum=slots, church="free-missionary")


def organised(*dice: int, placing: tuple[int, ...] = (), **facts: object) -> Scripted:
    """A campaign after an Organisation phase with these dice, laid out as named or else as they fall."""
    game = position(dice=dice, step="organisation", rp=0, **facts)
    play(organisation_phase(game), placed(game, *(placing or dice[:3])))
    assert not game.foreseen
    return game


def boxes(game: Scripted) -> list[str]:
    """The boxes in force: political, religious, economic."""
    return [event.box for event in game.told(ActaPlaced)]


def called_up(game: Scripted, muster: Muster, figures: str, **blocks: tuple[str, ...]) -> Force:
    """A force put together block by block; of blocks that are not named nothing is taken."""
    replies: dict[str, Reply] = {f"block_{block}": blocks.get(block, ()) for block in BLOCKS}
    return play(mobilise(game, muster), Player(muster="by-hand", figures_join=figures, **replies))


def do(game: Scripted, *actions: str) -> None:
    """Take these actions of the Management phase, one after another."""
    for action in actions:
        play(manage(game), Player(manage=action))


def alone(unit: str) -> Player:
    """A player with one unit, which he draws up on the left."""
    return Player(line={"left": (unit,)})


# 3 Romanness


@proves("3.1")
def test_note_the_base_of_the_first_turn_is_five() -> None:
    assert sum(rp for _, _, rp in count_possessions(position())) == 5


@proves("3.1")
@pytest.mark.parametrize(("city", "rp"), [("rome", 2), ("carthage", 1), ("ravenna", 0), ("syracusae", 0)])
def test_what_a_reconquered_city_adds_to_the_base(city: str, rp: int) -> None:
    game = position()
    owners(game, "roman", city)
    assert sum(amount for _, _, amount in count_possessions(game)) == 5 + rp


@proves("3.1", "R2")
def test_important_what_exceeds_ten_is_lost() -> None:
    game = position(dice=(6, 6, 6), step="organisation", rp=0)
    owners(game, "roman", "rome", "carthage")
    game.pieces.move("basilica-1", "antioch")
    game.pieces.move("basilica-2", "jerusalem")
    play(organisation_phase(game), Player(church="gift-of-the-church"))
    assert game.told(Counted)[0].total == 8 + 2 + 1 + 1 + 2
    assert game.state.rp == 10


@proves("3.2", "5.5")
def test_note_a_ruin_costs_one_at_once_one_every_turn_and_one_to_clear() -> None:
    game = position(rp=5)
    desolate(game, "sinope", "slavs", "6.2.3")
    assert game.state.rp == 4
    for _ in range(2):
        game.foreseen = [4, 4, 4]
        play(organisation_phase(game), placed(game, 4, 4, 4))
        assert game.told(Counted)[-1].total == 5 - 1 + 1
    do(game, "rebuild:sinope")
    assert game.state.rp == 4
    assert sum(rp for _, _, rp in count_possessions(game)) == 5


@proves("3.2", "5.6")
@pytest.mark.parametrize(("monument", "price"), [("monastery", 1), ("basilica-1", 2), ("walls-1", 2)])
def test_a_monument_is_lost_at_what_it_cost(monument: str, price: int) -> None:
    game = position(rp=9)
    game.pieces.move(monument, "antioch")
    sack(game, "antioch", "persia")
    assert game.state.rp == 9 - price - 1


# 4 Fate


@proves("4.1", "4.2.1", "4.2.2", "4.2.3")
@pytest.mark.parametrize(
    ("placing", "opened", "rp"),
    [
        ((6, 1, 4), ["strong-basileus", "heresy", "stability"], 5 + 1 - 2 + 1),  # as the player of the example does
        ((6, 4, 1), ["strong-basileus", "patriarch", "financial-crisis"], 5 + 1 + 0 - 2),  # as he could have done
        ((1, 6, 4), ["usurper", "loyal-patriarch", "stability"], 5 - 2 + 1 + 1),
        ((1, 4, 6), ["usurper", "patriarch", "prosperity"], 5 - 2 + 0 + 2),
        ((4, 6, 1), ["basileus", "loyal-patriarch", "financial-crisis"], 5 + 0 + 1 - 2),
        ((4, 1, 6), ["basileus", "heresy", "prosperity"], 5 + 0 - 2 + 2),
    ],
)
def test_example_one_six_and_four(placing: tuple[int, ...], opened: list[str], rp: int) -> None:
    of_the_usurper = [3] if placing[0] == 1 else []
    game = organised(1, 6, 4, *of_the_usurper, placing=placing)
    assert (boxes(game), game.state.rp) == (opened, rp)


@proves("4.1", "4.2.1", "4.2.2", "4.2.3")
@pytest.mark.parametrize(
    ("placing", "further", "opened", "rp"),
    [
        ((3, 2, 5), [], ["weak-basileus", "religious-quarrels", "stability"], 5 - 1 - 1 + 1),
        ((2, 3, 5), [1], ["political-revolt", "weak-patriarch", "stability"], 5 - 1 + 0 + 1 - 1),
    ],
)
def test_example_two_three_and_five(placing: tuple[int, ...], further: list[int], opened: list[str], rp: int) -> None:
    game = organised(2, 3, 5, *further, placing=placing)
    assert (boxes(game), game.state.rp) == (opened, rp)
    assert game.state.desolation == (["jerusalem"] if further else [])


@proves("4.2", "R57")
@pytest.mark.parametrize(
    ("facts", "totals"),
    [
        ({}, [4, 4, 4]),
        ({"magister_defeated": True}, [3, 4, 4]),
        ({"conquered": ["t-sicilia", "t-dalmatia"]}, [4, 4, 4]),
        ({"conquered": ["t-sicilia", "t-dalmatia", "t-creta"]}, [5, 4, 4]),
        ({"acta": {"religious": "heresy"}}, [4, 3, 4]),
        ({"acta": {"religious": "religious-quarrels"}}, [4, 3, 4]),
        ({"acta": {"economic": "financial-crisis"}}, [4, 4, 3]),
        ({"acta": {"economic": "agrarian-crisis"}}, [4, 4, 3]),
        ({"acta": {"political": "usurper", "religious": "weak-patriarch", "economic": "plague"}}, [4, 4, 4]),
        ({"magister_defeated": True, "acta": {"religious": "heresy", "economic": "agrarian-crisis"}}, [3, 3, 3]),
    ],
)
def test_important_last_turn_weighs_on_the_dice(facts: dict[str, Any], totals: list[int]) -> None:
    further = [1] if totals[2] == 3 else []  # the Plague asks for a die
    game = organised(4, 4, 4, *further, before=TurnRecord(**facts))
    assert [event.score.total for event in game.told(ActaPlaced)] == totals


# 5 Spending RP


@proves("5.2.2", "7.3", "7.4")
def test_summary_what_mobilisation_costs() -> None:
    def price(figures: str, **blocks: tuple[str, ...]) -> int:
        game = position(rp=10)
        called_up(game, defence_muster(game, "damascus", "defence", "persia", 3), figures, **blocks)
        return 10 - game.state.rp

    assert price("no-figure", limitanei=("limitanei-1", "limitanei-2", "limitanei-3")) == 0
    assert price("comes", skoutatoi=FREE_SKOUTATOI) == 0
    assert price("magister-militum", skoutatoi=FREE_SKOUTATOI) == 1
    assert price("comes", three_block=("isauriens", "excubites", "scholae")) == 1
    assert price("comes", skoutatoi=("skoutatoi-1",), mercenary_block=("merc-heruli", "merc-rugi")) == 1
    six = ("isauriens", "excubites", "scholae", "cataphracts-1", "cataphracts-2", "boukellaroi-1")
    assert price("magister-militum", six_block=six) == 1 + 2
    game = position(rp=10)
    called_up(game, naval_muster(game, "t-sicilia", ("central-med",)), "magister-militum", skoutatoi=FREE_SKOUTATOI)
    assert game.state.rp == 10 - 1 - 2


@proves("5.2.2", "R15")
@pytest.mark.parametrize(
    ("figures", "most"), [(("comes",), 3), (("magister-militum",), 6), (("comes", "magister-militum"), 9)]
)
def test_important_three_six_and_nine_units(figures: tuple[str, ...], most: int) -> None:
    game = position(rp=10)
    sizes = {
        len(package.units) for package in packages(game, land_muster(game, "t-dalmatia")) if package.figures == figures
    }
    assert max(sizes) == most


@proves("5.2.2", "5.4.1")
def test_reminder_the_eliminated_may_be_called_back_at_the_end_of_the_turn() -> None:
    game = position(rp=1)
    game.pieces.move_all(["cataphracts-1", "comes"], "eliminated")
    do(game, "recall-free", "recall:cataphracts-1")
    assert {"cataphracts-1", "comes"} <= set(game.pieces.at("mobilised"))
    assert game.state.rp == 0


@proves("5.3")
@pytest.mark.parametrize(
    ("space", "die", "lost", "success"),
    [
        ("lazica", 4, "", True),
        ("lazica", 4, "chersonesos", False),
        ("lazica", 4, "trapezus", True),
        ("iberia", 4, "", True),
        ("iberia", 4, "trapezus", False),
        ("iberia", 4, "chersonesos", True),
        ("lazica", 3, "", False),
        ("albania", 4, "", False),
        ("lakhmids-ghassanids", 4, "", False),
        ("lakhmids-ghassanids", 5, "", True),
    ],
)
def test_note_which_city_helps_which_marriage(space: str, die: int, lost: str, success: bool) -> None:
    game = position(rp=1, dice=[die])
    if lost:
        game.hand_over(lost, "persia")
    do(game, f"marriage:{space}")
    assert [event.success for event in game.told(MarriageOffered)] == [success]


@proves("5.3", "4.2.3")
def test_important_one_action_of_each_kind_even_if_they_are_free() -> None:
    game = position(rp=5, dice=[1])
    acta(game, economic="prosperity")
    do(game, "ambassador:avars")
    with pytest.raises(IllegalChoice, match=r"5\.3"):
        cast("Pick", ask(manage(game))).check(("ambassador:slavs",))
    assert (game.state.rp, game.state.free_actions) == (5, 1)


@proves("5.4.2", "5.4.1")
def test_important_a_fallen_elite_unit_returns_on_its_normal_side() -> None:
    game = position(rp=5, dice=[1, 6], elite=["isauriens"])  # 1 + 3 against 6 + 2
    assert combat(game, ["isauriens"], [OPTIMATES], alone("isauriens")) == "enemy"
    assert game.pieces.is_at("isauriens", "eliminated")
    do(game, "recall:isauriens")
    assert (game.pieces.is_at("isauriens", "mobilised"), game.is_elite("isauriens"), game.bonus("isauriens")) == (
        True,
        False,
        2,
    )


@proves("5.2.1", "5.4.1")
def test_note_the_counters_are_few() -> None:
    box = position().pieces.at("mobilised")
    kinds = {name: sum(piece.startswith(name) for piece in box) for name in ("merc-", "classis-")}
    data = position().data
    assert sum(piece in data.roman_units for piece in box) == 17
    assert (kinds, sum(piece in data.monuments for piece in box)) == ({"merc-": 4, "classis-": 2}, 6)
    assert {"comes", "magister-militum"} <= set(box)


# 6 Military operations


@proves("6.2.1", "R23")
def test_important_pirates_for_the_second_time_raid_and_for_the_third_do_not() -> None:
    game = position(rp=10)
    for die, column, raids in ((5, "piracy", 0), (4, "raid-1", 1), (4, "piracy", 1)):  # +1 for last turn's war
        game.foreseen = [die]
        play(check_nation(game, "slavs"), Player(defence="none"))
        assert game.told(AttitudeChecked)[-1].score.total == 5
        assert (game.state.now.columns["slavs"], len(game.told(RaidBegan))) == (column, raids)
        game.close_record()
    assert [event.city for event in game.told(RaidBegan)] == ["chersonesos"]
    assert [event.zone for event in game.told(FleetSailed)] == ["pont-euxin"]


@proves("6.2.2", "R11", "R24")
@pytest.mark.parametrize(
    ("die", "persian", "wins"),
    [
        (3, [], "lakhmids-ghassanids"),
        (3, ["lakhmids-ghassanids"], "albania"),
        (3, ["lakhmids-ghassanids", "albania"], "iberia"),
        (3, ["lakhmids-ghassanids", "albania", "iberia"], "lazica"),
        (4, ["albania"], "iberia"),
        (5, ["iberia", "albania"], "lazica"),
        (6, ["albania"], "lazica"),
    ],
)
def test_note_where_a_counter_lies_the_next_score_applies(die: int, persian: list[str], wins: str) -> None:
    game = position(rp=5, dice=[die], diplomacy=dict.fromkeys(persian, "persian"))
    play(check_nation(game, "persia"))
    assert set(game.state.diplomacy) == {*persian, wins}
    assert game.state.rp == 4


@proves("6.2.2", "R11")
@pytest.mark.parametrize(("die", "space"), [(3, "lakhmids-ghassanids"), (4, "albania"), (5, "iberia"), (6, "lazica")])
def test_important_a_roman_counter_is_turned_and_erratum_each_is_worth_minus_one(die: int, space: str) -> None:
    game = position(rp=5, dice=[die], diplomacy={space: "roman"})
    assert sum(rp for _, _, rp in count_possessions(game)) == 5 + 1
    play(check_nation(game, "persia"))
    assert (game.state.diplomacy, game.state.rp) == ({space: "persian"}, 4)
    assert sum(rp for _, _, rp in count_possessions(game)) == 5 - 1


@proves("6.2.4")
def test_note_an_invasion_goes_on_past_a_ruin() -> None:
    game = position(rp=9, dice=[6], desolation=["naissus"], now=TurnRecord(at_war=["slavs", "franks", "berbers"]))
    play(check_nation(game, "gepids"), Player(defence="none"))
    assert [event.city for event in game.told(InvasionPassed)] == ["naissus"]
    assert game.state.desolation == ["naissus", "viminacium"]


@proves("6.2.4", "6.1")
def test_note_persians_slavs_and_avars_come_to_constantinople_in_their_order(held: list[Battle]) -> None:
    wars = TurnRecord(at_war=["persia", "slavs", "avars"])
    game = position(rp=10, step="nation", before=wars)
    acta(game, political="usurper")
    owners(game, "roman", *game.data.original_cities["vandals"])  # +1 for all; and the Vandals are out
    game.foreseen = [6, 6, 1, 1, 6, 6]

    def guard(asked: Decision) -> str:
        return "siege" if cast("Pick", asked).about == ("constantinople",) else "none"

    for _ in range(13):  # seven nations, with a window between each two
        play(play_step(game), Player(defence=guard, muster="muster:comes"))
    rolls = {event.nation: event.score.total for event in game.told(AttitudeChecked)}
    assert (rolls["persia"], rolls["slavs"], rolls["avars"]) == (10, 10, 11)
    assert [(battle.place, battle.nation) for battle in held] == [
        ("constantinople", "persia"),
        ("constantinople", "slavs"),
        ("constantinople", "avars"),
    ]


@proves("6.2.3", "6.2.4", "R25")
def test_footnote_the_first_raid_of_the_lombards_is_an_invasion(held: list[Battle]) -> None:
    game = position(rp=5, dice=[6], now=TurnRecord(at_war=["slavs", "franks", "avars"]))
    owners(game, "roman", "mediolanum", "ravenna")
    play(check_nation(game, "lombards"), Player(defence=["none", "siege"], muster="muster:comes"))
    (roll,) = game.told(AttitudeChecked)
    assert (roll.score.total, roll.column, game.told(RaidBegan)) == (9, "raid-1", [])
    assert game.told(InvasionBegan)[0].path == ("mediolanum", "ravenna")
    assert [(battle.place, battle.enemies) for battle in held] == [("ravenna", 6)]


@proves("6.2.5", "R28")
@pytest.mark.parametrize(("taken", "target"), [(["narbo", "tarraco"], "tarraco"), (["tarraco", "narbo"], "")])
def test_exception_narbo_is_never_won_back(taken: list[str], target: str) -> None:
    game = position(rp=5, before=TurnRecord(taken={"visigoths": taken}))
    owners(game, "roman", *taken)
    game.foreseen = [] if target else [1]
    play(check_nation(game, "visigoths"), Player(defence="none"))
    assert [event.city for event in game.told(ReconquestBegan)] == ([target] if target else [])
    assert game.state.owner["narbo"] == "roman"


@proves("6.3", "3.1", "R36")
@pytest.mark.parametrize("die", range(1, 7))
def test_what_the_die_of_the_persian_expedition_demands(die: int, held: list[Battle]) -> None:
    game = position(rp=3, dice=[die])
    play(attack_window(game), Player(window="persia", muster="muster:magister-militum-six-block"))
    second = (4, False) if die <= 3 else (3, True)
    assert [(battle.enemies, battle.siege) for battle in held] == [(4, False), second]
    assert [event.die for event in game.told(ExpeditionRolled)] == [die]
    assert [event.change for event in game.told(RomannessChanged)] == [-3, 1, 1, 4]


@proves("6.4", "R32", "R33")
def test_important_four_defend_two_cities_or_a_citadel_three_the_rest() -> None:
    game = position()
    owners(game, "ostrogoths", "viminacium", "naissus")
    met = {territory: land_muster(game, territory).enemies for territory in game.frontier.kingdom}
    four = {"t-aemilia", "t-moesia-prima", "t-tuscia", "t-proconsularis", "t-toletana"}
    assert {territory for territory, enemies in met.items() if enemies == 4} == four
    assert {enemies for territory, enemies in met.items() if territory not in four} == {3}
    assert met["t-insulae"] == 3


# 7 Combat


@proves("7.1.2", "7.1.2-3", "R42")
def test_important_who_shoots_a_box_empty_charges_through_it_at_once() -> None:
    game = position(dice=[4, 3, 3, 2, 3, *[3] * 99])  # a rout by fire; a tie in the centre; then 2 + 2 + 2
    line = {"left": ("boukellaroi-1",), "centre": ("isauriens",)}
    player = Player(line=line, exploit="centre")
    combat(game, ["boukellaroi-1", "isauriens"], [PEDITES, OPTIMATES], player, counter="siege-rally")
    assert [(shot.box, shot.outcome) for shot in game.told(Shot)][:1] == [("left", "routed")]
    charge = next(duel for duel in game.told(Duel) if duel.exploiting)
    assert (charge.stage, charge.roman, charge.enemy) == (1, "boukellaroi-1", OPTIMATES)
    assert breakdown(charge.roman_score) == {"combat-bonus": 2, "exploitation": 2}
    assert (charge.roman_score.total, charge.enemy_score.total, charge.outcome) == (6, 5, "routed")


@proves("7.1.2", "7.1.2-1", "R40")
def test_note_two_units_may_rout_each_other() -> None:
    game = position(dice=[5, 6])
    assert combat(game, ["symmachoi-1"], [ARCHERS], alone("symmachoi-1"), counter="siege-rally") == "roman"
    (ended,) = game.told(BattleEnded)
    assert (ended.routed["roman"], ended.routed["enemy"]) == (("symmachoi-1",), (ARCHERS,))
    assert ended.why == "both-broken"


@proves("7.1.4", "5.1", "R20")
def test_important_the_point_of_a_victory_can_be_spent_in_the_same_turn(held: list[Battle]) -> None:
    game = position(rp=0)
    free = Player(defence="battle", muster="muster:comes")
    assert play(defend(game, "slavs", "marcianopolis", 3), free) is True
    assert game.state.rp == 1
    paid = Player(defence="battle", muster="muster:comes-three-block")
    assert play(defend(game, "avars", "viminacium", 3), paid) is True
    assert [force.cost for force in game.told(ForceMustered)] == [0, 1]
    assert game.state.rp == 0 - 0 + 1 - 1 + 1


@proves("7.2.2", "5.6", "R58")
def test_reminder_the_walls_of_a_lost_city_go_back_to_the_box() -> None:
    game = position(rp=5, dice=[6], before=TurnRecord(at_war=["slavs"]))
    game.pieces.move("walls-1", "marcianopolis")
    play(check_nation(game, "slavs"), Player(defence="none"))
    assert game.pieces.is_at("walls-1", "mobilised")
    assert (game.state.desolation, game.state.rp) == (["marcianopolis"], 5 - 1 - 2)


@proves("7.2.3", "6.4")
@pytest.mark.parametrize(("territory", "city", "garrison"), [("t-aemilia", "ravenna", 4), ("t-tuscia", "rome", 3)])
def test_exception_ravenna_is_held_by_four(territory: str, city: str, garrison: int, held: list[Battle]) -> None:
    game = position(rp=9)
    owners(game, "roman", "genoa")
    player = Player(window=f"land:{territory}", muster="muster:magister-militum", besiege="besiege")
    play(attack_window(game), player)
    assert [(battle.place, battle.enemies) for battle in held if battle.siege] == [(city, garrison)]


@proves("7.2.4", "R48", "R49")
@pytest.mark.parametrize(
    ("answer", "dice", "outcome", "winner"),
    [
        ("centre", [1, 4], "routed", "enemy"),  # 1 + 2 + 2 against 4 + 2
        ("decline", [3, 2] * 4, "holds", "roman"),  # 3 + 2 against 2 + 2 + 2, in each of four passes
    ],
)
def test_note_who_sallies_has_left_the_walls(answer: str, dice: list[int], outcome: str, winner: str) -> None:
    game = position(dice=dice)
    player = Player(line={"right": ("cataphracts-1",)}, sally=answer)
    facts: dict[str, Any] = {"siege": True, "place": "antioch"}
    assert combat(game, ["cataphracts-1"], [PEDITES, OPTIMATES], player, **facts) == winner
    assert {(duel.roman_score.total, duel.enemy_score.total, duel.outcome) for duel in game.told(Duel)} == {
        (5, 6, outcome)
    }


@proves("7.3", "3.2", "R10", "R52")
def test_note_two_fleets_in_a_zone_cost_its_value_once_and_throw_a_die_each() -> None:
    game = position(rp=10, now=TurnRecord(at_war=["gepids"]))
    game.pieces.move("fleet-slavs", "aegean")
    game.foreseen = [6]  # with one barbarian at war a 7: the Vandals sail to the Aegean
    play(check_nation(game, "vandals"), Player(defence="none"))
    assert [event.change for event in game.told(RomannessChanged)] == [-1]  # Corinth; nothing for the zone
    assert [line for line in count_possessions(game) if line[0] == "occupied-zone"] == [("occupied-zone", "aegean", -2)]
    game.foreseen = [6, 1, 1]
    play(attack_window(game), Player(window="fight:aegean", admiral="nobody"))
    (fought,) = game.told(NavalPassFought)
    assert {fleet: score.die for fleet, score in fought.scores.items()} == {
        "classis-constantinopolitana": 6,
        "fleet-vandals": 1,
        "fleet-slavs": 1,
    }
    assert [event.change for event in game.told(RomannessChanged)][-2:] == [-1, 1]


@proves("7.4", "R21", "R89")
def test_important_to_land_is_to_declare_war(held: list[Battle]) -> None:
    game = position(rp=9)
    way = Player(window="naval:t-sicilia", muster="muster:magister-militum", departure="central-med")
    play(attack_window(game), way)
    assert (game.state.now.at_war, game.state.owner["syracusae"]) == (["ostrogoths"], "roman")
    game = position(dice=[1, 6, 1])
    game.pieces.move("fleet-vandals", "aegean")
    game.pieces.move_all(["isauriens", "magister-militum", "classis-alexandrina"], "force")
    afloat = Force(["isauriens"], ["magister-militum"], ["classis-alexandrina"])
    assert transport(game, afloat, "t-asia", ("aegean",), "t-sicilia") is False
    assert game.state.now.at_war == []


# 8 Optional rules


@proves("8.3", "R62", "6.2.5")
def test_a_burnt_city_that_is_won_back_has_lost_its_gold_only_once() -> None:
    game = position("economic", rp=9, desolation=[], before=TurnRecord(taken={"vandals": ["carthage"]}))
    owners(game, "roman", "carthage")
    desolate(game, "carthage", "berbers", "6.2.3")
    assert game.state.rp == 9 - 1 - 1
    play(check_nation(game, "vandals"), Player(defence="none"))
    assert (game.state.owner["carthage"], game.state.desolation, game.state.rp) == ("vandals", [], 7)


@proves("8.4.1", "8.4.2", "R64")
def test_both_religious_rules_begin_at_minus_two() -> None:
    game = position("religious-metropolises", "religious-vandals", dice=(4, 4, 4), step="organisation")
    play(organisation_phase(game), placed(game, 4, 4, 4))
    assert game.told(ActaPlaced)[1].score.total == 2


@proves("7.1.1", "8.6", "R66")
def test_note_an_enemy_deals_its_army_in_favour_of_its_stratagem() -> None:
    game = position("stratagems-by-arm", dice=[3] * 99)
    drawn = [ARCHERS, OPTIMATES, PEDITES, EQUITES, PEDITES_2]
    combat(game, ["isauriens"], drawn, alone("isauriens"), counter="manoeuvre-reserve")
    (line,) = game.told(LinesDrawnUp)
    assert line.enemy == ((PEDITES_2, OPTIMATES), (ARCHERS,), (EQUITES, PEDITES))


@proves("6.4", "7.1.1-3", "R27")
def test_a_raid_brings_three_and_an_invasion_everyone(held: list[Battle]) -> None:
    game = position(rp=5, before=TurnRecord(at_war=["slavs"]))
    for die in (6, 6):
        game.foreseen = [die]
        play(check_nation(game, "slavs"), Player(defence="battle", muster="muster:comes"))
        game.state.now.at_war = ["avars", "gepids"]
    assert [battle.enemies for battle in held] == [3, 6]
