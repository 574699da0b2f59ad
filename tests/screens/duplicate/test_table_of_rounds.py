"""The table of players and rounds: on the judge's screen while the slips come in, on the wall."""

from fractions import Fraction

import pytest

from drivers.club import Club
from drivers.page_read import element, rows_of
from drivers.result_window import ResultWindow
from faristol.games.duplicate.counting import counted
from faristol.games.duplicate.figures import event_figures, player_figures
from faristol.games.duplicate.players_by_rounds import players_by_rounds
from faristol.games.duplicate.results import finished
from faristol.games.duplicate.standings import standings
from faristol.texts import per_cent
from screens.states.results import in_a_round, running
from screens.states.room_boards import html


def table_of(window):
    return rows_of(element(window.regions["work"], "by-rounds"))


def looks(region, row):
    return [cell.attributes.get("data-look", "") for cell in element(region, row).all() if cell.name == "td"]


def in_cell(made):
    if made is None or made.reason == "absent":
        return "–"
    return str(made.points) if made.reason in (None, "none") else "(0)"


def test_each_player_has_a_line_with_the_points_of_every_round_in_the_order_of_the_standings():
    club = running()
    first, *lines, last = table_of(ResultWindow(club, "table"))
    event, placed = club.state, standings(club.state)
    assert first[1:5] == ["Master play", *(str(each.master.points) for each in finished(event))]
    for line, row in zip(lines, placed, strict=True):
        made = [counted(event, each, row.player.id) for each in finished(event)]
        texts = [in_cell(each) for each in made]
        assert line[0] == str(row.rank) and row.player.name in line[1]
        assert [text.removesuffix(" nobody else") for text in line[2:5]] == texts
        assert line[5] == (str(row.added) if row.bonuses else "–")
        assert line[6] == f"{row.total}" and line[8] == str(row.masters)
    assert last[1] == "Players with a top"


def test_who_found_the_best_play_alone_is_marked_and_who_shares_it_is_not():
    club = Club().begin().time()
    best = club.plays()
    club.hand_in(1, "p1", best[0]).hand_in(1, "p2", best[-1]).slips().master().next().time()
    best = club.plays()
    club.hand_in(2, "p1", best[0]).hand_in(2, "p2", best[0]).hand_in(2, "p3", best[-1]).slips().master()
    event = club.state
    first, second = players_by_rounds(event)
    shared = {player for player, slip in event.rounds[1].slips.items() if slip.points == second.master}
    assert {"p1", "p2"} <= shared == set(second.tops) and second.alone is None
    alone = [player for player, slip in event.rounds[0].slips.items() if slip.points == first.master]
    assert first.alone == (alone[0] if len(alone) == 1 else None) and "p1" in first.tops
    region = ResultWindow(club, "table").regions["work"]
    assert looks(region, "by-rounds-p1")[2:4] == ["alone" if alone == ["p1"] else "top", "top"]
    assert looks(region, "by-rounds-p2")[3] == "top" and looks(region, "by-rounds-p3")[3] == ""


def test_a_tap_shows_what_each_play_is_in_per_cent_and_only_as_much_as_the_master_play_is_a_hundred():
    club = running()
    window = ResultWindow(club, "table").does("count_in", what="percent")
    made = players_by_rounds(club.state)[0].made["p2"]
    line = table_of(window)[1 + [row.player.id for row in standings(club.state)].index("p2")]
    assert made.percent == Fraction(100 * made.points, finished(club.state)[0].master.points)
    assert f"{line[2]}%" == per_cent(made.percent, "en") and made.percent < 100
    top = table_of(window)[1 + [row.player.id for row in standings(club.state)].index("p1")]
    assert top[2].removesuffix(" nobody else") == "100.0"
    assert 'aria-pressed="true"' in window.regions["work"].split('id="in-percent"')[1][:200]
    window.does("count_in", what="points")
    assert table_of(window)[0][2] == str(finished(club.state)[0].master.points)


def test_a_round_under_way_shows_the_slips_that_are_in_and_nobody_s_top():
    club = in_a_round()
    window = ResultWindow(club, "table")
    lines = {
        row.player.id: line for row, line in zip(standings(club.state), table_of(window)[1:], strict=False)
    }
    points = club.state.round.slips["p1"].points
    assert lines["p1"][5] == str(points) and lines["p2"][5] == "(0)" and lines["p3"][5] == "–"
    assert looks(window.regions["work"], "by-rounds-p1")[5] == ""
    assert table_of(window)[0][5] == "" and "Round 4, under way" in window.reads()
    assert lines["p1"][7] == str(standings(club.state)[0].total)


def test_a_new_slip_is_in_the_table_at_once():
    club = in_a_round()
    before = table_of(ResultWindow(club, "table"))
    club.hand_in(4, "p3", club.plays()[1])
    assert before != table_of(ResultWindow(club, "table"))


def test_before_the_first_slip_it_says_that_nothing_is_there():
    assert "There are no results yet" in ResultWindow(Club().begin(), "table").reads()


@pytest.mark.parametrize("rounds", [2, 12])
def test_between_two_rounds_the_wall_has_the_newest_rounds_of_everybody(rounds):
    club = Club(bonuses=False).begin().rounds(rounds)
    page = html(club)
    event = club.state
    for player in event.at_tables:
        cells = [
            cell.text() for cell in element(page, f"public-round-{player.table}").all() if cell.name == "td"
        ]
        shown = [counted(event, each, player.id) for each in finished(event)[-10:]]
        assert cells[0] == player.name
        assert cells[1:-2] == [in_cell(each) for each in shown]


def test_while_a_round_runs_the_wall_has_no_table():
    assert "public-rounds" not in html(Club().begin().rounds(1).next())


def test_forty_players_come_on_as_many_pages_as_they_need():
    club = Club(players=tuple(f"Jugador {n}" for n in range(1, 41))).begin().rounds(2)
    assert html(club).count('id="public-rounds-title-') == 4


def test_after_the_first_round_the_wall_has_no_table_for_the_places_have_it_already():
    assert "public-rounds" not in html(Club().begin().rounds(1))


def test_beneath_the_table_are_the_figures_of_the_event_with_the_nulls_by_kind():
    club = running()
    window, figures = ResultWindow(club, "table"), event_figures(club.state)
    shown = element(window.regions["work"], "event-figures").text()
    assert per_cent(figures.percent, "en") in shown and f"of {len(finished(club.state))}" in shown
    kinds = element(window.regions["work"], "nulls-by-kind").text()
    assert "The blank’s letter is not circled. 1" in kinds
    assert len(figures.nulls) == window.regions["work"].split('id="nulls-by-kind"')[1].count("<li")


def test_a_player_s_page_has_own_figures():
    club = running()
    page = ResultWindow(club, "player/p5").reads()
    best = player_figures(club.state)["p5"].best_place
    assert f"Best place {best} after a round" in page and "Nulls 1" in page
    assert "The blank’s letter is not circled. 1" in page
