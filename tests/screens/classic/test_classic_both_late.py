"""Both are too late by the clock on the table: the federation speaks of one, so the arbiter is asked."""

from drivers.match_window import passes, plays, table

LATE = (
    "%(name)s was more than %(n)s minute over time, so %(other)s wins.",
    "%(name)s was more than %(n)s minutes over time, so %(other)s wins.",
)


def both_too_late():
    window = table("federation", clocks="table")
    plays(window, "H8 CASA")
    passes(window, 6)
    return window, {"rack-1": "QZAEIOR", "rack-2": "CESTAIM", "over-1": "11:00", "over-2": "12:00"}


def test_federation_both_too_late_by_the_clock_on_the_table_and_the_arbiter_is_asked():
    window, told = both_too_late()
    window.do("classic.write_end", told)
    assert window.says("The rules speak of one player only: the arbiter decides who has lost.")
    assert window.says("Say who has lost")
    assert not window.do("classic.settle", told)["ok"]
    window.do("classic.write_end", {**told, "lost": "2"})
    assert window.says("Write who decided")
    assert not window.do("classic.settle", {**told, "lost": "2"})["ok"]
    assert not window.do("classic.settle", {**told, "lost": "2", "arbiter": "Pau Riera"})["ok"]
    assert window.do("classic.settle", {**told, "lost": "2", "arbiter": "Bel"})["ok"], window.refused
    assert window.says(LATE, n=10, name="Pau Riera", other="Neus Bonet") and window.shows("FED-17")
    assert window.state.settled.result == (10, -110)
    window.to("file")
    facts = {"by": "Bel", "lost": "Pau Riera"}
    assert window.says("Both were too far over time; %(by)s decided that this player lost: %(lost)s", **facts)


def test_federation_both_too_late_and_both_have_lost():
    window, told = both_too_late()
    assert window.do("classic.settle", {**told, "lost": "both", "arbiter": "Bel"})["ok"], window.refused
    assert window.says("Both players were too far over time, and both have lost.")
    assert window.state.settled.result == (0, 0) and window.state.settled.winner is None
