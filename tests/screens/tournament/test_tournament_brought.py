"""A tournament's file from another program, from home to the next round."""

from base64 import b64decode
from pathlib import Path

import pytest

from drivers.brought import FORTY_TWO, Brought
from drivers.director_window import DirectorWindow
from faristol.screens.tournament.files.spreadsheets import book, games_csv
from faristol.tournaments.reports import tsh

EVENTS = Path(__file__).parents[2] / "data/events"


def brought(name):
    window = DirectorWindow()
    answer = window.do("home.bring", file=(EVENTS / name).read_bytes(), file_name=name.upper())
    assert answer["ok"] and window.last["url"] == "#/tournament-file"
    return window


def opened(name, **chosen):
    window = brought(name)
    fields = {"name": "Obert", "rounds": "10", "ruleset": "points", "language": "ca", **chosen}
    assert window.do("tournament_file.open", fields)["ok"], window.regions
    window.stream = window.last["stream"]
    return window


def test_it_is_looked_through_before_anything_is_written():
    window = brought("forty-two.t")
    assert "42 players · 6 rounds paired" in window.text
    assert not window.disk.entries
    window = brought("open.trf")
    assert "no scores of the games" in window.work and 'value="An open of seven rounds"' in window.work


def test_all_players_are_looked_through_and_points_that_disagree_are_named_by_their_line():
    window = brought("open.trf")
    assert window.work.count('<td class="figure">') == 3 * 284 and 'id="all-people"' in window.work
    assert 'id="doubts"' not in window.work
    text = (EVENTS / "open.trf").read_text("utf-8")
    line = next(line for line in text.splitlines() if line.startswith("001"))
    wrong = text.replace(line, f"{line[:80]} 0.5{line[84:]}", 1)
    other = DirectorWindow()
    assert other.do("home.bring", file=wrong.encode(), file_name="open.trf")["ok"]
    number = text.splitlines().index(line) + 1
    assert f"Line {number}, " in other.text and "½" not in other.text and ".5 points are stated" in other.text


@pytest.mark.parametrize(("name", "shown"), [("open.trf", "½"), ("forty-two.t", "447 – 315")])
def test_opened_it_goes_on_where_it_was_and_shows_results_as_the_file_has_them(name, shown):
    window = opened(name)
    assert window.state.stage == "between"
    papers = f"#/event/{window.stream}/papers"
    window.go(papers)
    window.do("tournament_papers.print", data={"sheet": "pairings", "of": "1"})
    assert shown in window.regions["print"]
    window.go(f"#/event/{window.stream}")
    assert window.draws()["ok"] and window.publishes()["ok"]
    assert window.state.next == window.state.rounds[-1].number + 1


def test_a_file_that_cannot_be_read_is_refused_at_home_and_nothing_changes():
    window = DirectorWindow()
    window.go("#/")
    answer = window.do("home.bring", file=b"not a tournament", file_name="x.trf")
    assert not answer["ok"] and "report from a chess program" in window.regions["notice"]
    assert window.last["url"] == "#/" and not window.disk.entries


def games_of_tsh(ending):
    event = Brought(tsh.read, FORTY_TWO).state
    return games_csv(event).encode() if ending == ".csv" else b64decode(book(event))


@pytest.mark.parametrize("ending", [".csv", ".xlsx"])
def test_the_games_of_an_event_that_is_over_come_in_as_a_table(ending):
    window = DirectorWindow()
    assert window.do("home.bring", file=games_of_tsh(ending), file_name=f"jocs{ending}")["ok"]
    assert "42 players · 6 rounds paired" in window.text
    fields = {"name": "Obert", "rounds": "6", "ruleset": "points", "language": "ca"}
    assert window.do("tournament_file.open", fields)["ok"]
    window.stream = window.last["stream"]
    window.go(f"#/event/{window.stream}/standings")
    assert window.state.standings()[0].player.name in window.text


@pytest.mark.parametrize(
    ("name", "file", "sentence"),
    [
        ("x.csv", b"Nom;ELO\nAina;1500\n", "is not a tournament"),
        ("x.xlsx", b"PK\x03\x04 and no more", "cannot be read here"),
    ],
)
def test_another_table_is_refused_in_words(name, file, sentence):
    window = DirectorWindow()
    window.go("#/")
    assert not window.do("home.bring", file=file, file_name=name)["ok"]
    assert sentence in window.regions["notice"] and not window.disk.entries


def test_without_a_name_it_is_not_opened_and_the_field_says_so():
    window = brought("forty-two.t")
    answer = window.do(
        "tournament_file.open", {"name": "", "rounds": "10", "ruleset": "points", "language": "ro"}
    )
    assert not answer["ok"] and "no name yet" in window.work
    assert window.do("tournament_file.open", {"name": "Deschis", "rounds": "10", "language": "ro"})["ok"]


def test_a_draft_is_made_anew_of_the_pairs_of_a_chess_program():
    window = opened("forty-two.t")
    window.draws()
    saved = window.do("tournament.save_report")["save"]
    assert saved["name"] == "obert-7.trf" and "XXR 10" in saved["text"]
    before = window.state.draft
    assert not window.do("tournament.take_pairs", file=b"1\n1 2\n")["ok"]
    assert window.state.draft == before
    assert window.do("tournament.take_pairs", file=(EVENTS / "forty-two.pairs").read_bytes())["ok"]
    assert [(pair.first, pair.second) for pair in window.state.draft.pairs][0] == ("p26", "p27")
    assert window.publishes()["ok"]


def test_the_data_of_a_tournament_come_in_beside_the_files_of_events():
    window = DirectorWindow().opens()
    window.whole_round()
    window.go(f"#/event/{window.stream}/file")
    data = window.do("file.save", data={"what": "json"})["save"]["text"].encode()
    event = window.do("file.export")["save"]["text"].encode()
    other = DirectorWindow()
    other.do("home.bring", file=data, file_name="torneig.json")
    assert other.last["url"] == "#/tournament-file" and "8 players · 1 round paired" in other.text
    other = DirectorWindow()
    other.do("home.bring", file=event, file_name="torneig.json")
    assert other.last["url"].startswith("#/event/")


def test_new_ratings_by_elo_are_the_list_of_players_of_the_next_tournament():
    window = DirectorWindow().opens()
    window.whole_round()
    window.go(f"#/event/{window.stream}/standings/ratings")
    window.do("tournament_standings.rate_by", data={"system": "elo"})
    assert window.do("tournament_standings.elo_figures", {"k": "20", "k_new": "24", "few": "9"})["ok"]
    assert not window.do("tournament_standings.elo_figures", {"k": "much"})["ok"]
    saved = window.do("tournament_standings.save_ratings")["save"]
    heads, *lines = saved["text"].removeprefix("\ufeff").splitlines()
    assert heads == "Nom;BARRUF;Partides;Club;Categoria" and len(lines) == 8
    first = window.state.rounds[0].draft.pairs[0]
    names = {id: player.name for id, player in window.state.players.items()}
    rating = {line.split(";")[0]: float(line.split(";")[1].replace(",", ".")) for line in lines}
    ahead = window.state.players[first.first].rating - window.state.players[first.second].rating
    won = 24 * (1 - 1 / (1 + 10 ** (-ahead / 400)))
    expected = window.state.players[first.first].rating + won
    assert rating[names[first.first]] == pytest.approx(expected, abs=0.01)
    later = DirectorWindow(window.disk).opens(players="")
    later.do("tournament_players.read_file", file=saved["text"].encode())
    later.enters(saved["text"])
    again = {player.name: (player.rating, player.games) for player in later.state.players.values()}
    assert again == {name: (value, 1) for name, value in rating.items()}
