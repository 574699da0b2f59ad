"""A second room begins the same event: with promise, words and secret of the first, and with its racks."""

import pytest

from drivers.club import Club
from faristol.games.duplicate import judging, opening
from faristol.games.duplicate.errors import AnotherEvent, NotNow
from faristol.games.duplicate.players import Player

NAMES = ("Aina", "Biel", "Coloma")


def begun():
    """A room that promised, had one player more, promised again and began."""
    club = Club(players=NAMES[:2]).promise()
    club.write(opening.enter_player(club.state, Player("p3", 3, NAMES[2])))
    return club.begin()


def changed(entries, entry_type, **fields):
    return [{**entry, **fields} if entry["type"] == entry_type else entry for entry in entries]


def test_both_have_the_same_racks_by_the_last_promise_that_was_made():
    first, second = begun(), Club(players=("Damià", "Elisabet"))
    made = judging.begin_as(second.state, first.entries)
    assert sum(entry["type"] == "Promised" for entry in first.entries) == 2
    assert [entry["type"] for entry in made[:2]] == ["Promised", "Began"] and made[1]["players"] == 2
    second.write(made)
    assert second.state.round.rack == first.state.round.rack
    assert second.state.draws.promise == first.state.draws.promise


def test_it_begins_once():
    first, second = begun(), Club(players=NAMES).begin()
    with pytest.raises(NotNow):
        judging.begin_as(second.state, first.entries)


def test_it_is_the_same_event_and_its_room_has_spoken():
    first, second = begun(), Club(players=NAMES)
    before = [entry for entry in first.entries if entry["type"] != "RoomSpoke"]
    without_secret = [
        {key: value for key, value in entry.items() if entry["type"] != "RoomSpoke" or key != "secret"}
        for entry in first.entries
    ]
    another = changed(first.entries, "DuplicateOpened", commitment="00" * 32)
    for theirs in (before, without_secret, another):
        with pytest.raises(AnotherEvent):
            judging.begin_as(second.state, theirs)


def test_the_secret_is_the_one_that_was_promised():
    first, second = begun(), Club(players=NAMES)
    forged = changed(first.entries, "RoomSpoke", secret="11" * 32)
    with pytest.raises(AnotherEvent):
        judging.begin_as(second.state, forged)


def test_one_player_is_too_few_here_too():
    alone = Club(players=NAMES[:1])
    with pytest.raises(opening.TooFewPlayers):
        judging.begin_as(alone.state, begun().entries)
