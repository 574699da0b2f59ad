"""Pairs that were made before an earlier result was corrected: screen, paper and page say so alike."""

from drivers.hall import Hall
from drivers.page_read import rendered
from drivers.tablet_room import plain
from faristol.screens.activities import published_page
from faristol.screens.tournament.sheets.printing import sheets
from faristol.tournaments import reporting
from faristol.tournaments.reporting import Report
from screens.states.standings import NAMES, after, entered, scene, whole_round

CORRECTED = "A result of round 1 was corrected after these pairs were made."


def corrected():
    """The third round is on; then a result of the first is put right."""
    club = whole_round(whole_round(entered(NAMES[:8], publication="en", rounds=4))).pair().publish()
    return club.do(reporting.correct_result, 1, 1, Report(score=(250, 480)), "The sheet was read wrongly")


def paper(club, number):
    printed = sheets(after(scene("#/event/id/papers", club), "print", sheet="pairings", of=str(number)))
    return " ".join(plain(str(printed)).split())


def page(club):
    opened = scene("#/event/id", club)
    html = published_page(opened.event, "0.1.0", opened.now, 60)
    return [" ".join(plain(each).split()) for each in html.split('<details id="round-')[1:]]


def test_each_later_round_says_it_on_the_screen_on_paper_and_on_the_page():
    club = corrected()
    for number, says in ((1, False), (2, True), (3, True)):
        assert (CORRECTED in rendered(scene(f"#/event/id/round/{number}", club))["work"]) is says
        assert (CORRECTED in paper(club, number)) is says
        assert (CORRECTED in page(club)[number - 1]) is says


def test_of_divisions_apart_it_is_led_by_the_one_that_it_is_about():
    hall = Hall(separate=True, publication="en", rounds=3).enter_all({"A": "ABCD", "B": "abcd"})
    for division in "ABAB":
        hall.round_in(division)
    board = hall.tables_of("B")[0]
    hall.in_("B", reporting.correct_result, 1, board, Report(score=(250, 480)), "The sheet was read wrongly")
    first, second = page(hall)
    assert CORRECTED not in first and f"Division B: {CORRECTED}" in second and second.count(CORRECTED) == 1
