"""The printed tables: Acta Publica [4.2], attitudes and itineraries [6.2], survival [7.5], victory [3.3]."""

from __future__ import annotations

from typing import NamedTuple

# 4.2.1 to 4.2.3: the box of each result, and what it does to the Romanness Points at once.
ACTA = {
    "political": ("usurper", "political-revolt", "weak-basileus", "basileus", "basileus", "strong-basileus"),
    "religious": ("heresy", "religious-quarrels", "weak-patriarch", "patriarch", "patriarch", "loyal-patriarch"),
    "economic": ("financial-crisis", "agrarian-crisis", "plague", "stability", "stability", "prosperity"),
}
ACTA_RP = {
    "usurper": -2,
    "political-revolt": -1,
    "weak-basileus": -1,
    "basileus": 0,
    "strong-basileus": 1,
    "heresy": -2,
    "religious-quarrels": -1,
    "weak-patriarch": 0,
    "patriarch": 0,
    "loyal-patriarch": 1,
    "financial-crisis": -2,
    "agrarian-crisis": -1,
    "plague": -1,
    "stability": 1,
    "prosperity": 2,
}
# The city that the D6 of a box strikes; 3 under a Usurper strikes none.
ACTA_STRIKES = {
    "usurper": ("syene", "syene", "", "oxyrhynchus", "oxyrhynchus", "oxyrhynchus"),
    "political-revolt": ("jerusalem", "jerusalem", "jerusalem", "", "", ""),
    "agrarian-crisis": ("seleucia", "seleucia", "seleucia", "syene", "syene", "syene"),
    "plague": ("trapezus", "trapezus", "ephesus", "ephesus", "corinthus", "corinthus"),
}

# 3.1: what possession is worth.
POSSESSION = {"constantinople": 2, "rome": 2, "antioch": 1, "jerusalem": 1, "alexandria": 1, "carthage": 1}

# 6: the order of the table, which is the order of the checks.
NATIONS = (
    "gepids",
    "persia",
    "berbers",
    "vandals",
    "ostrogoths",
    "slavs",
    "avars",
    "visigoths",
    "franks",
    "lombards",
)
BARBARIANS = frozenset(NATIONS) - {"persia"}


class Result(NamedTuple):
    """A cell of the table of attitudes: its column and what the nation does.

    ``path`` are the cities attacked, ``zone`` is where its fleet goes.
    """

    column: str
    path: tuple[str, ...] = ()
    zone: str = ""

    @property
    def is_invasion(self) -> bool:
        """Whether all units march, city after city; the Lombards' Raid 1 (*) is one as well."""
        return self.column.startswith("invasion") or len(self.path) > 1


_a = ("antioch", "damascus", "caesarea-palaestinae", "jerusalem", "alexandria")
_b = ("melitene", "sinope", "pessinus", "nicaea", "constantinople")
_c = ("ptolemais", "alexandria", "oxyrhynchus", "syene")
_d = ("marcianopolis", "philippopolis", "thessalonice")
_e = ("marcianopolis", "philippopolis", "constantinople")
_f = ("thessalonice", "dyrrachium", "corinthus")
_g = ("viminacium", "naissus", "marcianopolis", "philippopolis", "constantinople")
_h = ("mediolanum", "ravenna", "rome")
_neutral = Result("neutrality")


def _row(first: int, *results: Result) -> dict[int, Result]:
    return {first - 1: _neutral} | dict(enumerate(results, first))


# 6.2: a result below the first key counts as the first, one above the last as the last.
ATTITUDES: dict[str, dict[int, Result]] = {
    "gepids": _row(
        7,
        Result("raid-1", ("salonae",)),
        Result("raid-2", ("viminacium",)),
        Result("invasion-1", ("viminacium", "naissus")),
    ),
    "persia": _row(
        3,
        *(Result("persian-diplomacy"),) * 4,
        Result("raid-1", ("melitene",)),
        Result("raid-2", ("antioch",)),
        Result("invasion-1", _a),
        Result("invasion-2", _b),
    ),
    "berbers": _row(
        5,
        Result("raid-1", ("caesarea-mauretaniae",)),
        Result("raid-2", ("constantina",)),
        Result("invasion-1", ("thapsus", "carthage")),
    ),
    "vandals": _row(
        5,
        Result("piracy", zone="western-med"),
        Result("piracy", zone="central-med"),
        Result("raid-1", ("corinthus",), "aegean"),
        Result("raid-2", ("gortyne",), "eastern-med"),
        Result("invasion-1", ("ptolemais",)),
        Result("invasion-2", _c),
    ),
    "ostrogoths": _row(
        7,
        Result("piracy", zone="adriatic"),
        Result("raid-1", ("dyrrachium",), "adriatic"),
        Result("raid-2", ("viminacium",)),
        Result("invasion-1", ("viminacium", "naissus")),
    ),
    "slavs": _row(
        5,
        Result("piracy", zone="pont-euxin"),
        Result("raid-1", ("chersonesos",), "pont-euxin"),
        Result("raid-2", ("marcianopolis",)),
        Result("invasion-1", _d),
        Result("invasion-2", _e),
    ),
    "avars": _row(
        7,
        Result("raid-1", ("viminacium",)),
        Result("raid-2", ("naissus",)),
        Result("invasion-1", _f),
        Result("invasion-2", _g),
    ),
    "visigoths": _row(
        7,
        Result("raid-1", ("septem",)),
        Result("raid-2", ("pollentia",)),
        Result("invasion-1", ("septem", "caesarea-mauretaniae")),
    ),
    "franks": _row(
        7,
        Result("raid-1", ("narbo",)),
        Result("raid-2", ("genoa",)),
        Result("invasion-1", ("mediolanum", "ravenna")),
        Result("invasion-2", _h),
    ),
    "lombards": _row(
        9,
        Result("raid-1", ("mediolanum", "ravenna")),
        Result("raid-2", ("aquileia",)),
        Result("invasion-1", _h),
    ),
}

# 6.2.2: the number of each Diplomacy counter.
PERSIAN_DIPLOMACY = {3: "lakhmids-ghassanids", 4: "albania", 5: "iberia", 6: "lazica"}

# 5.3: the Ambassador's roll; the Gepids are not on the list.
AMBASSADOR = {
    "persia": 5,
    "vandals": 4,
    "visigoths": 4,
    "ostrogoths": 4,
    "avars": 4,
    "berbers": 4,
    "franks": 4,
    "lombards": 4,
    "slavs": 4,
}

# 5.6: where a Monument may be built, where the print names cities.
BASILICA_CITIES = ("constantinople", "antioch", "jerusalem", "alexandria")
FORTIFICATION_CITIES = ("melitene", "antioch")

# 7.1.3: where the D6 puts the enemy's terrain and the units it rallies.
ENEMY_BOX = {1: "left", 5: "left", 2: "right", 4: "right", 3: "centre", 6: "centre"}
SIEGE_LOSSES = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3}

# 8.7.
RANDOM_EVENTS = (
    "confines",
    "theological-disputes",
    "earthquake",
    "epidemic",
    "arab-razzia",
    "storm",
)
EARTHQUAKES = ("constantinople", "melitene", "antioch", "ephesus", "jerusalem", "alexandria")


def attitude(nation: str, total: int) -> Result:
    """The cell of the table of attitudes for a modified D6 [6.2]."""
    row = ATTITUDES[nation]
    return row[min(max(total, min(row)), max(row))]


def level(points: int) -> str:
    """The level of result for the RP of the closing count [3.3, R6]."""
    if points >= 9:
        return "historic victory"
    if points >= 6:
        return "major victory"
    return "minor defeat" if points >= 3 else "major defeat"


def survival(score: int) -> str:
    """What a figure's test comes to [7.5]."""
    return "unhurt" if score <= 4 else "wounded" if score == 5 else "eliminated"
