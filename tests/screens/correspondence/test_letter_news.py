"""The line above the board of a game by letter: what the last message brought, what is settled first."""

import re

from drivers.letter_windows import first_play, reads
from faristol.screens.rendering import render
from screens.states.every import every, screen_of

LINE = r'id="news"\s+href="#([^"]+)"\s+data-settles="(yes|no)".*?<span[^>]*>(.*?)</span>'


def line(state):
    """The sentence, whether somebody has to settle something, and what a tap leads to."""
    scene = every()[state]
    work = render(screen_of(scene), scene)["work"]
    found = re.search(
        r'id="news"\s+href="#([^"]+)"\s+data-settles="(yes|no)".*?<span[^>]*>(.*?)</span>', work, re.S
    )
    if not found:
        return None
    assert f'id="{found[1]}"' in work, "the tap leads to a part of the screen"
    return found[3], found[2] == "yes"


def test_before_the_first_play_there_is_nothing_to_say():
    assert line("letter, to play") is None


def test_a_draw_that_is_offered_comes_before_the_play():
    sentence, settles = line("letter, much heard")
    assert sentence.endswith("offers a draw.") and settles


def test_a_challenge_comes_before_all_else():
    sentence, settles = line("letter, both variants")
    assert "challenges CASA" in sentence and settles


def test_else_it_is_the_partners_play_with_its_points():
    _, blue, text = first_play()
    reads(blue, text)
    found = re.search(
        r'id="news"\s+href="#turns"\s+data-settles="no".*?<span[^>]*>(.*?)</span>', blue.page, re.S
    )
    assert re.fullmatch(r".+: H7 CASA, points: 8", found[1])


def test_why_it_is_not_a_play_stands_on_the_button():
    scene = every()["letter, a play that does not stand"]
    shelf = render(screen_of(scene), scene)["shelf"]
    step = shelf.split('id="to-board"')[1]
    assert "Not a play yet" in step and "Too few tiles" in step
