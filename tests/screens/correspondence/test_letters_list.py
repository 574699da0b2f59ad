"""A letter as a link, all games by letter in one list, and the reminder on home (COR-15, COR-25)."""

import pytest

from drivers.letter_windows import first_play, opened, reads, sheet
from drivers.log import MINUTE
from drivers.markup import read
from drivers.window import Window
from faristol.screens.correspondence.by_address import code_of, letter_in
from faristol.storage.files import export_file

DAY = 24 * 60 * MINUTE
TODAY = "2026-10-09"
"""The day of every window's clock."""


def hrefs(window, region="work"):
    found = read(window.regions[region]).all()
    return [
        each.attributes["href"] for each in found if each.attributes.get("href", "").startswith("#/event/")
    ]


def link_of(window):
    (link,) = [
        each for each in read(window.regions["work"]).all() if each.attributes.get("id") == "message-link"
    ]
    return link.attributes["href"]


def tapped(window, link):
    """Open a link, and let the page do what it is then asked to do by itself."""
    window.go(link)
    while then := window.last.get("then"):
        answer = window.do(then)
    return answer


def test_a_link_that_is_tapped_opens_the_game_and_reads_the_message_itself():
    red, blue, text = first_play()
    assert letter_in(link_of(red)) == text
    stream = blue.last["stream"]
    assert tapped(blue, link_of(red))["ok"]
    assert blue.last["url"] == f"#/event/{stream}" and "TurnSent" in blue.types
    before = blue.entries
    tapped(blue, link_of(red))
    assert "This is noted here already." in blue.regions["notice"] and blue.entries == before


def test_a_link_that_is_pasted_is_read_as_the_message_in_it():
    red, blue, _ = first_play()
    assert reads(blue, f"vezi aici: https://faristol.example/{link_of(red)} salut")["ok"]
    assert "TurnSent" in blue.types


def test_a_link_whose_game_is_not_here_says_so_and_writes_nothing():
    red, *_ = first_play()
    other = opened("blue", sheet(name="Alt concurs"))
    before = other.entries
    other.go(link_of(red))
    assert not other.last.get("then") and "A letter came as a link." in other.regions["work"]
    other.go(hrefs(other)[0])
    tapped(other, other.last["url"])
    assert other.entries == before and 'id="doubt"' in other.regions["work"]


def test_a_link_waits_until_it_is_known_who_plays_here():
    red, blue, _ = first_play()
    stranger = Window()
    stranger.do("home.bring", file=export_file("x", list(blue.entries), "0", [], 0))
    stranger.go(f"#/event/{stranger.last['stream']}/letters/{link_of(red).split('/')[-1]}")
    assert not stranger.last.get("then")
    stranger.do("correspondence.sit", data={"player": "2"})
    assert stranger.last.get("then") == "correspondence.read"


@pytest.mark.parametrize("code", ["", "%", "ă", "_w", "A" * 6_001])
def test_an_address_with_no_letter_in_it_has_none(code):
    assert letter_in(f"#/letters/{code}") == ""


@pytest.mark.parametrize("letter", ["x", "Turul: III\nSC₀OR, ȘIR\n", "ă" * 500])
def test_a_letter_comes_out_of_its_address_as_it_went_in(letter):
    assert letter_in(f"https://faristol.example/#/letters/{code_of(letter)}") == letter


def test_the_list_has_the_games_that_wait_for_me_first_with_the_days_left():
    _, blue, text = first_play()
    mine = blue.last["stream"]
    assert reads(blue, text, came=TODAY)["ok"]
    blue.go("#/correspondence")
    assert blue.do(
        "correspondence_setup.open", {"how": "sheet", "sheet": sheet(name="Alt concurs"), "me": "blue"}
    )["ok"]
    theirs = blue.last["stream"]
    blue.go("#/letters")
    assert hrefs(blue) == [f"#/event/{mine}", f"#/event/{theirs}"]
    assert "send it by 29/11/2026, in 51 days" in " ".join(blue.regions["work"].split())
    assert "Ion Popescu to move" in blue.regions["work"] and f"#/event/{mine}" in blue.regions["shelf"]


@pytest.mark.parametrize(
    ("days", "said"),
    [(48, None), (49, "in 2 days"), (51, "send it today"), (52, "days of thought are used up")],
)
def test_home_reminds_two_days_before_the_own_term_ends(days, said):
    _, blue, text = first_play()
    stream = blue.last["stream"]
    assert reads(blue, text, came=TODAY)["ok"]
    blue.now += days * DAY
    blue.go("#/")
    assert (f'id="reminder-{stream}"' in blue.regions["work"]) == (said is not None)
    assert said is None or said in blue.regions["work"]


def test_home_reminds_nobody_whose_turn_it_is_not():
    red, *_ = first_play()
    red.now += 51 * DAY
    red.go("#/")
    assert 'id="reminder-' not in red.regions["work"] and 'href="#/letters"' in red.regions["work"]
