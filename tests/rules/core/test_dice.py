"""Dice: recomputed with hashlib, fair, committed in advance, and verified over whole campaigns."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

import pytest

import rules
import tests.toy
from rules.core.agents import give
from rules.core.dice import Roll, Stream, commitment
from rules.core.events import DiceThrown, Event
from tests.toy.game import Toy

SECRET = "Bellum Gothicum"
RANGE = 2**64


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    with tests.toy.registered():
        yield


def mac(secret: str, message: bytes) -> bytes:
    """HMAC-SHA256, written out as in RFC 2104."""
    key = secret.encode()
    if len(key) > 64:
        key = hashlib.sha256(key).digest()
    key += bytes(64 - len(key))
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def recomputed(secret: str, number: int, sides: int) -> tuple[int, int]:
    """Return the value of a die, and the number of 64-bit chunks rejected before it."""
    digest, skipped = mac(secret, str(number).encode()), 0
    while True:
        for start in (0, 8, 16, 24):
            value = int.from_bytes(digest[start : start + 8], "big")
            if value < RANGE // sides * sides:
                return value % sides + 1, skipped
            skipped += 1
        digest = mac(secret, digest)


def critical(freedom: int) -> float:
    """Return the 99.99 % quantile of chi-square (Wilson and Hilferty 1931)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.719 * spread**0.5) ** 3)


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_dice_of_one_secret_are_these() -> None:
    """Literal values: no code change may alter the dice of running campaigns."""
    stream = Stream(SECRET)
    assert [stream.die(number, 6) for number in range(24)] == [
        4, 6, 3, 4, 6, 6, 3, 6, 2, 3, 4, 3, 3, 6, 1, 2, 5, 1, 4, 1, 1, 4, 5, 5,
    ]  # fmt: skip
    assert [stream.die(number, 20) for number in range(10)] == [12, 14, 1, 6, 16, 18, 17, 16, 10, 9]
    assert [stream.die(number, 36) for number in (0, 10**6, 10**12)] == [4, 9, 23]


def test_the_keyed_hash_is_that_of_the_standard() -> None:
    """Compare the HMAC above with RFC 4231, test case 2, and with the standard library."""
    found = mac("Jefe", b"what do ya want for nothing?").hex()
    assert found == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    for secret in ("", "a", "Ῥωμανία", "b" * 63, "c" * 64, "d" * 65, "e" * 1000):
        for message in (b"", b"0", b"123456789" * 20):
            assert mac(secret, message) == hmac.new(secret.encode(), message, "sha256").digest()


@pytest.mark.parametrize("secret", [SECRET, "", "a", "w" * 63, "x" * 64, "y" * 65, "z" * 1000, "Ἰουστινιανός"])
def test_every_die_can_be_recomputed_with_a_hash_alone(secret: str) -> None:
    stream = Stream(secret)
    for number in (*range(100), 10**5, 10**9):
        for sides in (1, 2, 3, 6, 10, 36, 1000, 2**64 - 1, 2**64):
            assert stream.die(number, sides) == recomputed(secret, number, sides)[0]


def test_a_die_does_not_depend_on_those_asked_for_before() -> None:
    stream, numbers = Stream(SECRET), list(range(200))
    in_order = {number: stream.die(number, 6) for number in numbers}
    Random(1).shuffle(numbers)
    assert {number: stream.die(number, 6) for number in numbers} == in_order


def test_the_incomplete_last_stretch_is_skipped() -> None:
    """With 2**63 + 1 sides nearly half of all chunks are rejected, sometimes all of a digest."""
    sides, stream = 2**63 + 1, Stream(SECRET)
    skipped: Counter[int] = Counter()
    for number in range(400):
        value, chunks = recomputed(SECRET, number, sides)
        assert stream.die(number, sides) == value
        skipped[chunks] += 1
    assert {0, 1, 2, 3, 4, 5} <= skipped.keys()
    assert 150 < skipped[0] < 250


class Crafted(Stream):
    """A stream with given digests, as chunks."""

    def __init__(self, *digests: tuple[int, int, int, int]) -> None:
        super().__init__(SECRET)
        self.digests = [b"".join(chunk.to_bytes(8, "big") for chunk in digest) for digest in digests]
        self.asked: list[bytes] = []

    def _digest(self, number: int, message: bytes) -> bytes:
        self.asked.append(message)
        return self.digests[len(self.asked) - 1]


def test_the_last_stretch_of_a_six_sided_die_has_four_values() -> None:
    """2**64 mod 6 is 4: values from 2**64 - 4 are rejected, and the one before is a 6."""
    fair = RANGE - 4
    assert Crafted((0, 1, 2, 3)).die(7, 6) == 1
    assert Crafted((fair - 1, 0, 0, 0)).die(7, 6) == 6
    assert Crafted((fair, 4, 0, 0)).die(7, 6) == 5
    assert Crafted((RANGE - 1, fair, fair + 1, 2)).die(7, 6) == 3
    hashed_on = Crafted((fair, fair + 1, fair + 2, fair + 3), (fair, 1, 0, 0))
    assert hashed_on.die(7, 6) == 2
    assert hashed_on.asked == [b"7", hashed_on.digests[0]]
    assert Crafted((RANGE - 1, 0, 0, 0)).die(7, 8) == 8  # 8 divides 2**64: nothing is skipped


@pytest.mark.parametrize("sides", [2, 3, 4, 6, 8, 10, 12, 20, 100])
def test_all_sides_are_equally_likely(sides: int) -> None:
    stream, thrown = Stream(f"fair {sides}"), 400 * max(sides, 10)
    counts = Counter(stream.die(number, sides) for number in range(thrown))
    assert set(counts) == set(range(1, sides + 1))
    assert chi_square(counts.values(), thrown / sides) < critical(sides - 1)


def test_no_side_is_favoured_where_a_plain_remainder_would_favour_it() -> None:
    """With 3 * 2**62 sides the lowest third would be twice as likely without rejection."""
    sides, stream = 3 * 2**62, Stream(SECRET)
    thirds = Counter((stream.die(number, sides) - 1) // 2**62 for number in range(3000))
    assert chi_square((thirds[third] for third in range(3)), 1000) < critical(2)


def test_a_die_tells_nothing_of_the_next() -> None:
    stream = Stream("neighbours")
    dice = [stream.die(number, 6) for number in range(20_000)]
    pairs = Counter(zip(dice[::2], dice[1::2], strict=True))
    assert len(pairs) == 36
    assert chi_square(pairs.values(), 10_000 / 36) < critical(35)


def test_campaigns_of_like_secrets_have_dice_of_their_own() -> None:
    alike = sum(Stream("campaign 1").die(n, 6) == Stream("campaign 2").die(n, 6) for n in range(3000))
    assert abs(alike - 500) < 4 * (3000 * 5 / 36) ** 0.5


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment("Ῥώμη") == hashlib.sha256("Ῥώμη".encode()).hexdigest()


def rolls_of(events: Iterable[Event]) -> list[Roll]:
    return [roll for event in events if isinstance(event, DiceThrown) for roll in event.rolls]


def player(table: rules.Table, rng: Random) -> None:
    """Give one random answer."""
    assert table.decision is not None
    give(table, rules.random_choice(table.decision, rng), table.decision.seat)


@pytest.mark.parametrize("game", ["romanitas", "toy"])
@pytest.mark.parametrize("seed", range(4))
def test_the_record_of_a_campaign_is_proved_by_the_secret_published_at_its_end(game: str, seed: int) -> None:
    """Even after saving, loading and undo."""
    table, rng = rules.start(game, seed=f"a secret {seed}"), Random(seed)
    promised, record = table.commitment, list(table.events)
    while table.decision is not None:
        assert table.secret is None
        player(table, rng)
        if table.can_undo and rng.random() < 0.2:
            table.undo()
        record += table.events[len(record) :]
        if rng.random() < 0.2:
            before = list(record)
            table = rules.load(table.save())
            table.events[:0] = before
            assert table.commitment == promised
    rolls = rolls_of(record)
    assert table.secret is not None
    assert hashlib.sha256(table.secret.encode()).hexdigest() == promised
    assert [roll.number for roll in rolls] == list(range(table.state.dice))
    assert rolls or game == "toy"
    for roll in rolls:
        assert roll.value == recomputed(table.secret, roll.number, roll.sides)[0]
    other = Stream(f"{table.secret}.")
    assert len(rolls) < 20 or any(roll.value != other.die(roll.number, roll.sides) for roll in rolls)


def test_a_campaign_without_seed_has_an_unguessable_secret() -> None:
    tables = [rules.start("toy", "short") for _ in range(5)]
    assert len({table.commitment for table in tables}) == 5
    rng = Random(1)
    while tables[0].decision is not None:
        player(tables[0], rng)
    assert tables[0].secret is not None
    assert len(bytes.fromhex(tables[0].secret)) == 32


def test_drawing_without_putting_back_is_on_record_die_by_die() -> None:
    """A draw rolls dice with fewer and fewer sides, returns each thing at most once, and leaves its input unchanged."""
    game = Toy(Toy.set_up("short", {each.id: each.default for each in Toy.info.options.values()}), SECRET)
    things = ["a", "b", "c", "d"]
    drawn = game.draw(things, 9)
    assert sorted(drawn) == things == ["a", "b", "c", "d"]
    assert [roll.sides for roll in game.rolls] == [4, 3, 2, 1]
    assert [roll.value for roll in game.rolls] == [
        recomputed(SECRET, number, sides)[0] for number, sides in enumerate((4, 3, 2, 1))
    ]
    assert game.draw([], 3) == []
    assert game.state.dice == 4


def test_every_draw_is_equally_likely() -> None:
    game = Toy(Toy.set_up("short", {each.id: each.default for each in Toy.info.options.values()}), "draws")
    drawn = Counter(tuple(game.draw("abcd", 2)) for _ in range(2400))
    assert len(drawn) == 12
    assert chi_square(drawn.values(), 200) < critical(11)
