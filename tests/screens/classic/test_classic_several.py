"""Three or four at one table by the Romanian rules, through the front door: from the form to the files."""

import csv
import io
import re

import pytest

from drivers.match import JUDGE, Match
from drivers.match_window import MatchWindow, few, passes, plays
from drivers.players_window import Players
from drivers.window import Window

NAMES = ("Ana Pop", "Dan Rusu", "Ion Luca", "Eva Moga")
FIELDS = {
    "one": NAMES[0],
    "two": NAMES[1],
    "three": NAMES[2],
    "four": "",
    "ruleset": "romanian",
    "mode": "tablet",
    "time": "none",
    "publication": "ro",
}


def match(players=3, mode="scorer", **chosen):
    return Match("romanian", mode, players=NAMES[:players], **chosen)


def at_table(*played, players=3, **chosen):
    made = match(players, **chosen).begin().clock_if_any()
    return MatchWindow(made.play(*played))


def form(**chosen):
    window = Window()
    window.go("#/classic")
    for _ in range(2):  # other rules bring their own time first
        window.do("classic_setup.choose", {**FIELDS, **chosen})
    return window


def opens(window, **chosen):
    answer = window.do("classic_setup.open", {**FIELDS, **chosen})
    assert not answer.get("broken"), answer["broken"]
    return answer


# --- the form


@pytest.mark.parametrize(
    ("written", "players"),
    [
        ({}, NAMES[:3]),
        ({"four": NAMES[3]}, NAMES),
        ({"three": " ", "four": NAMES[3]}, (*NAMES[:2], NAMES[3])),
        ({"three": ""}, NAMES[:2]),
    ],
)
def test_two_names_are_enough_and_up_to_four_sit_down(written, players):
    window = form(**written)
    assert 'id="three"' in window.page and 'id="four"' in window.page
    assert opens(window, **written)["ok"]
    opened = window.entries[0]
    assert (opened["players"], opened["name"]) == (list(players), " – ".join(players))


@pytest.mark.parametrize("ruleset", ["mallorca", "federation"])
def test_other_documents_are_for_two_and_the_form_says_so_where_names_are_written(ruleset):
    window = form(ruleset=ruleset, time="30")
    assert 'id="three"' not in window.page
    assert "These rules are for two." in window.page.split('id="how-many"')[1].split("</p>")[0]
    answer = opens(window, ruleset=ruleset, time="30")
    assert not answer["ok"] and "at most 2" in "".join(window.regions.values())


def test_a_clubs_own_rules_made_from_the_romanian_ones_are_for_as_many():
    window = form()
    assert window.do("classic_setup.save", {"club": "Clubul nostru", "bonus": "40"})["ok"]
    own = window.held["classic_setup"]["ruleset"]
    assert opens(window, ruleset=own)["ok"]
    assert len(window.entries[0]["players"]) == 3
    assert window.entries[0]["ruleset"]["play"]["bonus"] == 40


def test_a_chess_clock_with_two_sides_is_not_offered_for_three():
    window = form(time="25", clocks="table")
    assert 'id="clocks-table"' not in window.page and 'id="clocks-here"' in window.page
    assert opens(window, time="25", clocks="table")["ok"]
    assert window.entries[0]["clocks"] == "program"
    assert 'id="clocks-table"' in form(three="", time="25").page


# --- at the table


def test_each_draws_a_tile_and_the_names_stand_in_the_order_in_which_they_play():
    window = MatchWindow(match(4))
    assert 'id="tile4"' in window.page and 'id="tile5"' not in window.page
    tiles = {"tile1": "C", "tile2": "B", "tile3": "B", "tile4": "A"}
    assert window.do("classic.draw_start", tiles)["ok"]
    assert window.state.first == 4
    assert ", ".join(NAMES[:3]) in window.text
    assert window.do("classic.draw_racks")["ok"]
    assert (window.state.to_move, window.state.counts) == (4, (7, 7, 7, 7))
    window = MatchWindow(match())
    window.do("classic.draw_start", {"tile1": "A", "tile2": "A", "tile3": "B"})
    assert "all draw again" in window.text and window.state.stage == "start"


def test_the_tablet_goes_round_and_nobody_sees_the_tiles_of_another():
    players = Players(match(3, "tablet").begin())
    first = players.game.to_move
    for _ in range(4):
        mover = players.game.to_move
        assert players.rack_shown == []
        assert f"Pass the tablet to {NAMES[mover - 1]}" in players.page
        players.shows()
        assert len(players.rack_shown) == 7
        kept = str(players.held)
        assert all(
            str(list(rack)) not in kept
            for player, rack in enumerate(players.game.racks, 1)
            if player != mover and set(rack) != set(players.game.racks[mover - 1])
        )
        players.does("pass_turn")
    assert [turn.player for turn in players.game.turns] == [(first - 1 + at) % 3 + 1 for at in range(4)]
    assert 'id="turn-screen"' not in players.page


def test_a_play_by_tap_is_completed_and_the_next_one_is_named():
    players = Players(match(3, "tablet").begin())
    mover = players.game.to_move
    players.shows().lays(3).does("play", {"play": ""})
    assert "Any of the others may challenge it" in players.page
    assert f"{NAMES[mover % 3]} plays" in players.page
    players.does("complete")
    assert players.game.to_move == mover % 3 + 1
    assert all(name in players.announced for name in NAMES[:3])
    assert players.game.counts == (7, 7, 7)


def test_any_of_the_others_may_challenge_and_after_a_wrong_play_the_next_one_plays():
    made = match().begin().play("H8 CASA").put("8H CASX")
    window = MatchWindow(made, lexicon=few("ro", "casa"))
    assert window.do("classic.ask_challenge")["ok"]
    assert "The play of Dan Rusu is challenged" in window.text
    window.do("classic.challenge", {"word-0": "on"})
    window.do("classic.by_hand")
    assert window.do("classic.rule", {"arbiter": JUDGE}, data={"valid": "no"})["ok"]
    assert (window.state.to_move, window.state.scores) == (3, (8, 0, 0))


def test_each_clock_is_its_players_own():
    window = at_table(minutes=20)
    plays(window, "H8 CASA", "8H CEAS")
    assert [f'id="clock-{player}"' in window.page for player in (1, 2, 3, 4)] == [True, True, True, False]
    assert window.state.clocks.of == 3
    assert window.last["clock"]["face"] == "clock-3"


# --- the end


def test_passes_of_all_in_two_rounds_end_it_with_a_column_for_each_and_equal_points_share_a_place():
    window = at_table("H7 CASA", "I8 STIRE")
    passes(window, 6)
    assert window.state.stage == "over"
    assert "The last 6 turns were passes." in window.text
    assert "Dan Rusu wins: Dan Rusu 13, Ana Pop 8, Ion Luca 0" in window.text
    heads = re.findall(r'<th scope="colgroup".*?</th>', window.regions["work"], re.DOTALL)
    assert [name for name in NAMES if any(name in head for head in heads)] == list(NAMES[:3])
    assert window.regions["work"].count('id="row-') == 3
    window = at_table()
    passes(window, 6)
    assert "First place is shared by Ana Pop, Dan Rusu, Ion Luca" in window.text


def test_who_gives_up_cannot_win():
    window = at_table("H7 CASA", "I8 STIRE")
    window.do("classic.ask", data={"question": "abandon"})
    assert "the best of the others wins" in window.text and 'id="abandon-3"' in window.page
    assert window.do("classic.abandon", data={"player": "2"})["ok"]
    assert "Dan Rusu gave up the game" in window.text
    assert "Ana Pop wins: Ana Pop 8, Dan Rusu 13, Ion Luca 0" in window.text


def test_what_is_left_on_two_racks_is_told_and_the_second_follows_from_the_first():
    made = match(rules={"ends.played-out.racks": "ROM-15"}).begin().played_out()
    window = MatchWindow(made)
    out = made.state.turns[-1].player
    one, two = (player for player in (1, 2, 3) if player != out)
    tiles = made.state.tile_set.sort(made.state.unseen)
    mine = " ".join(tiles[: made.state.counts[one - 1]])
    window.do("classic.write_end", {f"rack-{one}": mine})
    theirs = " ".join(tiles[made.state.counts[one - 1] :])
    assert f'value="{theirs}"' in window.page
    assert window.do("classic.settle", {f"rack-{one}": mine, f"rack-{two}": theirs})["ok"], window.refused
    gains = {each.player: each.points for each in window.state.adjustments}
    assert gains[out] == -gains[one] - gains[two] > 0


def test_the_arbiter_gives_a_result_to_each_and_takes_points_from_the_third():
    window = at_table("H7 CASA")
    window.to("arbiter")
    window.do("classic_arbiter.choose", data={"act": "penalty"})
    penalty = {"player": "3", "way": "away", "points": "10", "arbiter": JUDGE, "why": "a vorbit"}
    assert window.do("classic_arbiter.decide", penalty)["ok"]
    assert window.state.scores == (8, 0, -10)
    window.do("classic_arbiter.choose", data={"act": "result"})
    result = {"one": "1", "two": "2", "three": "3", "winner": "3", "arbiter": JUDGE, "why": "așa"}
    assert window.do("classic_arbiter.decide", result)["ok"]
    assert (window.state.settled.result, window.state.settled.winner) == ((1, 2, 3), 3)
    window.to("arbiter")
    assert "The result is 1 – 2 – 3, and Ion Luca wins." in window.text


# --- what goes out


def over(players=3):
    return match(players).begin().play("H7 CASA", "I8 STIRE").passes(2 * players)


def test_the_files_say_why_there_is_no_gcg_the_log_names_all_and_home_says_how_many_they_are():
    window = MatchWindow(over())
    window.to("file")
    assert 'id="gcg"' not in window.page and 'id="no-gcg"' in window.page
    answer = window.do("file.save", data={"what": "gcg"})
    assert not answer["ok"] and "can hold only two players" in window.refused
    assert "The game was prepared: Ana Pop – Dan Rusu – Ion Luca" in window.text
    assert "Tiles drawn to see who starts: Ana Pop A, Dan Rusu B, Ion Luca C" in window.text
    assert "The game was counted: Ana Pop 8, Dan Rusu 13, Ion Luca 0" in window.text
    window.go("#/")
    assert "3 players · finished, 8–13–0" in window.text


def test_the_spreadsheet_and_the_page_hold_all_of_them():
    window = MatchWindow(over(4))
    window.to("file")
    saved = window.do("file.save", data={"what": "csv"})["save"]["text"]
    rows = list(csv.reader(io.StringIO(saved), delimiter=";"))
    assert [row[1] for row in rows[1:6]] == [*NAMES, NAMES[0]]
    assert [row[-1] for row in rows[-4:]] == ["8", "13", "0", "0"]
    page = window.do("file.publish")["save"]["text"]
    assert all(f'lang="ro">{name}</span>' in page for name in NAMES)
