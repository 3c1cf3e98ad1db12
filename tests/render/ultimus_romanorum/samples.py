"""An event of every kind, with every cause and outcome that is told in its own way."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rules.core.events import Event, GameEnded, Modifier
from rules.core.text import Text
from rules.ultimus_romanorum import events as happened
from rules.ultimus_romanorum.data.loader import ultimus_data

YEAR = 451

DEATHS = ("natural", "battle", "retreat", "assassination", "plague", "germanophobia", "escape", "refuge", "drowned",
          "deposed", "plot", "regnum")  # fmt: skip
LOSSES = ("battle", "retreat", "plague", "desertion", "germanophobia", "mutiny", "feud", "refuge")
STATUSES = ("peace", "war", "foederati", "revolt", "regnum", "roman-ally", "off-map")
TURNS_OF_TRIBES = ("uprising", "event", "treaty", "tribute", "rebellion", "rex", "dissolved", "vanquished", "federated",
                   "migration", "bagaudes")  # fmt: skip
POINTS = ("battle", "leader", "attila", "tribute", "council", "tribe", "thrones", "no-civil-war", "east", "west", "pax",
          "areas", "towns", "roma", "usurpation", "vacant", "regnum", "council-open", "taxes", "regnum-gone",
          "last-augustus")  # fmt: skip
HALVES = ("west", "east")
CAMPS = ("roman", "barbarian")
TRUE_OR_NOT = (True, False)

HUNS = ("hunni-u1", "hunni-u2", "hunni-u3", "hunni-u4")
ROMANS = ("co-galliae-1", "li-galliae-1", "li-galliae-2", "ioviani-seniores", "bu-4pf-1")
PALATINI = ("ioviani-seniores", "herculiani-seniores", "cornuti-seniores", "batavi-seniores", "comites-seniores")
GOTHS = ("visigothi-u1", "visigothi-u2")


def samples() -> list[Event]:
    """The events, in the order of a year, all of them in one year."""
    found = [*_of_the_year(), *_of_stratagems(), *_of_leaders(), *_of_usurpations(), *_of_tribes(), *_of_moves(),
             *_of_battles(), *_of_misfortunes(), *_of_winter()]  # fmt: skip
    for event in found:
        event.turn = YEAR
    return found


def named_by_the_rules() -> list[Event]:
    """Events told with texts that the rules name: a stratagem's name, the level of a result."""
    return [
        happened.StratagemPlayed(seat="a", camp="roman", stratagem="plague"),
        GameEnded(level="decisive", winner="a", reason=Text("ultimus-romanorum", "tell-chapter-open")),
    ]


def _of_the_year() -> Iterator[Event]:
    yield happened.YearBegan(year=YEAR, roman="a")
    yield happened.CounterDrawn(seat="a", stratagem="plague-1", audience=("a",))
    for cause, camp in product(("drawn", "flown", "event", "augusta", "returned", "discarded"), CAMPS):
        yield happened.HandChanged(seat="a", camp=camp, change=1, held=3, cause=f"hand-{cause}")
    for camp in CAMPS:
        yield happened.InitiativeRolled(die=3, needed=2, camp=camp)
    for cause, camp in product(("stratagem", "augusta", "scenario"), CAMPS):
        yield happened.InitiativeTaken(camp=camp, cause=f"initiative-{cause}")
    yield happened.PaxRomana()
    yield happened.PaxBroken(leader="honorius")
    for total in (1, 7):
        yield happened.SequencesCounted(roman_vs=2, barbarian_vs=4, leader="attila", total=total, roman=1, barbarian=3)
    for event in ultimus_data().events.values():
        yield happened.EventRolled(dice=(3, 4), total=7, event=event)


def _of_stratagems() -> Iterator[Event]:
    about = {"ecumenical-council": ("asia-1",), "rex": ("theodoricus-i",), "buccellarii": ("aetius",)}
    tribes: tuple[str, ...] = ("uprising", "treaty", "tribute", "rebellion", "migration", "alliance")
    people = ("usurpation-west", "usurpation-east", "assassination")
    for kind, camp in product(ultimus_data().stratagems, CAMPS):
        aimed: tuple[str, ...] = about.get(kind, ("galliae-3",))
        if any(each in kind for each in tribes):
            aimed = ("visigothi", "burgondi")
        if kind in people:
            aimed = ("aetius",)
        yield happened.StratagemPlayed(seat="a", camp=camp, stratagem=kind, about=aimed)
    yield happened.StratagemPlayed(seat="a", camp="roman", stratagem="initiative")
    yield happened.StratagemsCancelled(area="galliae-3")
    yield happened.StratagemRemoved(stratagem="pope", to="removed")


def _of_leaders() -> Iterator[Event]:
    for cause in ("due", "generic", "returns"):
        yield happened.LeaderEntered(leader="aetius", area="italia-4", cause=f"entry-{cause}")
    yield happened.LeaderWaits(leader="aetius")
    yield happened.GuardGiven(leader="aetius", unit="bu-4pf-1")
    for half in HALVES:
        yield happened.CaesarNamed(leader="aetius", half=half)
        yield happened.ThroneVacant(half=half)
        yield happened.EscortNamed(leader="ardabur", half=half)
        yield happened.AugustusFled(leader="honorius", half=half)
    for cause in ("usurps", "joins", "revolt", "promoted", "dead"):
        yield happened.CaesarLost(leader="aetius", half="west", cause=f"caesar-{cause}")
    yield happened.DeathTested(leader="aetius", die=9, dies_on=9, dies=True)
    for cause in DEATHS:
        yield happened.LeaderDied(leader="aetius", area="galliae-3", cause=f"death-{cause}", by="barbarian")
    for cause, half in product(("succession", "usurpation", "other-half", "honorius"), HALVES):
        yield happened.AugustusProclaimed(leader="honorius", half=half, cause=f"throne-{cause}")
    for accepted in TRUE_OR_NOT:
        yield happened.CandidateTested(leader="avitus", die=2, needed=3, accepted=accepted)
    yield happened.EscortHome(pieces=("ardabur", "scythae"))


def _of_usurpations() -> Iterator[Event]:
    for valid, half in product(TRUE_OR_NOT, HALVES):
        yield happened.UsurpationTested(
            leader="constantinus-iii", half=half, die=2, modifiers=(Modifier("cp-caesar", 1),), needed=5, valid=valid
        )
    for puppet in ("", "priscus-attalus"):
        yield happened.UsurpationBegan(leader="sarus", half="west", area="galliae-3", puppet=puppet)
    for cause in ("area", "loyalty", "diocese", "rally"):
        yield happened.JoinedUsurper(half="west", area="galliae-3", pieces=("sarus", *ROMANS), cause=f"joins-{cause}")
    for cause in ("replaced", "heir"):
        yield happened.PuppetNamed(leader="felix", half="west", usurper="ricimer", cause=f"puppet-{cause}")
    for joins in TRUE_OR_NOT:
        yield happened.LoyaltyTested(leader="aetius", area="galliae-3", die=4, cp=4, joins=joins)
        yield happened.DioceseTested(leader="aetius", diocese="Galliae", die=4, cp=4, opens=joins)
        yield happened.RallyTested(leader="aetius", area="galliae-3", units=ROMANS, die=4, cp=4, joins=joins)
    for cause, half in product(("capitals", "defeat", "assassination"), HALVES):
        yield happened.UsurpationSucceeded(half=half, leader="sarus", cause=cause)
    yield happened.UsurpationFailed(half="east", pieces=ROMANS)
    yield happened.CampsExchanged(half="west", roman="b", augustus="constantinus-iii", pv={"a": 32, "b": 24})


def _of_tribes() -> Iterator[Event]:
    for status, cause in product(STATUSES, TURNS_OF_TRIBES):
        before = "peace" if status == "war" else "war"
        yield happened.TribeChanged(tribe="visigothi", before=before, status=status, cause=f"status-{cause}")
    for camp in CAMPS:
        yield happened.MigrationEnded(tribe="visigothi", camp=camp)
    yield happened.AllianceMade(major="vandali", minor="alani")
    for cause in ("rebellion", "attila", "grown"):
        yield happened.AllianceBroken(major="hunni", minor="gepidae", cause=f"alliance-{cause}")
    for outcome in TRUE_OR_NOT:
        yield happened.RebellionTested(major="hunni", minor="gepidae", die=3, cp=2, free=outcome)
        yield happened.RexTested(
            leader="theodoricus-i", tribe="visigothi", area="viennensis-4", die=3, cp=3, crowned=outcome
        )
        yield happened.FederationTested(tribe="suevi", leader="aetius", die=2, cp=4, federated=outcome)
        yield happened.TribeVanquished(tribe="suevi", area="hispaniae-1", in_battle=outcome)
        yield happened.AreaCeded(area="hispaniae-1", tribe="suevi", ceded=outcome)
    yield happened.KingCrowned(leader="theodoricus-i", tribe="visigothi")
    yield happened.CapitalSet(tribe="visigothi", area="viennensis-4")
    yield happened.RegnumDissolved(tribe="visigothi", area="viennensis-4")


def _of_moves() -> Iterator[Event]:
    for camp in CAMPS:
        yield happened.SequenceBegan(camp=camp, number=2, left=3)
        yield happened.SequencePassed(camp=camp, left=2)
        yield happened.SequenceEnded(camp=camp, left=2)
    yield happened.StackMoved(camp="roman", pieces=("aetius", *ROMANS), path=("viennensis-3", "galliae-5"), pm=1)
    yield happened.StackMoved(camp="roman", pieces=("aetius", "co-galliae-1"), path=("galliae-5", "galliae-3"), pm=1)
    yield happened.StackMoved(camp="roman", pieces=("aetius",), path=("galliae-5", "galliae-3"), pm=1)
    yield happened.StackMoved(camp="roman", pieces=("co-galliae-1",), path=("galliae-5", "galliae-3"), pm=1)
    fleet = "classis-occidentalis"
    yield happened.FleetMoved(fleet=fleet, origin="africa-4", to="mare-internum-occidentalis")
    yield happened.FleetLoaded(fleet=fleet, area="africa-4", pieces=("bonifatius", "co-africa-1"))
    yield happened.FleetLanded(fleet=fleet, area="italia-5", pieces=("bonifatius", "co-africa-1"))
    yield happened.FleetLost(fleet=fleet, back=YEAR + 6)
    yield happened.FleetLost(fleet="classis-temporaria", back=0)
    yield happened.FleetReturned(fleet=fleet, area="africa-4", camp="roman")
    yield happened.FleetsControlled(camps={fleet: "barbarian"})
    for to in ("galliae-5", ""):
        yield happened.LeaderEscaped(leader="aetius", area="galliae-3", die=4, to=to)


def _of_battles() -> Iterator[Event]:
    yield happened.BattleBegan(
        area="galliae-6", attacker="barbarian", attackers=("attila", "hunni-u1", "ostrogothi-u1"), defenders=ROMANS
    )
    yield happened.BattleBegan(
        area="galliae-6", attacker="roman", attackers=("aetius", *ROMANS), defenders=("visigothi-u1", "alani-u1")
    )
    for half in HALVES:
        yield happened.RefugeTaken(half=half, box=f"{half}-box", pieces=("honorius", "ioviani-seniores"))
        yield happened.RefugeLeft(half=half, box=f"{half}-box", pieces=("honorius", "ioviani-seniores"))
        yield happened.RefugeTested(half=half, die=4, second=None, falls=False)
        yield happened.RefugeTested(half=half, die=0, second=None, falls=True)
    yield happened.RefugeTested(half="east", die=0, second=6, falls=False)
    for succeeds, added in product(TRUE_OR_NOT, (0, -2)):
        yield happened.EvasionTested(
            area="galliae-3", leader="aetius", die=3, modifiers=(Modifier("die-favour", added),), vs=4,
            succeeds=succeeds,
        )  # fmt: skip
    for cause in ("evades", "flees"):
        yield happened.Evaded(area="galliae-3", to="galliae-5", pieces=("aetius", *ROMANS), cause=cause)
    for paid, lost, winner, die in product(("R", "1/4", "1/2", "3/4"), ("A", "E"), ("attacker", "roman"), (7, None)):
        yield battle(paid, lost, winner, die)
    for cause in LOSSES:
        yield happened.UnitsReduced(area="galliae-3", units=ROMANS, cause=f"loss-{cause}")
        yield happened.UnitsEliminated(area="galliae-3", units=(*GOTHS, *PALATINI), cause=f"loss-{cause}")
    yield happened.Retreated(area="galliae-3", to="galliae-5", pieces=("attila", "hunni-u1"))


def battle(paid: str, lost: str, winner: str, die: int | None) -> happened.BattleFought:
    """A battle won by the attackers or by the Romans, who defend."""
    of_attacker, of_defender = (paid, lost) if winner == "attacker" else (lost, paid)
    return happened.BattleFought(
        area="galliae-6",
        attacker=happened.ForceFacts("barbarian", ("attila",), HUNS, 24, 3, 3),
        defender=happened.ForceFacts("roman", ("aetius", "theodoricus-i"), ROMANS[:4], 20, 2, 4),
        column="5/4", shifts=(Modifier("shift-quality", 1),), shifted="3/2", die=die,
        modifiers=(Modifier("die-tactical", -1),), row=6, attacker_loss=of_attacker, defender_loss=of_defender,
        winner=winner,
    )  # fmt: skip


def _of_misfortunes() -> Iterator[Event]:
    for spreads in TRUE_OR_NOT:
        yield happened.PlagueBroke(area="galliae-3", spreads=spreads)
    yield happened.PlagueTested(leader="aetius", area="galliae-3", die=9, dies=True, cause="plague")
    yield happened.PlagueTested(leader="aetius", area="galliae-3", die=3, dies=False, cause="death-plague")
    yield happened.PlagueTested(leader="dux-raetiae", area="galliae-3", die=3, dies=False, cause="death-plague")
    yield happened.UnitsReduced(area="galliae-3", units=ROMANS, cause="loss-plague")
    yield happened.PlaguesEnded(areas=("galliae-3", "asia-2"))
    for dies in TRUE_OR_NOT:
        yield happened.AssassinationTested(leader="aetius", area="galliae-3", die=8, kills_on=8, dies=dies)
    yield happened.CouncilCalled(area="asia-2")
    for die, succeeds in ((2, True), (5, False), (None, True)):
        yield happened.CouncilHeld(area="asia-2", leader="theodosius-ii", die=die, needed=2, succeeds=succeeds)


def _of_winter() -> Iterator[Event]:
    for cause in ("uprising", "reinforcement", "winter", "bagaudes", "event", "treaty", "home"):
        unit = {"reinforcement": "placidi-felices", "treaty": "suevi-u1", "home": "armenia-u1"}.get(
            cause, "co-galliae-1"
        )
        yield happened.UnitPlaced(unit=unit, area="galliae-3", cause=f"placed-{cause}")
    yield happened.UnitsRecovered(units=ROMANS)
    for cause in ("removed-no-area", "removed-abroad", "removed-guard", "waits-capital", "waits-home"):
        yield happened.UnitRemoved(unit="co-galliae-1", to="gone", cause=cause)
    yield happened.LeaderReturned(leader="aetius", origin="alamanni", area="galliae-3")
    for cause, leaders in product(("home", "treaty"), (("gundericus",), ("theodemer", "theodoricus-strabo"))):
        yield happened.LeadersSettled(tribe="vandali", leaders=leaders, area="galliae-3", cause=f"settled-{cause}")
    yield happened.UnitsJoined(units=("ioviani-seniores",), camp="barbarian")
    for cause, (pv, camp) in product(POINTS, ((3, "roman"), (-1, "barbarian"), (0, "roman"))):
        yield happened.PointsScored(seat="a", camp=camp, pv=pv, cause=f"pv-{cause}", about=(), total=12)
    for many in (1, 14):
        areas = tuple(ultimus_data().areas)[:many]
        for pv in (2, -2):
            yield happened.PointsScored(seat="b", camp="barbarian", pv=pv, cause="pv-areas", about=areas, total=9)
    for rome in (8, 9, 10):
        yield happened.YearScored(year=YEAR, pv={"a": rome, "b": 9}, roman="a")
    yield happened.YearEnded(year=YEAR)
