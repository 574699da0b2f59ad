"""Which files a league takes in: an evening counts once, and never as it was before."""

from drivers.club import Club
from drivers.page_read import element, rows_of
from drivers.window import Window
from faristol.games.duplicate import sanctions
from faristol.storage.files import export_file
from screens.states.leagues import evenings

NAME = "Vespre"


def file_of(stream, club):
    return export_file(stream, club.entries, "0", [], 0)


def opened():
    window = Window()
    window.do("leave", data={"to": "#/league"})
    fields = {"name": "Lliga", "counts": "points", "best": "0", "publication": "en"}
    assert window.do("league_setup.open", fields)["ok"], window.page
    return window


def read(window, file):
    assert window.do("league.read", file=file)["ok"], window.page


def refused(window, file):
    """Bring a file that the league does not take; return what is said."""
    types = window.types
    assert not window.do("league.read", file=file)["ok"] and window.types == types
    return window.regions["notice"]


def test_a_file_older_than_what_counts_is_refused_and_changes_nothing():
    club = Club(players=("Anna", "Biel"), name=NAME).begin().round()
    older = file_of("far", club)
    window = opened()
    read(window, file_of("far", club.next().round()))
    standings = window.regions["work"]
    said = refused(window, older)
    assert f"This file of {NAME} is older" in said and str(len(club.entries)) in said
    assert window.regions["work"] == standings
    assert "counts already" in refused(window, file_of("far", club))


def test_a_copy_of_an_evening_that_counts_is_refused_until_the_other_one_is_removed():
    club = evenings(NAME)[0]
    window = opened()
    read(window, file_of("one", club))
    assert "one evening counts once" in refused(window, file_of("copy", club))
    window.do("league.remove", data={"stream": "one"})
    read(window, file_of("copy", club))


def test_the_log_and_the_undo_tell_an_event_added_again_from_one_that_is_new():
    club = Club(players=("Anna", "Biel"), name=NAME).begin().round()
    window = opened()
    read(window, file_of("far", club))
    assert "Undo: an event added again" not in window.regions["bar"]
    read(window, file_of("far", club.next().round()))
    assert window.types[-1] == "EventTakenAgain" and "Undo: an event added again" in window.regions["bar"]
    at = window.last["url"]
    window.go(f"{at}/file")
    assert f"{NAME} was added again, as it stands now" in window.regions["work"]
    window.go(at)
    window.do("event.undo")
    assert [event.rounds for event in window.state.events] == [1]


def test_the_log_tells_two_of_one_name_apart_by_their_groups():
    window = opened()
    asked = {"name": "Anna Puig", "club": "A", "other": "Anna Puig", "other_club": "B"}
    for answer in ("different", "same"):
        window.do(f"league.{answer}", data=asked)
    window.go(f"{window.last['url']}/file")
    assert "Anna Puig of “A” and of “B” is one person" in window.regions["work"]
    assert "Anna Puig of “A” and of “B” are two people" in window.regions["work"]


def test_an_evening_whose_results_are_not_final_is_counted_and_said_to_be_so():
    window, club = opened(), evenings(NAME)[0].branch()
    read(window, file_of("far", club))
    assert "not final when it was added" in window.regions["work"]
    club.finish()
    read(window, file_of("far", club))
    assert "not final when it was added" not in window.regions["work"]


def test_whoever_has_no_result_that_counts_has_no_place():
    club = Club(players=("Anna", "Biel"), name=NAME).begin().time()
    for _ in range(3):
        club.write(sanctions.sanction(club.state, "p2"))
    window = opened()
    read(window, file_of("far", club.slips().master().end()))
    rows = rows_of(element(window.regions["work"], "league"))
    assert [(row[0], row[1].split()[0]) for row in rows] == [("1", "Anna"), ("–", "Biel")]
