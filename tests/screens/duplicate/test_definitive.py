"""What is definitive after the time for claims, and what is not official: DUP-1, DUP-22."""

import json
import re

import pytest
from test_claims import opened, put_right, state
from test_the_round import Judge

from drivers.club import PLAYERS, Club
from faristol.screens.activities import board_for_the_room as public
from faristol.screens.activities import published_page
from faristol.screens.duplicate.results.as_json import json_text
from faristol.screens.home.file.view import FILE
from faristol.screens.session import Session
from faristol.texts import texts
from screens.states.results import AT, over, scene
from screens.states.room_boards import event_of

HOUR = 60 * 60_000


def test_after_the_time_for_claims_a_slip_is_put_right_only_with_a_reason():
    window = opened(over(PLAYERS[0], Club.claim))
    window.now += HOUR
    log = window.entries
    assert not put_right(window, "player/p7", "p7", null="absent")["ok"]
    assert 'id="why-problem"' in window.regions["work"] and "1.11" in window.regions["work"]
    assert not window.do("results.take_away", {"why": ""})["ok"] and window.entries == log
    assert put_right(window, "player/p7", "p7", null="absent", why="the slip of table 9")["ok"]
    assert window.entries[-1]["why"] == "the slip of table 9"
    window.go("#/event/event/file")
    assert "After the time for claims: the slip of table 9" in window.regions["work"]


@pytest.mark.parametrize(
    ("acts", "later", "said"),
    [
        ((), 0, "There has been no time for claims yet."),
        ((Club.claim,), 0, "Everybody can check and claim until"),
        ((Club.claim,), HOUR, "Make the results final?"),
    ],
)
def test_making_the_results_final_says_whether_claims_still_run(acts, later, said):
    window = opened(over(PLAYERS[0], *acts))
    window.now += later
    window.do("results.ask_final")
    assert said in window.regions["dialog"]
    assert ("before the time for claims is over" in window.regions["dialog"]) is (later == 0)
    assert not state(window).final


@pytest.mark.parametrize(("rounds", "official"), [(0, True), (3, False)])
def test_results_of_a_set_number_of_rounds_say_that_they_are_not_official(rounds, official):
    club = Club(rounds=rounds).begin().rounds(3)
    club = club.end("no-play") if official else club.next()
    page = scene(AT, club)
    published = published_page(page.event, "0.1.0", page.now, 60)
    window = opened(club)
    shown = window.regions["work"]
    window.do("results.print", data={"sheet": "wall"})
    said = texts("ca").gettext("Only complete games are official.")
    for text in (published, window.regions["print"]):
        assert (said in text) is not official
    assert ('id="incomplete"' in shown) is not official


def everywhere(club):
    """The screen of the results, the board for the room, the published page and each paper."""
    page, window = scene(AT, club), opened(club)
    shown = {
        "results": window.regions["work"],
        "board": room(club),
        "published": published_page(page.event, "0.1.0", page.now, 60),
    }
    for sheet in ("wall", "cards", "rounds", "grid"):
        window.do("results.print", data={"sheet": sheet})
        shown[sheet] = window.regions["print"]
    return {
        place: re.sub(r"\s+", " ", re.sub(r"<pre.*?</pre>|<[^>]+>", " ", text, flags=re.DOTALL))
        for place, text in shown.items()
    }


@pytest.mark.parametrize(
    ("why", "said"),
    [
        ("force-majeure", "The judge ended the duplicate early: force majeure."),
        ("no-assurance", "after a round without a valid play, no rack was sure to give one."),
        ("agreed", "The judge ended the duplicate early, as agreed with the players."),
    ],
)
def test_a_game_that_the_judge_ends_early_says_why_and_is_not_official(why, said):
    """DUP 1.6 and 1.1: on the screen, the wall, the cards and the other papers."""
    judge = Judge(Club(players=PLAYERS[:3], publication="en").begin().rounds(1))
    judge.does("ask_end")
    asked = judge.window.regions["dialog"]
    assert f'"why": "{why}"' in asked.replace("&#34;", '"') or f'data-why="{why}"' in asked
    assert judge.does("end", why=why)["ok"] and judge.state.stage == "over"
    assert judge.window.entries[-1]["clause"] == "DUP-16" and judge.window.entries[-1]["why"] == why
    club = Club(players=PLAYERS[:3], publication="en").begin().rounds(1).end(why)
    for place, text in everywhere(club).items():
        assert said in text and "Only complete games are official." in text, place
    window = opened(club, "/file")
    assert said in re.sub(r"\s+", " ", window.regions["work"])
    assert json.loads(json_text(club.state, 0))["event"]["decided"] == why


def test_an_end_without_its_reason_is_refused_and_changes_nothing():
    judge = Judge(Club(players=PLAYERS[:3]).begin().rounds(1))
    before = judge.window.entries
    for data in ({}, {"why": ""}, {"why": "tired"}):
        assert not judge.does("end", **data)["ok"]
    assert judge.window.entries == before and judge.state.stage == "results"


def test_of_a_judge_s_end_without_a_reason_an_older_log_says_only_that():
    club = Club(players=PLAYERS[:3], publication="en").begin().rounds(1)
    club.write([{"type": "DrawsEnded", "clause": None, "by": "judge"}])
    assert "The judge ended the duplicate early. " in everywhere(club)["results"]
    complete = Club(players=PLAYERS[:3], publication="en").begin().rounds(1)
    complete.write([{"type": "DrawsEnded", "clause": "DUP-16", "by": "judge"}])
    shown = everywhere(complete)
    assert not [place for place, text in shown.items() if "The judge ended" in text or "official" in text]


def test_on_paper_the_draw_shows_its_promise_and_once_published_its_secret():
    window = opened(over(PLAYERS[0], Club.claim))
    draws = state(window).draws
    window.do("results.print", data={"sheet": "draw"})
    paper = window.regions["print"]
    assert draws.commitment in paper and draws.room in paper
    rows = re.findall(r'<td class="figure number">(\d+)</td>(.*?)</tr>', paper, re.DOTALL)
    assert rows
    for (number, row), round_ in zip(rows, state(window).rounds, strict=True):
        letters = re.findall(r'<td class="paper__letters"[^>]*>([^<]*)<', row)
        tiles = [
            state(window).tile_set.line(state(window).tile_set.sort(part))
            for part in (round_.rack, round_.drawn)
        ]
        assert letters == tiles, f"round {number}: the rack, and only the new tiles"
    window.do("results.publish_secret")
    window.do("results.print", data={"sheet": "draw"})
    secret = state(window).draws.secret
    assert secret in window.regions["print"] and secret not in paper


# --- whoever reads a total sees whether the bonuses are in it: DUP-21


SO_FAR = "The bonuses up to here are in the totals."
ALL = "All bonuses are in the totals."


def room(club):
    return re.sub(r"<[^>]+>", "", public(event_of(club), club.entries[-1]["at"], 60, Session())["html"])


@pytest.mark.parametrize(
    "chosen", [{"bonuses": False}, {"players": PLAYERS[:9]}], ids=["none agreed", "too few players"]
)
def test_where_no_bonus_is_given_nothing_is_said(chosen):
    club = Club(publication="en", **chosen).begin().rounds(1)
    for shown in (opened(club).regions["work"], opened(club, "/results").regions["work"], room(club)):
        assert SO_FAR not in shown and ALL not in shown


def test_a_backup_warns_of_future_racks_only_while_there_are_some():
    running, final = over(PLAYERS[0], Club.claim), over(PLAYERS[0], Club.claim, Club.finish)
    warned = [FILE.view(scene(f"{AT}/file", event)).carries_secret for event in (running, final)]
    assert warned == [True, False]
