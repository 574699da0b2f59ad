"""The cross-table and the chart of places: of divisions, of who has withdrawn, of who did not come."""

import re

import pytest

from drivers.director_window import DirectorWindow
from drivers.page_read import rendered
from faristol.screens.tournament import tables
from faristol.screens.tournament.standings.chart import progress
from faristol.texts import texts
from faristol.tournaments import opening, reporting
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from screens.states.standings import NAMES, divided, entered, scene, whole_round
from screens.tournament.test_arbiters_on_screen import AGAINST
from screens.tournament.test_long_names import printed

PAGE_OF_A, PAGE_OF_B = 0, 1


def sheets_with_decisions(players):
    """Print the cross-table after a round of which every table was decided, each for its own reason."""
    director = DirectorWindow().opens("name;rating;division\n" + players, arbiters="Joan", ruleset="mallorca")
    director.draws()
    director.publishes()
    for board in range(1, len(director.pairs) + 1):
        fields = {**AGAINST, "why": f"reason {board}."}
        assert director.do("tournament.report", fields, data={"board": str(board)})["ok"], director.text
    director.do("tournament.close_round")
    director.go(f"#/event/{director.stream}/papers")
    director.do("tournament_papers.print", data={"sheet": "cross"})
    return director.regions["print"].split("<article")[1:]


def reasons(sheet):
    return [int(number) for number in re.findall(r"reason (\d+)\.", sheet)]


def test_what_an_arbiter_decided_stands_on_the_sheet_of_its_own_division():
    sheets = sheets_with_decisions(
        "Aina;1900;A\nAndreu;1800;A\nBel;1700;B\nBiel;1600;B\nBlai;1500;B\nBru;1400;B"
    )
    assert [reasons(sheet) for sheet in sheets] == [[1], [2, 3]]
    assert "Aina" not in sheets[PAGE_OF_B] and "Bel" not in sheets[PAGE_OF_A]
    assert [sheet.count("*</strong>") for sheet in sheets] == [2, 4]


def test_what_has_no_room_below_the_table_follows_it_before_the_next_division():
    many = "\n".join(f"A{n:02};{1900 - n};A" for n in range(40))
    sheets = sheets_with_decisions(f"{many}\nBel;1000;B\nBiel;900;B")
    titles = [re.search(r"· ([AB]|Divisió [AB])\s", sheet)[1][-1] for sheet in sheets]
    assert titles == sorted(titles) and titles[-1] == "B"
    assert reasons(sheets[-1]) == [21]
    assert {number for sheet in sheets[:-1] for number in reasons(sheet)} == {*range(1, 21)}


def test_a_note_stands_on_each_sheet_that_has_its_asterisk_if_there_is_room():
    players = [f"A{n:02};{1900 - n};A" for n in range(30)]
    director = DirectorWindow().opens("name;rating;division\n" + "\n".join(players), arbiters="Joan")
    director.draws()
    director.publishes()
    director.do("tournament.report", {**AGAINST, "why": "reason 1."}, data={"board": "1"})
    director.hands_in()
    director.do("tournament.close_round")
    director.go(f"#/event/{director.stream}/papers")
    director.do("tournament_papers.print", data={"sheet": "cross"})
    for sheet in director.regions["print"].split("<article")[1:]:
        assert bool(reasons(sheet)) == ("*</strong>" in sheet)


# --- who has withdrawn, and who did not come


@pytest.fixture
def club():
    """Two rounds: in the first one p1 or whoever met p1 did not come, before the second p2 has withdrawn."""
    club = entered(NAMES[:8], rounds=5)
    club.pair().publish()
    club.do(reporting.enter_result, 1, 1, Report("forfeit-second"))
    for board in club.state.rounds[-1].missing:
        club.do(reporting.enter_result, 1, board, Report(score=(400, 300)))
    club.close()
    club.do(opening.withdraw, "p2")
    return whole_round(club)


def cells_of(club, player, until):
    event = club.state
    lines = tables.cross(event, event.standings(after=until), until, texts("en"))
    return next(line.cells for line in lines if line.player.id == player)


def test_the_rounds_after_a_withdrawal_say_so_and_one_that_was_missed_is_an_absence(club):
    assert cells_of(club, "p2", 2)[1].words == "withdrawn"
    club = club.branch().do(opening.mark_absent, "p3", 3)
    assert cells_of(whole_round(club), "p3", 3)[2].words == "absent"


def test_whoever_came_back_had_withdrawn_in_the_rounds_between(club):
    club = whole_round(club.branch().do(opening.bring_back, "p2"))
    assert cells_of(club, "p2", 3)[1].words == "withdrawn"
    assert cells_of(club, "p2", 3)[2].words != "withdrawn"


@pytest.mark.parametrize("until", ["1", "2"])
def test_the_name_of_who_has_withdrawn_says_so_on_paper(club, until):
    (row,) = [row for row in printed(club, "cross", until).split("<tr>") if NAMES[1] in row]
    assert "s’ha retirat" in row.split("</td>")[1]


def test_the_name_of_who_has_withdrawn_says_so_on_the_screen(club):
    page = rendered(scene("#/event/id/standings/cross", club), "en")["work"]
    row = re.search(r'<tr id="cross-p2".*?</tr>', page, re.DOTALL)[0]
    assert "withdrawn" in row.split("</td>")[1]
    assert "withdrawn" not in re.search(r'<tr id="cross-p1".*?</tr>', page, re.DOTALL)[0]


def test_a_withdrawal_is_no_news_of_the_rounds_before_it():
    player = Player("a", "Aina", withdrawn=3)
    assert [player.has_withdrawn(number) for number in (1, 2, 3, 4)] == [False, False, True, True]
    assert not Player("b", "Bel").has_withdrawn(9)


def test_a_game_to_which_somebody_did_not_come_is_marked_in_the_cross_table(club):
    pair = club.state.rounds[0].draft.pairs[0]
    assert {cells_of(club, player, 1)[0].briefly for player in (pair.first, pair.second)} == {"forfeit"}
    page = rendered(scene("#/event/id/standings/cross", club), "en")["work"]
    assert page.count(">forfeit<") == 2
    paper = printed(club, "cross", "1")
    assert len(re.findall(r"<strong>[+−]\d†</strong>", paper)) == 2
    assert "† incompareixença" in " ".join(paper.split())
    other = printed(whole_round(entered(NAMES[:8])), "cross", "1")
    assert "†" not in other


# --- the chart of places


def test_the_places_of_the_chart_are_those_of_each_division():
    event = divided().state
    drawn = progress(event, 2, None)
    sizes = [len(players) for players in event.divisions.values()]
    assert [place for place, _ in drawn.chart.places] == [at for size in sizes for at in range(1, size + 1)]
    heights = [y for _, y in drawn.chart.places]
    assert heights == sorted({*heights}) and heights[-1] < drawn.chart.height
    at = {line.player: line.points[-1][1] for line in drawn.chart.lines}
    place_at = {y: place for place, y in drawn.chart.places}
    for row in event.standings(after=2):
        assert place_at[at[row.player.id]] >= row.rank
        if row.rank == 1:
            assert place_at[at[row.player.id]] <= 2


def test_who_comes_late_to_the_first_division_moves_nobody_of_the_second():
    club = entered((), rounds=5)
    for at, name in enumerate(NAMES[:8]):
        club.do(opening.enter_player, Player(f"p{at + 1}", name, 1500 - at, division="AB"[at // 4]))
    whole_round(club)
    club.do(opening.enter_player, Player("p9", NAMES[8], 900, division="A"))
    club.do(opening.enter_player, Player("p10", NAMES[9], 800, division="A"))
    whole_round(club)
    chart = progress(club.state, 2, None).chart
    place_at = {y: place for place, y in chart.places}
    of_b = sorted(line.points[0][1] for line in chart.lines if line.player in ("p5", "p6", "p7", "p8"))
    assert [place_at[y] for y in of_b] == [1, 2, 3, 4]
