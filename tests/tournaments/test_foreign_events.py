"""Whole events of other programs: each goes through every format that is written here, and loses no game."""

import re
from base64 import b64decode
from collections import Counter
from fractions import Fraction
from io import BytesIO
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from drivers.brought import BLITZ, FORTY_TWO, NOON, OPEN, Brought
from faristol.screens.parts.workbook import sheets as texts_of
from faristol.screens.tournament.files.results_json import json_text
from faristol.screens.tournament.files.spreadsheets import association_csv, book, games_csv
from faristol.tournaments.barruf import barruf
from faristol.tournaments.reports import games, own_json, trf, tsh
from screens.tournament.test_tournament_page import published

EVENTS = pytest.mark.parametrize(
    ("read", "text"),
    [(trf.read, OPEN), (trf.read, BLITZ), (tsh.read, FORTY_TWO)],
    ids=["open", "blitz", "tsh"],
)
CELLS = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def stands(event):
    """What each has made, by starting number: halves, points for, rounds played, opponents."""
    numbers = event.numbers
    return {
        numbers[row.player.id]: (
            row.record.halves,
            row.record.won,
            row.record.rounds,
            sorted(numbers[other] for other, _ in row.record.faced),
        )
        for row in event.standings()
    }


def results(event):
    """All games by round: the numbers of both and what came of it."""
    numbers = event.numbers
    return [
        {(numbers[pair.first], numbers[pair.second], sheet.result.halves) for _, pair, sheet in each.boards}
        for each in event.rounds
    ]


@EVENTS
def test_through_our_own_document_it_comes_back_whole(read, text):
    event = Brought(read, text).state
    again = Brought(own_json.read, json_text(event, NOON)).state
    assert stands(again) == stands(event) and results(again) == results(event)
    assert [player.name for player in again.players.values()] == [
        player.name for player in sorted(event.players.values(), key=lambda player: event.numbers[player.id])
    ]
    assert (
        json_text(again, NOON).split('"rounds": [')[1]
        == json_text(Brought(own_json.read, json_text(again, NOON)).state, NOON).split('"rounds": [')[1]
    )


@EVENTS
def test_it_leaves_as_a_chess_report_and_comes_back_with_every_result(read, text):
    event = Brought(read, text).state
    again = Brought(trf.read, trf.write(event, NOON)).state
    assert results(again) == results(event)
    assert {number: made[0] for number, made in stands(again).items()} == {
        number: made[0] for number, made in stands(event).items()
    }


@EVENTS
def test_it_leaves_as_a_division_of_tsh_and_comes_back_with_every_game(read, text):
    event = Brought(read, text).state
    again = Brought(tsh.read, tsh.write(event)).state
    order = sorted(event.numbers.values())
    numbered = {number: at for at, number in enumerate(order, 1)}

    def played(rounds, number):
        return [
            {(number(one), number(two), halves) for one, two, halves in games if halves != (0, 0)}
            for games in rounds
        ]

    ours = played(results(event), numbered.__getitem__)
    theirs = played(results(again), int)
    met = [{(frozenset(game[:2]), max(game[2])) for game in games} for games in ours]
    assert [{(frozenset(game[:2]), max(game[2])) for game in games} for games in theirs] == met


def sheets(event):
    """The rows of each sheet of the spreadsheet, each cell by the letter of its column."""
    with ZipFile(BytesIO(b64decode(book(event)))) as packed:
        names = sorted(name for name in packed.namelist() if "/worksheets/" in name)
        trees = [ElementTree.fromstring(packed.read(name)) for name in names]
    return [[_cells(row) for row in tree.iter(f"{CELLS}row")] for tree in trees]


def _cells(row):
    return {cell.get("r", "").rstrip("0123456789"): "".join(cell.itertext()) for cell in row}


@EVENTS
def test_the_spreadsheet_has_every_player_and_every_game(read, text):
    event = Brought(read, text).state
    standings, games, *_ = sheets(event)
    names = {player.name for player in event.players.values()}
    assert len(standings) == len(names) + 1 and names <= {cell for row in standings for cell in row.values()}
    ours = Counter(
        (each.number, event.players[pair.first].name, event.players[pair.second].name, sheet.result.halves[0])
        for each in event.rounds
        for _, pair, sheet in each.boards
    )
    written = Counter(
        (int(row["A"]), row["C"], row["E"], Fraction(row["G"].replace(",", ".")) * 2)
        for row in games[1:]
        if "E" in row
    )
    assert written == ours
    assert len(games) - 1 - written.total() == sum(len(each.draft.byes) for each in event.rounds)
    assert len(games_csv(event).splitlines()) == len(games)


def by_name(event):
    """What each has made who played or rested, and every result with its outcome."""
    name = {number: event.players[id].name for id, number in event.numbers.items()}
    played = {
        name[number]: (halves, won, rounds, sorted(name[other] for other in faced))
        for number, (halves, won, rounds, faced) in stands(event).items()
        if rounds
    }
    outcomes = [
        {
            (event.players[pair.first].name, event.players[pair.second].name, sheet.result.outcome)
            for _, pair, sheet in each.boards
        }
        for each in event.rounds
    ]
    return played, outcomes


@EVENTS
def test_the_table_of_games_comes_back_as_csv_and_as_a_spreadsheet(read, text):
    event = Brought(read, text).state
    table = next(filter(games.is_table, texts_of(b64decode(book(event)))))
    for written in (games_csv(event), table):
        assert by_name(Brought(games.read, written).state) == by_name(event)


def test_the_associations_table_brings_the_standings_of_an_event_that_is_over():
    event = Brought(tsh.read, FORTY_TWO).state
    again = Brought(games.read, association_csv(event)).state
    assert by_name(again)[0] == by_name(event)[0]


@EVENTS
def test_the_page_for_everybody_shows_the_whole_event(read, text):
    club = Brought(read, text)
    event, page = club.state, published(club)
    text_of = re.sub(r"<[^>]*>", "\n", page)
    assert all(player.name in text_of for player in event.players.values())
    for each in event.rounds:
        part = page.split(f'id="round-{each.number}"')[1].split("</details>")[0]
        assert part.count("<tr>") == len(each.draft.pairs) + 1
    assert page.count('<details id="player-') == len(event.players)
    cross = page.split('<h2 id="cross">')[1].split('<h2 id="players">')[0]
    assert cross.count("<tr>") == len(event.players) + 1


def test_a_finished_event_gives_standings_and_new_ratings():
    """Rated by hand from the report: the games against rated opponents at the board."""
    event = Brought(trf.read, OPEN).state
    rated = {each.player.id: each for each in barruf(list(event.players.values()), event.played)}
    at_board = re.findall(
        r" [wb] [10=]", next(line for line in OPEN.splitlines() if line.startswith("001    1"))
    )
    assert rated["p1"].games == len(at_board) == 7
    assert event.standings()[0].record.halves == 13


@EVENTS
def test_nothing_of_it_is_lost_once_a_round_is_played_on(read, text):
    club = Brought(read, text, more=1)
    before = results(club.state)
    club.pair(repeats_agreed=True).publish().better_win().close()
    written = trf.write(club.state, NOON) if read == trf.read else tsh.write(club.state)
    again = Brought(read, written).state
    assert results(again)[: len(before)] == before and len(again.rounds) == len(before) + 1
