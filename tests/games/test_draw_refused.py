"""What the judge of a draw cannot do at a step, what everybody may see, and the clock at its limits."""

import pytest

from drivers.club import Club
from drivers.director import Director
from drivers.draw import Draw, opened
from drivers.letter_arbiter import Arbiter
from drivers.log import MINUTE
from faristol.core.rack import Need
from faristol.core.tiles import tile_set
from faristol.games import judging_draws as judging
from faristol.games.draw import can_complete
from faristol.games.draws import summary
from faristol.games.judging_draws import KeptNotOnRack, NameMissing, NothingPlayed, NotNow, RoomSilent
from faristol.games.publishing import backed_up, leaves_secret, public


def refused(error, act, *arguments):
    with pytest.raises(error):
        act(*arguments)


def running():
    table = Draw().speak()
    table.write(judging.start_time(table.state))
    return table


def test_a_new_draw_is_of_version_2():
    assert opened()[0]["draw"] == 2


def test_a_draw_has_a_name_and_the_room_says_something_once():
    refused(NameMissing, lambda: opened(name=" "))
    table = Draw()
    refused(RoomSilent, judging.room_spoke, table.state, " ")
    table.speak()
    refused(NotNow, judging.room_spoke, table.state, "xaloc")
    refused(NotNow, judging.drawn_without_room, table.state)


def test_the_clock_is_started_once_stopped_while_it_runs_and_goes_on_from_there():
    for act in (judging.start_time, judging.stop_time):
        refused(NotNow, act, Draw().state)
    refused(NotNow, judging.stop_time, Draw().speak().state)
    table = running()
    refused(NotNow, judging.start_time, table.state)
    started = table.last["at"]
    table.write(judging.stop_time(table.state))
    refused(NotNow, judging.stop_time, table.state)
    passed = table.last["at"] - started
    (again,) = judging.start_time(table.state)
    assert again["remaining"] == 3 * MINUTE - passed
    table.time()
    refused(NotNow, judging.stop_time, table.state)
    refused(NotNow, judging.start_time, table.state)
    assert table.state.clock.left(table.last["at"]) == 0


def test_after_a_crash_the_clock_goes_on_with_what_the_judge_reads_or_the_time_is_over():
    table = running()
    (went_on,) = judging.go_on_after_crash(table.state, "paper", 1)
    assert (went_on["type"], went_on["remaining"]) == ("TimeStarted", 1)
    for remaining in (0, -1):
        assert judging.go_on_after_crash(table.state, "paper", remaining)[0]["type"] == "TimeEnded"
    for table in (Draw(), Draw().speak(), Draw().speak().time()):
        refused(NotNow, judging.go_on_after_crash, table.state, "paper", 1)
    stopped = running()
    stopped.write(judging.stop_time(stopped.state))
    refused(NotNow, judging.go_on_after_crash, stopped.state, "paper", 1)


def test_kept_vowels_get_no_consonant_out_of_a_bag_that_has_none():
    tiles, kept = tile_set("ca"), tuple("AEIOUA")
    assert not can_complete(tiles, Need(1, 1), 7, ("E",), kept)
    assert can_complete(tiles, Need(1, 1), 7, ("E", "B"), kept)
    assert can_complete(tiles, Need(1, 1), 7, ("E", "?"), kept)
    assert not can_complete(tiles, Need(1, 2), 7, ("B", "B"), kept)


def test_tiles_stay_when_the_time_is_over_some_of_the_rack_and_not_all():
    table = Draw().speak()
    refused(NotNow, judging.next_round, table.state, ())
    table.time()
    refused(NothingPlayed, judging.next_round, table.state, table.state.rack)
    refused(KeptNotOnRack, judging.next_round, table.state, ("Z", "Z"))
    assert table.keep(table.state.rack[1:]).state.round == 2


def test_another_rack_is_drawn_and_the_draw_ended_only_while_it_runs():
    table = Draw()
    for act in (judging.new_rack, judging.end_draws, judging.publish_secret):
        refused(NotNow, act, table.state)
    table.speak()
    refused(NotNow, judging.new_rack, table.state)
    refused(NotNow, judging.publish_secret, table.state)
    table.end()
    refused(NotNow, judging.end_draws, table.state)
    table.publish()
    refused(NotNow, judging.publish_secret, table.state)


def test_it_runs_from_the_first_rack_to_the_end_and_ticks_while_the_time_runs():
    table = Draw()
    seen = [(table.state.running, table.state.ticking_since is not None)]
    for act in (table.speak, lambda: table.write(judging.start_time(table.state)), table.time, table.end):
        act()
        seen.append((table.state.running, table.state.ticking_since is not None))
    assert seen == [(False, False), (True, False), (True, True), (True, False), (False, False)]
    assert summary(table.state)["round"] == 1


def test_the_second_rack_of_a_round_is_another_attempt_and_the_next_round_begins_anew():
    table = Draw().speak().time()
    first = [e for e in table.entries if e["type"] == "RackDrawn"][-1]["attempt"]
    table.new_rack()
    assert [e for e in table.entries if e["type"] == "RackDrawn"][-1]["attempt"] > first
    table.keep(table.state.rack[:2])
    racks = [e for e in table.entries if e["type"] in ("RackDrawn", "RackRejected") and e["round"] == 2]
    assert racks[0]["attempt"] == 0


def test_of_a_tournament_nobody_sees_the_draft_of_a_round_that_was_not_published():
    club = Director("ABCD").pair()
    types = [entry["type"] for entry in public(club.entries)]
    assert types == ["TournamentOpened", *["PlayerEntered"] * 4]
    club.publish().better_win().close()
    assert [entry["type"] for entry in public(club.entries)] == [entry["type"] for entry in club.entries]
    seen = len(club.entries)
    club.pair()
    assert len(public(club.entries)) == seen
    assert public([]) == []


def test_of_a_competition_the_string_is_seen_by_everybody():
    arbiter = Arbiter().enters("Elena", address="Str. Lungă 3").begins()
    entries = arbiter.entries
    assert not [entry for entry in public(entries) if "address" in entry]
    assert [entry["type"] for entry in public(entries)] == [entry["type"] for entry in entries]


def test_a_backup_is_without_the_secret_until_the_room_has_spoken():
    table = Draw()
    first = {key: value for key, value in table.entries[0].items() if key != "secret"}
    assert leaves_secret(table.entries) and backed_up(table.entries) == [first, *table.entries[1:]]
    table.speak()
    assert not leaves_secret(table.entries) and any("secret" in entry for entry in backed_up(table.entries))


def test_what_is_no_draw_of_racks_is_backed_up_whole():
    club = Director("AB")
    assert not leaves_secret(club.entries) and backed_up(club.entries) == club.entries


def test_a_backup_of_a_duplicate_that_the_program_draws_has_its_secret_where_the_room_would_have_spoken():
    club = Club(players=("Aina", "Biel"), source="program").begin()
    with_secret = [entry["type"] for entry in backed_up(club.entries) if "secret" in entry]
    assert with_secret == ["RoomSpoke"]
