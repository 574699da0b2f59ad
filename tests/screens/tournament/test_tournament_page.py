"""A tournament as a page for everybody, and its log in sentences."""

import pytest

from drivers.director import SECRET, Director
from drivers.markup import read
from faristol.games.commitment import as_words
from faristol.games.promising import mixed_seed
from faristol.games.publishing import public
from faristol.kinds import fold_log
from faristol.screens.activities import published_page
from faristol.screens.sealed.lots import lots
from faristol.screens.tournament.prize_names import won_lines
from faristol.storage.files import compare, read_file
from faristol.texts import LANGUAGES, texts
from faristol.tournaments import directing, opening
from faristol.tournaments.terms import LOT, Terms
from screens.states.standings import by_lot, drafted, over, played, scene, with_prizes

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


def test_once_all_is_over_the_page_says_who_wins_which_prize_as_the_screen_does():
    club = with_prizes(over())
    won = won_lines(club.state, texts("ca"))
    page = read(published(club).replace("<!doctype html>", ""))
    (table,) = (each for each in page.all() if each.name == "table" and "Millor jugada" in each.text())
    cells = [each.text() for each in table.all() if each.name == "td"]
    rows = list(zip(cells[::3], cells[1::3], cells[2::3], strict=True))
    assert rows == [
        (" · ".join(filter(None, (each.name, each.what))), each.player_name, each.money.replace("\xa0", " "))
        for each in won
    ]
    assert len(rows) > 4
    assert 'id="won"' not in published(with_prizes(played()))


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
    digest = club.entries[0]["commitment"]
    assert digest in html
    assert all(f"{n} {word}" in html for n, word in enumerate(as_words(digest, "ca"), 1))
    assert 'class="verdict"' in html and "verdict bad" not in html


def test_lots_of_an_earlier_program_are_checked_as_they_were_drawn():
    club = by_lot("Rosa, Rosa").publish()
    heard = next(entry for entry in club.entries if entry["type"] == "RoomHeard")
    old = {**heard, "seed": mixed_seed(SECRET, "Rosa, Rosa", 1).hex()}
    del old["draw"]
    assert lots_of([old if entry is heard else entry for entry in club.entries]).true
    assert not lots_of([{**old, "draw": 2} if entry is heard else entry for entry in club.entries]).true


def test_another_secret_than_the_promised_one_is_found_whatever_lots_it_gives():
    club = by_lot("Rosalia").publish()
    other = bytes(32)
    forged = [{**entry} for entry in club.entries]
    forged[0]["secret"] = other.hex()
    for entry in forged:
        if entry["type"] == "RoomHeard":
            entry["seed"] = mixed_seed(other, "Rosalia", 2).hex()
    assert not lots_of(forged).true and lots_of(club.entries).true


def test_a_backup_before_the_room_spoke_is_told_of():
    club = Director("ABCDEF", Terms(first_round=LOT)).write([{"type": "Exported"}])
    club.do(opening.hear_room, "lluna").pair().publish()
    assert 'id="left-early"' in published(club)
    later = Director("ABCDEF", Terms(first_round=LOT)).do(opening.hear_room, "lluna")
    assert 'id="left-early"' not in published(later.write([{"type": "Exported"}]).pair().publish())


def lots_of(entries):
    return lots(fold_log(entries).state, entries)


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
