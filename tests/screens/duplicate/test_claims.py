"""After the last round: everybody checks, the judge puts right, and then the results are final (DUP-22)."""

import json
import re

from drivers.club import PLAYERS, Club
from drivers.event_files import brought
from drivers.page_read import element
from drivers.window import Window, wait_for
from faristol.games.duplicate.standings import standings
from faristol.kinds import fold_log
from faristol.practice.exercises.study_lists import study_lists
from faristol.practice.lost_racks import LOST_RACKS_RECORD, read
from faristol.storage.files import export_file
from screens.states.results import over, running


def opened(club, where=""):
    """A window with that event on its desk, at its results."""
    window = Window()
    assert brought(window, export_file("event", club.entries, "0", [], 0))["ok"], window.page
    window.now = club.entries[-1]["at"] + 60_000
    window.go(f"#/event/event{where}")
    return window


def state(window):
    return fold_log(window.entries).state


def total(window, player):
    return next(row.total for row in standings(state(window)) if row.player.id == player)


def put_right(window, page, player, **fields):
    window.go(f"#/event/event/results/{page}")
    window.do("results.edit", data={"round": "1", "player": player})
    return window.do("results.put_right", {"table": player.removeprefix("p"), "null": "", **fields})


def test_an_event_that_is_over_shows_its_results_at_its_own_address():
    assert 'id="standings"' in opened(over()).regions["work"]
    running_ = opened(running())
    assert 'id="claims-title"' in opened(over()).regions["work"]
    assert 'id="claims-title"' not in running_.regions["work"]
    running_.go("#/event/event/results")
    assert "After round 3" in running_.regions["work"]


def test_a_slip_of_an_old_round_is_put_right_and_the_totals_follow():
    club = over()
    window = opened(club)
    best = club.state.rounds[0].master.play
    before, log = total(window, "p7"), window.entries
    own = club.state.rounds[0].slips["p7"].points
    answer = put_right(window, "player/p7", "p7", play=best)
    assert answer["ok"], window.page
    assert window.entries[: len(log)] == log and window.types[-1] == "SlipRuled"
    assert total(window, "p7") == before - own + club.state.rounds[0].master.points
    assert "Table 7, round 1" in window.regions["notice"]
    assert 'id="correction"' not in window.regions["work"]


def test_when_it_is_over_a_player_s_dearest_racks_can_be_practised():
    """On the device that lies there, also once the results are final."""
    running_ = opened(running())
    running_.go("#/event/event/results/player/p5")
    assert 'id="practise"' not in running_.regions["work"]
    assert not running_.do("results.practise")["ok"]
    window = opened(over(PLAYERS[0], Club.claim, Club.finish), "/results/player/p5")
    assert "racks on which most was lost" in window.regions["work"]
    log = window.entries
    answer = window.do("results.practise")
    assert answer["focus"] == "to-exercises" and answer["announce"] == "2 racks are saved"
    assert 'id="practised"' in window.regions["work"] and 'id="practise"' not in window.regions["work"]
    kept = read(wait_for(window.log.choices())[LOST_RACKS_RECORD])
    assert len(kept) == 2 and window.entries == log
    window.go("#/event/event/results")
    assert not window.do("results.practise")["ok"]
    window.go("#/exercises")
    window.do("exercises_setup.open", {"language": "ca"})
    assert "2 new" in window.regions["work"]


def test_a_slip_becomes_null_or_is_taken_away_and_what_cannot_be_ruled_is_said_at_its_field():
    window = opened(over())
    before = total(window, "p7")
    put_right(window, "player/p7", "p7", play="H8 CASA", null="late")
    assert "Handed in late." in window.regions["notice"]
    assert total(window, "p7") < before
    window.do("event.undo")
    assert total(window, "p7") == before
    assert window.types[-2:] == ["SlipRuled", "Undone"]
    log = window.entries
    assert not put_right(window, "round/1", "p99", play="H8 CASA")["ok"]
    assert 'id="table-problem"' in window.regions["work"]
    assert not window.do("results.put_right", {"table": "7", "play": "", "null": ""})["ok"]
    assert 'id="play-problem"' in window.regions["work"]
    assert not window.do("results.put_right", {"table": "7", "play": "H8 X", "given": "x"})["ok"]
    assert 'id="given-problem"' in window.regions["work"]
    assert window.entries == log
    window.go("#/event/event/results/player/p7")
    window.do("results.edit", data={"round": "1", "player": "p7"})
    window.do("results.take_away")
    assert window.types[-1] == "SlipWithdrawn"
    assert "p7" not in state(window).rounds[0].slips


def test_words_are_taken_against_the_list_with_a_reason_that_stays_in_the_log():
    club = over()
    window = opened(club)
    rack = club.state.tile_set.write(club.state.rounds[0].rack)[:2]
    put_right(window, "player/p7", "p7", play=f"H8 {rack}")
    assert window.entries[-1]["reason"] == "word"
    window.go("#/event/event/results/round/1")
    assert "Accept the words…" in window.regions["work"]
    offered = element(window.regions["work"], "accept-p7").attributes
    asked = {"round": offered["data-round"], "player": offered["data-player"]}
    assert window.do("results.edit", data=asked)["focus"] == "accepted"
    put_right(window, "player/p7", "p7", play=f"H8 {rack}", accepted="  in the   club's dictionary ")
    assert window.entries[-1]["reason"] is None
    assert window.entries[-1]["accepted"] == "in the club's dictionary"


def test_claims_are_open_for_some_minutes_and_then_the_results_become_final():
    window = opened(over())
    assert not window.do("results.open_claims", {"minutes": "many"})["ok"]
    assert 'id="minutes-problem"' in window.regions["work"]
    window.do("results.open_claims", {"minutes": "20"})
    assert state(window).claims_until == window.now + 20 * 60_000
    assert "until" in window.regions["work"]
    window.do("results.ask_final")
    assert "Make the results final before the time for claims is over?" in window.regions["dialog"]
    window.do("dismiss")
    assert window.regions["dialog"] == "" and not state(window).final
    window.do("results.ask_final")
    window.do("results.make_final")
    assert state(window).final and window.regions["dialog"] == ""
    assert 'id="undo"' not in window.regions["bar"]


def test_final_results_are_put_right_only_after_they_were_opened_again_with_a_reason():
    window = opened(over("Magdalena", Club.claim, Club.finish))
    log = window.entries
    window.go("#/event/event/results/player/p7")
    assert "results.edit" not in window.regions["work"]
    assert not window.do("results.edit", data={"round": "1", "player": "p7"})["ok"]
    assert not window.do("results.put_right", {"table": "7", "play": "", "null": "absent"})["ok"]
    assert "final" in window.regions["notice"]
    window.go("#/event/event")
    window.do("results.ask_reopen")
    assert not window.do("results.reopen", {"why": " "})["ok"]
    assert 'id="why-problem"' in window.regions["work"] and window.entries == log
    window.do("results.reopen", {"why": "the slip of table 7"})
    assert window.entries[-1]["why"] == "the slip of table 7" and not state(window).final
    assert put_right(window, "player/p7", "p7", null="absent")["ok"]


def test_the_secret_is_published_and_the_draw_verified_with_it():
    window = opened(over())
    window.do("results.publish_secret")
    assert window.types[-1] == "SecretPublished"
    assert "The whole draw has been checked." in window.regions["work"]
    file = export_file("event", window.entries, "0", [], 0)
    window.go("#/verify")
    window.do("verify.read", file=file)
    assert "Every rack follows from the promise in this file." in window.regions["work"]
    assert window.regions["work"].count("words__number") == 32


def test_a_real_bag_has_no_draw_to_verify():
    club = Club(source="bag")
    file = export_file("event", club.entries, "0", [], 0)
    window = Window()
    window.go("#/verify")
    window.do("verify.read", file=file)
    assert "real bag" in window.regions["work"]


def test_the_reminder_to_back_up_goes_with_the_backup_and_comes_back_with_what_is_new():
    window = opened(over())
    assert 'id="back-it-up"' in window.regions["work"]
    window.go("#/event/event/file")
    window.do("file.export")
    window.go("#/event/event")
    assert 'id="back-it-up"' not in window.regions["work"]
    window.do("results.open_claims", {"minutes": "5"})
    assert 'id="back-it-up"' in window.regions["work"]


def test_a_window_that_watches_puts_nothing_right():
    window = opened(over())
    other = Window(window.disk)
    other.go("#/event/event/results/player/p7")
    assert "results.edit" not in other.regions["work"]


def test_files_of_the_results_are_handed_out():
    window = opened(over())
    window.go("#/event/event/file")
    table, data = (window.do("file.save", data={"what": what})["save"] for what in ("csv", "json"))
    assert table["name"].endswith(".csv") and data["name"].endswith("-results.json")
    page = window.do("file.publish")["save"]["text"]
    other = Window()
    assert brought(other, page.encode())["stream"] == "event"
    assert 'id="standings"' in other.regions["work"]


# --- two rooms


def rooms():
    """The same racks and master plays, other players: two logs of one promise."""
    here, there = over(), over("Bernat")
    window, other = opened(here), opened(there)
    saved = other.do("results.save_room", {"room": "Sala B"})["save"]["text"]
    return window, saved


def renamed(saved):
    """Their players have other names than ours, as in another room."""
    room = json.loads(saved)
    for player in room["players"]:
        player["name"] += " B"
    return json.dumps(room).encode()


def test_the_other_room_is_looked_at_first_and_then_taken_in():
    window, saved = rooms()
    log, before = window.entries, len(state(window).players)
    assert window.do("results.read_room", file=renamed(saved))["ok"], window.page
    assert "Room Sala B" in window.regions["work"] and window.entries == log
    window.do("results.take_room")
    assert len(state(window).players) == 2 * before
    assert "Sala B" in window.regions["work"]
    window.go("#/event/event/file")
    assert "The players and slips of the room Sala B were added" in window.regions["work"]
    window.go("#/event/event")
    window.do("event.undo")
    assert len(state(window).players) == before


def test_a_room_is_left_out_without_a_trace_and_one_that_differs_is_refused_with_its_round():
    window, saved = rooms()
    window.do("results.read_room", file=renamed(saved))
    window.do("results.leave_room")
    assert "Room Sala B" not in window.regions["work"]
    assert "RoomMerged" not in window.types
    room = json.loads(renamed(saved))
    room["rounds"][1]["master"] = "H8 ALTRA"
    assert not window.do("results.read_room", file=json.dumps(room).encode())["ok"]
    assert "differ in round 2" in window.regions["work"]
    assert not window.do("results.read_room", file=b"no room")["ok"]
    assert not window.do("results.save_room", {"room": " "})["ok"]
    assert 'id="room-problem"' in window.regions["work"]


def test_the_menu_of_the_results_makes_the_page_and_saves_the_event():
    window = opened(over(), "/results")
    assert {"publish-page", "save-now"} <= set(re.findall(r'id="([\w-]+)"', window.regions["bar"]))
    assert window.do("file.publish")["save"]["name"].endswith(".html")
    assert window.do("file.export")["save"]["name"].endswith(".json")
    assert window.types[-1] == "Exported"


def test_the_page_is_not_made_unasked_where_a_name_looks_like_an_address():
    window = opened(over("ona@example.org"), "/results")
    answer = window.do("file.publish")
    assert ("save" in answer, answer["url"]) == (False, "#/event/event/file")
    assert 'id="addresses"' in window.regions["work"]
    assert window.do("file.publish")["save"]["name"].endswith(".html")


def test_the_words_that_a_player_missed_become_a_study_list_in_one_tap():
    window = opened(over(PLAYERS[0], Club.claim, Club.finish), "/results/player/p5")
    assert 'id="study-missed"' in window.regions["work"]
    assert window.do("results.study")["url"] == "#/exercises"
    (own,) = study_lists(wait_for(window.log.choices()))
    assert own.language == "ca" and own.count >= 2 and own.name.endswith(" · Aina Bauçà")
    assert f"{own.count} words" in window.regions["work"]
    window.do("exercises_setup.open", {"language": "ca"})
    assert f"{own.name} · {own.count} words" in window.regions["shelf"]
