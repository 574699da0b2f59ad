"""The score sheet, the game again and a game's file through the front door: intents in, regions out."""

import re

import pytest

from drivers.match_window import MatchWindow
from drivers.page_read import element, rows_of
from drivers.window import Window
from faristol.core.gcg import write_gcg
from faristol.games.classic.noting import note_turn
from faristol.games.classic.recording import as_gcg
from screens.states.classic_sheet import at_the_tablet, over

NAME = "Neus Bonet"
HEAD = b"#character-encoding UTF-8\n#tile-distribution %s\n#player1 neus Neus Bonet\n#player2 pau Pau Riera\n"


def opened(match, page=""):
    """A window with this game on it."""
    window = MatchWindow(match)
    assert window.to(page)["ok"]
    return window


def text_of(window, region="work"):
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", window.regions[region]))


# --- the sheet


def test_the_sheet_has_both_players_the_dash_the_ring_and_the_totals():
    window = opened(over(NAME))
    rows = rows_of(element(window.regions["work"], "turns"))
    assert rows[0] == ["1", "CASATE(S) H4", "68, with the bonus", "68", "2. TRAÇ 8H", "13", "13"]
    assert rows[1] == ["3", "OE 9G not valid", "0", "68", "4. pass", "0", "13"]
    assert rows[2][:4] == ["5", "exchange of 3 tiles", "–", "68"]
    assert "Federation rules, section 6" in text_of(window)
    sums = rows_of(element(window.regions["work"], "sums"))
    assert [(row[0].split(" Fed")[0], row[1], row[2]) for row in sums][-1] == ("Result", "39", "16")


def test_both_players_agree_and_then_the_result_is_final():
    window = opened(over(NAME))
    assert "Pau agrees" in text_of(window, "shelf")
    assert window.do("classic_sheet.sign", data={"player": "2"})["ok"]
    assert window.last["announce"] == "Pau agrees."
    assert f"{NAME} agrees" in text_of(window, "shelf")
    assert not window.do("classic_sheet.sign", data={"player": "2"})["ok"]
    window.do("classic_sheet.sign", data={"player": "1"})
    assert window.last["announce"] == "Both have agreed: the result is final."
    assert window.types[-2:] == ["Signed", "Signed"]
    assert 'id="to-replay"' in window.regions["shelf"]
    assert "classic_sheet.sign" not in window.regions["work"] + window.regions["shelf"]


def test_where_the_document_asks_for_no_signature_nobody_is_asked():
    window = opened(over(NAME, "mallorca"))
    assert "sign" not in window.regions["work"]
    assert 'id="to-replay"' in window.regions["shelf"]


def test_a_joker_is_noted_as_chosen_and_the_device_keeps_it():
    window = opened(over(NAME, "romanian"))
    assert "CASATE(S)" in text_of(window)
    window.do("classic_sheet.blanks", data={"as": "small"})
    assert "CASATEs" in text_of(window) and "CASATE(S)" not in text_of(window)
    window.go("#/")
    window.go("#/event/taula")
    assert "CASATEs" in text_of(window)


@pytest.mark.parametrize("what", ["sheet", "empty"])
def test_what_is_printed_lies_in_the_answer_to_that_tap_only(what):
    window = opened(over(NAME))
    assert window.do("classic_sheet.print", data={"what": what})["print"]
    assert ("CASATE(S)" in window.regions["print"]) == (what == "sheet")
    assert NAME in window.regions["print"]
    window.wait(1).do("refresh")
    assert window.regions["print"] == ""


# --- the game again


def test_each_turn_is_compared_with_the_best_plays_while_the_page_looks():
    match = at_the_tablet(NAME)
    window = opened(match, "replay")
    assert not window.last.get("again")
    assert "play possible" in text_of(window) or "plays possible" in text_of(window)
    summed = rows_of(element(window.regions["work"], "sums"))
    assert int(summed[0][1]) + int(summed[0][2]) == len(match.state.turns)
    turns = rows_of(element(window.regions["work"], "turns"))
    missed = [row[-2] for row in turns]
    assert "–" not in missed and any(each.startswith("\u2212") for each in missed)
    assert all(row[-1] == "0" or row[-1].endswith("%") for row in turns)
    assert "of the chance of winning" in text_of(window) or "No play was worth more" in text_of(window)


def test_one_goes_through_the_turns_and_a_better_play_comes_onto_the_board():
    window = opened(at_the_tablet(NAME), "replay")
    window.do("classic_replay.step", data={"by": "1"})
    assert "Turn 2 of 9" in text_of(window) and window.last["announce"].startswith("Turn 2, ")
    window.do("classic_replay.go_to", {"turn": "1"})
    assert "Turn 1 of 9" in text_of(window)
    window.do("classic_replay.show", data={"number": "0"})
    assert 'data-state="new"' in window.regions["work"]
    window.do("classic_replay.show", data={"number": "0"})
    assert 'data-state="new"' not in window.regions["work"]
    window.do("classic_replay.go_to", data={"turn": "999"})
    assert "Turn 9 of 9" in text_of(window)
    window.do("classic_replay.step", data={"by": "1"})
    assert "Turn 9 of 9" in text_of(window)
    assert window.do("classic_replay.print")["print"]
    assert "Beside the best plays" not in window.regions["work"]
    assert window.regions["print"]


def kept_and_worth(window):
    """What stays after each play that is listed, what that is worth, and what both are."""
    row = r'plays__stays less">\s*([^<]*) <small>([^<]*)</small>\s*</td>\s*<td[^>]*>([^<]*)<'
    return re.findall(row, window.regions["work"])


def test_beside_each_of_the_best_plays_is_what_stays_and_what_it_is_worth():
    """As in the list of every play of the same rack."""
    window = opened(at_the_tablet(NAME), "replay")
    beside = kept_and_worth(window)
    window.do("classic_replay.analyse")
    assert beside and set(beside) <= set(kept_and_worth(window))


def test_every_play_of_a_turns_rack_is_listed_in_the_analysis_and_the_way_back_leads_to_the_turn():
    window = opened(at_the_tablet(NAME), "replay")
    window.do("classic_replay.go_to", {"turn": "2"})
    window.do("classic_replay.analyse")
    assert window.last["url"] == "#/analysis" and 'data-count="' in window.regions["work"]
    assert 'href="#/event/taula/replay"' in window.regions["bar"]
    listed = int(re.search(r'data-count="(\d+)"', window.regions["work"])[1])
    window.go("#/event/taula/replay")
    assert "Turn 2 of 9" in text_of(window)
    assert f"{listed} play" in text_of(window).replace("\u202f", "").replace(",", "")


def test_a_finished_game_is_analysed_from_its_sheet_with_one_tap_and_all_its_turns():
    window = opened(at_the_tablet(NAME))
    window.do("classic_sheet.analyse")
    assert window.last["url"] == "#/analysis" and 'href="#/event/taula/sheet"' in window.regions["bar"]
    turn, turns = map(int, re.search(r"Turn (\d+) of (\d+)", text_of(window, "bar")).groups())
    assert 0 < turn < turns
    window.do("analysis.go_to_turn", data={"by": "-100"})
    assert "Turn 0 of" in text_of(window, "bar") and 'data-count="' in window.regions["work"]


def test_the_position_of_a_turn_whose_rack_nobody_noted_is_analysed_without_one():
    window = opened(over(NAME), "replay")
    window.do("classic_replay.go_to", {"turn": "2"})
    assert "The rack of this turn was not noted" in window.regions["work"]
    window.do("classic_replay.analyse")
    assert window.last["url"] == "#/analysis"
    assert re.search(r'id="rack"[^>]*value=""', window.regions["work"]) and "C, 2" in window.regions["work"]


def test_a_note_on_a_turn_is_written_shown_printed_and_taken_back():
    window = opened(at_the_tablet(NAME), "replay")
    window.do("classic_replay.note", {"note-1": "  better: CASES \n<b>"})
    assert window.last["announce"] == "The note is saved." and window.types[-1] == "TurnNoted"
    assert "better: CASES\n&lt;b&gt;</textarea>" in window.regions["work"]
    assert "Undo: the note" in window.regions["bar"]
    window.do("classic_replay.print")
    assert "better: CASES\n&lt;b&gt;</td>" in window.regions["print"]
    before = len(window.entries)
    window.do("classic_replay.note", {"note-1": "better: CASES\r\n<b>"})
    assert window.last["ok"] and len(window.entries) == before
    window.do("classic_replay.step", data={"by": "1"})
    assert "CASES" not in window.regions["work"]
    window.do("event.undo")
    window.do("classic_replay.go_to", {"turn": "1"})
    assert "CASES" not in window.regions["work"]
    assert 'id="undo"' not in window.regions["bar"]


def test_long_notes_are_printed_on_as_many_pages_as_they_need():
    match = at_the_tablet(NAME)
    for turn in range(1, 10):
        match.write(note_turn(match.state, turn, "\n".join(["paraula " * 20] * 3)))
    window = opened(match, "replay")
    window.do("classic_replay.print")
    pages = window.regions["print"].split('class="paper replay-paper"')[1:]
    assert [page.count("replay-paper__note") for page in pages] == [3, 5, 1]


def test_a_note_does_not_touch_a_result_that_both_have_signed():
    window = opened(over(NAME))
    for player in "12":
        window.do("classic_sheet.sign", data={"player": player})
    window.go("#/event/taula/replay")
    assert window.do("classic_replay.note", {"note-2": "la clau"})["ok"]
    window.go("#/event/taula")
    assert "classic_sheet.sign" not in window.regions["work"] + window.regions["shelf"]
    assert window.do("event.undo")["ok"] and not window.do("event.undo")["ok"]


def test_a_column_of_the_turning_points_leads_to_its_turn():
    window = opened(at_the_tablet(NAME), "replay")
    while window.last.get("again"):
        window.do("look")
    columns = re.findall(r'id="point-(\d+)"[^>]*aria-label="([^"]*)"', window.regions["work"])
    assert [int(number) for number, _ in columns] == list(range(1, 10))
    assert "Ahead:" in columns[0][1] and any("Cost:" in sentence for _, sentence in columns)
    window.do("classic_replay.go_to", data={"turn": "7"})
    assert re.search(r'id="point-7"[^>]*aria-current="true"', window.regions["work"])


def test_nothing_is_told_and_no_note_is_written_while_the_game_is_played():
    match = at_the_tablet(NAME)
    match.entries = match.entries[:6]
    match.write([])
    window = opened(match, "replay")
    assert "still being played" in text_of(window)
    assert "plays possible" not in text_of(window)
    window.do("classic_replay.analyse")
    assert window.last["url"].endswith("/replay")
    assert not window.do("classic_replay.note", {"note-1": "ara"})["ok"]


# --- a game from another program


def bring(window, data, name="joc.gcg"):
    return window.do("home.bring", file=data, file_name=name)


@pytest.mark.parametrize("ruleset", ["federation", "mallorca", "romanian"])
def test_a_game_goes_out_as_gcg_and_comes_back_as_an_event(ruleset):
    match = over(NAME, ruleset)
    window = Window()
    bring(window, write_gcg(match.tile_set, as_gcg(match.state)).encode())
    assert window.last["url"] == "#/game-file"
    assert window.do("game_file.open", {"ruleset": ruleset, "name": "Lliga"})["ok"], window.regions["notice"]
    first = window.entries[0]
    assert (first["type"], first["name"], first["ruleset"]["id"]) == ("ClassicOpened", "Lliga", ruleset)
    assert first["lexicon"]["words"] > 100_000
    state = window.state
    assert sorted(state.scores) == sorted(match.state.scores)
    assert [turn.play for turn in state.turns] == [turn.play for turn in match.state.turns]
    window.go(f"{window.last['url']}/replay")
    assert "Game review" in window.last["title"]


def test_the_rules_are_proposed_that_give_the_points_of_the_file_and_a_game_not_finished_goes_on():
    window = Window()
    bring(window, HEAD % b"romanian" + b">neus: CASA 8G CASA +8 8\n")
    assert re.search(r'value="romanian" checked', window.regions["work"])
    window = Window()
    bring(window, HEAD % b"catalan" + b">neus: CASA 8G CASA +10 10\n")
    window.do("game_file.open", {"ruleset": "federation"})
    assert window.state.stage == "turn"


def test_what_cannot_be_read_is_told_with_its_line():
    window = Window()
    bring(window, HEAD % b"catalan" + b">neus: CASA 8G CASA +10 10\n>pau: what\n")
    assert "line 6" in text_of(window).lower()
    assert not window.do("game_file.open", {"ruleset": "mallorca"})["ok"]
    assert window.last["url"] == "#/game-file"
