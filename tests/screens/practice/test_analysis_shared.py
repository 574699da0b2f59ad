"""What of a position is sent to others, and what another Faristol makes of it."""

import re
from html import unescape

import pytest
from test_analysis import CGP, opened, rows, types

from drivers.window import Window

UNDERSCORED = CGP.replace(" ", "_")


def sent(window, what):
    return unescape(re.search(what, window.regions["work"], re.DOTALL)[1]).strip()


def address(window):
    return sent(window, r'id="share-address" href="([^"]*)"')


def at(link, language="en"):
    window = Window(language=language)
    window.do("go", data={"to": link})
    return window


def hand(window):
    placing = window.held["analysis"]["placing"]
    return "".join(placing["rack"]), [one["letter"] for one in placing["laid"]]


def test_a_link_opens_the_same_position_in_another_faristol_whatever_its_language():
    window = opened(cgp=CGP.replace("0/0 0", "38/51 0"))
    window.do("analysis.share")
    link = address(window)
    assert link.isascii() and " " not in link and '"' not in link
    other = at(link, "ro")
    assert 'value="AEIOU??"' in other.regions["work"] and 'value="-13"' in other.regions["work"]
    assert "[NY]" not in other.page and ">NY<" in other.page
    other.do("analysis.rack", fields={"rack": "CASATER"})
    assert rows(other)[7] == ".....[NY]A........" and hand(other) == ("CASATER", [])


@pytest.mark.parametrize("rules", ["duplicate", "federation"])
def test_the_rules_by_which_turns_are_weighed_go_along(rules):
    window = opened(cgp=CGP)
    window.do("analysis.share")
    assert address(window).startswith("#/analysis/ca/"), "the usual ones need not be said"
    window.do("analysis.by_rules", data={"rules": rules})
    other = at(address(window))
    other.do("analysis.shuffle")
    assert other.held["analysis"]["rules"] == window.held["analysis"]["rules"] is not None


def test_the_play_that_is_shown_goes_along_and_lies_on_the_board():
    window = opened(rack="C?AAL·LR")
    types(window, ["C", "A", "NY", "A"])
    window.do("analysis.share")
    assert "Share CANYA" in window.regions["work"]
    text = sent(window, r'id="share-text"[^>]*>(.*?)</textarea>')
    assert text.splitlines()[1].startswith("H8 CA[ny]A ")
    other = at(address(window))
    other.do("analysis.shuffle")
    assert hand(other)[1] == ["C", "A", "NY", "A"]
    assert "running__score" in other.regions["work"]


def test_a_play_of_the_list_is_shared_with_its_points():
    window = opened(rack="CASATER")
    window.do("analysis.next_play")
    window.do("analysis.share")
    caption = sent(window, r'id="save-picture"[^>]*data-caption="([^"]*)"')
    word, points = re.search(r"Place (\w+)</?.*?, (\d+ points)", window.page, re.DOTALL).groups()
    assert caption.startswith(word) and caption.endswith(points)
    window.do("analysis.share")
    assert 'id="share"' not in window.regions["work"]


@pytest.mark.parametrize(
    "link",
    [
        "ca/",
        "ca/15/15_A/",
        "ca-1.9.1.2/" + CGP.replace(" ", "_"),
        "ca-1.1/" + CGP.replace(" ", "_"),
        "xx/" + CGP.replace(" ", "_"),
        "ca/" + CGP.replace(" ", "_") + "_H8_",
        "%00%ff",
        "ca",
    ],
)
def test_a_link_that_was_cut_says_so_and_breaks_nothing(link):
    window = at(f"#/analysis/{link}")
    assert 'id="unreadable"' in window.regions["work"]
    window.do("analysis.rack", fields={"rack": "CASATER"})
    assert 'id="plays"' in window.regions["work"]


def test_what_is_done_with_a_position_from_a_link_stays_through_a_reload():
    link = f"#/analysis/ca/{CGP.replace(' ', '_').replace('?', '%3F')}"
    window = at(link)
    window.do("analysis.clear")
    assert rows(window) == ["." * 15] * 15
    window.restart()
    assert rows(window) == ["." * 15] * 15 and 'aria-label="Board"' in window.regions["work"]
