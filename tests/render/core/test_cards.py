"""Cards: signs of gains and losses differ by shape, and rows without room are counted in words."""

from __future__ import annotations

from itertools import combinations
from typing import get_args

from PIL import Image, ImageChops, ImageStat

from render.core.cards import Plate, Row, Tone, draw_turn_card, row_sign

TONES: tuple[Tone, ...] = get_args(Tone)


def test_gain_and_loss_differ_without_colour_and_small() -> None:
    """Victory and defeat have the same swords, but on a disc and a diamond, even at a third of the size."""
    seen = []
    for tone in TONES:
        picture = Image.new("RGB", (80, 80), "#f4ead2")
        row_sign("swords", tone).put(picture, 15, 15)
        seen.append(picture.convert("L").resize((27, 27), Image.Resampling.BOX))
    for one, other in combinations(seen, 2):
        assert ImageStat.Stat(ImageChops.difference(one, other)).mean[0] > 8


def test_a_gain_is_round_and_a_loss_is_pointed() -> None:
    """A point that's inside a disc of the same width is outside a diamond."""
    gain, loss = (row_sign("swords", tone) for tone in ("gain", "loss"))
    inside, outside = (
        sum(
            each.image.getchannel("A")
            .crop((each.left + 9, each.top + 9, each.left + 12, each.top + 12))
            .histogram()[160:]
        )
        for each in (gain, loss)
    )
    assert inside == 9
    assert outside == 0


def test_rows_without_room_are_told() -> None:
    rows = [Row("swords", f"Battle {number}", "victory", "gain") for number in range(8)]
    asked: list[int] = []

    def more(count: int) -> str:
        asked.append(count)
        return f"{count} more"

    board = Image.new("RGB", (1600, 1000), "#4f7f93")
    lands = Plate("Lands", rows[:5], more), Plate("State", rows[:1], more)
    picture = draw_turn_card(board, (0, 0), "Turn 1", "", [*lands, Plate("War", rows, more)], "")
    assert asked == [4]
    assert picture.width / picture.height >= 1.3


def test_empty_plates_are_left_out_and_wide_ones_have_two_columns() -> None:
    rows = [Row("swords", f"Battle {number}", "victory", "gain") for number in range(12)]
    board = Image.new("RGB", (1600, 1000), "#4f7f93")
    asked: list[int] = []

    def more(count: int) -> str:
        asked.append(count)
        return f"{count} more"

    alone = draw_turn_card(board, (0, 0), "Turn 1", "", [Plate("Lands", []), Plate("War", rows, more)], "")
    assert asked == [3]
    beside = draw_turn_card(board, (0, 0), "Turn 1", "", [Plate("War", rows, more)], "")
    assert alone.tobytes() == beside.tobytes()
