"""The promise as a room sees it: its number of the day, who is asked, what the words make; two rooms."""

import re

from drivers.draw import ROOM, SPEAKER
from drivers.event_files import backup
from drivers.window import Window
from faristol.games.promising import asked
from faristol.games.verification import verify
from screens.duplicate.test_new_duplicate import FIELDS

DAY = 24 * 60 * 60


def promised_again(window, **fields):
    """Another draw on the same device; its promise."""
    window.do("leave", data={"to": "#/"})
    window.open_draw(**fields)
    return window.entries[1]


def seated(*names, window=None, **fields):
    """A duplicate with these players, before its promise."""
    window = window or Window()
    window.go("#/duplicate")
    form = {**FIELDS, "name": "Dijous", "judge": "", "place": "", **fields}
    assert window.do("duplicate_setup.open", form)["ok"], window.regions["notice"]
    for table, name in enumerate(names, 1):
        window.do("players.enter", {"table": str(table), "player": name})
    return window


def test_each_promise_of_a_day_has_its_number_and_the_room_sees_it():
    window = Window()
    assert [promised_again(window)["number"] for _ in range(3)] == [1, 2, 3]
    assert 'id="promises-before"' in window.regions["work"]
    assert "2 promises were made" in window.regions["work"]


def test_deleting_the_event_does_not_take_its_promise_back():
    window = Window()
    stream = window.open_draw()
    window.go(f"#/event/{stream}/file")
    backup(window)
    window.do("file.ask_delete")
    window.do("file.delete")
    window.open_draw()
    assert window.entries[1]["number"] == 2


def test_another_day_begins_anew_and_a_clock_set_back_does_not():
    window = Window()
    window.open_draw()
    tomorrow = promised_again(window.wait(DAY))
    back = promised_again(window.wait(-DAY))
    assert (tomorrow["number"], back["number"]) == (1, 2)
    assert tomorrow["date"] > back["date"]


def test_the_promise_of_a_duplicate_names_its_players_and_one_of_them_to_speak():
    window = seated("Anna", "Biel", "Carme")
    window.do("players.promise")
    promise = window.entries[-1]
    assert promise["players"] == ["Anna", "Biel", "Carme"]
    assert f'value="{asked(promise)}"' in window.regions["work"]
    assert "Anna, Biel, Carme" in window.regions["work"]


def test_who_joins_after_the_promise_makes_another_one_necessary():
    window = seated("Anna", "Biel")
    window.do("players.promise")
    first = window.entries[-1]
    window.go(f"#/event/{window.last['stream']}/players")
    window.do("players.enter", {"table": "3", "player": "Carme"})
    assert not window.do("players.begin", {"room": "pluja", "person": SPEAKER})["ok"]
    window.do("players.promise")
    second = window.entries[-1]
    assert second["number"] == 2 and second["commitment"] != first["commitment"]
    assert window.do("players.begin", {"room": "pluja", "person": SPEAKER})["ok"]


def test_a_promise_that_still_holds_is_shown_again():
    window = seated("Anna", "Biel")
    window.do("players.promise")
    log = window.entries
    window.go(f"#/event/{window.last['stream']}/players")
    window.do("players.promise")
    assert window.entries == log and log[-1]["commitment"] in window.regions["work"]


def test_whoever_speaks_is_named_and_says_a_letter_or_a_figure():
    window = Window()
    window.open_draw()
    assert not window.do("draw.room", {"room": "pluja", "person": " "})["ok"]
    assert 'id="person-problem"' in window.regions["work"]
    assert not window.speak("… ?!")["ok"]


def test_another_room_begins_with_the_words_and_the_secret_of_the_first():
    first = seated()
    stream = first.last["stream"]
    first.go(f"#/event/{stream}/file")
    early = backup(first)
    other = Window(secret=bytes([9] * 32))
    other.go("#/")
    other.do("home.bring", file=early)
    other.go(f"#/event/{stream}/players")
    assert 'id="begin-as-other"' in other.regions["work"]
    assert not other.do("players.begin_as_other", file=early)["ok"]
    for window, names in ((first, ("Anna", "Biel")), (other, ("Carme", "Dídac"))):
        window.go(f"#/event/{stream}/players")
        for table, name in enumerate(names, 1):
            window.do("players.enter", {"table": str(table), "player": name})
    first.do("players.promise")
    assert first.do("players.begin", {"room": "pluja", "person": "Anna"})["ok"]
    first.go(f"#/event/{stream}/file")
    answer = other.do("players.begin_as_other", file=backup(first))
    assert answer["ok"] and answer["url"] == f"#/event/{stream}"
    racks = [[e["drawn"] for e in each.entries if e["type"] == "RackDrawn"] for each in (first, other)]
    assert racks[0] == racks[1] and verify(other.entries).true


def test_a_file_of_another_event_begins_nothing():
    first, other = seated("Anna", "Biel"), seated("Carme", "Dídac", window=Window(secret=bytes([9] * 32)))
    first.do("players.promise")
    first.do("players.begin", {"room": "pluja", "person": "Anna"})
    first.go(f"#/event/{first.last['stream']}/file")
    log = other.entries
    assert not other.do("players.begin_as_other", file=backup(first))["ok"]
    assert other.entries == log


def test_on_paper_the_promise_comes_out_with_its_words():
    window = Window()
    window.play_a_draw(rounds=1)
    promise, secret = window.entries[1], window.entries[-1]["secret"]
    other = Window()
    other.go("#/verify")
    fields = {"version": "2", "ruleset": "duplicate", "event": "Dijous", "date": promise["date"]}
    fields |= {"secret": secret, "words": "PLUJA A LLEIDA", "kept": ""}
    assert other.do("verify.draw", fields)["ok"]
    assert promise["commitment"] in other.regions["work"]
    assert other.regions["work"].count("words__number") == 32


# --- on paper


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


def test_a_tile_has_one_name_in_the_log_on_paper_and_where_it_is_verified():
    window = Window()
    stream = window.play_a_draw(rounds=7)
    assert "Q" in window.state.rounds[6].drawn
    assert " QU " in on_paper(window)
    window.go(f"#/event/{stream}/file")
    assert "M S QU A S P" in window.regions["work"]
    page = window.do("file.publish")["save"]["text"]
    assert "A B M P QU S S" in page
    other = Window()
    other.go("#/verify")
    assert other.do("verify.read", file=page.encode())["ok"]
    assert "B M S QU A S P" in other.regions["work"]


def test_the_page_says_who_was_to_speak_for_the_room():
    window = seated("Pau", "Ona")
    window.do("players.promise")
    named = asked(window.entries[-1])
    window.do("players.begin", {"room": "pluja", "person": "Bel"})
    window.go(f"#/event/{window.last['stream']}/file")
    page = window.do("file.publish")["save"]["text"]
    assert re.search(rf"<strong>Bel</strong>\s*\(l’empremta [^)]*{named}\)", page)
