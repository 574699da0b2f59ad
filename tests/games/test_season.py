"""What a league keeps of everybody's events beside the points, and what a season comes to."""

from fractions import Fraction

from drivers.club import Club
from drivers.log import NOON
from faristol.competitions.league_acts import open_league
from faristol.competitions.season import season
from faristol.competitions.taking import take_event
from faristol.games.duplicate.standings import master_total
from faristol.games.duplicate.standings import standings as of_event
from faristol.games.log import stamped
from faristol.kinds import fold_log


def test_an_event_is_taken_with_everybody_s_place_tops_and_nulls():
    club = Club().begin().time()
    best = club.plays()
    club.hand_in(1, "p1", best[0]).hand_in(1, "p2", null="uncircled").slips().master()
    (taken,) = take_event("e", 9, club.state)
    of = {each["name"]: each for each in taken["players"]}
    for row in of_event(club.state):
        mine = of[row.player.name]
        assert (mine["place"], mine["tops"]) == (row.rank, row.masters)
    assert of[club.state.players["p2"].name]["nulls"] == [["uncircled", 1]]


def test_a_season_is_the_sum_of_its_events_and_a_log_from_before_has_the_points_alone():
    clubs = [
        Club(name=f"Vespre {n}", players=("Aina", "Bel", "Cesc")[: 4 - n]).begin().rounds(2) for n in (1, 2)
    ]
    entries = open_league("Lliga", "ca", "ca", "points", 0, "0")
    for number, club in enumerate(clubs, 1):
        entries += take_event(f"e{number}", 9, club.state)
    new = fold_log(stamped(entries, 0, NOON, "")).state
    aina, cesc = (season(new, frozenset({(name, "A")})) for name in ("Aina", "Cesc"))
    rows = [row for club in clubs for row in of_event(club.state) if row.player.name == "Aina"]
    assert len(aina.evenings) == 2 and len(cesc.evenings) == 1
    assert aina.percent == Fraction(
        100 * sum(row.played for row in rows), sum(master_total(club.state) for club in clubs)
    )
    assert (aina.tops, aina.best_place) == (sum(row.masters for row in rows), min(row.rank for row in rows))
    for entry in entries[1:]:
        for player in entry["players"]:
            for later in ("place", "tops", "alone", "nulls"):
                del player[later]
    old = season(fold_log(stamped(entries, 0, NOON, "")).state, frozenset({("Aina", "A")}))
    assert old.percent == aina.percent and not old.counted and old.best_place is None


def test_absences_that_were_once_taken_in_as_nulls_are_none_any_more():
    club = Club(players=("Aina", "Bel")).begin().rounds(1)
    entries = open_league("Lliga", "ca", "ca", "points", 0, "0") + take_event("e", 9, club.state)
    for player in entries[-1]["players"]:
        player["nulls"] = [["absent", 2], ["none", 1], ["word", 1]]
    aina = season(fold_log(stamped(entries, 0, NOON, "")).state, frozenset({("Aina", "A")}))
    assert aina.nulls == [("word", 1)] and aina.evenings[0].nulls == 1
