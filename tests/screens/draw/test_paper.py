"""A draw on paper: before the first rack its promise, then the racks, and at the end its secret."""

import re

from drivers.draw import ROOM
from drivers.window import Window


def on_paper(window):
    assert window.do("draw.print")["print"]
    return window.regions["print"]


def test_before_the_room_speaks_the_promise_is_on_paper():
    window = Window()
    window.open_draw()
    draws, paper = window.state, on_paper(window)
    assert draws.commitment in paper and draws.secret is None
    assert "Round" not in paper, "no table of racks yet"
    window.wait(1).look()
    assert not window.regions["print"], "only the tap that asked for it prints"


def test_each_rack_is_on_paper_with_its_new_tiles_and_with_what_the_room_said():
    window = Window()
    window.open_draw()
    window.speak()
    for _ in range(3):
        window.time()
        window.do("draw.toggle", data={"place": "0"})
        window.do("draw.next_round")
    paper, draws = on_paper(window), window.state
    assert ROOM in paper and draws.commitment in paper
    rows = re.findall(r'<td class="figure number">\d+</td>(.*?)</tr>', paper, re.DOTALL)
    for row, round_ in zip(rows, draws.rounds, strict=True):
        letters = re.findall(r'<td class="paper__letters"[^>]*>([^<]*)<', row)
        assert letters == [" ".join(draws.tile_set.sort(part)) for part in (round_.rack, round_.drawn)]
    assert len(draws.rounds[-1].drawn) == 6, "one tile was kept"


def test_the_secret_comes_onto_paper_when_it_is_published():
    window = Window()
    window.play_a_draw()
    paper = on_paper(window)
    assert window.state.secret in paper
    assert "Comprova una tirada" in paper and "aquest fitxer" not in paper, "paper is no file to open"
