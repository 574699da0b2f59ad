"""A tournament as a page for everybody, and its log in sentences."""

from dataclasses import replace

import pytest

from drivers.director import SECRET, Director
from drivers.markup import read
from faristol.games.publishing import public
from faristol.kinds import fold_log
from faristol.screens.activities import published_page
from faristol.screens.home.file.view import FILE
from faristol.screens.rendering import render
from faristol.screens.scene import Settings
from faristol.storage.files import compare, read_file
from faristol.texts import LANGUAGES
from faristol.tournaments import directing, opening
from faristol.tournaments.terms import LOT, Terms
from screens.states.standings import (
    by_lot,
    drafted,
    played,
    scene,
)

EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def published(club):
    shown = scene("#/event/id", club)
    return published_page(shown.event, "0.1.0", shown.now, 60)


@EACH_LANGUAGE
def test_the_page_is_sound_and_needs_nothing_from_anywhere(language):
    club = played("<b onclick=x>", publication=language)
    html = published(club)
    assert f'<html lang="{language}">' in html and "<b onclick" not in html
    root = read(html.replace("<!doctype html>", ""))
    ids = {each.attributes["id"] for each in root.all() if "id" in each.attributes}
    links = [each.attributes["href"] for each in root.all() if each.name == "a"]
    assert links and all(link.removeprefix("#") in ids for link in links)
    assert "<script" not in html and "http:" not in html and "https:" not in html
    found = read_file(html.encode())
    assert found.digest_ok and found.entries == public(club.entries)
    assert fold_log(found.entries).broken is None


@pytest.mark.parametrize("club", [by_lot(), drafted()], ids=["lots", "halves"])
def test_nothing_of_a_draft_and_nothing_of_the_lots_is_in_it(club):
    html = published(club)
    seed = club.state.terms.seed.hex()
    assert SECRET.hex() not in html and (not seed or seed not in html)
    assert "RoundDrafted" not in html and "RoomHeard" not in html
    assert fold_log(read_file(html.encode()).entries).state.draft is None


def test_once_round_one_is_out_the_lots_can_be_checked():
    club = by_lot("Rosa").publish()
    html = published(club)
    assert SECRET.hex() in html
    assert club.entries[0]["commitment"] in html


def test_a_later_page_goes_on_where_an_earlier_one_ended():
    club = Director("ABCD", Terms(first_round=LOT), rounds=3).do(opening.hear_room, "lluna")
    before = []
    for act in (club.pair, club.publish, club.better_win, club.close, club.pair, club.publish):
        act()
        now = public(club.entries)
        assert compare(now, before).kind in ("same", "ours-goes-on")
        before = now
    club.better_win().close().pair().do(directing.drop_draft).do(directing.end_tournament)
    assert public(club.entries)[-1]["type"] == "TournamentEnded"


@EACH_LANGUAGE
def test_the_log_says_each_entry_in_a_sentence(language):
    club = played()
    shown = replace(scene("#/event/id/file", club), settings=Settings(language))
    work = render(FILE, shown)["work"]
    assert work.count('id="entry-') == 100 or work.count('id="entry-') == len(club.entries) % 100
