"""The choice of units that go somewhere: each says how many stay."""

from rules.italia.chapters.asking import groups, parting_options
from rules.italia.game import Italia


def test_a_choice_of_units_says_how_many_stay() -> None:
    t = Italia(Italia.set_up("I", {}), "secret")
    t.clear()
    units = t.place("celts", "infantry", 3, "mediolanum")
    options = parting_options(t, units, groups(t, units), "react-group", "12.4", area="mediolanum")
    told = [option.detail for option in options]
    assert told == ["No one stays in Mediolanum.", "One stays in Mediolanum.", "2 stay in Mediolanum."]
