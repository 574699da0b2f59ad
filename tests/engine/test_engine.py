"""The engine through its front door: intents as JSON in, regions and facts out."""

import pytest

from drivers.log import MINUTE
from drivers.window import REGIONS, Window, contents
from faristol.games.verification import verify

WHOLE_DRAW = [
    ("draw_setup.open", {"fields": {"name": "Dijous", "ruleset": "duplicate"}}),
    ("draw.room", {"fields": {"room": "pluja a Lleida", "person": "Bel"}}),
    ("draw.start", {}),
    ("draw.stop", {}),
    ("draw.start", {}),
    ("draw.end_time", {}),
    ("draw.new_rack", {}),
    ("draw.start", {}),
    ("draw.end_time", {}),
    ("draw.type_kept", {"fields": {"kept": ""}}),
    ("draw.next_round", {}),
    ("draw.end_time", {}),
    ("draw.ask_end", {}),
    ("draw.end", {}),
    ("draw.publish", {}),
    ("file.export", {}),
]
WRITTEN = [
    *("DrawsOpened", "Promised", "RoomSpoke", "RackDrawn", "TimeStarted", "TimeStopped", "TimeStarted"),
    *("TimeEnded", "RackSetAside", "RackDrawn", "TimeStarted", "TimeEnded", "TilesKept", "RackDrawn"),
    *("TimeEnded", "DrawsEnded", "SecretPublished", "Exported"),
]


def before(window, do):
    """Go to the screen that an intent belongs to."""
    if do == "draw_setup.open":
        window.go("#/draw")
    if do.startswith("file."):
        window.go(f"#/event/{window.last['stream']}/file")


def facts(window):
    """What was written, without the keys of the intents."""
    return [{fact: value for fact, value in entry.items() if fact != "key"} for entry in window.entries]


def test_a_whole_draw_from_the_promise_to_its_file():
    window = Window()
    for do, more in WHOLE_DRAW:
        before(window, do)
        answer = window.wait(1).do(do, **more)
        assert answer["ok"], do
    assert window.types == WRITTEN
    assert verify(window.entries).true
    assert answer["save"]["name"] == "dijous.json"
    assert [entry["at"] for entry in window.entries] == sorted(entry["at"] for entry in window.entries)


def test_the_time_of_a_fact_is_the_moment_of_the_tap():
    window = Window()
    window.open_draw()
    window.wait(7).speak()
    assert {entry["at"] for entry in window.entries[2:]} == {window.now}


@pytest.mark.parametrize("same_key", [True, False], ids=["sent again", "tapped twice"])
def test_every_intent_twice_quickly_is_done_once_and_in_order(same_key):
    """What comes second finds the round at another step, or its own key in the log."""
    once, twice = Window(), Window()
    for do, more in WHOLE_DRAW[1:-1]:
        if do == "draw.room":
            once.open_draw()
            twice.open_draw()
        once.do(do, **more)
        first = twice.intent(do, **more)
        second = first if same_key else twice.intent(do, **more)
        answers = twice.together(first, second)
        assert [answer["seq"] for answer in answers] == [first["seq"], second["seq"]]
        assert answers[0]["ok"]
        assert facts(twice) == facts(once), do


def test_an_intent_sent_again_after_a_crash_is_written_once():
    """Every act of a draw: the engine wrote it and died before it could answer."""
    window = Window()
    for do, more in WHOLE_DRAW:
        before(window, do)
        seen = window.last
        intent = window.intent(do, **more)
        window.send(intent)
        stream, log = window.last["stream"], window.entries
        window.last = seen
        window.restart()
        assert window.send(intent)["ok"], do
        assert window.last["stream"] == stream
        assert window.entries == log, do


def test_an_intent_that_never_reached_the_log_is_done_when_it_is_sent_again():
    window = Window()
    window.open_draw()
    intent = window.intent("draw.room", fields={"room": "pluja", "person": "Bel"})
    window.restart()
    assert window.send(intent)["ok"]
    assert window.types == ["DrawsOpened", "Promised", "RoomSpoke", "RackDrawn"]


# --- what is answered


def test_the_first_answer_holds_every_region_and_later_ones_only_what_changed():
    window = Window()
    assert window.last["regions"].keys() == REGIONS
    assert window.do("refresh")["regions"] == {}
    assert window.go("#/settings")["regions"].keys() >= {"bar", "work", "shelf"}
    window.go("#/")
    window.open_draw()
    window.speak()
    answer = window.do("draw.ask_end")
    assert answer["regions"].keys() == {"dialog"}
    assert window.do("dismiss")["regions"] == {"dialog": ""}


def test_the_facts_of_the_answer_are_those_of_the_log():
    window = Window()
    stream = window.open_draw()
    answer = window.speak()
    assert (answer["stream"], answer["entries"], answer["url"]) == (stream, 4, f"#/event/{stream}")
    assert answer["wrote"] == {"stream": stream, "number": 4}
    assert answer["running"] and answer["writing"]
    assert answer["clock"] is None
    answer = window.do("draw.start")
    assert (answer["clock"]["remaining"], answer["clock"]["running_since"]) == (3 * MINUTE, window.now)
    assert window.do("refresh")["wrote"] is None


def test_a_stream_is_the_key_of_the_intent_that_opened_it():
    window = Window()
    window.go("#/draw")
    fields = {"name": "Dijous", "ruleset": "romanian-duplicate", "one_and_one": "on"}
    assert window.do("draw_setup.open", fields, key="0123456789abcdef")["stream"] == "0123456789abcdef"
    assert "early" not in window.entries[0]["ruleset"]["rack"]


# --- refusals and bugs

REFUSED = [
    ("#/draw", "draw_setup.open", {"fields": {"name": "  "}}),
    ("", "draw.room", {"fields": {"room": " "}}),
    ("", "draw.start", {}),
    ("", "draw.stop", {}),
    ("", "draw.end_time", {}),
    ("", "draw.next_round", {}),
    ("", "draw.new_rack", {}),
    ("", "draw.end", {}),
    ("", "draw.publish", {}),
    ("", "draw.as_last_seen", {}),
    ("", "draw.as_if_running", {}),
    ("", "draw.start_again", {}),
    ("", "draw.toggle", {}),
    ("", "draw.type_kept", {"fields": {"kept": "AEKW"}}),
    ("", "draw.type_kept", {"fields": {"kept": "AE"}}),
    ("", "event.undo", {}),
    ("#/verify", "verify.draw", {"fields": {"ruleset": "duplicate", "secret": "x", "words": "", "kept": ""}}),
    ("#/verify", "verify.read", {"file": b"nothing"}),
    ("#/", "home.bring", {"file": b""}),
]


@pytest.mark.parametrize(("where", "do", "more"), REFUSED, ids=[do for _, do, _ in REFUSED])
def test_a_refusal_says_why_and_changes_nothing_on_the_disk(where, do, more):
    window = Window()
    stream = window.open_draw()
    window.go(where or f"#/event/{stream}")
    if do == "draw.type_kept":
        window.speak()
        window.time()
    kept, shown = contents(window.disk), window.page
    answer = window.do(do, **more)
    assert answer["ok"] is False
    assert contents(window.disk) == kept
    assert 'data-kind="bad"' in window.regions["notice"] or "field__problem" in window.regions["work"]
    assert window.page != shown
    said = window.page
    assert window.do("refresh")["ok"]
    assert window.page == said, "the page looks again of itself, and what was said stays"
    assert window.do("dismiss")["ok"]
    assert window.regions["notice"] == ""


@pytest.mark.parametrize("do", ["draw.unheard", "nowhere.at_all"])
def test_a_bug_is_answered_as_broken_and_the_next_intent_works(do, capsys):
    window = Window()
    window.open_draw()
    answer = window.do(do)
    assert answer["safe"] == 2
    assert "Traceback" in answer["broken"]
    assert "Traceback" in capsys.readouterr().err
    assert window.speak()["ok"]
    assert window.types == ["DrawsOpened", "Promised", "RoomSpoke", "RackDrawn"]


def test_an_event_that_is_not_here_is_answered_with_home_and_a_sentence():
    window = Window()
    answer = window.go("#/event/unheard")
    assert (answer["ok"], answer["url"], answer["stream"]) == (False, "#/", None)
    assert "not on this device" in window.regions["notice"]
    assert "New duplicate" in window.regions["shelf"]


@pytest.mark.parametrize("address", ["#/nowhere", "#", "", "#/event", "#/event/"])
def test_an_address_that_nobody_made_is_home(address):
    window = Window()
    answer = window.go(address)
    assert "event-" not in window.regions["work"]
    assert "home-title" in window.regions["work"]
    assert not answer.get("broken")


# --- the session


def test_what_was_half_done_is_handed_back_after_a_restart():
    window = Window()
    window.open_draw()
    window.do("draw.write_room", {"room": "plu"})
    window.restart()
    assert 'value="plu"' in window.regions["work"]
    window.do("draw.room", {"room": "pluja", "person": "Bel"})
    window.time()
    window.do("draw.toggle", data={"place": "2"})
    chosen = window.regions["work"]
    window.restart()
    assert window.regions["work"] == chosen


def test_marked_tiles_are_forgotten_with_their_rack():
    window = Window()
    window.open_draw()
    window.speak()
    window.time()
    window.do("draw.toggle", data={"place": "0"})
    window.do("draw.new_rack")
    window.time()
    window.do("draw.next_round")
    assert window.entries[-2]["kept"] == []


def test_an_engine_belongs_to_nobody_until_somebody_speaks_to_it():
    """Two windows at the same moment do not know of each other's session, address or screen."""
    one, other = Window(), Window()
    one.go("#/settings")
    assert other.do("refresh")["url"] == "#/"
