"""Who sits where: two tablets at one seat, lost ones, sent ones, and what each may do."""

import random
from dataclasses import replace
from itertools import count

import pytest

from faristol.room.messages import Hello
from faristol.room.seating import (
    MAY_DO,
    MOST_NUMBERED,
    MOST_TABLETS,
    Here,
    SeatRefused,
    WhoseSeat,
    admit,
    give_seat,
    link_changed,
    send_away,
    take_seat,
    who_may,
)
from faristol.room.seats import SeatLost, Seats, seats_after

HERE = Here("1.4.0", "ab12", range(1, 61), judges=True)


class Host:
    """The host's tablet, which hears tablets on their links."""

    def __init__(self):
        self.seats, self._tokens = Seats(), count(1)

    here = HERE

    def hears(self, link, table=None, role="player", token="", app=HERE.app, lexicon=HERE.lexicon, player=""):
        hello = Hello(app, lexicon, role, table, token, player=player)
        self.does(take_seat(self.seats, link, hello, self.here, self.draws))
        return self.seats.on(link)

    def draws(self, size):
        return next(self._tokens).to_bytes(size)

    def does(self, facts):
        self.seats = seats_after(facts, self.seats)
        return facts

    def refuses(self, reason, *asked, **more):
        before = self.seats
        with pytest.raises(SeatRefused) as refused:
            self.hears(*asked, **more)
        assert refused.value.reason == reason
        assert self.seats == before


@pytest.fixture
def host():
    return Host()


def test_a_tablet_sits_at_its_table_and_acts_for_it(host):
    assert host.hears(5, 7).table == 7
    assert who_may(host.seats, 5, "seat.slip").table == 7


def test_the_same_tablet_may_change_its_table(host):
    first = host.hears(5, 7)
    second = host.hears(5, 8)
    assert (second.number, second.token, second.table) == (first.number, first.token, 8)
    assert host.seats.at(7) is None


def test_a_seat_whose_tablet_is_here_is_not_given_to_another(host):
    host.hears(5, 7)
    host.refuses("taken", 6, 7)
    assert host.hears(6, 8).table == 8


def test_a_seat_whose_tablet_has_gone_silent_is_when_the_judge_says_so(host):
    host.hears(5, 7)
    host.does(link_changed(host.seats, 5, here=False, heard=1_000))
    assert host.hears(6, 7) is None and host.seats.at(7).link == 5
    assert [(each.link, each.table) for each in host.seats.asking] == [(6, 7)]
    assert host.seats.at(7).heard == 1_000, "the judge is told since when it is away"
    with pytest.raises(SeatRefused):
        who_may(host.seats, 6, "seat.slip")
    host.does(give_seat(host.seats, 6, host.draws))
    assert (host.seats.on(6).number, host.seats.at(7).link, host.seats.asking) == (2, 6, ())
    assert host.seats.on(5) is None
    with pytest.raises(SeatRefused):
        who_may(host.seats, 5, "seat.slip")


def test_nobody_asks_any_more_once_the_tablet_of_the_seat_is_back_or_the_asking_one_has_gone(host):
    host.hears(5, 7)
    for ends in (5, 6):
        host.does(link_changed(host.seats, 5, here=False))
        host.hears(6, 7)
        host.does(link_changed(host.seats, ends, here=ends == 5))
        assert host.seats.asking == () and give_seat(host.seats, 6, host.draws) == []
        assert host.seats.at(7).link == 5


def test_who_asks_for_another_seat_keeps_its_own(host):
    host.hears(5, 7)
    own = host.hears(6, 8)
    host.does(link_changed(host.seats, 5, here=False))
    host.hears(6, 7)
    assert host.seats.on(6) == own
    host.does(give_seat(host.seats, 6, host.draws))
    assert host.seats.on(6).table == 7 and host.seats.at(8) is None


def test_a_seat_is_taken_by_who_says_to_be_its_player(host):
    host.here = replace(HERE, names={7: "Aina", 8: "Biel"})
    for said in ("", "Biel"):
        with pytest.raises(WhoseSeat) as asked:
            host.hears(5, 7, player=said)
        assert asked.value.player == "Aina" and host.seats == Seats()
    token = host.hears(5, 7, player="Aina").token
    assert host.hears(9, 7, token=token).table == 7, "who has it is not asked again"
    with pytest.raises(WhoseSeat):
        host.hears(9, 8, token=token)


@pytest.mark.parametrize("seed", range(20))
def test_whatever_guests_try_no_seat_that_was_had_changes_hands_without_the_judge(seed):
    """Every guest takes every other seat, away or not, with its own token, with none, after reloads."""
    chance, host = random.Random(seed), Host()
    tokens = {link: host.hears(link, link).token for link in range(1, 9)}
    for step in range(400):
        link, table, token = chance.randrange(1, 30), chance.randrange(1, 9), ""
        if chance.random() < 0.4:
            host.does(link_changed(host.seats, link, here=chance.random() < 0.4))
            continue
        if chance.random() < 0.3:
            link, token = 100 + step, tokens[chance.choice([each for each in tokens if each != table])]
        try:
            host.hears(link, table, token=token)
        except SeatRefused as refused:
            assert refused.reason == "taken"
        assert {each.table: each.token for each in host.seats.tablets.values()} == tokens


def test_its_token_brings_a_tablet_back_after_a_reload_even_if_the_old_link_seems_alive(host):
    token = host.hears(5, 7).token
    again = host.hears(9, 7, token=token)
    assert (again.number, again.link) == (1, 9)
    assert host.seats.on(5) is None


def test_a_tablet_that_sleeps_keeps_its_seat(host):
    host.hears(5, 7)
    assert len(host.does(link_changed(host.seats, 5, here=False))) == 1
    assert host.does(link_changed(host.seats, 5, here=False)) == []
    host.does(link_changed(host.seats, 5, here=True))
    assert host.seats.on(5).here


def test_who_was_sent_away_gets_no_seat_and_no_number_is_given_twice(host):
    token = host.hears(5, 7).token
    assert host.does(send_away(host.seats, 1)) == [SeatLost(1, by_judge=True)]
    host.refuses("sent-away", 5, 9)
    host.refuses("sent-away", 6, 9, token=token)
    assert host.hears(7, 7).number == 2
    assert send_away(host.seats, 1) == []


def test_a_second_judge_waits_until_the_host_has_admitted_it(host):
    judge = host.hears(5, role="judge")
    assert not judge.admitted
    host.does(admit(host.seats, judge.number))
    assert host.seats.on(5).admitted
    assert admit(host.seats, judge.number) == []
    assert host.hears(8, role="judge", token=judge.token).admitted


def test_a_player_does_not_become_a_judge_by_asking(host):
    player = host.hears(5, 7)
    assert not host.hears(5, role="judge", token=player.token).admitted


def test_an_admitted_judge_who_sits_down_to_play_is_admitted_anew(host):
    judge = host.hears(5, role="judge")
    host.does(admit(host.seats, judge.number))
    host.hears(5, 7)
    assert not host.hears(5, role="judge").admitted


def test_another_version_is_a_wall_at_most(host):
    host.refuses("other-version", 5, 7, app="1.3.0")
    host.refuses("other-words", 5, 7, lexicon="cd34")
    host.refuses("other-version", 5, role="judge", app="1.3.0")
    assert host.hears(5, role="wall", app="1.3.0").role == "wall"
    assert host.hears(6, 7, lexicon="").table == 7


@pytest.mark.parametrize("table", [None, 0, 61])
def test_a_table_that_is_not_there(host, table):
    host.refuses("no-such-table", 5, table)


def test_who_comes_back_keeps_a_table_where_nobody_plays_just_now(host):
    mine = host.hears(5, 7)
    host.here = replace(HERE, tables=[1, 2])
    assert host.hears(6, 7, token=mine.token).table == 7
    host.refuses("no-such-table", 8, 7)


def test_a_players_telephone_comes_without_a_table_and_only_where_there_is_something_for_it(host):
    host.refuses("tables-only", 5, role="telephone")
    hello = Hello(HERE.app, HERE.lexicon, "telephone", 7, "")
    facts = take_seat(host.seats, 5, hello, replace(HERE, telephones=True), host.draws)
    telephone = seats_after(facts).on(5)
    assert (telephone.role, telephone.table, telephone.admitted) == ("telephone", None, True)
    for act in ("seat.slip", "seat.result"):
        with pytest.raises(SeatRefused):
            who_may(seats_after(facts), 5, act)


@pytest.mark.parametrize("role", ["judge", "room"])
def test_a_second_judge_comes_only_where_there_are_slips(host, role):
    host.here = replace(HERE, judges=False)
    host.refuses("no-judges", 5, role=role)


def test_the_room_is_full(host):
    for link in range(MOST_TABLETS):
        host.hears(link, role="wall")
    host.refuses("room-full", 999, role="wall")
    host.does(link_changed(host.seats, 3, here=False))
    assert host.hears(999, role="wall") and host.seats.on(3) is None


def test_nobody_but_a_player_hands_in_a_slip(host):
    host.hears(5, role="wall")
    host.does(admit(host.seats, host.hears(6, role="judge").number))
    for link in (5, 6, 7):
        with pytest.raises(SeatRefused):
            who_may(host.seats, link, "seat.slip")


def test_whatever_comes_a_seat_has_one_tablet_and_a_link_one_seat():
    """Five thousand wishes, most of them out of order."""
    chance, host, tokens = random.Random(2), Host(), [""]
    for _ in range(5_000):
        link = chance.randrange(30)
        match chance.randrange(5):
            case 0:
                host.does(link_changed(host.seats, link, here=chance.random() < 0.5))
            case 1 if chance.random() < 0.1:
                host.does(send_away(host.seats, chance.randrange(200)))
            case 2:
                host.does(admit(host.seats, chance.randrange(200)))
            case _:
                role, token = chance.choice([*MAY_DO]), chance.choice(tokens[-20:])
                try:
                    tablet = host.hears(link, chance.randrange(12), role, token)
                    tokens += [tablet.token] if tablet else []
                except SeatRefused:
                    continue
        tablets = [*host.seats.tablets.values()]
        tables = [tablet.table for tablet in tablets if tablet.table is not None]
        assert len(tables) == len(set(tables))
        assert len({tablet.link for tablet in tablets}) == len(tablets)
        assert not {tablet.token for tablet in tablets} & host.seats.sent_away.keys()
        assert all((tablet.table is not None) == (tablet.role == "player") for tablet in tablets)


def test_walls_and_telephones_that_went_make_place_and_take_no_number_of_the_log(host):
    for link in range(1, MOST_TABLETS * 4):
        host.hears(link, role="wall" if link % 2 else "judge")
        host.does(link_changed(host.seats, link, False, link))
    player = host.hears(10_000, 7)
    assert player.number <= MOST_NUMBERED and host.seats.at(7) == player
    assert len(host.seats.tablets) == MOST_TABLETS


def test_a_wall_that_becomes_a_player_has_a_number_of_the_log(host):
    wall = host.hears(5, role="wall")
    player = host.hears(5, 7)
    assert wall.number > MOST_NUMBERED >= player.number
    assert list(host.seats.tablets) == [player.number] and player.token == wall.token


def test_players_and_their_tables_are_never_put_out_for_others(host):
    for link in range(1, 61):
        host.hears(link, link)
        host.does(link_changed(host.seats, link, False))
    for link in range(100, 300):
        host.hears(link, role="wall")
        host.does(link_changed(host.seats, link, False))
    assert all(host.seats.at(table) for table in range(1, 61))
