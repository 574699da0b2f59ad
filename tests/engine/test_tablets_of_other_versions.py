"""Tablets that have another Faristol or other words than the judge's: told what to do, and never half in."""

import json

import pytest

from drivers.tablet_room import PlayedRoom
from faristol import __version__
from faristol.room.messages import Hello, NoSeat, Welcome, read_from_host, write_message

HELLO = Hello(__version__, "", "player", 4, "", player="Biel Ferragut")


@pytest.fixture
def room():
    return PlayedRoom(tables=(1,))


def answers(room, text):
    """Return what the judge's tablet answers to a greeting on the link of table one."""
    link = room.judge.engine._tablets.room.guests[0].link
    answer = room.judge.do("link", what="text", link=link, text=text)
    sent = [read_from_host(order["text"]) for order in answer["links"] if order["do"] == "send"]
    room.wire.run()
    return next((each for each in sent if isinstance(each, NoSeat | Welcome)), None)


def greeted(room, **other):
    return answers(room, write_message(Hello(**{**vars(HELLO), **other})))


def words_of(room):
    return room.judge.state.opened.lexicon["sha256"]


def test_a_guest_of_another_version_is_told_what_to_do(room):
    assert greeted(room, app="0.0.9") == NoSeat("other-version")
    tablet = room.guests[1]
    tablet.go("#/join")
    assert "This tablet has a different version of Faristol from the judge’s." in tablet.says()
    assert "updates itself; until then hand in on paper" in tablet.says()


def test_a_greeting_that_only_another_version_understands_is_answered_all_the_same(room):
    ours = json.loads(write_message(HELLO))
    assert isinstance(answers(room, json.dumps({**ours, "colour": "red"})), Welcome), (
        "what is new is passed over"
    )
    assert answers(room, json.dumps({**ours, "role": "scorer"})) == NoSeat("other-version")
    assert answers(room, json.dumps({"m": "hello"})) == NoSeat("other-version")
    assert answers(room, json.dumps({"m": "howdy"})) is None
    assert answers(room, "hello") is None


def test_a_wall_only_shows_so_that_any_version_will_do(room):
    welcome = greeted(room, app="0.0.9", role="wall", table=None)
    assert isinstance(welcome, Welcome) and welcome.role == "wall"


def test_who_judges_with_other_words_is_refused_and_who_plays_needs_none(room):
    assert greeted(room, role="judge", table=None, lexicon="ab" * 32) == NoSeat("other-words")
    assert isinstance(greeted(room, role="judge", table=None, lexicon=words_of(room)), Welcome)
    assert isinstance(greeted(room, lexicon=""), Welcome)
