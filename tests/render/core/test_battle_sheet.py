"""Battle reports: never taller than 4:3, large counters and totals, names clear of walls, every loser stamped."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image, ImageChops, ImageStat

from render.core.battle_sheet import (
    BOX,
    CAMPS,
    COUNTER,
    TOTAL,
    Army,
    Camp,
    Choice,
    Column,
    Fighter,
    Fire,
    Meeting,
    Pass,
    Report,
    Throw,
    counter_box,
    decisive,
    draw_forces,
    draw_line,
    draw_report,
    way_across,
)
from render.core.canvas import Box, finished
from render.core.counters import Counter, Fate
from render.core.layout import recorded
from render.core.palette import ROME, Livery, rgb

PERSIAN = Livery(rgb("#433a97"), "PE")
ROMAN = Livery(ROME, "RO")
ARMIES = Army("Persians", PERSIAN.counter), Army("Romans", ROME)


def fighter(livery: Livery, fate: Fate | None = None) -> Fighter:
    return Fighter(Counter(livery, "infantry", 2), "Cataphracts of the Guard", fate)


def meeting(loser: Camp | None, across: tuple[Camp, int, int] | None = None) -> Meeting:
    return Meeting(
        Throw(5, 2, 7, won=loser == "lower"),
        Throw(3, 1, 4, won=loser == "upper"),
        "Limitanei rout",
        loser,
        across,
    )


def fought(number: int, fates: tuple[Fate | None, Fate | None] = (None, None), meetings: int = 1) -> Pass:
    column = Column(
        "Left Ala",
        (fighter(PERSIAN, fates[0]), fighter(PERSIAN)),
        (fighter(ROMAN, fates[1]),),
        (Fire("upper", "routs", hit=True), Fire("lower", "misses", hit=False)),
        (meeting("lower"),) * meetings,
    )
    return Pass(f"PASS {number}", (column, column, Column("Right Ala")))


def report(passes: int) -> Report:
    told = tuple(fought(number + 1) for number in range(passes))
    return Report("swords", "Battle of Sinope", "Turn 3", ARMIES, told, -1, "Rome wins.", "The walls held.", "lower")


@pytest.mark.parametrize("passes", [0, 1, 2, 4, 9])
def test_a_report_is_never_so_tall_that_discord_shows_it_small(passes: int) -> None:
    """Its letters can be read on a phone, and inline it's at least 450 pixels wide."""
    picture = draw_report(report(passes))
    assert picture.width * 350 / picture.height >= 450


def test_counters_and_totals_can_be_read_inline() -> None:
    """In Discord's box a counter has 40 pixels or more, and a total 20; a counter takes most of its box's height."""
    share = 350 / draw_report(report(1)).height
    assert COUNTER * share > 40
    assert TOTAL * share > 20
    assert COUNTER / BOX[1] > 0.65


@pytest.mark.parametrize("camp", CAMPS)
def test_a_wall_crosses_no_name(camp: Camp) -> None:
    """What a wall adds lies outside the box."""
    top = 300
    pictures = []
    for walled in (False, True):
        picture = Image.new("RGB", (1600, 900), rgb("#d6caa4"))
        army = Army("Persians", PERSIAN.counter, walled=walled)
        draw_line(picture, army, camp, fought(1).columns, top, "no one")
        pictures.append(picture)
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    above, below = box[3] <= top + 2, box[1] >= top + BOX[1] - 2
    assert below if camp == "upper" else above


@pytest.mark.parametrize("fate", ["routed", "destroyed"])
@pytest.mark.parametrize("place", [0, 1])
def test_every_beaten_unit_is_stamped(fate: Fate, place: int) -> None:
    """Also one behind the front, for instance a second rout in one pass."""
    units = [fighter(ROMAN), fighter(ROMAN)]
    pictures = []
    for each in (None, fate):
        units[place] = fighter(ROMAN, each)
        column = Column("Left", (), tuple(units))
        picture = Image.new("RGB", (1600, 900))
        draw_line(picture, ARMIES[1], "lower", [column], 300, "")
        pictures.append(picture)
    assert ImageStat.Stat(ImageChops.difference(*pictures)).sum[0] > 10_000


@pytest.mark.parametrize(
    ("front", "rear", "told"),
    [
        ("Isaurians", "Bucellarii II", ("Isaurians", "Bucellarii II")),
        ("Isaurians", "Lancers of the Imperial Guard", ("Isaurians", "Brief")),
        ("Cataphracts of the Imperial Guard", "Bucellarii II", ("Brief", "Brief")),
    ],
)
def test_the_only_unit_behind_is_named_as_long_as_there_is_room(front: str, rear: str, told: tuple[str, str]) -> None:
    counter = Counter(ROMAN, "infantry", 2)
    column = Column("Left", (), (Fighter(counter, front, brief="Brief"), Fighter(counter, rear, brief="Brief")))
    with recorded() as layouts:
        finished(
            draw_report(Report("swords", "Battle", "", ARMIES, (Pass("PASS 1", (column,)),))), "battle", "A battle"
        )
    texts = [part.text for part in layouts[0].parts]
    assert [text for text in texts if text in (front, rear, "Brief")] == list(told)


def test_an_exploiting_unit_has_an_arrow_to_its_victim() -> None:
    """It begins at one box and ends at the other, beside the dice."""

    def drawn(across: tuple[Camp, int, int] | None) -> Image.Image:
        first = fought(1).columns[0]
        column = Column(first.name, first.upper, first.lower, (), (meeting("lower", across),))
        return draw_report(Report("swords", "Battle", "", ARMIES, (Pass("PASS 1", (column, fought(1).columns[1])),)))

    box = ImageChops.difference(drawn(None), drawn(("upper", 0, 1))).getbbox()
    assert box is not None
    attacker, victim = counter_box("upper", 0), counter_box("lower", 1)
    assert overlapping(box, grown((attacker[0], attacker[1], attacker[0] + BOX[0], attacker[3]), 30))
    assert overlapping(box, grown(victim, 30))
    assert box[2] <= victim[0] + 40


@pytest.mark.parametrize("across", [("upper", 2, 1), ("lower", 1, 0), ("lower", 0, 1), ("upper", 0, 2)])
def test_an_arrow_goes_through_the_gaps_between_columns(across: tuple[Camp, int, int]) -> None:
    """It never crosses a counter, and between the lines it's beside all dice and causes."""
    way = way_across(across)
    for left, top, right, bottom in (counter_box(camp, column) for camp in CAMPS for column in range(3)):
        assert not any(left < x < right and top < y < bottom for x, y in way.points)
    edges = [counter_box("upper", column)[0] - 18 for column in range(3)]
    lane = counter_box("upper", 0)[3] + 20, counter_box("lower", 0)[1] - 22
    low = [(x, y) for x, y in way.points if lane[0] < y < lane[1]]
    if abs(across[1] - across[2]) == 1:
        assert not any(edge < x < edge + BOX[0] for x, _ in low for edge in edges)


def test_forces_before_their_lines_are_as_wide_as_a_report() -> None:
    picture = draw_forces(report(0), [fighter(PERSIAN)] * 4, [fighter(ROMAN)] * 7)
    assert picture.width * 350 / picture.height >= 450


def grown(box: Box, by: int) -> Box:
    return box[0] - by, box[1] - by, box[2] + by, box[3] + by


def overlapping(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("count", range(1, 16))
def test_any_number_of_units_with_long_names_has_room_above_choices(count: int) -> None:
    units = [replace(fighter(ROMAN), name="Comitatenses Dalmatae seniores")] * count
    asked = replace(report(0), choices=(Choice("Divine Favour", "An army of yours throws again."),) * 3)
    assert draw_forces(asked, units, units).size == draw_forces(report(0), [], []).size


def test_the_decisive_pass_is_the_last_of_the_heaviest() -> None:
    assert decisive([1, 5, 2]) == 1
    assert decisive([5, 1, 5]) == 2
    assert decisive([]) == -1


@pytest.mark.parametrize("camp", CAMPS)
def test_a_box_that_broke_says_so(camp: Camp) -> None:
    """On the box of its camp, beside the counter."""
    column = fought(1).columns[0]
    pictures = [
        draw_report(replace(report(0), passes=(Pass("PASS 1", (replace(column, broken=broken),)),), broken="broken"))
        for broken in ((), (camp,))
    ]
    box = ImageChops.difference(*pictures).getbbox()
    assert box is not None
    counter = counter_box(camp, 0)
    assert box[0] > counter[2]
    margin = (BOX[1] - COUNTER) // 2
    assert counter[1] - margin < box[1] < box[3] < counter[3] + margin


def test_letters_that_tell_the_outcome_can_be_read_on_a_phone() -> None:
    """At 360 pixels the letters of a report are 12 pixels large; names in two lines may be a little smaller."""
    with recorded() as layouts:
        finished(draw_report(report(1)), "report", "A report.")
    (layout,) = layouts
    sizes = [part.letters for part in layout.parts if part.kind == "text"]
    assert sizes
    assert min(sizes) * 360 / 1600 >= 10
    assert sum(size * 360 / 1600 >= 12 for size in sizes) > 0.8 * len(sizes)


@pytest.mark.parametrize("meetings", [0, 1, 2, 3])
def test_dice_stay_between_the_lines(meetings: int) -> None:
    """Nothing of the dice reaches into the boxes."""
    boxes = [counter_box(camp, 0) for camp in CAMPS]
    parts = [
        [draw_report(Report("swords", "Battle", "", ARMIES, (each,))).crop(box).tobytes() for box in boxes]
        for each in (fought(1, meetings=0), fought(1, meetings=meetings))
    ]
    assert parts[0] == parts[1]
