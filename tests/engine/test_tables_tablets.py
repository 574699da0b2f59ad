"""Tables of a tournament with tablets of their own, and players' telephones, from end to end."""

import random

import pytest

from drivers.event_files import keeps
from drivers.match import Match
from drivers.mutation import scratched
from drivers.tablet_room import code_on
from drivers.tournament_room import TablesTablet, TournamentRoom
from drivers.window import contents
from faristol.room.by_sight import ResultBySight, pack_result, pair_mark
from faristol.room.code_text import to_text
from faristol.room.messages import Do, write_message


@pytest.fixture
def room():
    return TournamentRoom()


def test_a_table_sees_its_pairing_and_its_result_reaches_the_director_by_itself(room):
    tablet = room.tablet(2)
    first, second = room.names(2)
    assert f"{first} points: 0 {second} points: 0" in tablet.says() and f"{first} starts." in tablet.says()
    tablet.writes(431, 389)
    assert "Is this right? 431 – 389" in tablet.says() and room.results == []
    tablet.agrees(0)
    assert "has agreed" in tablet.says() and room.results == []
    tablet.agrees(1)
    assert "Received: 431–389" in tablet.says()
    assert "Result received: 431 – 389" in tablet.says()
    (entry,) = room.results
    assert (entry["board"], entry["score"], entry["from_tablet"]) == (2, [431, 389], 1)
    assert 'id="score-2"' in room.director.work and 'data-in="1"' in room.director.work


def test_who_writes_anew_asks_both_again(room):
    tablet = room.tablet(1).writes(400, 300).agrees(0)
    tablet.does("change").writes(401, 300)
    assert tablet.says().count("Confirm the score") == 2
    tablet.agrees(1)
    assert room.results == []
    tablet.agrees(0)
    assert room.results[0]["score"] == [401, 300]


@pytest.mark.parametrize(("first", "second"), [("", "300"), ("400", ""), ("4OO", "300"), ("400.5", "300")])
def test_what_is_no_score_is_not_handed_in(room, first, second):
    tablet = room.tablet(1)
    assert not tablet.act("ready", {"first": first, "second": second})["ok"]
    assert "The points of both players are needed." in tablet.says()


def test_a_second_result_for_the_same_pair_is_refused_and_the_director_sees_both(room):
    room.at().writes(1, 400, 300)
    room.wire.run()
    tablet = room.tablet(1)
    assert "noted by the director" in tablet.says() and "table.ready" not in tablet.page
    late = room.tablet(2)
    room.wire.silence(late)
    late.writes(350, 360).agrees()
    assert "saved here until the director" in late.says()
    room.at().writes(2, 360, 350)
    room.wire.silence(late, silent=False)
    assert "Another result of table 2 is in already." in late.says()
    assert room.director.state.rounds[0].sheets[2].written == (360, 350)
    assert "360–350 counts, 350–360 arrived later" in room.at("/room").text
    assert "Table 2: 360–350 counts, 350–360 arrived later from its tablet." in room.at().text
    room.at("/room")
    assert room.director.do("room.take_late", data={"board": "2"})["ok"]
    room.wire.run()
    assert room.director.state.rounds[0].sheets[2].written == (350, 360)
    assert "350 – 360" in late.says() and "arrived later" not in room.at().text


def test_the_same_result_twice_is_received_twice_and_written_once(room):
    tablet = room.tablet(1)
    room.wire.silence(tablet)
    tablet.writes(400, 300).agrees()
    room.at().writes(1, 400, 300)
    room.wire.silence(tablet, silent=False)
    assert "Received: 400–300" in tablet.says()
    assert len(room.results) == 1


def test_without_a_link_the_directors_camera_reads_the_result_and_it_counts_once(room):
    tablet, other = room.tablet(2), room.tablet(1)
    for each in (tablet, other):
        room.wire.silence(each)
    tablet.writes(431, 389).agrees()
    assert "Table 2: show this to the director’s camera" in tablet.says()
    director = room.at("/room")
    assert director.do("room.scan")["ok"]
    code = code_on(tablet, "result-code-text")
    assert director.do("room.code", data={"code": code})["ok"]
    assert "Table 2’s result for round 1 is in." in director.work
    assert [(entry["board"], entry["score"]) for entry in room.results] == [(2, [431, 389])]
    outside = to_text(pack_result(ResultBySight(1, 1, (999, 1), pair_mark(("p1", "p2"))), bytes(16)))
    assert director.do("room.code", data={"code": outside})["ok"]
    assert "This is not from a tablet in this room." in director.work
    room.wire.silence(tablet, silent=False)
    assert "Received: 431–389" in tablet.says() and "result-code-text" not in tablet.page
    assert len(room.results) == 1


def test_a_result_that_comes_when_the_round_is_over_is_refused(room):
    tablet = room.tablet(1)
    room.wire.silence(tablet)
    tablet.writes(999, 1).agrees()
    room.closes()
    before = len(room.director.entries)
    room.wire.silence(tablet, silent=False)
    assert "Round 1 was over when this result came." in tablet.says()
    assert len(room.director.entries) == before


def test_a_result_of_a_round_that_was_called_off_is_not_the_next_pairs(room):
    tablet = room.tablet(1)
    room.wire.silence(tablet)
    tablet.writes(400, 300).agrees()
    director = room.at()
    assert director.do("tournament.call_off", {"why": "fire"})["ok"], director.page
    director.about("absent", "Aina", round="1")
    room.publishes()
    room.wire.silence(tablet, silent=False)
    assert room.results == [] and "Aina" not in room.names(1)
    assert "Result received" not in tablet.says() and "Received" not in tablet.says()
    tablet.writes(1, 2).agrees()
    assert [entry["score"] for entry in room.results] == [[1, 2]]


def test_an_undo_of_the_directors_does_not_take_back_what_a_table_sent(room):
    tablet = room.tablet(2)
    room.at().writes(1, 400, 300)
    tablet.writes(431, 389).agrees()
    assert room.at().do("event.undo")["ok"]
    assert set(room.director.state.rounds[0].sheets) == {2}
    late = room.tablet(1)
    late.writes(1, 2).agrees()
    assert room.director.state.rounds[0].sheets[1].written == (1, 2)


def test_an_undo_leaves_another_result_that_came_for_the_table(room):
    tablet = room.tablet(1)
    room.wire.silence(tablet)
    tablet.writes(300, 400).agrees()
    room.at().writes(1, 400, 300)
    room.wire.silence(tablet, silent=False)
    assert room.at().do("event.undo")["ok"]
    room.wire.run()
    published = room.director.state.rounds[0]
    assert (dict(published.sheets), dict(published.others)) == ({}, {1: (300, 400)})
    assert "The director does not have it: 300–400 Hand it in again." in tablet.says()
    assert room.at("/room").do("room.take_late", data={"board": "1"})["ok"]
    assert room.director.state.rounds[0].sheets[1].written == (300, 400)


def test_the_next_pairing_comes_by_itself(room):
    tablet = room.tablet(1)
    room.closes()
    assert "Round 1 of 3" in tablet.says()
    room.publishes()
    assert all(each in tablet.says() for each in ("Round 2 of 3", *room.names(1)))
    assert "Received" not in tablet.says()
    tablet.writes(2, 1).agrees()
    assert room.results[-1]["round"] == 2


def test_before_the_first_round_a_table_waits():
    room = TournamentRoom(publish=False)
    tablet = room.tablet(4)
    assert "The first round is not out yet." in tablet.says()
    room.publishes()
    assert all(name in tablet.says() for name in room.names(4))
    other = TablesTablet(room.wire)
    other.now = room.director.now
    room.lets_in(other.takes(room, 5))
    assert "Nobody plays at this table." in other.says()


def test_a_player_sees_table_and_standing_on_the_own_telephone(room):
    telephone = room.tablet(None)
    assert "Whose telephone is this?" in telephone.says()
    first, second = room.names(1)
    telephone.do("table.choose", {"player": room.director.player(second)})
    assert f"Table 1 against {first}, your opponent starts" in telephone.says()
    room.tablet(1).writes(300, 420).agrees()
    assert "Result: 420 – 300" in telephone.says()
    assert "Place 1, points: 1" in telephone.says()
    assert "table.ready" not in telephone.page
    room.at("/room")
    assert "a player’s telephone" in room.director.page


def test_a_draft_is_on_no_tablet(room):
    telephone, tablet = room.tablet(None), room.tablet(1)
    room.closes()
    told = str(telephone.engine._tablets.room.knows), str(tablet.engine._tablets.room.knows)
    room.at().draws()
    room.wire.run()
    now = str(telephone.engine._tablets.room.knows), str(tablet.engine._tablets.room.knows)
    for before, after in zip(told, now, strict=True):
        assert after.replace("'draft'", "'between'")[30:] == before[30:]


def test_a_telephone_hands_nothing_in(room):
    telephone = room.tablet(None)
    link = telephone.engine._tablets.room.link
    event = room.director.event()
    pair = event.rounds[0].draft.pairs[0]
    act = Do("ab" * 16, "seat.result", 1, "400–300", None, (pair.first, pair.second))
    room.wire.take(telephone, [{"do": "send", "link": link, "text": write_message(act)}])
    room.wire.run()
    assert room.results == []


def test_a_table_hands_in_for_itself_only(room):
    tablet = room.tablet(1)
    link = tablet.engine._tablets.room.link
    for number, pair in enumerate(room.director.event().rounds[0].draft.pairs[1:]):
        for ids in ((pair.first, pair.second), (pair.second, pair.first), ()):
            act = Do(f"{number}{len(ids)}" * 16, "seat.result", 1, "400–300", None, ids)
            room.wire.take(tablet, [{"do": "send", "link": link, "text": write_message(act)}])
    room.wire.run()
    assert room.results == []


def test_damaged_results_change_nothing(room):
    chance, tablet, director = random.Random(4), room.tablet(1), room.director
    pair = director.event().rounds[0].draft.pairs[0]
    text = write_message(Do("ab" * 16, "seat.result", 9, "400–300", None, (pair.first, pair.second), "#x"))
    before, link = contents(director.disk), director.engine._tablets.room.guests[0].link
    for _ in range(300):
        damaged = scratched(chance, text, '{}[]":,0e\\ul–')
        assert director.do("link", what="text", link=link, text=damaged)["ok"]
    room.wire.waiting.clear()
    assert contents(director.disk)[0] == before[0]
    assert director.do("refresh")["ok"] and tablet.do("refresh")["ok"]


def test_the_two_begin_their_game_on_the_tablet_by_the_rules_of_the_tournament(room):
    tablet = room.tablet(3)
    tablet.does("play", mode="tablet")
    opened = tablet.entries[0]
    assert tuple(opened["players"]) == room.names(3)
    assert (opened["name"], opened["round"], opened["table"]) == ("Torneig de tardor", "1", "3")
    assert (opened["minutes"], opened["mode"], opened["ruleset"]["id"]) == (30, "tablet", "federation")
    assert opened["ruleset"] == room.director.entries[0]["ruleset"]
    tablet.go("#/table")
    assert "Back to the game" in tablet.says() and "Play on this tablet" not in tablet.says()
    room.closes()
    assert "Round 1" in tablet.says(), "the tablet goes on hearing the director"


def test_a_game_on_the_tablet_goes_to_the_director_with_its_sheet(room):
    tablet = room.tablet(1)
    finished(tablet, "Torneig de tardor", room.names(1))
    tablet.go("#/table")
    score = tablet.regions["work"].split('id="game-score">')[1].split("<")[0]
    tablet.does("take_game")
    assert f"Is this right? {score}" in tablet.says() and room.results == []
    tablet.agrees()
    (entry,) = room.results
    assert " – ".join(map(str, entry["score"])) == score
    assert entry["sheet"].startswith("#character-encoding") and "CASA" in entry["sheet"]
    assert room.director.state.rounds[0].sheets[1].game == entry["sheet"]
    saved = room.at().do("tournament.save_game", data={"board": "1"})["save"]
    assert (saved["text"], saved["name"][-4:]) == (entry["sheet"], ".gcg")


def test_a_game_that_only_the_director_counts_is_not_handed_in(room):
    tablet = room.tablet(1)
    finished(tablet, "Torneig de tardor", room.names(1), abandoned=True)
    tablet.go("#/table")
    assert "Only the director can decide this result" in tablet.says()
    assert not tablet.act("take_game")["ok"]


def finished(tablet, name, players, abandoned=False):
    """Put a finished game of these two on the tablet."""
    match = Match("mallorca", players=players, name=name).begin().play("H8 CASA")
    match = match.abandon(1) if abandoned else match.passes(6).settle("", "")
    keeps(tablet, "game", match.entries)


def test_a_tablet_without_a_seat_is_shown_the_way(room):
    tablet = TablesTablet(room.wire)
    tablet.go("#/table")
    assert "Join the room first." in tablet.says()
    for name in ("ready", "agree", "change", "play", "take_game"):
        assert not tablet.act(name, {"first": "1", "second": "2"}, side="0")["ok"]
