"""A tournament on its own screens once a round is published: results, corrections, the end."""

import re

import pytest

from drivers.director_window import DirectorWindow
from drivers.match import Match
from drivers.round_one import in_round_one
from drivers.window import wait_for
from faristol.games.classic import ending
from faristol.games.classic.game import summary
from faristol.storage.files import export_file


def test_results_are_two_numbers_in_a_row_and_close_the_round():
    director = in_round_one()
    assert "4 tables are missing" in director.text
    assert director.last["focus"] == "first-1"
    assert not director.do("tournament.close_round")["ok"]
    assert "for tables: 1, 2, 3, 4" in director.text
    director.writes(1, 412, 388)
    director.writes(2, "", "")
    assert director.types.count("ResultEntered") == 1
    assert "Enter table 2" in director.text
    director.hands_in()
    assert "Close round 1" in director.text
    assert director.do("tournament.close_round")["ok"]
    assert "Pair round 2" in director.text


def test_sheets_come_in_any_order_with_the_number_of_their_table():
    director = in_round_one()
    director.do("tournament.look_at", {"table": "3", "first": "", "second": ""})
    assert 'id="in-hand"' in director.work
    sheet = {"table": "3", "first": "301", "second": "-12"}
    assert director.do("tournament.sheet", sheet, data={"again": "yes"})["ok"]
    assert director.event().rounds[0].sheets[3].result.score == (301, -12)
    assert not director.do("tournament.sheet", {"table": "5", "first": "1", "second": "2"})["ok"]
    assert not director.do("tournament.sheet", {"table": "2", "first": "3o1", "second": "2"})["ok"]
    assert "Table 2: “3o1” is not a score." in director.text


def test_when_every_table_is_in_no_sheet_is_asked_for():
    director = in_round_one()
    for board in (1, 2, 3, 4):
        assert "The next sheet" in director.text
        director.writes(board, 400, 300)
    director.hands_in()
    assert "The next sheet" not in director.text and "Every table is in" in director.text


def test_an_unlikely_score_is_asked_about_and_stays_written():
    director = in_round_one()
    director.writes(1, 1412, 388)
    assert "Is 1412 – 388 right?" in director.text
    assert director.types[-1] == "RoundPublished"
    assert director.do("tournament.look_again")["focus"] == "first-1"
    assert "Is 1412" not in director.text
    assert 'value="1412"' in director.work
    director.writes(1, 1412, 388)
    assert director.do("tournament.sure")["ok"]
    assert director.entries[-1]["score"] == [1412, 388]


@pytest.mark.parametrize(
    ("fields", "counts", "halves", "clause"),
    [
        ({"outcome": "forfeit-second"}, [300, 0], [2, 0], "FED-29"),
        ({"outcome": "double-forfeit"}, [0, 0], [0, 0], "FED-30"),
        ({"outcome": "abandoned-first", "first": "350", "second": "300"}, [240, 300], [0, 2], "FED-18"),
        ({"outcome": "abandoned-both"}, [0, 0], [0, 0], "FED-19"),
        ({"first": "350", "second": "350"}, [350, 350], [1, 1], None),
        ({"first": "350", "second": "340", "over_first": "1:30"}, [330, 340], [0, 2], "FED-28"),
        ({"first": "350", "second": "300", "over_second": "10:01"}, [350, 190], [2, 0], "FED-17"),
    ],
)
def test_what_was_no_ordinary_game_has_a_form_with_its_clauses(fields, counts, halves, clause):
    director = in_round_one()
    director.do("tournament.choose", data={"board": "1"})
    director.do("tournament.open_form", data={"board": "1"})
    director.do("tournament.write", {"outcome": "played", **fields})
    assert 'id="preview"' in director.work
    assert director.do("tournament.report", {"outcome": "played", **fields}, data={"board": "1"})["ok"]
    entry = director.entries[-1]
    assert (entry["counts"], entry["halves"], entry["clause"]) == (counts, halves, clause)


def test_what_it_counts_is_reckoned_at_each_key_from_what_stands_in_all_the_fields():
    director = in_round_one()
    director.do("tournament.open_form", data={"board": "1"})
    pair = director.event().rounds[-1].draft.pairs[0]
    first, second = (director.event().players[player].name for player in (pair.first, pair.second))
    fields = {"outcome": "played", "first": "400", "second": "395", "over_first": "", "over_second": ""}
    seen = []
    for written in ("", "2", "2:", "2:0", "2:01"):
        form = re.search(r'<form[^>]*id="report-form"[^>]*>', director.work)[0]
        at_each_key = re.search(r'data-typing="([^"]+)"', form)[1]
        assert director.do(at_each_key, {**fields, "over_first": written})["ok"]
        shown = re.search(r'id="preview">(.*?)</p>', director.work, re.DOTALL)
        seen.append(" ".join(re.sub("<[^>]*>", " ", shown[1]).split()) if shown else "")
        assert f'value="{written}"' in director.work
    assert [said.split(" · ")[-1] for said in seen] == [
        f"{first} has won",
        f"{second} has won",
        "",
        f"{second} has won",
        f"{second} has won",
    ]
    assert "380 – 395" in seen[1] and "380 – 395" in seen[3] and "370 – 395" in seen[4]
    assert director.do("tournament.report", {**fields, "over_first": "2:01"}, data={"board": "1"})["ok"]
    assert director.entries[-1]["counts"] == [370, 395]


def test_who_has_won_is_asked_where_both_are_more_than_ten_minutes_over():
    director = in_round_one()
    fields = {"outcome": "played", "first": "35", "second": "30", "over_first": "11", "over_second": "12"}
    director.do("tournament.open_form", data={"board": "1"})
    director.do("tournament.write", fields)
    assert 'id="refused"' in director.work and "The arbiter says who has won" in director.text
    assert not director.do("tournament.report", fields, data={"board": "1"})["ok"]
    why = "the clock was started late"
    assert director.do("tournament.report", {**fields, "winner": "1", "why": why}, data={"board": "1"})["ok"]
    assert director.do("tournament.sure")["ok"]
    assert director.entries[-1]["decision"]["why"] == why
    assert director.entries[-1]["halves"] == [0, 2]


# --- afterwards


def test_a_corrected_result_needs_a_reason_and_the_later_round_says_so():
    director = DirectorWindow().opens()
    director.whole_round()
    director.draws()
    director.publishes()
    pairs = director.pairs
    director.go(f"#/event/{director.stream}/round/1")
    director.do("tournament.open_form", data={"board": "1"})
    fields = {"outcome": "played", "first": "300", "second": "400"}
    assert not director.do("tournament.report", fields, data={"board": "1"})["ok"]
    fields["why"] = "the sheet was turned"
    assert director.do("tournament.report", fields, data={"board": "1"})["ok"]
    assert "The pairs of the later round remain" in director.text
    director.go(f"#/event/{director.stream}")
    assert "A result of round 1 was corrected after these pairs were made." in director.text
    assert director.pairs == pairs


def test_a_round_of_which_nothing_was_played_is_called_off_with_a_reason():
    director = in_round_one()
    director.do("tournament.panel", data={"name": "call_off"})
    assert not director.do("tournament.call_off", {"why": ""})["ok"]
    assert director.do("tournament.call_off", {"why": "the room is flooded"})["ok"]
    assert director.event().stage == "players"
    director.draws()
    director.publishes()
    director.writes(1, 400, 300)
    assert not director.do("tournament.call_off", {"why": "again"})["ok"]


def test_absent_withdrawn_and_back():
    director = DirectorWindow().opens()
    director.whole_round()
    director.about("absent", "Aina", round="2")
    director.about("withdraw", "Biel")
    director.draws()
    assert not {"Aina", "Biel"} & {name for pair in director.pairs for name in pair}
    director.publishes()
    director.hands_in()
    director.do("tournament.close_round")
    director.about("bring_back", "Biel")
    director.draws()
    assert {"Aina", "Biel"} <= {name for pair in director.pairs for name in pair}


def test_the_last_round_may_be_paired_otherwise_and_then_it_ends():
    director = DirectorWindow().opens(rounds="2")
    director.whole_round()
    director.do("tournament.panel", data={"name": "terms"})
    director.do("tournament.change_terms", {"mode": "king", "first_round": "adjacent", "scoring": "points"})
    director.draws()
    assert {pair.why.code for pair in director.event().draft.pairs} == {"neighbours"}
    director.publishes()
    director.hands_in()
    director.do("tournament.close_round")
    assert "Play one more round" in director.text
    director.do("tournament.ask_end")
    assert director.do("tournament.end")["ok"]
    assert "The tournament is over" in director.text
    assert not director.do("tournament.reopen", {"why": ""})["ok"]
    assert director.do("tournament.reopen", {"why": "a claim"})["ok"]


def test_a_director_goes_home_to_a_game_and_finds_the_round_there():
    director = in_round_one()
    director.go("#/")
    assert director.last["url"] == "#/"
    assert "Go on with round 1" in director.text


# --- the file of a game


def game(one, two, over=True):
    match = Match("mallorca", players=(one, two), minutes=0).begin()
    match.play("H7 CASA")
    if over:
        match.write(ending.abandon(match.state, 2, match.now))
    return match


def test_the_file_of_a_finished_game_fills_the_form_of_its_table():
    director = in_round_one()
    played = game("Enric", "Aina")
    file = export_file("g", played.entries, "0", [], 0)
    assert director.do("tournament.take_file", file=file)["ok"], director.text
    board = next(n for n, pair in enumerate(director.pairs, 1) if pair == {"Aina", "Enric"})
    assert f">Table {board}<" in director.work
    form = director.held["tournament"]["form"]
    assert sorted((form["first"], form["second"])) == sorted(map(str, played.state.settled.result))
    assert director.do("tournament.report", form, data={"board": str(board)})["ok"]
    assert director.do("tournament.sure")["ok"]
    winner = director.entries[-1]["halves"].index(2)
    pair = director.event().rounds[0].draft.pairs[board - 1]
    assert director.event().players[(pair.first, pair.second)[winner]].name == "Enric"


def test_a_game_that_was_played_on_this_tablet_is_offered_at_its_table():
    director = in_round_one()
    lie_here(director, "later", game("Enric", "Aina"), minutes=1)
    lie_here(director, "earlier", game("Biel", "Fina"), minutes=-60)
    lie_here(director, "unfinished", game("Cesc", "Guiu", over=False), minutes=1)
    lie_here(director, "strangers", game("Zoe", "Xesca"), minutes=1)
    director.go(f"#/event/{director.stream}")
    assert director.work.count("tournament.take_game") == 1
    assert not director.do("tournament.take_game", data={"stream": "strangers"})["ok"]
    assert director.do("tournament.take_game", data={"stream": "later"})["ok"], director.text
    board = next(n for n, pair in enumerate(director.pairs, 1) if pair == {"Aina", "Enric"})
    assert director.held["tournament"]["chosen"]["board"] == board
    form = director.held["tournament"]["form"]
    assert director.do("tournament.report", form, data={"board": str(board)})["ok"]
    assert "tournament.take_game" not in director.work


def lie_here(director, stream, played, minutes):
    """A game of two lies on the device, its last entry so long after the pairs were published."""
    at = director.now + 60_000 * minutes
    card = {**summary(played.state), "stream": stream, "at": at, "entries": len(played.entries)}
    wait_for(director.log.append(stream, 0, played.entries, card))


def test_the_file_of_other_people_or_of_an_unfinished_game_is_refused():
    director = in_round_one()
    for played, said in (
        (game("Enric", "Zoe"), "Enric – Zoe do not play each other in round 1."),
        (game("Enric", "Aina", over=False), "The game Enric – Aina is not over."),
    ):
        file = export_file("g", played.entries, "0", [], 0)
        assert not director.do("tournament.take_file", file=file)["ok"]
        assert said in director.text
    own = export_file("t", director.entries, "0", [], 0)
    assert not director.do("tournament.take_file", file=own)["ok"]
    assert "another kind of event" in director.text


def test_what_will_count_is_said_above_the_button_that_confirms_it():
    director = in_round_one()
    director.writes(2, 0, 300)
    assert director.do("tournament.absent")["focus"] == "report"
    first = director.event().players[director.event().rounds[0].draft.by_table[2].first].name
    assert f"Table 2: {first} did not come" in director.regions["shelf"]
    assert "0 – 300" in director.regions["shelf"]
