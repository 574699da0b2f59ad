"""Analysis through the front door: a position set up, its plays listed, stepped through and laid."""

import re

import pytest

from drivers.window import Window

CGP = "15/15/15/15/15/15/15/5[NY]A8/15/15/15/15/15/15/15 AEIOU??/ 0/0 0"
GAME = b"""#character-encoding UTF-8
#player1 neus Neus Bonet
#player2 pau Pau Riera
>neus: ACSNATE 8G CASA +12 12
>pau: LMSTTAO 9F MAL +9 9
"""


def opened(rack="", cgp="", language="en"):
    """A window at the analysis, with this rack or this position."""
    window = Window(language=language)
    assert window.do("go", data={"to": "#/analysis"})["ok"]
    if rack:
        window.do("analysis.rack", fields={"rack": rack})
    if cgp:
        assert window.do("analysis.paste", fields={"pasted": cgp})["ok"]
    return window


def rows(window):
    return window.held["analysis"]["board"]


def count(window):
    return int(re.search(r'data-count="(\d+)"', window.regions["work"])[1])


def first_listed(window):
    return re.search(r'id="play-(\d+)"', window.regions["work"])[1]


def types(window, keys):
    for key in keys:
        window.do("analysis.key", data={"key": key})
    return window


def test_a_rack_gets_all_its_plays_the_best_first_and_the_next_play_is_that_of_the_list():
    window = opened(rack="CASATER")
    scores = [int(score) for score in re.findall(r"<strong>(\d+)</strong>", window.regions["work"])]
    assert count(window) > len(scores) == 25
    assert scores == sorted(scores, reverse=True)
    window.do("analysis.page", data={"by": "1"})
    window.do("analysis.next_play")
    assert re.search(r'id="play-(\d+)" aria-selected="true"', window.page)[1] == first_listed(window)


def test_the_best_play_is_shown_then_laid_and_undo_brings_the_position_before_back():
    window = opened(rack="CASATER")
    window.do("analysis.next_play")
    assert 'data-state="new"' in window.regions["work"]
    assert rows(window) == ["." * 15] * 15
    window.do("analysis.lay")
    assert sum(len(row.replace(".", "")) for row in rows(window)) >= 5
    window.do("analysis.undo")
    assert rows(window) == ["." * 15] * 15
    assert 'value="CASATER"' in window.regions["work"]


def test_a_pasted_position_with_two_blanks_shows_its_top_play():
    window = opened(cgp=CGP)
    assert rows(window)[7] == ".....[NY]A........"
    assert count(window) > 1000
    assert 'id="show-best"' in window.regions["shelf"]
    assert "91 tiles unseen" in window.regions["work"]


EMPTY = "/".join(["15"] * 15)


@pytest.mark.parametrize(
    "malformed",
    [
        f"{EMPTY} {'A' * 12}/ 0/0 0",
        f"{EMPTY} ???????/ 0/0 0",
        f"{EMPTY} KKKKKKK/ 0/0 0",
        f"{EMPTY}/15 A/",
        "/".join(["1" * 15] * 15) + " A\0/",
        "x" * 200_000,
    ],
    ids=lambda text: text[-20:] or "nothing",
)
def test_a_malformed_position_ends_in_a_sentence_and_changes_nothing(malformed):
    window = opened(cgp=CGP)
    window.do("analysis.by_hand")
    before = rows(window)
    answer = window.do("analysis.paste", fields={"pasted": malformed})
    assert rows(window) == before
    assert not answer["ok"] and "broken" not in answer
    assert answer["focus"] == "pasted" and 'id="pasted-problem"' in window.regions["work"]


def test_tiles_under_the_hands_show_their_score_and_why_they_do_not_stand():
    window = opened(rack="CASATER")
    types(window, "casa")
    assert re.search(r'running__score[^">]*">\d+<', window.regions["work"])
    window.do("analysis.recall")
    types(window, "rtc")
    refused = window.do("analysis.lay")
    assert not refused["ok"]
    assert rows(window) == ["." * 15] * 15


def test_a_position_is_set_up_by_hand_with_digraphs_and_blanks_and_no_more_tiles_than_there_are():
    window = opened()
    window.do("analysis.by_hand")
    types(window, ["c", "a", "n", "y"])
    window.do("analysis.key", data={"key": "A", "blank": "yes"})
    types(window, ["L", "·"])
    assert rows(window)[7] == ".......CA[NY]a[L·L]..."
    window.do("analysis.back")
    assert rows(window)[7] == ".......CA[NY]a...."
    types(window, "çç")
    assert "".join(rows(window)).count("Ç") == 1


def test_a_rack_of_tiles_that_are_not_there_is_refused_by_name():
    window = opened()
    refused = window.do("analysis.rack", fields={"rack": "ÇÇ"})
    assert not refused["ok"]
    assert refused["focus"] == "rack"
    assert "There are no more of these tiles: Ç." in window.regions["work"]


def test_a_blank_asks_for_its_letter():
    window = opened(rack="?CASA")
    window.do("analysis.tile", data={"place": "0"})
    window.do("analysis.square", data={"row": "7", "col": "7"})
    assert "Which letter is the blank?" in window.regions["work"]
    window.do("analysis.key", data={"key": "L·L"})
    (laid,) = window.held["analysis"]["placing"]["laid"]
    assert laid["letter"] == "L·L"


def test_a_game_from_another_program_is_stepped_through():
    window = opened()
    assert window.do("analysis.gcg", file=GAME)["ok"]
    assert rows(window)[7][6:10] == "CASA"
    window.do("analysis.go_to_turn", data={"by": "-2"})
    assert rows(window) == ["." * 15] * 15
    assert 'value="ACSNATE"' in window.regions["work"]
    window.do("analysis.narrow", fields={"word": "CASA", "place": "H7", "keeps": "NTE"})
    assert window.regions["work"].count(">played<") == 1
    window.do("analysis.go_to_turn", data={"by": "1"})
    assert ">played<" not in window.regions["work"]


def test_a_game_is_pasted_where_a_position_is():
    window = opened()
    window.do("analysis.by_hand")
    pasted = GAME.decode() + ">neus: SNOTE?! 10E NO\n"
    refused = window.do("analysis.paste", fields={"pasted": pasted})
    assert not refused["ok"] and rows(window) == ["." * 15] * 15
    assert 'id="pasted-problem"' in window.regions["work"]
    window.do("analysis.paste", fields={"pasted": "\n" + GAME.decode().replace("Pau Riera", "Pau Ribà")})
    assert rows(window)[7][6:10] == "CASA"
    assert "Turn 2 of 2" in window.regions["bar"] and 'id="plays"' not in window.regions["work"]
    window.do("analysis.go_to_turn", data={"by": "-1"})
    assert 'id="show-best"' in window.regions["shelf"]


def test_nothing_is_offered_twice_while_a_position_is_set_up():
    window = opened()
    assert 'id="set-up"' not in window.regions["shelf"]
    window.do("analysis.rack", fields={"rack": "CASATER"})
    assert 'id="by-hand"' in window.regions["shelf"]
    window.do("analysis.by_hand")
    assert window.page.count("Done setting up") == 1


def test_another_language_keeps_the_tiles_that_it_has_and_names_those_that_it_has_not():
    window = opened(cgp=CGP)
    before = rows(window)
    window.do("analysis.language", data={"language": "ro"})
    assert before[7] == "." * 5 + "[NY]A" + "." * 8
    assert rows(window)[7] == "." * 6 + "A" + "." * 8
    assert window.held["analysis"]["placing"]["rack"] == ["A", "E", "I", "O", "U", "?", "?"]
    assert "This language has no such tile, or not so many: NY." in window.regions["notice"]
    window.do("analysis.undo")
    assert rows(window) == before
    window.do("analysis.language", data={"language": "ro"})
    window.do("analysis.clear")
    window.do("analysis.rack", fields={"rack": "STIREAN"})
    assert count(window) > 100


def test_a_rack_that_another_language_has_too_is_taken_along_without_a_word():
    window = opened(rack="STIREAN")
    window.do("analysis.language", data={"language": "ro"})
    assert window.regions["notice"].strip() == "" and 'value="AEINRST"' in window.regions["work"]
    assert count(window) > 100


def squares_shown(window):
    """The squares with a mark, and what of them is said."""
    named = re.findall(
        r'aria-label="([^"]*)"[^>]*>(?:<svg.*?</svg>)?<span class="board__legal"', window.regions["work"]
    )
    assert all("a play can go through here" in name for name in named)
    return {name.split(",")[0] for name in named}


def test_the_squares_that_this_rack_can_reach_are_shown_on_wish_and_said():
    window = opened()
    assert squares_shown(window) == set()
    window.do("analysis.legal")
    assert squares_shown(window) == {"H8"}
    window.do("analysis.rack", fields={"rack": "XZÇ"})
    assert squares_shown(window) == set()
    window.do("analysis.rack", fields={"rack": "PUX"})
    every, covered = squares_shown(window), set()
    plays = count(window)
    assert plays > 3
    for number in range(1, plays + 1):
        window.do("analysis.show", data={"number": str(number)})
        new = re.findall(
            r'id="board-(\w+)"[^>]*>\s*<span class="tile"[^>]*data-state="new"', window.regions["work"]
        )
        assert new
        covered |= set(new)
    assert every == covered
