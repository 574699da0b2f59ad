"""What no log of a tournament can say: each entry is read as far as it fits, and refused by its field."""

import pytest

from drivers.director import Director
from drivers.tournament_entry import damaged
from faristol.tournaments import directing, opening
from faristol.tournaments.facts import FACTS
from faristol.tournaments.players import Player
from faristol.tournaments.terms import Terms


def published():
    return Director("ABCD").pair().publish()


def one(player, **also):
    return {"player": player, "name": player, "round": 1, **also}


# --- players


def test_a_player_is_entered_once_and_for_the_next_round_at_the_latest():
    club = Director("ABCD").whole_round()
    assert damaged(club, "PlayerEntered", **one("A")) == "player"
    assert [damaged(club, "PlayerEntered", **one("X", round=number)) for number in (0, 1, 2, 3)] == [
        "round",
        None,
        None,
        "round",
    ]
    assert damaged(club, "PlayerChanged", **one("X")) == "player"
    assert damaged(club, "PlayerChanged", **one("A")) is None


def test_of_whom_an_older_log_says_no_more_there_are_no_rated_games_no_club_and_no_category():
    player = FACTS.apply(Director().state, {"type": "PlayerEntered", **one("X")}).players["X"]
    assert player == Player("X", "X", None, games=0, club="", category="", joined=1)


@pytest.mark.parametrize(
    ("rating", "field"),
    [
        (1_000_000, None),
        (-1_000_000, None),
        (0.5, None),
        (None, None),
        (1_000_001, "rating"),
        (-1_000_001, "rating"),
        ("1000", "rating"),
        (True, "rating"),
    ],
)
def test_a_rating_is_a_number_that_can_be_one(rating, field):
    entry = one("X") if rating is None else one("X", rating=rating)
    assert damaged(Director("AB"), "PlayerEntered", **entry) == field


def test_who_was_paired_or_has_rested_is_not_taken_off_the_list():
    club = Director("ABC").pair()
    for player in "ABC":
        assert damaged(club, "PlayerRemoved", player=player) is None
    club.publish().better_win().close().enter("D")
    assert [damaged(club, "PlayerRemoved", player=player) for player in "ABCDX"] == [
        *("player",) * 3,
        None,
        "player",
    ]


@pytest.mark.parametrize("entry_type", ["PlayerWithdrawn", "PlayerAbsent", "PlayerPresent", "ByeGiven"])
def test_nothing_is_said_of_somebody_who_is_not_there(entry_type):
    club = Director("ABCD")
    assert damaged(club, entry_type, player="X", round=1) == "player"
    assert damaged(club, entry_type, player="A", round=1) is None


def test_two_are_made_a_pair_or_kept_apart_once_and_are_two():
    club = Director("ABCDE").do(directing.lock_pair, "A", "B").do(directing.give_bye, "E")
    club.do(directing.forbid_pair, "C", "D")
    for entry_type, first, second, field in (
        ("PairLocked", "C", "D", None),
        ("PairLocked", "B", "C", "first"),
        ("PairLocked", "C", "A", "first"),
        ("PairLocked", "E", "C", "first"),
        ("PairLocked", "C", "E", "first"),
        ("PairLocked", "C", "C", "second"),
        ("PairLocked", "C", "X", "player"),
        ("PairForbidden", "D", "C", "second"),
        ("PairForbidden", "C", "C", "second"),
        ("PairForbidden", "X", "C", "player"),
        ("PairForbidden", "A", "C", None),
    ):
        assert damaged(club, entry_type, first=first, second=second) == field, (entry_type, first, second)
    assert [damaged(club, "ByeGiven", player=player) for player in "ABCDE"] == [
        *("player",) * 2,
        None,
        None,
        "player",
    ]


# --- rounds


WHY = {"code": "halves", "details": {"better": "A", "other": "C", "places": [1, 3]}}
REST = {"code": "bye-last", "details": {"player": "E", "place": 5}}


def drafted(*pairs, byes="", number=1, met=(), why=WHY, rest=REST):
    made = [{"first": first, "second": second, "why": why, "met": list(met)} for first, second in pairs]
    return {"round": number, "pairs": made, "byes": [{"player": each, "why": rest} for each in byes]}


@pytest.mark.parametrize(
    ("entry", "field"),
    [
        (drafted("AC", "BD"), None),
        (drafted("AC", "BD", byes="E"), None),
        (drafted("AC", "BD", number=2), "round"),
        (drafted("AC", "CD"), "pairs"),
        (drafted("AC", "BD", byes="A"), "pairs"),
        (drafted("AX", "BD"), "player"),
        (drafted("AC", byes="X"), "player"),
        (drafted("AC", met=[1]), "pairs"),
        (drafted("AC", why={"code": "halves", "details": {"better": "A", "other": "C"}}), "pairs.why"),
        (drafted("AC", why={"code": "by magic", "details": {}}), "pairs.why"),
        (drafted("AC", why={"code": "locked", "details": {"first": "A", "second": "X"}}), "player"),
        (drafted("AC", byes="E", rest={"code": "bye-last", "details": {"player": "E"}}), "byes.why"),
        (drafted("AC", byes="E", rest={"code": "bye-given", "details": {"player": "X"}}), "player"),
        (drafted("AC", why={"code": "table", "details": {"round": 1, "absent": ["X"]}}), "player"),
        (
            drafted("AC", why={"code": "lot", "details": {"better": "A", "other": "C", "drawn": [0, 1]}}),
            "pairs.why",
        ),
    ],
)
def test_a_draft_is_of_the_next_round_and_has_one_place_for_everybody(entry, field):
    assert damaged(Director("ABCDE"), "RoundDrafted", **entry) == field


@pytest.mark.parametrize(
    ("code", "halves", "field"),
    [
        ("same-points", 3, None),
        ("next-points", [3, 2], None),
        ("same-points", "3", "pairs.why"),
        ("next-points", [3], "pairs.why"),
        ("next-points", [3, "2"], "pairs.why"),
    ],
)
def test_a_pair_of_a_group_has_the_points_of_one_or_of_both(code, halves, field):
    why = {"code": code, "details": {"better": "A", "other": "C", "halves": halves}}
    assert damaged(Director("ABCD"), "RoundDrafted", **drafted("AC", why=why)) == field


def test_no_round_is_drafted_while_another_is_played_or_after_the_end_and_those_met_have_met_before():
    club = published()
    assert damaged(club, "RoundDrafted", **drafted("AC", number=2)) == "round"
    club.better_win().close()
    assert damaged(club, "RoundDrafted", **drafted("AC", number=2, met=[1])) is None
    assert damaged(club, "RoundDrafted", **drafted("AC", number=2, met=[2])) == "pairs"
    club.pair()
    assert damaged(club, "RoundDrafted", **drafted("AB", "CD", number=2)) is None
    club.do(directing.drop_draft).do(directing.end_tournament)
    assert damaged(club, "RoundDrafted", **drafted("AB", number=2)) == "round"


def test_what_is_published_is_the_draft_and_what_is_called_off_the_last_round_before_its_results():
    club = Director("ABCD")
    assert damaged(club, "RoundPublished", round=1) == "round"
    club.pair()
    assert [damaged(club, "RoundPublished", round=number) for number in (1, 2)] == [None, "round"]
    club.whole_round().pair().publish()
    assert [damaged(club, "RoundCalledOff", round=number, why="plou") for number in (1, 2, 3)] == [
        "round",
        None,
        "round",
    ]
    assert club.report(AB=(400, 300)) and damaged(club, "RoundCalledOff", round=2, why="plou") == "round"


RESULT = {
    "outcome": "played",
    "score": [400, 300],
    "over_time": [0, 0],
    "halves": [2, 0],
    "counts": [400, 300],
    "clause": None,
}


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({}, None),
        ({"board": 2}, None),
        ({"board": 0}, "board"),
        ({"board": 3}, "board"),
        ({"round": 0}, "round"),
        ({"round": 2}, "round"),
        ({"outcome": "dreamt"}, "outcome"),
        ({"halves": [3, 0]}, "halves"),
        ({"over_time": [0, 1_000_000]}, None),
        ({"over_time": [0.5, 0]}, None),
        ({"over_time": [-1, 0]}, "over_time"),
        ({"over_time": [0, 1_000_001]}, "over_time"),
        ({"over_time": [True, 0]}, "over_time"),
        ({"score": [400]}, "score"),
        ({"score": None}, None),
    ],
)
def test_a_result_is_of_a_table_of_a_published_round(changed, field):
    entry = {"round": 1, "board": 1, **RESULT, **changed}
    assert damaged(published(), "ResultEntered", **entry) == field


def test_what_is_put_right_was_handed_in_and_only_later_rounds_were_paired_without_it():
    club = Director("ABCD").whole_round().whole_round().whole_round()
    assert damaged(published(), "ResultCorrected", round=1, board=1, why="", **RESULT) == "board"
    after = FACTS.apply(
        club.state, {"type": "ResultCorrected", "round": 2, "board": 1, "why": "un full", **RESULT}
    )
    assert [each.without for each in after.rounds] == [(), (), (2,)]
    assert [each.number for each in after.rounds] == [1, 2, 3]
    assert after.rounds[1].sheets[1].corrected == "un full"


def test_a_round_is_closed_with_all_results_and_the_tournament_ends_between_rounds():
    club = published()
    assert damaged(club, "RoundClosed", round=1) == "round"
    assert damaged(club, "TournamentEnded") == "type"
    club.better_win()
    assert [damaged(club, "RoundClosed", round=number) for number in (1, 2)] == [None, "round"]
    club.close()
    assert damaged(club, "TournamentEnded") is None
    assert damaged(club, "TournamentReopened", why="un full") == "type"
    club.do(directing.end_tournament)
    assert damaged(club, "TournamentEnded") == "type"
    assert damaged(club, "TournamentReopened", why="un full") is None


# --- the tournament


def test_there_are_never_fewer_rounds_than_were_published_and_a_draft_outlives_their_number():
    club = Director("ABCD").whole_round().whole_round()
    assert [damaged(club, "RoundsChanged", rounds=rounds) for rounds in (1, 2, 100, 101)] == [
        "rounds",
        None,
        None,
        "rounds",
    ]
    assert club.pair(repeats_agreed=True).do(opening.change_rounds, 7).state.draft.number == 3


def test_older_logs_do_not_say_how_a_sentence_became_lots():
    club = Director("ABCD")
    assert club.entries[0]["log"] == 1
    (heard,) = opening.hear_room(club.state, "xaloc")
    older = {name: value for name, value in heard.items() if name != "draw"}
    assert [FACTS.read(entry).draw for entry in (heard, older)] == [2, 1]
    for draw in (0, 3):
        assert damaged(club, "RoomHeard", words="xaloc", seed=heard["seed"], draw=draw) == "draw"


def test_a_number_of_a_round_or_a_table_is_one_that_can_be():
    club = Director("AB")
    for number, field in ((1, None), (100, None), (0, "round"), (101, "round")):
        assert damaged(club, "PlayerAbsent", player="A", round=number) == field
    for place, field in ((1, None), (10_000, None), (0, "pairs.why"), (10_001, "pairs.why")):
        why = {"code": "lot", "details": {"better": "A", "other": "B", "drawn": [1, place]}}
        assert damaged(club, "RoundDrafted", **drafted("AB", why=why)) == field


def test_other_terms_keep_the_lots_that_the_room_has_drawn():
    club = Director("ABCD").do(opening.hear_room, "xaloc")
    lots = club.state.terms.seed
    assert lots and club.do(opening.change_terms, Terms(points_first=True)).state.terms == Terms(
        points_first=True, seed=lots
    )
