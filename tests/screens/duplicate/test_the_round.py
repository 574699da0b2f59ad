"""The judge's round: intents in, regions out, over a real log."""

import re

import pytest

from drivers.club import Club, words
from drivers.window import Window, wait_for
from faristol.core.play import write_play
from faristol.games.duplicate.possible import plays_of
from faristol.screens.duplicate.suggesting import matches
from screens.states.results import card


class Judge:
    """A window with a duplicate on it."""

    def __init__(self, club: Club, language: str = "en") -> None:
        self.window = Window(language=language)
        self.window.now = club.entries[-1]["at"] + 1000
        wait_for(self.window.log.append("dupli", 0, club.entries, card(club, "dupli")))
        self.window.go("#/event/dupli")

    def does(self, name, typed=None, **data):
        """`typed` stands in the slip's field; the rest is what the button says."""
        fields = {} if typed is None else {"play": typed, "table": ""}
        return self.window.do(
            f"duplicate.{name}", fields, data={key: str(value) for key, value in data.items()}
        )

    @property
    def state(self):
        return self.window.state

    @property
    def slips(self):
        return self.state.round.slips

    def shows(self, region="work"):
        return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", self.window.regions[region]))


@pytest.fixture
def judge():
    """Twelve players, the time of round one running."""
    judge = Judge(Club().begin())
    judge.does("start")
    return judge


def some_plays(judge, count=3):
    judge.does("typing", typed="h")
    club = Club().begin()
    return club.plays()[:count]


def test_the_call_shows_the_rack_by_its_names(judge):
    called = Judge(Club().begin())
    assert called.state.stage == "call"
    assert "C de Castelló" in called.shows()


def test_the_rack_stands_in_one_order_in_the_call_the_time_and_the_choice():
    judge = Judge(Club().begin().rounds(1).next())
    letters = re.compile(r'tile__letter"[^>]*>([^<]*)<')
    called = letters.findall(judge.window.regions["work"].split('id="called"')[1])[:7]
    for step in ("start", "end_time"):
        assert judge.does(step)["ok"]
        assert letters.findall(judge.window.regions["shelf"])[:7] == called


def test_enter_takes_the_play_and_goes_to_the_next_table_unless_one_stands_before_the_play(judge):
    play = some_plays(judge)[0]
    answer = judge.does("take", typed=play.lower())
    assert answer["ok"] and answer["focus"] == "play"
    assert judge.slips["p1"].play.upper() == play.upper()
    assert 'value="2"' in judge.window.regions["work"]
    judge.does("take", typed=f"7 {play.lower()} 30")
    assert judge.slips["p7"].given == 30


def test_the_next_table_has_the_same_as_the_last(judge):
    play = some_plays(judge)[0]
    assert not judge.does("same")["ok"]
    assert "No slip of this round was noted before" in judge.shows()
    judge.does("take", typed=play.lower())
    judge.does("same")
    assert judge.slips["p2"].play == judge.slips["p1"].play
    judge.does("null", reason="none")
    judge.does("same")
    assert judge.slips["p4"].reason == "none" and judge.slips["p4"].play is None


def test_the_play_that_scores_most_is_noted_or_named(judge):
    best = plays_of(judge.state, judge.state.round, words("ca")).best
    answer = judge.does("best")
    if len(best) == 1:
        assert judge.slips["p1"].play == write_play(judge.state.tile_set, best[0].play)
    else:
        assert not answer["ok"] and write_play(judge.state.tile_set, best[0].play) in judge.shows()


def test_a_table_is_left_for_later_and_after_the_last_comes_the_first_that_is_missing(judge):
    judge.does("skip")
    judge.does("null", reason="none")
    assert list(judge.slips) == ["p2"]
    assert 'value="3"' in judge.window.regions["work"]
    judge.does("take", typed="12 h8 xxxx")
    assert 'value="1"' in judge.window.regions["work"]


@pytest.mark.parametrize(
    ("called", "player"),
    [("puig", "p2"), ("JORDI", "p2"), ("bauca", "p5"), ("sureda miq", "p6"), ("turc", "p12"), ("9", "p9")],
)
def test_a_part_of_a_name_finds_the_table(judge, called, player):
    judge.window.do("duplicate.take", {"play": "h8 xxxx", "table": called})
    assert list(judge.slips) == [player]


def test_a_name_that_nobody_or_more_than_one_has(judge):
    assert not judge.window.do("duplicate.take", {"play": "h8 xxxx", "table": "zuzu"})["ok"]
    assert "Nobody at the tables is called “zuzu”." in judge.shows()
    judge.window.do("duplicate.typing", {"play": "h8 xxxx", "table": "j"})
    assert "3 Joana M. Gelabert" in judge.shows()
    assert not judge.window.do("duplicate.take", {"play": "h8 xxxx", "table": "j"})["ok"]
    assert "“j” fits several players: 2 Jordi Puigserver, 3 Joana M. Gelabert." in judge.shows()
    assert judge.slips == {}


def test_a_play_that_does_not_stand_is_null_with_its_reason_and_clause_and_its_twin_is_named(judge):
    judge.does("take", typed="h8 xxxx")
    assert judge.slips["p1"].reason == "not-on-rack"
    assert "It uses tiles that are not on the rack" in judge.shows()
    assert "Duplicate rules, 1.7" in judge.shows()
    word = matches(judge.state, judge.state.round, "h8", Club().words)[0].text.split()[1]
    judge.does("take", typed=f"2 h9 {word}")
    assert judge.slips["p2"].reason == "centre"
    assert f"H8 {word} would score" in judge.shows("notice")


def test_the_judge_is_told_of_what_is_odd_and_it_is_noted_all_the_same(judge):
    play = some_plays(judge)[0]
    place, word = play.split()
    judge.does("take", typed=f"1 {place} {word} 3")
    assert "Points counted by table 1: 3;" in judge.shows("notice") and judge.slips["p1"].given == 3


def test_letters_that_begin_no_play_are_refused_and_nothing_is_written(judge):
    before = judge.state
    answer = judge.does("take", typed="x#x")
    assert not answer["ok"] and judge.state == before
    assert answer["aside"]["whose"] == "1" and "no possible play begins with “x#x”" in answer["aside"]["why"]


def test_the_same_play_at_many_tables_in_one_act(judge):
    play = some_plays(judge)[0]
    judge.does("many", typed=play.lower())
    for table in (4, 5, 9):
        judge.does("table", typed=play.lower(), table=table)
    before = judge.window.last["entries"]
    judge.does("take_many", typed=play.lower())
    assert sorted(judge.slips) == ["p1", "p4", "p5", "p9"]
    judge.window.do("event.undo")
    assert not judge.slips and judge.window.last["entries"] == before + 5
    judge.window.go(f"{judge.window.last['url']}/file")
    assert f"Entries {before + 1}–{before + 4} were undone" in judge.window.regions["work"]


def test_the_arrows_choose_another_play_of_the_list(judge):
    judge.does("typing", typed="h8")
    judge.does("move", typed="h8", by=1)
    judge.does("move", typed="h8", by=1)
    second = re.findall(r'data-text="([^"]*)"', judge.window.regions["work"])[1]
    judge.does("take", typed="h8")
    assert judge.slips["p1"].play == second


def test_a_slip_is_put_right_and_taken_back(judge):
    judge.does("take", typed="3 h8 xxxx")
    judge.does("take", typed=f"3 {some_plays(judge)[0].lower()}", replace="yes")
    assert judge.slips["p3"].valid
    judge.does("table", table=3)
    assert "Already in" in judge.shows()
    judge.does("withdraw", player="p3")
    assert "p3" not in judge.slips


def test_who_is_warned_is_named_and_stays_in_hand_and_more_than_a_warning_is_asked_about(judge):
    play = some_plays(judge)[0]
    judge.does("take", typed=play.lower())
    answer = judge.does("warn", typed="1 ")
    assert answer["announce"] == "Magdalena Nicolau, table 1, is warned."
    assert "Next time, the round scores zero." in judge.shows("notice")
    assert "Table 1, Magdalena Nicolau: slip in, warned" in judge.window.regions["work"]
    judge.does("warn", typed="")
    assert "Set round 1 of Magdalena Nicolau, table 1, to zero?" in judge.shows("dialog")
    judge.does("table", table=2)
    judge.does("warn", typed="2 ", sure="yes")
    assert "scores zero for misconduct" in judge.shows()
    assert "Table 1, Magdalena Nicolau: slip null, zero points" in judge.window.regions["work"]
    judge.does("warn", typed="1 ")
    assert "Expel" in judge.shows("dialog")
    assert judge.state.expelled.get("p1") is None
    judge.does("warn", typed="1 ", sure="yes")
    assert judge.state.expelled.get("p1") == 1


def test_a_null_slip_looks_null_and_who_is_absent_is_not_waited_for(judge):
    play = some_plays(judge)[0]
    judge.does("take", typed=f"1 {play.lower()}")
    judge.does("null", typed="2 ", reason="illegible")
    judge.does("null", typed="3 ", reason="absent")
    work = judge.window.regions["work"]
    assert re.findall(r'id="table-[123]"[^>]*data-state="(\w+)"', work) == ["in", "null", "absent"]
    assert 'data-in="2">2 of 11<' in work


def test_the_second_judge_reads_and_only_differences_are_shown(judge):
    first, other, *_ = some_plays(judge)
    judge.does("take", typed=f"1 {first.lower()}")
    judge.does("take", typed=f"2 {first.lower()}")
    judge.does("second")
    judge.does("take", typed=f"1 {first.lower()}")
    assert "Read differently" not in judge.shows()
    judge.does("take", typed=f"2 {other.lower()}")
    assert "Read differently" in judge.shows()
    assert judge.slips["p2"].play == judge.slips["p1"].play, "the first reading is not touched"


def test_a_judge_who_plays_sees_no_plays_while_the_time_runs():
    judge = Judge(Club(judge_plays=True).begin())
    judge.does("start")
    assert "You play too" in judge.shows() and 'id="slip-form"' not in judge.window.regions["work"]
    assert judge.window.last["focus"] is None
    assert judge.window.do("duplicate.null", {"table": "1"}, data={"reason": "late"})["focus"] is None
    judge.window.do("event.undo")
    judge.does("end_time")
    assert judge.window.last["focus"] == "play"
    judge.does("typing", typed="h8")
    assert "match-0" in judge.window.regions["work"]


def test_racks_from_a_real_bag_are_checked():
    judge = Judge(Club(source="bag").begin())
    assert judge.state.stage == "tiles"
    for typed, fault in [("xx", "tiles"), ("zzzzzzz", "tiles"), ("aeiouae", None)]:
        answer = judge.window.do("duplicate.type_rack", {"tiles": typed})
        assert answer["ok"] is (fault is None)
    assert "Drawn earlier and put back" in judge.shows()
    judge.window.do("duplicate.type_rack", {"tiles": "casa?nt"})
    assert judge.state.round.rack == ("C", "A", "S", "A", "?", "N", "T")


def test_after_a_kill_both_readings_of_the_time_are_offered():
    judge = Judge(Club().begin())
    judge.does("start")
    judge.window.wait(30).do("alive")
    judge.window.close()
    later = Window(judge.window.disk)
    later.now = judge.window.now + 40_000
    later.go("#/event/dupli")
    text = re.sub(r"<[^>]+>", " ", later.regions["work"] + later.regions["shelf"])
    assert "2:30" in text and "1:50" in text
    later.do("duplicate.as_last_seen")
    assert later.state.clock.remaining == 150_000


@pytest.mark.parametrize("language", ["ca", "ro", "en"])
@pytest.mark.parametrize("ruleset", ["duplicate", "romanian-duplicate", "completiv"])
def test_a_whole_round_in_every_language_and_document(language, ruleset):
    judge = Judge(Club(ruleset).begin(), language)
    play = Club(ruleset).begin().plays()[0]
    for name, data in [("start", {}), ("end_time", {})]:
        assert judge.does(name, **data)["ok"]
    assert judge.does("take", typed=play)["ok"]
    assert judge.slips["p1"].play == play
    judge.does("to_master")
    assert judge.does("master", play=play)["ok"]
    assert judge.does("next_round")["ok"]
    assert judge.state.round.number == 2
