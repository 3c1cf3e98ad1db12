"""Declarations of war, and the pact of Germans and Sarmatians [Wars, Allies, Germanic Kingdoms 8c]."""

from __future__ import annotations

from collections.abc import Iterator

from rules.rise_and_fall.chapters.alliances import begin_war, end_war
from rules.rise_and_fall.data.loader import ARMENIANS, EMPIRES, HUNS, PEOPLES, REBELS
from rules.rise_and_fall.events import AllianceBegan, AllianceEnded, KingdomTurned, TributeSet, WarDeclared
from rules.rise_and_fall.game import RiseAndFall

PACT = ("german", "euro-sarmatian")


def declarations(t: RiseAndFall, player: str) -> list[tuple[str, str]]:
    """Who may declare war on whom in a player turn [Wars]."""
    if player in HUNS:
        return []
    return [
        *_of_empire(t, player),
        *_of_rome(t, player),
        *_of_germans(t, player),
        *_of_sarmatians(t, player),
        *_of_rebels(t, player),
    ]


def _of_empire(t: RiseAndFall, player: str) -> Iterator[tuple[str, str]]:
    if player not in EMPIRES or t.state.sued:
        return
    for people in PEOPLES:
        if (
            (people not in t.state.gone or (people == "asian" and _armenians_alone(t)))
            and not t.relations.at_war(player, people)
            and {player, people} != {"rome", "german"}
        ):
            yield player, people
    enemy = "parthia" if player == "rome" else "rome"
    if not t.relations.at_war(player, enemy) and t.state.turn > t.state.peace_until:
        yield player, enemy


def _armenians_alone(t: RiseAndFall) -> bool:
    """Whether Armenians without Asians or an empire are on the map; war on the Asians is war on them [R47]."""
    return not t.state.armenia and t.lives(ARMENIANS)


def _of_rome(t: RiseAndFall, player: str) -> Iterator[tuple[str, str]]:
    """Kushans on Parthia; Rome or a Foederatus on a Kingdom or Parthia [Wars, Germanic Kingdoms 8, R96, R98]."""
    if player != "rome":
        return
    if (
        "kushan" not in t.state.gone
        and t.relations.mover("kushan") == "rome"
        and not t.relations.at_war("kushan", "parthia")
    ):
        yield "kushan", "parthia"
    serving = [name for name, kingdom in t.state.kingdoms.items() if kingdom.status == "foederatus"]
    for name in serving:
        yield "rome", name
        yield from ((name, other) for other in serving if other != name)
        if not t.state.kingdoms[name].parthian_war and not t.relations.at_war("rome", "parthia"):
            yield name, "parthia"


def _of_germans(t: RiseAndFall, player: str) -> Iterator[tuple[str, str]]:
    if player != t.german_seat:
        return
    if not t.state.full_war:
        if t.year >= t.data.dates.full_war:
            yield "german", "rome"
        return
    for people in PEOPLES:
        if people == "german" or people in t.state.gone or t.relations.at_war("german", people):
            continue
        if not t.relations.friendly("german", people):
            yield "german", people


def _of_sarmatians(t: RiseAndFall, player: str) -> Iterator[tuple[str, str]]:
    """Sarmatians on intruders; European Sarmatians and Germans on each other from 160 AD [Wars, Allies]."""
    for mark in t.state.provoked:
        people, intruder = mark.split("|")
        if (
            t.relations.mover(people) == player
            and not t.relations.hostile(people, intruder)
            and not t.relations.friendly(people, intruder)
        ):
            yield people, intruder
    if player != t.german_seat or t.state.pact or t.relations.at_war(*PACT) or t.year < t.data.dates.pact:
        return
    if t.relations.mover("euro-sarmatian") == player and "euro-sarmatian|german" not in t.state.provoked:
        yield "euro-sarmatian", "german"
    if not t.state.full_war and t.relations.mover("german") == player:
        yield "german", "euro-sarmatian"


def _of_rebels(t: RiseAndFall, player: str) -> Iterator[tuple[str, str]]:
    if player != t.german_seat or not t.state.rebellions:
        return
    for people in PEOPLES:
        if people not in t.state.gone and not t.relations.hostile(REBELS, people):
            yield REBELS, people


def declare(t: RiseAndFall, by: str, on: str) -> None:
    """Declare war, with all its effects [Wars, Allies]."""
    t.tell(WarDeclared(by=by, on=on), "Wars")
    if by in EMPIRES:
        t.state.declared = True
    if by == REBELS:
        t.state.rebel_wars.append(on)
        t.relations_changed()
    elif on in t.state.kingdoms:
        turn_rogue(t, on)
    elif by in t.state.kingdoms:
        t.state.kingdoms[by].parthian_war = True
        t.relations_changed()
    elif (by, on) == ("german", "rome"):  # Full German War
        t.state.full_war = True
        t.relations_changed()
        _share(t, "rome")
    else:
        begin_war(t, by, on)
        if {by, on} == set(EMPIRES) and t.state.tribute:  # R42
            t.state.tribute = 0
            t.tell(TributeSet(amount=0), "R42")
        if t.state.pact and (by in PACT or on in PACT):
            _share(t, on if by in PACT else by)


def turn_rogue(t: RiseAndFall, kingdom: str) -> None:
    """A Kingdom is independent until the decade ends [Germanic Kingdoms 8c, Reliability]."""
    t.state.kingdoms[kingdom].status = "rogue"
    t.relations_changed()
    t.tell(KingdomTurned(kingdom=kingdom, status="rogue"), "Germanic Kingdoms 8c, Reliability")


def _share(t: RiseAndFall, enemy: str) -> None:
    """Allied Germans and Sarmatians are at war with the same powers [Allies]."""
    if not t.state.pact or enemy in PACT:
        return
    for people in PACT:
        if {people, enemy} != {"german", "rome"}:
            begin_war(t, people, enemy)


def may_ally(t: RiseAndFall, player: str) -> bool:
    """Whether the Germans may ally with the Euro-Sarmatians now [Allies]."""
    return (
        player == t.german_seat
        and t.year >= t.data.dates.pact
        and not t.state.pact
        and "euro-sarmatian" not in t.state.gone
    )


def make_pact(t: RiseAndFall) -> None:
    """Germans and Euro-Sarmatians are allied for one full turn and share their wars [Allies]."""
    end_war(t, *PACT)
    t.state.pact = True
    t.relations_changed()
    t.tell(AllianceBegan(empire="german", people="euro-sarmatian"), "Allies")
    enemies = [power for power in (*EMPIRES, *PEOPLES) if any(t.relations.at_war(people, power) for people in PACT)]
    for enemy in ("rome", *enemies):
        _share(t, enemy)


def end_pact(t: RiseAndFall) -> None:
    """End the pact after its turn [Allies]."""
    if t.state.pact:
        t.state.pact = False
        t.relations_changed()
        t.tell(AllianceEnded(empire="german", people="euro-sarmatian"), "Allies")


def drop_rebel_wars(t: RiseAndFall) -> None:
    """Wars of the rebels end as their player's turn begins [Civil War 5]."""
    if t.state.rebel_wars:
        t.state.rebel_wars = []
        t.relations_changed()
