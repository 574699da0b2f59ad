"""Serie de maxime through the front door: the form, the groups and their time, papers, the ranking."""

import re

from drivers.club import words
from drivers.series_window import SeriesWindow
from drivers.solo_window import text_of
from drivers.window import Window
from faristol.core.board import Board
from faristol.core.play import write_play
from faristol.core.tiles import Tiles
from faristol.games.best_plays import Best, best_of
from faristol.games.series.event import Series
from faristol.words.plays import find_plays
from faristol.words.slices import finish

MINUTE = 60


def best_plays(event: Series, board: Board, group: Tiles) -> Best:
    return finish(best_of(words("ro"), event.rules, board, group))


def best(event: Series, player: int, group: int, nth: int = 0) -> str:
    """The nth best play of a group on a player's board, by the whole list."""
    found = best_plays(event, event.players[player - 1].board, event.groups[group - 1])
    return write_play(event.tile_set, found.plays[nth].play)


def playable(event: Series, player: int) -> list[int]:
    """Return the groups of which there is a play on a player's board."""
    there, groups = event.players[player - 1], enumerate(event.groups, 1)
    left = [(n, group) for n, group in groups if not there.has_played(n)]
    return [n for n, group in left if find_plays(words("ro"), there.board, group).count]


def types_play(window: SeriesWindow, group: int, text: str) -> SeriesWindow:
    return window.does("group", group=str(group)).does("write", {"play": text}).does("play")


def test_the_form_names_what_cannot_be_and_keeps_the_rest():
    window = SeriesWindow(groups="0", minutes="1000", draws=False)
    problems = text_of(" ".join(re.findall(r'-problem">.*?</p>', window.page, re.DOTALL)))
    assert "A series has 1 to 12 groups." in problems
    assert "Seara maximelor" in window.page and not window.disk.entries
    window = SeriesWindow(players="Ana\nAna", draws=False)
    assert "There is already a player called Ana." in text_of(window.page)


def test_nobody_sees_a_letter_before_the_time_runs():
    window = SeriesWindow(draws=False)
    assert window.last["clock"] is None and 'class="rack__place' not in window.page
    assert "Romanian duplicate" not in window.page and "Ana Pop" in window.page
    window.does("draw")
    assert window.last["clock"]["remaining"] == 60 * MINUTE * 1000
    assert len(re.findall(r'id="group-\d"', window.page)) == 7
    assert window.types == ["SeriesOpened", "GroupsDrawn"]


def test_the_minutes_and_the_groups_are_the_clubs_own():
    window = SeriesWindow(groups="5", minutes="40")
    assert window.last["clock"]["remaining"] == 40 * MINUTE * 1000
    assert len(re.findall(r'id="group-\d"', window.page)) == 5


def test_the_time_comes_to_its_end_by_itself():
    window = SeriesWindow().wait(60 * MINUTE)
    window.does("time")
    assert window.series.stage == "sheets" and window.types[-1] == "SeriesTimeOver"
    assert not SeriesWindow().does("time").series.time_over


def test_a_clock_that_nobody_saw_goes_on_where_it_was_seen_last():
    window = SeriesWindow().wait(100)
    window.do("alive")
    window.close()
    other = Window(window.disk)
    other.now = window.now + 90_000
    other.go(window.last["url"])
    assert "nothing was lost" in text_of(other.page) and 'id="groups"' not in other.page
    assert other.act("series.take_up")["ok"]
    assert other.last["clock"]["remaining"] == (60 * MINUTE - 100) * 1000 and 'id="groups"' in other.page


def test_the_clock_can_be_stopped_and_the_groups_are_covered_meanwhile():
    window = SeriesWindow().wait(10 * MINUTE).does("stop")
    assert 'id="groups"' not in window.page
    window.wait(600).does("take_up")
    assert 49 * MINUTE < window.last["clock"]["remaining"] / 1000 < 50 * MINUTE


def test_papers_are_typed_and_the_ranking_follows_the_first_play():
    window = SeriesWindow().papers()
    group = playable(window.series, 1)[0]
    types_play(window, group, best(window.series, 1, group, nth=1))
    window.does("player", player="2")
    types_play(window, group, best(window.series, 2, group))
    types_play(window, (next_ := playable(window.series, 2)[0]), best(window.series, 2, next_))
    first = re.findall(r'id="player-(\d)"', window.page)
    assert first[:2] == ["2", "1"]
    window.does("ask", question="final").does("final")
    assert window.series.stage == "over"
    assert re.findall(r'id="show-(\d)"', window.page) == ["2", "1", "3"]
    assert "Barbu Ion" in text_of(window.regions["work"])


def test_what_does_not_fit_is_refused_with_its_reason_and_can_be_noted_as_null():
    window = SeriesWindow().papers()
    before = len(window.entries)
    answer = window.act("write", {"play": "A1 CASA"})
    assert not answer["ok"] and len(window.entries) == before
    window.does("null")
    (null,) = window.series.players[0].plays
    assert (null.play, null.points) == (None, 0)


def test_a_word_that_is_not_in_the_list_is_shown_before_it_is_noted():
    window = SeriesWindow().papers()
    tiles = [tile for tile in window.series.groups[0] if tile != "?"][:5]
    window.does("group", group="1").does("write", {"play": "H8 " + "".join(tiles)})
    assert "Not in the word list" in text_of(window.page)
    window.does("play")
    (null,) = window.series.players[0].plays
    assert (null.points, null.clause) == (0, "ROM-9") and window.series.players[0].board.is_empty


def test_a_play_that_was_typed_is_taken_back():
    window = SeriesWindow().papers()
    types_play(window, 2, best(window.series, 1, 2))
    assert "Take back the play" in window.regions["bar"]
    window.act("event.undo")
    assert window.series.players[0].plays == ()


def test_a_player_comes_late_and_is_not_called_as_another():
    window = SeriesWindow()
    window.does("add_player", {"name": "  Dan   Pop "})
    assert not window.act("add_player", {"name": "Dan Pop"})["ok"]
    assert "There is already a player called Dan Pop." in text_of(window.page)
    assert not window.act("add_player", {"name": " "})["ok"]
    window.papers().does("add_player", {"name": "Elena"})
    assert [each.name for each in window.series.players][3:] == ["Dan Pop", "Elena"]
    assert "Elena, group 1" in text_of(window.page)


def test_a_sanction_is_asked_with_its_points_and_reason():
    window = SeriesWindow().papers().does("ask", question="sanction")
    assert not window.act("sanction", {"points": "x", "why": "Talked"})["ok"]
    assert not window.act("sanction", {"points": "2", "why": " "})["ok"]
    window.does("sanction", {"points": "2", "why": "Talked"})
    assert window.series.players[0].deducted == 2
    window.does("ask", question="final").does("final")
    assert "−2 ranking points" in text_of(window.page)


def test_alone_the_plays_are_made_while_the_time_runs_and_the_last_group_ends_it():
    window = SeriesWindow(way="alone", own="Ana", groups="2")
    types_play(window, 2, best(window.series, 1, 2))
    assert window.types[-1] == "PlayMade" and "Take back" not in window.regions["bar"]
    types_play(window, 1, best(window.series, 1, 1))
    assert window.types[-2:] == ["PlayMade", "SeriesTimeOver"]
    assert window.series.stage == "over" and "Ana" in text_of(window.regions["work"])


def test_alone_what_lies_there_and_fits_is_played_when_the_time_is_over():
    window = SeriesWindow(way="alone", minutes="10")
    window.does("write", {"play": best(window.series, 1, 1)}).wait(10 * MINUTE)
    window.does("time")
    assert window.types[-2:] == ["PlayMade", "SeriesTimeOver"]
    assert window.series.players[0].plays[0].points > 0


def test_alone_no_word_is_looked_up_before_it_is_played():
    window = SeriesWindow(way="alone")
    tiles = [tile for tile in window.series.groups[0] if tile != "?"][:5]
    window.does("group", group="1").does("write", {"play": "H8 " + "".join(tiles)})
    assert "Not in the word list" not in text_of(window.page)
    window.does("play")
    assert window.series.players[0].plays[0].points == 0
    assert not window.act("null")["ok"]


def test_in_the_variant_vowels_are_chosen_or_come_with_the_written_play():
    window = SeriesWindow(consonants="on").papers()
    event = window.series
    group = next(n for n in range(1, 8) if event.own_vowels(n) > 1)
    window.does("group", group=str(group))
    announced = len(event.announced(group))
    window.does("vowel", vowel="A").does("vowel", vowel="E")
    assert len(re.findall(r'id="rack-\d"', window.regions["shelf"])) == announced + 2
    window.does("other_vowels")
    assert len(re.findall(r'id="rack-\d"', window.regions["shelf"])) == announced
    consonant = next(tile for tile in event.announced(group) if tile != "?")
    window.does("write", {"play": f"H8 {consonant}A"}).does("play")
    assert window.series.players[0].plays[0].play == f"H8 {consonant}A"


def test_the_event_is_on_home_and_is_opened_again_as_it_was():
    window = SeriesWindow().papers()
    types_play(window, 3, best(window.series, 1, 3))
    stream = window.last["stream"]
    window.go("#/")
    assert "Serie de maxime · 3 players" in text_of(window.page)
    other = Window(window.disk)
    window.close()
    other.go(f"#/event/{stream}")
    assert 'id="made-1"' in other.page


def test_its_file_has_the_log_the_page_and_the_spreadsheet():
    window = SeriesWindow().papers()
    types_play(window, 3, best(window.series, 1, 3))
    window.does("null").does("ask", question="sanction").does("sanction", {"points": "1", "why": "Late"})
    window.does("ask", question="final").does("final")
    window.go(window.last["url"] + "/file")
    log = text_of(window.page)
    assert "Ana Pop, group 3:" in log and "Ana Pop, group 1: null" in log
    assert "Ana Pop loses ranking points: 1. Late" in log
    page = window.act("file.publish")["save"]["text"]
    assert "Barbu Ion" in page and "The ranking" in page or "Clasament" in page
    csv = window.act("file.save", what="csv")["save"]["text"]
    assert csv.count("\n") == 4 and "Costel" in csv


def test_its_papers_have_the_ranking_and_the_best_plays_of_the_groups():
    window = SeriesWindow().papers()
    play = best(window.series, 1, 3)
    types_play(window, 3, play).does("ask", question="final").does("final")
    event, points = window.series, window.series.players[0].points
    printed = {}
    for sheet in ("ranking", "groups"):
        answer = window.act("series_result.print", sheet=sheet)
        assert answer["print"]
        printed[sheet] = text_of(window.regions["print"])
    assert re.search(rf"1 Ana Pop {points} – –", printed["ranking"])
    assert f"{points} Ana Pop" in printed["groups"]
    for number, group in enumerate(event.groups, 1):
        found = best_plays(event, Board(), group)
        assert " ".join(event.announced(number)) in printed["groups"]
        assert not found.plays or str(found.points) in printed["groups"]


def test_afterwards_one_asks_what_was_the_most_of_any_group_that_was_left():
    window = SeriesWindow().papers()
    group = playable(window.series, 1)[0]
    types_play(window, group, best(window.series, 1, group, nth=1))
    event = window.series
    first = max(
        (found.plays[0].score if (found := best_plays(event, Board(), each)).plays else 0, -n)
        for n, each in enumerate(event.groups, 1)
    )
    window.does("ask", question="final").does("final")
    window.act("series_result.the_most", nth="1")
    said = text_of(window.page)
    assert f"best, group {-first[1]}:" in said and f" {first[0]} " in said
    window.act("series_result.the_most", nth="9")
    assert window.last["ok"]


def test_where_only_consonants_were_announced_it_is_not_asked():
    window = SeriesWindow(consonants="on").papers().does("null").does("ask", question="final").does("final")
    assert "What was the best play?" not in text_of(window.page)
    assert window.act("series_result.the_most", nth="1")["ok"] and 'id="most-1"' not in window.page
