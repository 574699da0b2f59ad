"""What a screen offers to read aloud, and that everything it marks is there."""

import re

import pytest

from drivers.club import Club
from drivers.window import Window
from faristol.commands.asked import Asked
from faristol.commands.lexicons import Lexicons
from faristol.commands.say import SAY
from screens.duplicate.test_the_round import Judge


def marks(answer):
    utterances = answer["speech"]["utterances"]
    return {each[key] for each in utterances for key in ("mark", "part") if each[key]}


def ids(window):
    return set(re.findall(r'\bid="([^"]+)"', window.regions["work"]))


def texts(answer):
    return [each["text"] for each in answer["speech"]["utterances"]]


@pytest.fixture
def window():
    window = Window()
    window.open_draw()
    return window


def test_a_draw_offers_its_rack_while_it_is_called_and_once_more_while_the_time_runs(window):
    assert window.last["speech"] is None
    answer = window.speak()
    assert len(texts(answer)) == 15
    assert texts(answer)[-1] == "Temps!"
    assert answer["speech"]["then"] == "draw.start"
    assert marks(answer) <= ids(window)
    again = window.do("draw.start")["speech"]
    assert [each["text"] for each in again["utterances"]] == texts(answer)[:7]
    assert again["softly"] and again["then"] is None and 'id="call-again"' in window.regions["shelf"]
    assert window.do("draw.end_time")["speech"] is None


def test_tiles_that_stayed_are_called_first_and_marked_where_they_stand(window):
    window.speak()
    window.time()
    window.do("draw.toggle", data={"place": "6"})
    answer = window.do("draw.next_round")
    assert marks(answer) <= ids(window)
    kept = re.search(
        r'id="called-1" data-kept>.*?called__said[^>]*>\s*<span>(.*?)</span>',
        window.regions["work"],
        re.DOTALL,
    )
    assert kept
    assert texts(answer)[0] == kept[1].replace("&#39;", "'")


def test_the_second_reading_is_as_the_first_and_both_as_the_command_line_says_them(window):
    """ "A d'Alacant", never "Alacant" alone."""
    answer = window.speak()
    first, second, last = texts(answer)[:7], texts(answer)[7:14], texts(answer)[14:]
    assert first == second and last == ["Temps!"]
    draws = window.state
    keys = {"language": "ca", "table": "towns", "drawn": draws.tile_set.write(draws.drawn)}
    said = SAY.answer(Asked(keys, "en", Lexicons()))["utterances"]
    assert [each["text"] for each in said] == texts(answer)


def test_the_pace_is_the_device_s(window):
    slow = window.speak()["speech"]["utterances"][0]["pace"]
    settings = {"language": "en", "theme": "auto", "sound": True, "pace": "fast"}
    fast = window.send({**window.intent("refresh"), "settings": settings})
    assert slow > fast["speech"]["utterances"][0]["pace"]
    assert re.search(r'aria-pressed="true"[^>]*data-value="fast"', window.regions["shelf"])


def test_without_a_clock_nothing_starts_one():
    window = Window()
    window.open_draw(minutes="0")
    answer = window.speak()
    assert answer["speech"]["then"] is None
    assert len(texts(answer)) == 14
    assert marks(answer) <= ids(window)


def test_who_watches_is_offered_nothing(window):
    window.speak()
    other = Window(window.disk)
    answer = other.go(window.last["url"])
    assert answer["speech"] is None
    assert "read-out" not in other.regions["shelf"]


def test_the_rack_of_a_duplicate_starts_its_clock():
    window = Judge(Club().begin()).window
    assert window.last["speech"]["then"] == "duplicate.start"
    assert marks(window.last) <= ids(window)
    assert "read-out" in window.regions["shelf"]
    assert window.do("duplicate.start")["clock"]["calls"][1]["spoken"] == "trenta segons!"


@pytest.mark.parametrize(
    ("settings", "button", "next_step", "title"),
    [
        ({}, "Try the sound", "read-out", "Say it slowly"),
        ({"heard": "no"}, "Try the sound", "start", "No sound: read it yourself"),
        ({"heard": "yes"}, "Read the tiles aloud", "read-out", "Say it slowly"),
        ({"sound": False}, "Read out", "start", "Say it slowly"),
    ],
)
def test_the_first_call_tries_the_sound_on_a_device_that_nobody_has_heard(
    window, settings, button, next_step, title
):
    window.speak()
    window.send({**window.intent("refresh"), "settings": {"language": "en", **settings}})
    regions = window.regions
    assert re.search(rf'id="read-out".*?<span[^>]*>{button}<', regions["shelf"], re.DOTALL)
    assert re.search(r'class="next-step" id="([\w-]*)"', regions["shelf"])[1] == next_step
    assert re.search(rf'id="call-title">{title}<', regions["work"])
    assert 'id="start"' in regions["shelf"]
    assert ("heard-question" in regions["shelf"]) == (button == "Try the sound")


def test_installed_voices_are_offered_for_their_own_language():
    voices = [{"id": "device:1", "name": "Núria", "language": "ca"}]
    window = Window()
    window.send({**window.intent("go", data={"to": "#/voice"}), "device": {"voices": voices}})
    assert re.search(r'data-setting="voice_ca" data-value="device:1">Núria<', window.regions["work"])
    window.do("voice.choose", data={"language": "ro", "table": ""})
    assert "voice_ro" not in window.regions["work"]
    assert 'id="hear-1-1"' in window.regions["work"]


def test_who_calls_with_ona_chooses_whether_she_spells_the_word_of_a_master_play():
    window = Window()
    for settings, offered in [({}, True), ({"voice_ca": "espeak"}, False), ({"voice_ca": "device:1"}, False)]:
        window.send(
            {**window.intent("go", data={"to": "#/voice"}), "settings": {"language": "en", **settings}}
        )
        spells = 'data-setting="master_play" data-value="spelled">Ona spells the word<'
        assert (spells in window.regions["work"]) == offered


@pytest.mark.parametrize(
    ("settings", "whole"), [({}, True), ({"master_play": "spelled"}, False), ({"voice_ca": "espeak"}, True)]
)
def test_the_word_of_a_master_play_is_spelled_where_that_is_chosen(settings, whole):
    window = Judge(Club().begin().time().slips().master()).window
    answer = window.send({**window.intent("refresh"), "settings": {"language": "en", **settings}})
    assert answer["speech"]["whole"] == whole
    assert (len(texts(answer)) > 5) == (not whole)


@pytest.mark.parametrize("sound", [None, b"0"])
def test_where_nobody_spoke_nothing_is_recorded(sound):
    window = Window()
    window.go("#/voice")
    assert not window.do("voice.keep", file=sound, data={"language": "ca", "text": "A d'Alacant"})["ok"]
    assert "Nothing was heard." in window.regions["notice"]
    assert 'data-count="0"' in window.regions["work"]
