"""The results as files: one page for everybody, a table for a spreadsheet, data; the log in sentences."""

import csv
import io
import json
import re
from fractions import Fraction
from pathlib import Path

import pytest

import faristol.screens
from drivers.club import PLAYERS, Club
from drivers.draw import SECRET
from drivers.markup import read
from drivers.page_read import element, rendered, rows_of
from faristol.games.duplicate.standings import standings
from faristol.games.publishing import public
from faristol.games.verification import verify
from faristol.screens.activities import published_page
from faristol.screens.duplicate.results.as_csv import csv_text
from faristol.screens.duplicate.results.as_json import json_text
from faristol.screens.parts.spreadsheet import MARK
from faristol.storage.files import read_file
from faristol.texts import LANGUAGES, texts
from screens.states.results import AT, SHEETS, after, over, scene

NASTY = '<b onclick=x>Joan</b>, "Nan"; =1+1'
TEMPLATES = Path(faristol.screens.__file__).parent
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def published(club):
    page = scene(AT, club)
    return published_page(page.event, "0.1.0", page.now, 60)


@pytest.mark.parametrize("ruleset", ["duplicate", "romanian-duplicate", "completiv"])
def test_the_page_can_be_read_back_and_needs_nothing_from_anywhere(ruleset):
    club = over(PLAYERS[0], Club.claim, Club.finish, Club.publish, ruleset=ruleset)
    html = published(club)
    found = read_file(html.encode())
    assert (found.entries, found.digest_ok, found.published) == (public(club.entries), True, True)
    assert verify(found.entries).true
    assert "<script" not in html and "http:" not in html and "https:" not in html
    assert "url(data:" in html and html.count("url(") == html.count("url(data:")


@EACH_LANGUAGE
def test_the_page_is_sound_and_speaks_the_language_of_the_publication(language):
    club = over()
    club.entries[0] = {**club.entries[0], "publication": language}
    html = published(club)
    assert f'<html lang="{language}">' in html
    root = read(html.replace("<!doctype html>", ""))
    ids = {each.attributes["id"] for each in root.all() if "id" in each.attributes}
    links = [each.attributes["href"] for each in root.all() if each.name == "a"]
    assert links and all(link.removeprefix("#") in ids for link in links)
    assert not {"script", "img", "link", "form", "iframe"} & {each.name for each in root.all()}


def test_the_page_keeps_the_secret_until_it_is_published_and_an_address_is_told_of_before():
    assert SECRET.hex() not in published(over())
    assert SECRET.hex() in published(over(PLAYERS[0], Club.publish))
    assert 'id="addresses"' in rendered(scene(f"{AT}/file", over("joan@example.org")))["work"]
    assert 'id="addresses"' not in rendered(scene(f"{AT}/file", over()))["work"]


def test_what_is_promised_of_the_page_is_what_it_shows_and_it_was_checked_when_it_was_made():
    said = rendered(scene(f"{AT}/file", over()))["work"]
    assert "every player’s game" in said and "the page does not show it, but any Faristol opens it" in said
    html = published(over(PLAYERS[0], Club.publish))
    assert "Comprovat en fer aquesta pàgina" in html and "imprimir" not in html
    racks = after(scene(f"{AT}/results", over(PLAYERS[0], Club.publish)), "print", sheet="draw")
    assert "Comprovat abans d’imprimir" in rendered(racks)["print"]


@pytest.mark.parametrize(
    "template", sorted(TEMPLATES.rglob("for_everybody.html")), ids=lambda each: each.parts[-2]
)
def test_no_page_for_everybody_is_said_to_show_the_log(template):
    text = template.read_text("utf-8")
    assert "the log" not in text
    assert ("publication/log_inside.html" in text) is ('"file.publish"' in text)


def test_names_are_text_wherever_they_stand_and_no_formula_in_a_spreadsheet():
    club = over(NASTY)
    for html in (published(club), *rendered(scene(AT, club)).values()):
        assert "<b onclick" not in html
    assert "&lt;b onclick=x&gt;Joan" in published(club)
    for sheet in SHEETS:
        printed = rendered(after(scene(AT, club), "print", sheet=sheet))["print"]
        assert "<b onclick" not in printed and "&lt;b onclick" in printed
    assert "'=SUM(A1)" in csv_text(over("=SUM(A1)").state)


@EACH_LANGUAGE
def test_a_spreadsheet_opens_the_table(language):
    club = over()
    club.entries[0] = {**club.entries[0], "publication": language}
    event = scene(AT, club).event.state
    text = csv_text(event)
    assert text.startswith(MARK) and text.encode().startswith(b"\xef\xbb\xbf")
    sign = "," if language == "en" else ";"
    head, *rows = csv.reader(io.StringIO(text.removeprefix(MARK)), delimiter=sign)
    assert head[0] == texts(language).gettext("Place") and len(rows) == len(event.players)
    assert {len(row) for row in rows} == {len(head)}
    first = standings(event)[0]
    assert rows[0][2] == first.player.name
    assert sum(int(cell or 0) for cell in rows[0][4:-4]) == first.played
    percents = [row[-2] for row in rows]
    assert all(re.fullmatch(r"\d+[.,]\d", figure) for figure in percents)
    assert all(("." in figure) == (language == "en") for figure in percents)


def test_the_data_hold_the_rounds_and_the_standings_exactly():
    club = over()
    data = json.loads(json_text(club.state, club.entries[0]["at"]))
    assert data["format"] == "faristol-results" and len(data["rounds"]) == 3
    placed = standings(club.state)
    assert [row["player"] for row in data["standings"]] == [row.player.id for row in placed]
    assert [Fraction(row["total"]) for row in data["standings"]] == [row.total for row in placed]
    assert data["rounds"][0]["bonus"] == {"player": "p1", "points": "6"}
    for told, round_ in zip(data["rounds"], club.state.rounds, strict=True):
        assert told["master"]["play"] == round_.master.play
        assert len(told["slips"]) == len(round_.slips) and len(told["board"]) == 15
    assert SECRET.hex() not in json.dumps(data)


@EACH_LANGUAGE
def test_every_entry_of_the_log_is_told_in_a_sentence(language):
    club = over(PLAYERS[0], Club.claim, Club.finish)
    page = rendered(scene(f"{AT}/file", club), language)["work"]
    rows = rows_of(element(page, "log"))
    assert len(rows) == (len(club.entries) - 1) % 100 + 1
    assert not re.search(r"%\(|\bp\d\b|None", " ".join(row[2] for row in rows))
