"""What no log of a competition by letter or of a league can say: each entry is refused by its field."""

import json
from fractions import Fraction

import pytest

from drivers.letter_arbiter import BEGINS, CLOSES, Arbiter
from drivers.log import NOON
from faristol.competitions import facts, league_facts, opening, rounds, ruling
from faristol.competitions.event import summary
from faristol.competitions.league import League, opened, persons, standings
from faristol.competitions.league import summary as league_summary
from faristol.competitions.league_acts import open_league
from faristol.fields import Damaged
from faristol.games.log import last_act, stamped

TWO = ("Ana", "Barbu")


def damaged(facts_of_kind, event, entry_type, **entry):
    """Return the field for which an entry is refused, or None if it is read."""
    try:
        facts_of_kind.FACTS.apply(event, json.loads(json.dumps({**entry, "type": entry_type})))
    except Damaged as damage:
        return damage.field
    return None


def by_letter(arbiter, entry_type, **entry):
    return damaged(facts, arbiter.state, entry_type, **entry)


# --- a competition by letter


def player(id):
    return {"player": id, "name": id, "coefficient": "", "place": ""}


def test_players_come_and_go_until_the_games_are_made():
    arbiter = Arbiter(TWO)
    assert by_letter(arbiter, "PlayerEntered", **player("p1")) == "player"
    assert by_letter(arbiter, "PlayerEntered", **player("p3")) is None
    assert [by_letter(arbiter, "PlayerRemoved", player=each) for each in ("p2", "p3")] == [None, "player"]
    arbiter.begins()
    assert by_letter(arbiter, "PlayerEntered", **player("p3")) == "player"
    assert by_letter(arbiter, "PlayerRemoved", player="p2") == "player"
    assert [by_letter(arbiter, "PlayerChanged", **player(each)) for each in ("p2", "p3")] == [None, "player"]
    assert by_letter(arbiter, "PlayerExcluded", player="p3", why="scris de altcineva") == "player"


@pytest.mark.parametrize("name", ["", " ", "\n"])
def test_every_player_has_a_name(name):
    arbiter = Arbiter(TWO)
    assert by_letter(arbiter, "PlayerEntered", **player("p3") | {"name": name}) == "name"
    arbiter.begins()
    assert by_letter(arbiter, "PlayerChanged", **player("p2") | {"name": name}) == "name"


def test_the_string_has_all_the_letters_and_the_games_are_of_two_known_players_after_it():
    arbiter = Arbiter(TWO)
    games = [["p1", "p2"]]
    assert by_letter(arbiter, "GamesPaired", games=games) == "type"
    string = list(arbiter.state.tile_set.all)
    assert by_letter(arbiter, "StringTyped", string=string[1:]) == "string"
    assert by_letter(arbiter, "StringTyped", string=[string[-1], *string[:-1]]) is None
    arbiter.write(opening.hear_room(arbiter.state, "zăpadă"))
    assert [
        by_letter(arbiter, "GamesPaired", games=each)
        for each in (games, [*games, ["p2", "p1"]], [], [*games, ["p1", "p1"]], [*games, ["p1", "p3"]])
    ] == [None, None, "games", "games", "games"]
    arbiter.write(opening.pair_all(arbiter.state, False))
    assert by_letter(arbiter, "GamesPaired", games=games) == "type"


def test_a_round_follows_a_round_whose_games_are_all_over():
    arbiter = Arbiter((*TWO, "Carmen"))
    games = [["p1", "p2"]]
    assert by_letter(arbiter, "RoundPaired", games=games, round=1, rests="p3") == "type"
    arbiter.write(opening.hear_room(arbiter.state, "zăpadă"))
    assert [by_letter(arbiter, "RoundPaired", games=games, round=each) for each in (1, 2)] == [None, "round"]
    assert by_letter(arbiter, "RoundPaired", games=games, round=1, rests="p4") == "rests"
    assert by_letter(arbiter, "RoundPaired", games=[["p1", "p4"]], round=1) == "games"
    arbiter.write(rounds.pair_round(arbiter.state))
    assert by_letter(arbiter, "RoundPaired", games=games, round=2) == "type"
    arbiter.hears(arbiter.state.games[0], 300, 200)
    assert [by_letter(arbiter, "RoundPaired", games=games, round=each) for each in (2, 1)] == [None, "round"]
    at_once = Arbiter(TWO).begins()
    at_once.hears(at_once.state.games[0], 300, 200)
    assert by_letter(at_once, "RoundPaired", games=games, round=1) == "round"


def reported(**changed):
    result = {"game": 1, "way": "agreed", "scores": [300, 200], "turns": 12, "lost": None}
    return {**result, "clause": "COR-23", "decided": None, **changed}


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({}, None),
        ({"game": 3}, None),
        ({"game": 0}, "game"),
        ({"game": 4}, "game"),
        ({"lost": 1}, "lost"),
        ({"way": "abandoned"}, "lost"),
        ({"way": "abandoned", "lost": 2}, None),
        ({"way": "abandoned", "lost": 3}, "lost"),
        ({"way": "dreamt"}, "way"),
        ({"scores": [300]}, "scores"),
    ],
)
def test_a_report_is_of_one_of_the_games_and_names_a_loser_where_one_lost(changed, field):
    assert by_letter(Arbiter().begins(), "GameReported", **reported(**changed)) == field


def test_a_report_put_right_says_why_and_the_other_games_stay_as_they_are():
    arbiter = Arbiter().begins()
    assert by_letter(arbiter, "ReportCorrected", **reported()) == "why"
    assert by_letter(arbiter, "ReportCorrected", **reported(why="fișa a sosit")) is None
    arbiter.hears(arbiter.state.games[1], 300, 200)
    assert [game.number for game in arbiter.state.games] == [1, 2, 3]
    assert [game.report is None for game in arbiter.state.games] == [True, False, True]


def test_it_ends_while_games_are_played_and_is_opened_again_only_after_it():
    arbiter = Arbiter(TWO)
    assert by_letter(arbiter, "CompetitionEnded") == "type"
    arbiter.begins()
    assert by_letter(arbiter, "CompetitionReopened", why="contestație") == "type"
    assert by_letter(arbiter, "CompetitionEnded") is None
    arbiter.hears(arbiter.state.games[0], 300, 200).ends()
    assert by_letter(arbiter, "CompetitionEnded") == "type"
    assert by_letter(arbiter, "CompetitionReopened", why="contestație") is None


def test_what_the_players_have_seen_is_not_undone():
    assert facts.FACTS.final == {
        "CompetitionOpened",
        "RoomHeard",
        "SheetsSent",
        "CompetitionEnded",
        "CompetitionReopened",
    }
    arbiter, undone = Arbiter(()), []
    for act in (
        lambda: arbiter,
        lambda: arbiter.enters("Ana").enters("Barbu"),
        lambda: arbiter.write(opening.hear_room(arbiter.state, "zăpadă")),
        lambda: arbiter.write(opening.pair_all(arbiter.state, False)),
        lambda: arbiter.write(opening.send_sheets(arbiter.state, BEGINS)),
        lambda: arbiter.hears(arbiter.state.games[0], 300, 200),
        lambda: arbiter.ends(),
        lambda: arbiter.write(ruling.reopen(arbiter.state, "contestație")),
    ):
        act()
        undone.append(bool(last_act(arbiter.entries, facts.FACTS.final)))
    assert undone == [False, True, False, True, False, True, False, False]


def test_older_logs_do_not_say_how_a_sentence_became_lots():
    arbiter = Arbiter(TWO)
    assert arbiter.entries[0]["log"] == 1
    (heard,) = opening.hear_room(arbiter.state, "zăpadă")
    older = {name: value for name, value in heard.items() if name != "draw"}
    assert [facts.FACTS.read(entry).draw for entry in (heard, older)] == [2, 1]
    for draw in (0, 3):
        assert by_letter(arbiter, **{"entry_type": "RoomHeard", **older, "draw": draw}) == "draw"


def test_home_shows_how_many_play_and_how_many_games_are_still_to_come():
    arbiter = Arbiter().begins()
    arbiter.hears(arbiter.state.games[0], 300, 200)
    assert summary(arbiter.state) == {
        "kind": "competition",
        "name": "Ediția a 15-a",
        "language": "ro",
        "phase": "games",
        "running": False,
        "players": 3,
        "games": 3,
        "missing": 2,
        "final": False,
    }
    assert (arbiter.state.begins, arbiter.state.closes) == (BEGINS, CLOSES)


def test_a_game_that_was_lost_by_decision_is_waited_for_no_more():
    arbiter = Arbiter(TWO).begins()
    arbiter.write(ruling.lose(arbiter.state, arbiter.state.games[0], 1, "a indus în eroare arbitrul"))
    assert arbiter.state.unreported == []


# --- a league


def event_of(stream="one", held=NOON, **changed):
    players = [
        {"name": "Anna", "club": "Palma", "points": 100, "halves": 1},
        {"name": "Biel", "club": "", "points": 90, "halves": 0},
    ]
    facts_ = {"stream": stream, "name": stream, "held": held, "entries": 9, "rounds": 2, "masters": 200}
    return {**facts_, "players": players, **changed}


def league():
    return opened(open_league("Lliga", "ca", "ca", "points", 0, "0")[0])


def after(event, *entries):
    for entry in entries:
        event = league_facts.FACTS.apply(event, {"type": "EventTaken", **entry})
    return event


def test_in_a_league_all_but_its_opening_can_be_undone():
    assert league_facts.FACTS.final == {"LeagueOpened"}
    assert open_league("Lliga", "ca", "ca", "points", 0, "0")[0]["log"] == 1
    entries = open_league("Lliga", "ca", "ca", "points", 0, "0")
    assert not last_act(stamped(entries, 0, NOON, ""), league_facts.FACTS.final)
    assert (league().stage, league().running, league().ticking_since) == ("open", False, None)


def test_the_name_of_a_league_is_cut_after_eighty_signs():
    names = [open_league("L" * long, "ca", "ca", "points", 0, "0")[0]["name"] for long in (79, 80, 81)]
    assert [len(name) for name in names] == [79, 80, 80]


def test_where_nothing_else_is_said_all_events_count():
    ((_, row),) = standings({"Anna": (3, None, 2, 1)})
    assert (row.total, row.counted) == (6, {0, 2, 3})
    assert league().best == League(league().opened, "points").best == 0


def test_an_event_has_everybody_once_and_master_plays_that_score():
    alone = event_of()["players"][:1]
    for changed, field in (
        ({}, None),
        ({"masters": 1}, None),
        ({"masters": 1_000_000}, None),
        ({"masters": 0}, "masters"),
        ({"masters": 1_000_001}, "masters"),
        ({"players": alone * 2}, "players"),
        ({"players": []}, None),
        ({"players": [{**alone[0], "halves": -1}]}, "players.halves"),
    ):
        assert damaged(league_facts, league(), "EventTaken", **event_of(**changed)) == field, changed


def test_who_was_taken_in_before_places_were_noted_has_one():
    older, expelled = event_of(), event_of("two")
    expelled["players"] = [{**player, "placed": False} for player in expelled["players"]]
    results, _ = persons(after(league(), older, expelled))
    assert list(results.values()) == [(Fraction(201, 2), None), (90, None)]


def test_what_is_taken_out_was_in():
    event = after(league(), event_of(), event_of("two", NOON - 1))
    assert [each.stream for each in event.events] == ["two", "one"]
    assert damaged(league_facts, event, "EventRemoved", stream="one", name="one") is None
    assert damaged(league_facts, event, "EventRemoved", stream="three", name="three") == "stream"


def test_events_of_one_moment_stand_by_their_names():
    assert [each.stream for each in after(league(), event_of("two"), event_of("one")).events] == [
        "one",
        "two",
    ]


def test_home_shows_how_many_events_and_players_a_league_has():
    assert league_summary(after(league(), event_of(), event_of("two"))) == {
        "kind": "league",
        "name": "Lliga",
        "language": "ca",
        "phase": "open",
        "running": False,
        "events": 2,
        "players": 2,
    }


def test_who_is_ahead_by_the_second_best_event_is_told_so_and_the_last_by_nothing():
    table = {"Anna": (9, 5, 1), "Biel": (9, 4, 2), "Carla": (9, 3, 3), "Duna": (5, 5, 5)}
    placed = standings(table, 0)
    assert [(who, row.rank, row.decided, row.shared) for who, row in placed] == [
        ("Anna", 1, 2, False),
        ("Biel", 2, 2, False),
        ("Carla", 3, 1, False),
        ("Duna", 4, None, False),
    ]
