"""Whole games by letter between two devices that have nothing in common but their messages."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.club import words
from drivers.letter_game import AS_WRITTEN, TILES, Device, march, third_turn
from faristol.core.letters import tile
from faristol.core.play import write_play
from faristol.errors import Rejected
from faristol.games.correspondence import challenging, ending
from faristol.games.correspondence.opening import string_of
from faristol.games.correspondence.playing import Dates, open_courses
from faristol.words.plays import find_plays

LONGEST = 120


def devices(chance: Random) -> tuple[Device, Device]:
    letters = TILES.write(string_of(TILES, chance.randbytes(32), 1))
    racks = chance.random() < 0.5
    return Device(letters, racks=racks), Device(letters, racks=racks)


def turn(device: Device, chance: Random) -> None:
    for variant, course in open_courses(device.state).items():
        rack = device.state.hand(device.state.to_move, variant)
        best = find_plays(words("ro"), course.board, rack).best()
        if best and chance.random() < 0.9:
            device.play(write_play(TILES, chance.choice(best).play), variant)
        else:
            device.pass_turn(variant)


def challenged(device: Device, chance: Random) -> None:
    formed = [word.split()[1] for word in device.state.course.turns[-1].words]
    device.write(challenging.challenge(device.state, chance.sample(formed, 1)))


def play_on(here: Device, there: Device, chance: Random, after_each) -> None:
    """Turn by turn, each told to the other by its message only; what the arbiter answers, both are told."""
    day = 1
    for _ in range(LONGEST):
        if here.state.ending:
            return
        if here.state.challenge and (not open_courses(here.state) or chance.random() < 0.3):
            stands = chance.random() < 0.5
            for device in (here, there):
                device.write(challenging.judge(device.state, stands))
            continue
        if can_be_challenged(here) and chance.random() < 0.15:
            challenged(here, chance)
        turn(here, chance)
        arrived = day + chance.randint(0, 3)
        sent = arrived + chance.randint(0, 4)
        there.receive(here.send(Dates(march(day), march(arrived), "stamp", march(sent))))
        day, here, there = sent, there, here
        after_each(here, there)
    raise AssertionError("a game without end")


def can_be_challenged(device: Device) -> bool:
    state = device.state
    return not state.challenge and bool(state.course.turns) and state.course.turns[-1].kind == "play"


def all_letters_are_somewhere(here: Device, there: Device) -> None:
    assert here.state == there.state
    state = here.state
    for course in state.courses.values():
        lying = [tile(TILES, code) for code in course.board.squares if code]
        held = [state.string[place] for hand in course.hands for place in hand]
        to_come = state.string[course.in_play :]
        assert Counter([*lying, *held, *to_come]) == Counter(TILES.all)
        assert max(map(len, course.hands)) <= 7


@pytest.mark.parametrize("seed", range(4))
def test_two_devices_tell_the_same_game_to_its_end(seed):
    chance = Random(seed)
    red, blue = devices(chance)
    play_on(red, blue, chance, all_letters_are_somewhere)
    assert red.state.ending.way in ("played-out", "passes")
    worth = ending.worth(red.state)
    assert worth == ending.worth(blue.state)
    assert sum(worth) <= 20_000


@given(st.data())
def test_whatever_is_pasted_is_read_or_refused(data):
    """A message with a piece of it replaced by anything."""
    first = data.draw(st.integers(0, len(AS_WRITTEN)))
    last = data.draw(st.integers(first, min(first + 30, len(AS_WRITTEN))))
    signs = st.text(st.sampled_from(AS_WRITTEN) | st.characters(), max_size=12)
    text = AS_WRITTEN[:first] + data.draw(signs) + AS_WRITTEN[last:]
    blue = third_turn()
    before = blue.state
    try:
        blue.receive(text)
    except Rejected:
        assert blue.state == before
    else:
        assert blue.points[-1] == 41
