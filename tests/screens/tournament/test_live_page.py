"""The published page as it is followed from outside: when there is a newer one, and that it is the same."""

import re

import pytest

from drivers.director import Director
from drivers.director_window import DirectorWindow
from drivers.every_fact import LOGS
from faristol.kinds import fold_log
from faristol.screens.activities import live_page, published_page
from faristol.screens.scene import OpenEvent
from faristol.screens.tournament.standings.published import NOT_ON_PAGE
from faristol.tournaments import directing, opening, timing
from faristol.tournaments.awarding import set_prizes
from faristol.tournaments.prizes import Prizes
from faristol.tournaments.terms import System


def asks_for_page(director):
    return director.do("page")


def version(director):
    return director.last.get("live", {}).get("version")


def test_before_the_first_round_there_is_nothing_to_follow():
    director = DirectorWindow().opens()
    assert version(director) is None and "page" not in asks_for_page(director)
    director.draws()
    assert version(director) is None


def test_a_publication_a_result_and_a_closed_round_make_a_newer_page():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    seen = [version(director)]
    director.writes(1, 400, 300)
    seen.append(version(director))
    director.do("event.undo")
    seen.append(version(director))
    director.hands_in()
    director.do("tournament.close_round")
    seen.append(version(director))
    assert None not in seen and seen == sorted({*seen})


def test_what_the_page_does_not_show_makes_no_newer_one():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    before = version(director)
    director.do("tournament.write", {"first": "1"})
    director.go(f"#/event/{director.stream}/fees")
    director.do("tournament_fees.set", {"fee": "5"})
    director.go(f"#/event/{director.stream}/papers")
    director.do("tournament_papers.list_by")
    assert version(director) == before


def test_it_is_the_published_page_and_asking_changes_nothing():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    director.writes(1, 400, 300)
    entries, regions = [*director.entries], dict(director.regions)
    told = asks_for_page(director)
    assert (
        told["stream"] == director.stream
        and told["live"]["name"] == f"torneig-de-tardor-{director.stream[-6:]}.html"
    )
    assert director.entries == entries and director.regions == regions
    saved = director.do("file.publish")["save"]["text"]
    assert _without_time(told["page"]) == _without_time(saved) and "400" in told["page"]


def _without_time(page):
    """Return a page without the moment at which its log was written out, and what is sealed with it."""
    return [line for line in page.split("\n") if "exported_at" not in line and '"digest"' not in line]


def renamed(director, name):
    director.go(f"#/event/{director.stream}/players")
    fields = {"player": name, "club": "", "category": "", "why": ""}
    assert director.do("tournament_players.change", fields, data={"player": "p1"})["ok"]


def waits(director):
    return director.last["live"]["waits"]


def test_a_name_that_looks_like_an_address_holds_the_page_until_it_is_changed_and_is_not_published_then():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    assert not waits(director)
    for back in (lambda: renamed(director, "Pau"), lambda: director.do("event.undo")):
        renamed(director, "pau@example.org")
        assert waits(director) and "page" not in asks_for_page(director)
        director.go(f"#/event/{director.stream}/file")
        assert "looks like an e-mail address" in director.text
        director.go(f"#/event/{director.stream}/players")
        back()
        assert not waits(director) and "example.org" not in asks_for_page(director)["page"]
        director.go(f"#/event/{director.stream}/file")
        assert 'id="addresses"' not in director.work
        assert "example.org" not in director.do("file.publish")["save"]["text"]


def test_tournaments_of_one_name_have_files_of_their_own():
    window = DirectorWindow()
    names = set()
    for _ in range(2):
        window.opens()
        window.draws()
        window.publishes()
        first = window.last["live"]["name"]
        window.writes(1, 400, 300)
        assert window.last["live"]["name"] == first
        names.add(first)
    assert len(names) == 2


def page_and_version(entries):
    """Return what a page of this log shows, and which version it would have."""
    folded = fold_log(entries)
    assert folded.broken is None
    event = OpenEvent("a-stream", folded.kind, tuple(entries), folded.state)
    page = published_page(event, "0.1.0", 1_800_000_000_000, 60)
    told = live_page(event).get("live", {}).get("version")
    return re.sub(r"<pre.*?</pre>", "", page, flags=re.DOTALL), told


def between_rounds():
    """Return a log in which a director prepares round two in every way."""
    club = Director("ABCDEF", rounds=4).whole_round()
    club.do(directing.lock_pair, "A", "D").do(directing.unlock_pair, "A", "D")
    club.do(directing.forbid_pair, "A", "C").do(directing.allow_pair, "A", "C")
    club.do(directing.give_bye, "D", half=True).do(directing.take_bye, "D")
    club.do(opening.list_by, "surname").do(opening.plan_round, 2, System("factor", 2))
    club.pair(repeats_agreed=True).do(directing.drop_draft).undo()
    club.write(set_prizes(Prizes(currency="RON")))
    return club.publish().do(timing.start_clock, 20).entries


TOURNAMENTS = [*LOGS["TournamentOpened"](), between_rounds()]


@pytest.mark.parametrize("entries", TOURNAMENTS)
def test_whatever_changes_the_page_makes_a_newer_one_and_what_does_not_makes_none(entries):
    before = None
    for at in range(1, len(entries) + 1):
        now, entry = page_and_version(entries[:at]), entries[at - 1]
        if before and before[1] is not None and now[1] is not None:
            if now[0] != before[0] or entry["type"] == "PrizesSet":
                assert now[1] == at - 1, entry
            if entry["type"] in NOT_ON_PAGE:
                assert now == before, entry
        before = now


def test_every_fact_of_which_the_page_shows_nothing_was_tried():
    tried = set()
    for entries in TOURNAMENTS:
        first = next(
            (at for at, each in enumerate(entries) if each["type"] == "RoundPublished"), len(entries)
        )
        tried |= {each["type"] for each in entries[first:]}
    assert NOT_ON_PAGE - tried == {"FirstTableSet"}


def test_an_undoing_makes_a_newer_page_only_if_what_it_undoes_was_on_it():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    before = version(director)
    director.go(f"#/event/{director.stream}/fees")
    director.do("tournament_fees.set", {"fee": "5"})
    assert director.do("event.undo")["ok"] and version(director) == before
    director.do("tournament_fees.set", {"fee": "5", "currency": "RON"})
    director.do("event.undo")
    assert version(director) == len(director.entries) - 1


def test_a_window_that_only_watches_writes_no_page():
    director = DirectorWindow().opens()
    director.draws()
    director.publishes()
    watching = DirectorWindow(director.disk)
    watching.go(f"#/event/{director.stream}")
    assert "live" not in watching.last
