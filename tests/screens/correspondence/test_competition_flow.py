"""An arbiter's competition by letter through its screens: from the form to the final classification."""

import json
from datetime import date

import pytest

from drivers.window import Window
from faristol.games.correspondence import ending
from faristol.games.correspondence.facts import apply, opened
from faristol.games.correspondence.sheet import read_sheet, write_sheet
from faristol.games.log import stamped
from faristol.storage.files import export_file, read_file

FORM = {"arbiters": "Dorina", "begins": "2026-03-01", "closes": "2027-03-31", "way": "e-mail"}


def opened_competition(**chosen):
    window = Window()
    window.go("#/competition")
    assert window.do("competition_setup.open", {**FORM, "name": "Ediția a 15-a", **chosen})["ok"]
    return window


@pytest.fixture
def arbiter():
    return opened_competition(program="on")


def enter(window, *names):
    for name in names:
        fields = {"player": name, "address": f"{name.lower()}@example.ro", "coefficient": "", "place": ""}
        assert window.do("competition.enter", fields)["ok"]


def here(window):
    return f"#/event/{window.last['stream']}"


def begin(window, *names):
    enter(window, *names)
    window.go(f"{here(window)}/string")
    assert window.do("competition.hear", {"room": "zăpadă"})["ok"]
    assert window.do("competition.pair", data={})["ok"]
    return window


def test_what_is_missing_is_said_under_its_field():
    window = Window()
    window.go("#/competition")
    for wrong, field in (
        ({"name": " "}, "name"),
        ({"begins": ""}, "begins"),
        ({"closes": "2026-02-01"}, "closes"),
    ):
        answer = window.do("competition_setup.open", {**FORM, "name": "Ediția", **wrong})
        assert not answer["ok"] and answer["focus"] == field
        assert f'id="{field}-problem"' in window.page


def test_from_the_form_to_the_final_classification(arbiter):
    begin(arbiter, "Ana", "Barbu", "Carmen")
    games = next(entry for entry in arbiter.entries if entry["type"] == "GamesPaired")["games"]
    assert len(games) == 3
    for number, (red, blue) in enumerate(((524, 480), (400, 120), (300, 300)), 1):
        arbiter.go(f"{here(arbiter)}/game/{number}")
        fields = {"way": "played-out", "red": str(red), "blue": str(blue)}
        assert arbiter.do("competition.report", fields)["ok"]
    assert "1.5219 · 0.4781" in arbiter.page and "1.6667 · 0.2308" in arbiter.page
    assert arbiter.do("competition.end")["ok"]
    assert "final standings" in arbiter.page
    arbiter.go(f"{here(arbiter)}/file")
    table = arbiter.do("file.save", data={"what": "csv"})["save"]["text"]
    page = arbiter.do("file.publish")["save"]["text"]
    assert "1,5219" in table and "1,5219" in page
    assert "example.ro" not in page and "secret" not in json.dumps(read_file(page.encode()).entries[0])
    assert Window().do("home.bring", file=page.encode())["ok"]


def test_rounds_follow_one_another_and_what_the_regulations_leave_open_is_said(arbiter):
    enter(arbiter, "Ana", "Barbu", "Carmen")
    arbiter.go(f"{here(arbiter)}/string")
    assert arbiter.do("competition.hear", {"room": "zăpadă"})["ok"]
    assert "Clavecin" in arbiter.page and "they give no rule for it" in arbiter.page
    assert arbiter.do("competition.pair_round")["ok"]
    assert "Round 1" in arbiter.page and "no game in this round" in arbiter.page
    assert "Make round 2" not in arbiter.page and not arbiter.do("competition.pair_round")["ok"]
    arbiter.go(f"{here(arbiter)}/game/1")
    assert arbiter.do("competition.report", {"way": "played-out", "red": "524", "blue": "480"})["ok"]
    assert "Make round 2" in arbiter.page and arbiter.do("competition.pair_round")["ok"]
    assert "Round 2" in arbiter.page and f"{here(arbiter)}/game/2" in arbiter.page
    assert arbiter.do("event.undo")["ok"] and "Make round 2" in arbiter.page
    assert 'id="pair-round"' in arbiter.regions["shelf"] and 'id="end"' in arbiter.regions["shelf"]
    assert arbiter.do("competition.end")["ok"] and "Make round 2" not in arbiter.page


def test_a_player_goes_on_from_the_arbiters_file_and_sends_it_back(arbiter):
    begin(arbiter, "Ana", "Barbu")
    arbiter.go(f"{here(arbiter)}/game/1")
    saved = arbiter.do("competition.sheet_file")["save"]
    player = Window()
    assert player.do("home.bring", file=saved["text"].encode())["ok"]
    (first,) = player.entries
    assert first["type"] == "CorrespondenceOpened" and first["program"] is True
    assert first["string"] == next(each for each in arbiter.entries if each["type"] == "RoomHeard")["string"]
    entries = [first]
    assert not arbiter.do("competition.read", file=export_file("x", entries, "0", [], 0))["ok"]
    assert "not over yet" in arbiter.page
    entries += stamped(ending.abandon(opened(first), 2), 1, first["at"], "k")
    arbiter.go(here(arbiter))
    assert arbiter.do("competition.read", file=export_file("x", entries, "0", [], 0))["ok"]
    assert "1.5300 · 0.4700" in arbiter.page


def test_a_game_that_waits_for_the_arbiters_answer_is_opened_to_judge_it(arbiter):
    begin(arbiter, "Ana", "Barbu")
    arbiter.go(f"{here(arbiter)}/game/1")
    (first,) = read_file(arbiter.do("competition.sheet_file")["save"]["text"].encode()).entries
    facts = ending.claim_time(opened(first), 1, date(2026, 6, 1), sure=True)
    facts += ending.closed(apply(opened(first), facts[0]), reported=True)
    entries = [first, *stamped(facts, 1, first["at"], "k")]
    competition = here(arbiter)
    arbiter.go(competition)
    assert arbiter.do("competition.read", file=export_file("x", entries, "0", [], 0))["ok"]
    assert here(arbiter) != competition and "claims that the time was exceeded" in arbiter.page
    assert arbiter.do("correspondence_arbiter.judge_time", data={"claim": "1", "over": "yes"})["ok"]
    assert "timpul a fost depășit" in arbiter.page
    for entries_in_words, refusal in ((write_sheet(entries[:1]), "not over yet"), ("Bună", "no line")):
        arbiter.go(competition)
        assert not arbiter.do("competition.read", file=entries_in_words.encode())["ok"]
        assert refusal in arbiter.page


def test_a_file_of_another_game_changes_nothing(arbiter):
    begin(arbiter, "Ana", "Barbu")
    before = arbiter.entries
    other = opened_competition(name="Altă ediție")
    begin(other, "Ana", "Barbu")
    other.go(f"{here(other)}/game/1")
    file = other.do("competition.sheet_file")["save"]["text"].encode()
    assert not arbiter.do("competition.read", file=file)["ok"]
    assert not arbiter.do("competition.read", file=b"%PDF-1.7")["ok"]
    assert arbiter.entries == before


def test_a_copy_from_a_published_page_mixes_no_string(arbiter):
    enter(arbiter, "Ana", "Barbu")
    arbiter.go(f"{here(arbiter)}/file")
    page = arbiter.do("file.publish")["save"]["text"]
    copy = Window()
    copy.do("home.bring", file=page.encode())
    copy.go(f"{here(copy)}/string")
    answer = copy.do("competition.hear", {"room": "zăpadă"})
    assert not answer["ok"] and not answer.get("broken")
    assert "without the secret" in copy.regions["notice"]


def test_the_letter_has_all_that_stands_on_the_front_of_the_sheet(arbiter):
    begin(arbiter, "Ana", "Barbu")
    arbiter.go(f"{here(arbiter)}/game/1")
    text = arbiter.do("competition.letter")["save"]["text"]
    string = next(each for each in arbiter.entries if each["type"] == "RoomHeard")["string"]
    (opened,) = read_sheet(text)
    assert opened["string"] == string
    assert opened["players"] == ["Ana", "Barbu"]
    assert "Dorina" in text and "01.03.2026" in text
    player = Window()
    player.go("#/correspondence")
    assert player.do("correspondence_setup.open", {"how": "sheet", "sheet": text, "me": "blue"})["ok"]
    assert player.entries[0]["lexicon"] == arbiter.entries[0]["lexicon"]


def test_a_list_of_players_and_pairs_by_hand(arbiter):
    text = "Nume;Adresa;Coeficient\nAna;Cluj;1,52\nBarbu;Iași;\n"
    assert arbiter.do("competition.enter_list", {"list": text})["ok"]
    arbiter.go(f"{here(arbiter)}/string")
    arbiter.do("competition.by_hand")
    answer = arbiter.do("competition.type_string", {"string": "ABC"})
    assert not answer["ok"] and 'id="string-problem"' in arbiter.page
    arbiter.do("competition.by_hand")
    arbiter.do("competition.hear", {"room": "x"})
    assert not arbiter.do("competition.pair_typed", {"pairs": "Ana – Carmen"})["ok"]
    assert "Line 1" in arbiter.page
    assert arbiter.do("competition.pair_typed", {"pairs": "Barbu - ana\nAna - Barbu"})["ok"]
    assert arbiter.entries[-1]["games"] == [["p2", "p1"], ["p1", "p2"]]


@pytest.mark.parametrize(
    ("fields", "missing"),
    [
        ({"way": "played-out", "red": "", "blue": ""}, "red"),
        ({"way": "played-out", "red": "431", "blue": " "}, "blue"),
        ({"way": "abandoned", "red": "40", "blue": "0", "lost": "1", "turns": ""}, "turns"),
    ],
)
def test_a_field_left_empty_is_no_result(arbiter, fields, missing):
    begin(arbiter, "Ana", "Barbu")
    arbiter.go(f"{here(arbiter)}/game/1")
    arbiter.do("competition.choose", fields)
    before = len(arbiter.entries)
    assert not arbiter.do("competition.report", fields)["ok"]
    assert f'id="{missing}-problem"' in arbiter.page
    assert len(arbiter.entries) == before
    whole = {**fields, "red": "401", "blue": "240", "turns": "2"}
    assert arbiter.do("competition.report", whole)["ok"]
    assert len(arbiter.entries) == before + 1


def test_an_unlikely_score_is_asked_about_and_counts_once_somebody_is_sure(arbiter):
    begin(arbiter, "Ana", "Barbu")
    address, before = f"{here(arbiter)}/game/1", len(arbiter.entries)
    arbiter.go(address)
    typed = {"way": "played-out", "red": "0", "blue": "0"}
    arbiter.do("competition.choose", typed)
    assert arbiter.do("competition.report", typed)["ok"]
    assert "Is 0 – 0 right?" in arbiter.page
    assert "Game 1: Ana – Barbu. Check the sheet." in arbiter.page
    assert len(arbiter.entries) == before
    arbiter.do("dismiss")
    assert "Is 0 – 0 right?" not in arbiter.page
    assert 'value="0"' in arbiter.regions["work"]
    assert not arbiter.do("competition.sure")["ok"]
    arbiter.do("competition.report", {**typed, "red": "5024", "blue": "480"})
    assert "Check the sheet" not in arbiter.page
    arbiter.do("competition.report", {**typed, "red": "824", "blue": "480"})
    assert arbiter.do("competition.sure")["ok"]
    assert arbiter.entries[-1]["scores"] == [824, 480]
    arbiter.go(address)
    assert arbiter.do("competition.report", {**typed, "red": "830", "blue": "480", "why": "x"})["ok"]
    assert arbiter.do("competition.sure")["ok"]
    assert (arbiter.entries[-1]["type"], arbiter.entries[-1]["scores"]) == ("ReportCorrected", [830, 480])


def test_few_points_are_ordinary_in_a_game_that_stopped_early(arbiter):
    begin(arbiter, "Ana", "Barbu")
    arbiter.go(f"{here(arbiter)}/game/1")
    fields = {"way": "abandoned", "red": "40", "blue": "0", "lost": "1", "turns": "2"}
    arbiter.do("competition.report", {**fields, "blue": "940"})
    assert "Is 40 – 940 right?" in arbiter.page
    arbiter.do("dismiss")
    before = len(arbiter.entries)
    arbiter.do("competition.report", fields)
    assert len(arbiter.entries) == before + 1


def test_penalties_and_exclusion_want_a_reason_and_can_be_undone(arbiter):
    begin(arbiter, "Ana", "Barbu")
    arbiter.go(f"{here(arbiter)}/game/1")
    arbiter.do("competition.report", {"way": "agreed", "red": "100", "blue": "90"})
    arbiter.go(f"{here(arbiter)}/game/1")
    assert not arbiter.do("competition.punish", {"side": "1", "off": "0,3", "why": ""})["ok"]
    assert not arbiter.do("competition.punish", {"side": "1", "off": "2", "why": "x"})["ok"]
    assert arbiter.do("competition.punish", {"side": "1", "off": "0,3", "why": "x"})["ok"]
    assert "0.7000" in arbiter.page
    arbiter.do("event.undo")
    assert "0.7000" not in arbiter.page
    arbiter.go(here(arbiter))
    arbiter.do("competition.edit", data={"player": "p1"})
    assert arbiter.do("competition.exclude", {"why": "x"}, data={"player": "p1"})["ok"]
    assert "excluded" in arbiter.page


def test_it_does_not_end_while_players_may_still_report(arbiter):
    begin(arbiter, "Ana", "Barbu")
    assert not arbiter.do("competition.end")["ok"]
    arbiter.now = int(date(2027, 4, 6).toordinal() - date(1970, 1, 1).toordinal()) * 86_400_000
    assert arbiter.do("competition.end")["ok"]
    assert "0.0000 · 0.0000" in arbiter.page
    assert not arbiter.do("competition.reopen", {"why": " "})["ok"]
    assert arbiter.do("competition.reopen", {"why": "a sosit o fișă"})["ok"]


def test_numbers_are_written_as_the_reader_writes_them(arbiter):
    begin(arbiter, "Ana", "Barbu")
    arbiter.go(f"{here(arbiter)}/game/1")
    arbiter.do(
        "competition.report", {"way": "abandoned", "red": "-10", "blue": "40", "lost": "1", "turns": "3"}
    )
    arbiter.language = "ro"
    arbiter.go(here(arbiter))
    assert "\u221210 – 40" in arbiter.page
    assert "0,4700 · 1,5300" in arbiter.page
    assert "1.5300" not in arbiter.page
    arbiter.go(f"{here(arbiter)}/game/1")
    assert not arbiter.do("competition.punish", {"side": "1", "off": "2", "why": "x"})["ok"]
    assert "0,1" in arbiter.page
    arbiter.go(f"{here(arbiter)}/file")
    assert "1,5300;" in arbiter.do("file.save", data={"what": "csv"})["save"]["text"]
