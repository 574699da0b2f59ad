"""A seat whose page has no engine: the judge's tablet renders it, from what the seat may know and no more."""

import html
import json
import random
import re

import pytest

from drivers.page_seats import PageGuest
from drivers.tablet_room import PlayedRoom, plain
from drivers.tournament_room import TablesTablet, TournamentRoom
from faristol.core.play import in_writing
from faristol.games.duplicate.errors import JudgeNotedSlip
from faristol.room.messages import Ack, Do, Hello, Page, read_from_host, write_message
from screens.states.room_boards import tiles_of


@pytest.fixture
def room():
    return PlayedRoom(tables=(1,))


@pytest.fixture
def seat(room):
    return PageGuest(room, 2)


def test_a_page_first_gets_the_tables_with_their_players_and_then_the_seat_that_it_chose(room):
    guest = PageGuest(room)
    assert list(guest.regions) == ["tables"] and not guest.token
    listed = plain(guest.regions["tables"])
    assert f"2 {room.judge.state.at_tables[1].name}" in listed
    assert listed.count("already has a device") == 1, "at table one there is a tablet"
    guest.sits_at(2)
    assert guest.token and {"board", "rack", "seat", "result"} <= guest.regions.keys()
    assert guest.facts["table"] == 2 and guest.facts["player"] == room.judge.state.at_tables[1].name


def test_a_table_where_a_device_is_or_nobody_plays_is_refused(room):
    assert PageGuest(room, 1).refused == "taken"
    assert PageGuest(room, 99).refused == "no-such-table"


def test_the_rack_comes_when_it_is_called_and_never_before(room, seat):
    assert seat.facts["rack"] == [] and tiles_of(seat.regions["rack"]) == []
    room.wait(10)
    seat.does("start")
    assert sorted(seat.facts["rack"]) == sorted(room.judge.state.round.rack)
    assert seat.facts["may"] and seat.clock.remaining == 180_000 and seat.clock.runs
    room.ends_round()
    room.judge.do("duplicate.next_round")
    seat.hears()
    assert len(room.judge.state.draws.rack) == 7 and seat.facts["rack"] == []


def test_received_is_said_when_it_is_in_the_log_and_what_replaces_it_too(room, seat):
    room.wait(10)
    seat.does("start")
    first, second = room.plays()[:2]
    key = seat.hands_in(first)
    written = in_writing(room.judge.state.tile_set, first)
    assert room.judge.state.round.slips["p2"].play == first
    assert seat.acks[key] is None and f"Received: {written}" in seat.shows()
    seat.hands_in(second)
    assert room.judge.state.round.slips["p2"].play == second and seat.facts["play"] == second


def test_a_slip_sent_again_is_in_the_log_once(room, seat):
    room.wait(10)
    seat.does("start")
    seat.hands_in(room.plays()[0])
    before, last = len(room.judge.entries), seat._sent
    seat._sent = last - 1
    seat.hands_in(room.plays()[0])
    assert len(room.judge.entries) == before


def test_only_the_regions_that_changed_are_sent(room, seat):
    room.wait(10)
    seat.does("start")
    seat.came.clear()
    seat.hands_in(room.plays()[0])
    assert [list(each.regions) for each in seat.came if isinstance(each, Page)] == [["seat"]]
    seat.came.clear()
    room.guests[1].lays(room.plays()[1]).sends()
    seat.hears()
    assert seat.came == [], "the slip of another table is nothing to this one"


def test_a_page_that_comes_again_with_its_token_has_its_seat_and_everything_anew(room, seat):
    room.wait(10)
    seat.does("start")
    seat.hands_in(room.plays()[0])
    room.judge.tell("state", link=seat.link, state="silent")
    again = PageGuest.__new__(PageGuest)
    again.__dict__ |= {**vars(seat), "link": 77_777, "regions": {}, "came": []}
    again.hello()
    assert again.refused is None and "Received" in again.shows() and "board" in again.regions


def test_it_reads_the_language_of_its_person(room):
    room.wait(10).judge_does("start")
    catalan, romanian = PageGuest(room, 3, "ca"), PageGuest(room, 4, "ro")
    assert 'aria-label="Tauler"' in catalan.regions["board"]
    assert 'aria-label="Tablă"' in romanian.regions["board"]


def test_a_refused_slip_is_refused_in_words(room, seat):
    room.wait(10)
    seat.does("start")
    play = room.plays()[0]
    room.ends_round()
    room.wait(60)
    seat.hears()
    key = seat.hands_in(play, round=1)
    assert seat.acks[key] == JudgeNotedSlip.code
    assert "The judge has noted your slip: no play" in seat.shows()


def sentences_of(region):
    """Return the sentences that a tablet with an engine and a page have in common."""
    return [plain(each) for each in re.findall(r"<strong>.*?</p>", region, re.DOTALL)]


def test_it_shows_what_the_tablet_of_a_seat_with_an_engine_shows_in_each_state(room):
    """The same table, once on a tablet with an engine and once on a page, in the same words."""
    other = PlayedRoom(tables=(1,))
    page = PageGuest(other, 2)
    room.comes(2)
    for step in ("start", "hand in", "end_time", "ends", "next_round"):
        for each in (room, other):
            if step == "start":
                each.wait(10).judge_does("start")
            elif step == "ends":
                each.ends_round()
            elif step != "hand in":
                each.judge_does(step)
        page.hears()
        tablet = next(
            t for t in room.wire.tablets if getattr(t, "screen", "") == "seat" and "Table 2" in t.page
        )
        if step == "hand in":
            tablet.lays(room.plays()[0]).sends()
            page.hands_in(other.plays()[0])
        theirs, ours = plain(tablet.regions["work"]), page.shows()
        for sentence in sentences_of(page.regions["seat"]) + sentences_of(page.regions["result"]):
            assert sentence in theirs, step
        assert ("Received" in theirs) == ("Received" in ours), step
        assert ("Master play:" in theirs) == ("Master play:" in ours), step
        assert tiles_of(tablet.regions["shelf"]) == tiles_of(page.regions["rack"]), step
        assert tiles_of(tablet.regions["work"]) == tiles_of(page.regions["board"]), step


@pytest.mark.parametrize("seed", range(3))
def test_nothing_of_other_seats_and_no_rack_before_its_time_in_rounds_at_random(seed):
    room, chance = PlayedRoom(tables=(1,)), random.Random(seed)
    seat = PageGuest(room, 2)
    room.wait(10)
    seat.does("start")
    for _ in range(3):
        seat.came.clear()
        plays = room.plays(12)
        own, theirs, judges = chance.sample(plays, 3)
        room.guests[1].lays(theirs).sends()
        seat.hands_in(own)
        room.judge_does("take", {"play": judges, "table": "3"})
        seat.hears()
        everything = html.unescape("".join(str(each) for each in seat.came))
        for hidden in {theirs, judges} - {own}:
            assert hidden not in everything and f'"{hidden}"' not in everything
        room.ends_round()
        room.judge_does("next_round")
        seat.hears()
        assert seat.facts["rack"] == [] and tiles_of(seat.regions["rack"]) == []
        room.wait(20).judge_does("start")
        seat.hears()
        assert sorted(seat.facts["rack"]) == sorted(room.judge.state.round.rack)


@pytest.fixture
def hall():
    return TournamentRoom()


def page_of(hall, link, role, table=None):
    """Let a page without an engine come into a tournament; return how it speaks, and its regions."""
    regions, came = {}, []

    def hears(text):
        message = read_from_host(text)
        came.append(message)
        if isinstance(message, Page):
            regions.update(message.regions)

    def says(message):
        hall.director.tell("text", link=link, text=write_message(message))
        hall.wire.run()

    hall.wire.pages[link] = hears
    hall.director.tell("state", link=link, state="open")
    says(Hello("", "", role, table, "", page=True, language="en"))
    return says, regions, came


def facts_of(region):
    return json.loads(html.unescape(re.search(r'data-facts="([^"]*)"', region)[1]))


def test_a_table_of_a_tournament_hands_in_what_both_have_agreed_to(hall):
    says, regions, came = page_of(hall, 8_200, "player")
    assert "My telephone: where do I sit?" in regions["tables"]
    says(Hello("", "", "player", 1, "", page=True, language="en"))
    tablet = TablesTablet(hall.wire).comes(hall, 2)
    facts = facts_of(regions["table"])
    assert facts["open"] and facts["table"] == 1
    for name in facts["names"]:
        assert name in plain(regions["table"])
    says(Do("ab" * 16, "seat.result", facts["round"], "400–350", None, tuple(facts["ids"])))
    assert Ack("ab" * 16, None) in came
    assert hall.director.state.rounds[-1].sheets[1].written == (400, 350)
    assert "Received: 400–350" in plain(regions["table"]) and not facts_of(regions["table"])["open"]
    tablet.writes(500, 300).agrees()
    assert "500" not in plain(regions["table"])


def test_a_telephone_of_a_tournament_says_where_one_sits_and_may_do_nothing(hall):
    says, regions, came = page_of(hall, 8_300, "telephone")
    facts = facts_of(regions["table"])
    telephone = TablesTablet(hall.wire).comes(hall, None)
    telephone.does("choose", {"player": next(iter(hall.director.state.players))})
    name = plain(re.search(r'id="own-title"[^>]*>([^<]+)<', telephone.regions["work"])[1])
    lines = regions["table"].split("data-line=")[1:]
    own = plain("<p " + lines[facts["players"].index(name)])
    assert plain(re.search(r'id="own-seat">([^<]+)<', telephone.regions["work"])[1]) in own
    says(Do("cd" * 16, "seat.result", facts["round"], "400–350", None, ("p1", "p2")))
    assert not any(isinstance(each, Ack) for each in came)
