"""What the player must be offered, and what must be refused [5.2 to 5.6, 6.4, 7.1.3, 7.2.1]."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.decisions import Answer, Decision, Option, Pick
from rules.core.text import Argument
from tests.auditors.romanitas import readings, tables
from tests.auditors.romanitas.board import (
    CLIENTS,
    FIGURES,
    HELMETS,
    KINGDOMS,
    NEIGHBOURS,
    TERRITORIES,
    limitanei,
    monument_kind,
    province,
)
from tests.auditors.romanitas.chapter_5_mobilisation import COMES, GUARDS, MAGISTER, UNITS, sorted_out
from tests.auditors.romanitas.chapter_6_enemies import Enemies
from tests.auditors.romanitas.chapter_6_operations import Operations
from tests.auditors.romanitas.ledger import Ledger

_MOST = {
    "block-skoutatoi": 3,
    "block-guard-gift": 1,
    "block-donatio-gift": 2,
    "block-three-block": 3,
    "block-six-block": 6,
    "block-mercenary-block": 3,
}
"""How many units a block may have."""

_FREE = ("limitanei", "skoutatoi", "mercenary")


class Offers:
    """Compares the options of a decision with what the print allows."""

    def __init__(self, ledger: Ledger, enemies: Enemies, operations: Operations) -> None:
        self.ledger = ledger
        self._operations = operations
        self._enemies = enemies
        self._chosen: set[str] = set()
        """Units that were chosen for other blocks of the force."""

    def note(self, answered: Decision, answer: Answer) -> None:
        """Remember what was chosen for a block of a force."""
        if answered.topic.startswith("block-"):
            self._chosen |= {str(each) for each in answer}

    def check(self, decision: Decision | None) -> None:
        """Check the options of a decision, where the print lays them down."""
        if not isinstance(decision, Pick):
            return
        offered = {str(option.id) for option in decision.options}
        match decision.topic:
            case "manage":
                self._manage(offered)
                self._prices_of_recall(decision.options)
            case "defence":
                self._defence(offered)
            case "window":
                self._window(offered)
            case "figures-join" | "muster":
                self._chosen = set()
                self._garrison(decision.topic, offered)
                self._numbers_of_limitanei(decision)
            case topic if topic.startswith("block-"):
                self._same("5.2.2", f"units of the {topic}", self._block(topic), offered)
                most = _MOST.get(topic, 9)
                self.ledger.report.holds("5.2.2", f"{most} in the {topic} at most", decision.max <= most, decision.max)
                self._limitanei_of_the_province(decision)
            case "press-on":
                marches = {each for each in offered if each.startswith("land:")}
                self._same("6.4", "territories to press on to", self._next_targets(), marches)
            case "draw-stratagem":
                self.ledger.report.holds("7.1.3", "1 RP for a stratagem", self.ledger.rp >= 1, self.ledger.rp)
            case "barred-unit":
                self._same("8.7", "units that may be barred", self._barrable(), offered)
            case _:
                pass

    def _same(self, section: str, what: str, expected: Iterable[str], offered: Iterable[str]) -> None:
        expected, offered = set(expected), set(offered)
        self.ledger.report.same(section, f"{what} that are not offered", [], sorted(expected - offered))
        self.ledger.report.same(section, f"{what} that may not be offered", [], sorted(offered - expected))

    def _barrable(self) -> set[str]:
        ledger = self.ledger
        return {unit for unit in ledger.mobilised & set(UNITS) if UNITS[unit].type not in ("limitanei", "mercenary")}

    # 5.2.2

    def _garrison(self, topic: str, offered: set[str]) -> None:
        """Limitanei may defend their province without a figure."""
        attack = self._enemies.attack
        if attack is None:
            return
        has_intrinsic = "intrinsic-comes" in self.ledger.options and attack.city in HELMETS  # 8.2
        if not has_intrinsic:
            alone = "no-figure" if topic == "figures-join" else "muster:garrison"
            self.ledger.report.same(
                "5.2.2", f"{alone} at {attack.city}", self._has_limitanei(attack.city), alone in offered
            )

    def _numbers_of_limitanei(self, decision: Pick) -> None:
        """The number printed in the province, as the choice of a garrison without a figure tells it [1.3, 5.2.2]."""
        attack = self._enemies.attack
        if attack is None:
            return
        printed = limitanei([province(attack.city)])
        for option in decision.options:
            if option.id == "no-figure":
                self.ledger.report.same("1.3", f"Limitanei for {attack.city}", printed, _told(option, "limit"))

    def _limitanei_of_the_province(self, decision: Pick) -> None:
        """In defence as many Limitanei may come as the province prints, if they are there and can be led [5.2.2]."""
        attack = self._enemies.attack
        if attack is None or decision.topic != "block-limitanei":
            return
        at_hand = len(self._block("block-limitanei"))
        room = _told(decision, "room")
        most = min(limitanei([province(attack.city)]), at_hand, room if isinstance(room, int) else at_hand)
        self.ledger.report.same("1.3", f"Limitanei who may defend {attack.city}", most, decision.max)

    def _has_limitanei(self, city: str) -> bool:
        is_there = any(UNITS[unit].type == "limitanei" for unit in self.ledger.mobilised & set(UNITS))
        return is_there and limitanei([province(city)]) > 0

    def _block(self, topic: str) -> set[str]:
        """The units that may be chosen for a block."""
        ledger = self.ledger
        barred = {ledger.barred_unit, *self._chosen}
        if ledger.now.acta["political"] == "political-revolt":
            barred |= GUARDS
        force = sorted_out(sorted(ledger.mobilised & set(UNITS) - barred), ledger.elite)
        return {
            "block-limitanei": set(force.limitanei),
            "block-skoutatoi": set(force.skoutatoi),
            "block-guard-gift": set(force.paid) & GUARDS,
            "block-donatio-gift": set(force.mercenaries),
            "block-mercenary-block": set(force.mercenaries),
        }.get(topic, set(force.paid))

    # 7.2.1

    def _defence(self, offered: set[str]) -> None:
        ledger, attack = self.ledger, self._enemies.attack
        if attack is None:
            ledger.report.holds("7.1.1", "an attack to defend against", is_so=False, claimed=offered)
            return
        ledger.report.holds("7.2.2", "the city may be left to its fate", "none" in offered, offered)
        can_defend = not self._has_limitanei(attack.city) or "battle" in offered
        ledger.report.holds("5.2.2", f"Limitanei may defend {attack.city}", can_defend, offered)
        if ledger.has_walls(attack.city):
            both = ("siege" in offered) == ("battle" in offered)
            ledger.report.holds("7.2.1", f"battle or siege at {attack.city}", both, offered)
        else:
            ledger.report.holds("7.2.1", f"no walls at {attack.city}", "siege" not in offered, offered)

    # 6.4, 7.3, 4.2.1

    def _window(self, offered: set[str]) -> None:
        ledger, report = self.ledger, self.ledger.report
        for option in sorted(offered):
            kind, _, place = option.partition(":")
            if kind in ("land", "naval"):
                report.holds("6.4", f"{option} may be offered", self._is_target(place, kind), offered)
            elif kind == "persia":
                is_led = "house-unlimited-attacks" not in ledger.options and MAGISTER in ledger.led
                is_ready = MAGISTER in ledger.mobilised and not is_led and "persia" not in ledger.treaties
                report.holds("6.3", "an expedition may be offered", is_ready, offered)
        fights = {f"fight:{zone}" for zone in FIGURES.zones if self._may_fight(zone)}
        self._same("7.3", "fights at sea", fights, (each for each in offered if each.startswith("fight:")))
        caesars = tables.BARBARIANS if "caesar" in ledger.political_gifts else frozenset()
        claimed = {each.removeprefix("caesar:") for each in offered if each.startswith("caesar:")}
        report.holds("4.2.1", "kings for the title of Caesar", claimed <= caesars, claimed)
        sure = {f"land:{place}" for place in TERRITORIES if self._is_sure(place)}
        report.same("6.4", "marches of the Comes that are not offered", [], sorted(sure - offered))

    def _next_targets(self) -> set[str]:
        """Up to three territories with the Magister Militum, each adjacent to one of the others [6.4, R34]."""
        operation = self._operations.operation
        if operation is None or len(operation.territories) >= 3 or MAGISTER not in operation.figures:
            return set()
        near = {each for territory in operation.territories for each in NEIGHBOURS[territory]}
        return {f"land:{place}" for place in near - set(operation.territories) if self._is_target(place, "land")}

    def _is_target(self, place: str, kind: str) -> bool:
        ledger, territory = self.ledger, TERRITORIES[place]
        owners = {ledger.owner[city] for city in territory.cities} - {"roman"}
        is_enemy = bool(owners & set(KINGDOMS)) and not owners & set(ledger.treaties)
        near = any(map(ledger.is_roman_territory, [*NEIGHBOURS[place], place]))
        is_fresh = "house-unlimited-attacks" in ledger.options or place not in ledger.attacked
        return is_enemy and is_fresh and (near if kind == "land" else bool(territory.zones))

    def _is_sure(self, place: str) -> bool:
        """A march for which the Comes and a Skoutatoi are at hand, at no price."""
        ledger = self.ledger
        has_led = "house-unlimited-attacks" not in ledger.options and COMES in ledger.led
        foot = [unit for unit in ledger.mobilised - ledger.elite if unit in UNITS and UNITS[unit].type == "skoutatoi"]
        foot = [unit for unit in foot if unit != ledger.barred_unit]
        return COMES in ledger.mobilised and not has_led and bool(foot) and self._is_target(place, "land")

    def _may_fight(self, zone: str) -> bool:
        ledger = self.ledger
        enemies = ledger.hostile_fleets(zone)
        has_fleet = bool(ledger.mobilised & set(FIGURES.roman_fleets))
        coasts = [name for name, each in TERRITORIES.items() if zone in each.zones]
        is_near = any(map(ledger.is_roman_territory, coasts))
        return bool(enemies) and has_fleet and is_near and ledger.rp >= 1 + ledger.surcharge

    # 5.3 to 5.6

    def _manage(self, offered: set[str]) -> None:
        groups: dict[str, set[str]] = {}
        for option in offered:
            kind, _, what = option.partition(":")
            groups.setdefault(kind, set()).add(what)
        for kind, section, expected in (
            ("ambassador", "5.3", self._ambassadors()),
            ("marriage", "5.3", self._marriages()),
            ("missionary", "5.3", self._missions()),
            ("improve", "5.4.2", self._improvements()),
            ("rebuild", "5.5", self._ruins()),
            ("build", "5.6", self._buildings()),
        ):
            self._same(section, f"options to {kind}", expected, groups.get(kind, set()))
        if not self.ledger.cavalry_penalty:
            self._same("5.4.1", "pieces to recall", self._recalls(), groups.get("recall", set()))
        free = {piece for piece in self.ledger.eliminated if self._is_free(piece)}
        self.ledger.report.same("5.4.1", "free pieces to recall", bool(free), "recall-free" in offered)

    def _may_act(self, what: str, surcharge: int = 0, *, is_waived: bool = False) -> bool:
        ledger, acta = self.ledger, self.ledger.now.acta
        if what in ledger.sent or acta["political"] == "usurper" or acta["economic"] == "plague":
            return False
        is_free = is_waived or bool(ledger.free_actions)
        return ledger.rp >= surcharge + (not is_free)

    def _ambassadors(self) -> set[str]:
        ledger = self.ledger
        if not self._may_act("ambassador"):
            return set()
        return {
            nation
            for nation in tables.AMBASSADOR
            if nation not in ledger.now.at_war
            and (nation not in KINGDOMS or ledger.holds_anything(nation) or not readings.NO_ENVOY_TO_EXTINCT_KINGDOMS)
        }

    def _marriages(self) -> set[str]:
        if not self._may_act("marriage"):
            return set()
        return {space for space in CLIENTS if self.ledger.diplomacy.get(space) != "roman"}

    def _missions(self) -> set[str]:
        ledger = self.ledger
        religious = ledger.now.acta["religious"]
        if religious in ("heresy", "religious-quarrels"):
            return set()
        weak = int(religious == "weak-patriarch")
        extra = ledger.rebuilding_surcharge if readings.MISSIONARY_PAYS_SURCHARGES else 0
        found = set()
        if self._may_act("missionary", weak + extra, is_waived=ledger.free_missionary):
            found |= set(ledger.desolation)
        if self._may_act("missionary", weak, is_waived=ledger.free_missionary):
            found |= {space for space, side in ledger.diplomacy.items() if side == "persian"}
        return found

    def _improvements(self) -> set[str]:
        ledger = self.ledger
        surcharge = int(ledger.now.acta["economic"] == "financial-crisis")
        is_free = bool(ledger.free_elites) or "free-elite" in ledger.political_gifts
        if ledger.rp < surcharge + (not is_free):
            return set()
        units = {unit for unit in ledger.mobilised - ledger.elite if unit in UNITS and UNITS[unit].elite is not None}
        return units - {ledger.barred_unit} if readings.BARRED_UNIT_IS_NOT_IMPROVED else units

    def _ruins(self) -> set[str]:
        ledger = self.ledger
        price = 1 + ("desolation-2rp" in ledger.options) + ledger.rebuilding_surcharge
        return set(ledger.desolation) if ledger.rp >= price else set()

    def _buildings(self) -> set[str]:
        ledger = self.ledger
        if ledger.now.acta["economic"] == "plague":
            return set()
        left = {monument_kind(name): price for name, price in FIGURES.monuments.items() if name not in ledger.monuments}
        cities = [city for city in ledger.owner if ledger.is_roman(city) and city not in ledger.desolation]
        return {
            f"{kind}@{city}"
            for kind, price in left.items()
            for city in cities
            if price <= ledger.rp and self._may_build(kind, city)
        }

    def _may_build(self, kind: str, city: str) -> bool:
        if kind in map(monument_kind, self.ledger.monuments_in(city)):
            return False
        match kind:
            case "basilica":
                return city in tables.BASILICA_CITIES
            case "fortifications":
                return city in tables.FORTIFICATION_CITIES
            case "defensive-walls":
                return city not in FIGURES.fortified
        return True

    def _is_free(self, piece: str) -> bool:
        ledger = self.ledger
        if piece not in UNITS:
            return piece == COMES
        unit = UNITS[piece]
        return unit.type in _FREE and (unit.arm == "infantry" or ledger.is_khazar_year)

    def _prices_to_recall(self) -> dict[str, int]:
        """What each piece costs now: 1 RP for three units or the Magister Militum, 2 for a fleet [5.4.1]."""
        ledger = self.ledger
        next_unit = int(ledger.recalled % 3 == 0)
        return {
            piece: 2 if piece in FIGURES.roman_fleets else next_unit if piece in UNITS else 1
            for piece in ledger.eliminated
            if not self._is_free(piece)
        }

    def _recalls(self) -> set[str]:
        return {piece for piece, price in self._prices_to_recall().items() if price <= self.ledger.rp}

    def _prices_of_recall(self, options: Iterable[Option]) -> None:
        """The price that each choice tells."""
        prices = self._prices_to_recall()
        for option in options:
            kind, _, piece = option.id.partition(":")
            if kind == "recall":
                told = _told(option, "cost")
                self.ledger.report.same("5.4.1", f"price told for {piece}", prices.get(piece), told)


def _told(asked: Option | Pick, name: str) -> Argument | None:
    """A value that the text of an option or a question tells."""
    text = asked.question if isinstance(asked, Pick) else asked.consequence
    return None if text is None else dict(text.args).get(name)
