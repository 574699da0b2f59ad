"""A game of two as files: the page for everybody, GCG, the sheet for a spreadsheet; its log in sentences."""

import csv
import io
import re

import pytest

from drivers.markup import read
from drivers.match import Match
from drivers.page_read import element, rendered, rows_of
from faristol.core.gcg_reading import read_gcg
from faristol.games.classic.errors import StillPlayed
from faristol.games.publishing import public
from faristol.screens.activities import ACTIVITIES, published_page
from faristol.screens.home.file.view import FILE
from faristol.screens.parts.spreadsheet import MARK
from faristol.storage.files import read_file
from faristol.texts import LANGUAGES
from screens.states.classic_sheet import AT, mixed, over, running, signed, with_every_entry
from screens.states.every import scene

NAME = "Neus Bonet"
RULESETS = ["mallorca", "federation", "romanian"]


def exported(match, what, **more):
    page = scene(f"{AT}/file", match, **more)
    return ACTIVITIES["classic"].exports[what].file(page.event, page, "partida")


def published(match):
    page = scene(AT, match)
    return published_page(page.event, "0.1.0", page.now, 60)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_page_can_be_read_back_and_needs_nothing_from_anywhere(ruleset):
    match = over(NAME, ruleset)
    html = published(match)
    found = read_file(html.encode())
    assert (found.entries, found.digest_ok, found.published) == (public(match.entries), True, True)
    assert "secret" not in found.entries[0]
    assert "<script" not in html and "http:" not in html and "https:" not in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_the_sheet_and_the_board_after_each_turn(language):
    match = signed(NAME, 1)
    match.entries[0] = {**match.entries[0], "publication": language}
    root = read(published(match).replace("<!doctype html>", ""))
    turns = [each for each in root.all() if each.attributes.get("id", "").startswith("turn-")]
    assert len(turns) == len(match.state.turns)
    boards = [each for each in root.all() if each.attributes.get("class") == "board"]
    tiles = [sum("t" in tile.attributes.get("class", "").split() for tile in each.all()) for each in boards]
    assert tiles[:6] == [7, 10, 10, 10, 10, 11]
    ids = {each.attributes["id"] for each in root.all() if "id" in each.attributes}
    links = [each.attributes["href"] for each in root.all() if each.name == "a"]
    assert links and all(link.removeprefix("#") in ids for link in links)


def test_nothing_that_holds_racks_is_made_and_no_rack_is_told_while_the_game_runs():
    match = Match("mallorca", "tablet").begin()
    for make in (lambda: published(match), lambda: exported(match, "gcg")):
        with pytest.raises(StillPlayed):
            make()
    assert exported(match, "csv").text.startswith(MARK)
    made = Match("mallorca", "tablet").begin()
    racks = [made.tile_set.write(rack) for rack in made.state.racks]
    page = "".join(rendered(scene(f"{AT}/file", made)).values())
    assert not any(rack in page or " ".join(rack) in page for rack in racks)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_gcg_is_what_other_programs_read(ruleset):
    match = over(NAME, ruleset)
    saved = exported(match, "gcg")
    assert saved.name == "partida.gcg"
    game = read_gcg(match.tile_set, saved.text.encode())
    assert [turn.kind for turn in game.turns][:4] == ["play", "play", "play", "withdrawn"]
    last = {turn.nick: turn.total for turn in game.turns}
    assert sorted(last.values()) == sorted(match.state.scores)


def cells(match, **more):
    text = exported(match, "csv", **more).text.removeprefix(MARK)
    return list(csv.reader(io.StringIO(text), delimiter=";"))


def test_the_spreadsheet_has_a_line_for_each_turn_and_what_was_counted():
    lines = cells(over(NAME))
    assert lines[1] == ["1", "Pau", "H4", "CASATE(S)", "", "68", "68"]
    assert (lines[3][3], lines[3][5], lines[3][6]) == ("OE", "0", "68")
    assert lines[5][5] == "–"
    assert [line[-1] for line in lines[-2:]] == [str(points) for points in over(NAME).state.settled.result]
    # 68 and 19: the racks cost 9 and 3, two minutes 20.
    assert {line[1]: line[-1] for line in lines[-2:]} == {"Pau": "39", NAME: "16"}


def test_a_joker_is_written_as_the_device_has_chosen():
    assert cells(over(NAME, "romanian"))[1][3] == "CASATE(S)"
    assert cells(over(NAME, "romanian"), remembered={"sheet-blanks": "small"})[1][3] == "CASATEs"
    assert cells(over(NAME), remembered={"sheet-blanks": "small"})[1][3] == "CASATE(S)"


def sentences(match):
    page = rendered(scene(f"{AT}/file", match))["work"]
    return [row[2] for row in rows_of(element(page, "log"))]


def test_the_log_is_told_with_the_names_of_the_players():
    said = sentences(with_every_entry(NAME))
    assert said[0] == f"The game was prepared: {NAME} – Pau"
    assert any(re.fullmatch(rf"{NAME}: \w+ \S+, points: \d+", line) for line in said)
    assert "Bel set the result: Neus Bonet 100, Pau 0. Neus Bonet" in said
    assert "The round began with both players absent" in sentences(running(NAME))
    assert not any("%(" in line for line in said)


def test_a_backup_warns_of_the_secret_only_while_racks_are_to_come():
    warned = [
        FILE.view(scene(f"{AT}/file", match)).carries_secret
        for match in (Match("mallorca", "tablet").begin(), mixed(NAME), with_every_entry(NAME))
    ]
    assert warned == [True, False, False]
