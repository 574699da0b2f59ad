"""What counts as a meeting, a start, a rest and a rated game; and why a pair was made."""

import ast
from pathlib import Path

import pytest

from drivers.director import Director
from drivers.rounds_in_words import game, in_words, met, pair, people, round_of
from faristol.screens.tournament.reasons import SENTENCES, clause_of, sentence
from faristol.texts import LANGUAGES, texts
from faristol.tournaments import directing, opening
from faristol.tournaments.barruf import barruf
from faristol.tournaments.players import Player
from faristol.tournaments.records import records
from faristol.tournaments.results import AT_THE_BOARD, OUTCOMES, RATED, counted
from faristol.tournaments.rounds import Round, Table
from faristol.tournaments.terms import GROUPS, KING, LOT, ROUND_ROBIN, TOP_DOWN, Terms
from faristol.tournaments.why import Why

SOURCE = Path(__file__).parents[2] / "py/faristol/tournaments"


@pytest.mark.parametrize("outcome", OUTCOMES)
def test_who_sat_down_has_met_and_started_and_the_others_have_not(outcome):
    """Examples 18 and 31."""
    played = [round_of(Table("A", "B", counted(outcome, (400, 300))))]
    done = records("AB", played)
    assert done["A"].met == ({"B": (1,)} if outcome in AT_THE_BOARD else {})
    assert (done["A"].starts, done["B"].starts) == (((1,), (-1,)) if outcome in AT_THE_BOARD else ((), ()))
    assert records("AB", played, forfeits_meet=True)["B"].met == {"A": (1,)}
    assert [rated.games for rated in barruf(people("AB"), played)] == [int(outcome in RATED)] * 2


def test_the_rounds_before_are_remembered_and_nobody_can_change_what_is_remembered():
    """Example 18."""
    first, second = Table("A", "B", counted("played", (400, 300))), Table("B", "A")
    results = [counted("played", score) for score in ((350, 310), (290, 410), (350, 310))]
    played = [[round_of(first), round_of(Table(*second, result))] for result in results]
    one, other, again = (records("AB", rounds) for rounds in played)
    assert one == again
    assert (one["A"].won, other["A"].won) == (710, 810)
    again["A"].faced, again["A"].met, again["A"].won = (), {}, 0
    assert records("AB", played[0]) == one
    corrected = round_of(Table("A", "B", counted("played", (300, 400))))
    assert records("AB", [corrected, *played[0][1:]])["A"].wins == 0


def test_a_rest_is_no_meeting_no_start_and_no_rated_game():
    """Example 18."""
    rest = [Round((), ("A",))]
    record = records("A", rest)["A"]
    assert (record.met, record.starts, record.byes, record.halves, record.won) == ({}, (), (1,), 2, 0)
    assert record.rounds == 1
    assert barruf([Player("A", "A", 1000)], rest)[0].rating == 1000


@pytest.mark.parametrize("outcome", ["abandoned-both", "both-lost", "double-forfeit"])
def test_a_game_that_both_have_lost_is_worth_no_coefficient_to_either(outcome):
    played = [round_of(Table("A", "B", counted(outcome, (400, 300))))]
    assert [record.coefficient for record in records("AB", played).values()] == [0, 0]


def test_a_forfeited_pair_may_be_made_again_unless_the_organiser_counts_it():
    """Example 31."""
    absent = Table("A", "B", counted("forfeit-second")), Table("C", "D", counted("forfeit-first"))
    rounds = [round_of(*absent), met("AC BD"), met("AD BC")]
    assert sorted(in_words(pair("ABCD", rounds)).split()) == ["AB", "CD"]
    assert pair("ABCD", rounds).repeats == ()
    assert len(pair("ABCD", rounds, Terms(forfeits_meet=True)).repeats) == 2


def test_who_has_one_start_more_replies():
    """Example 28."""
    played = [round_of(game("A", "C", 400, 300), game("D", "B", 300, 400))]
    (first, second) = pair("ABCD", played).pairs
    assert (first.first, first.second) == ("B", "A")
    assert (second.first, second.second) == ("C", "D")


def test_newcomers_are_seeded_by_999_and_rated_by_950():
    drawn = [round_of(game("A", "B", 300, 300))]
    players = [Player("A", "A"), Player("B", "B", 950)]
    assert [rated.rating for rated in barruf(players, drawn)] == [950, 950]
    assert pair([Player("B", "B", 998), Player("A", "A")]).pairs[0].why.details["better"] == "A"


# --- why


def codes_in(module):
    tree = ast.parse((SOURCE / module).read_text("utf-8"))
    calls = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Why"
    ]
    found = {
        value.value for call in calls for value in ast.walk(call.args[0]) if isinstance(value, ast.Constant)
    }
    assert found
    return found


NAMED = {"cup-losers", "cup-bye-losers", "cup-grand", "cup-grand-second", "cup-winners-final"}
"""Of double elimination, named by the bracket or by the sentences."""


def test_every_reason_has_its_sentence_and_every_sentence_its_reason():
    modules = ("pairing", "reasons", "resting", "directing", "cup", "event", "team_pairing")
    codes = set().union(*(codes_in(f"{name}.py") for name in modules))
    assert (
        codes | {"table-absent", "bye-again-forced", "brought", "bye-brought", "cup-final"} | NAMED
        == SENTENCES.keys()
    )


@pytest.mark.parametrize(
    ("terms", "rounds", "codes"),
    [
        (Terms(), [], ["halves", "halves"]),
        (Terms(first_round="adjacent"), [], ["neighbours-seeded"] * 2),
        (Terms(first_round=LOT, seed=b"x"), [], ["lot", "lot"]),
        (Terms(), [met("AB CD")], ["nearest-unmet", "least-distance"]),
        (Terms(), [met("AB CD"), met("AC BD"), met("AD BC")], ["repeat", "repeat"]),
        (Terms(mode=GROUPS), [met("AB CD")], ["same-points", "same-points"]),
        (Terms(mode=TOP_DOWN), [met("AB")], ["next-down", "next-down"]),
        (Terms(mode=KING), [met("AB CD")], ["neighbours", "neighbours"]),
        (Terms(mode=ROUND_ROBIN), [], ["table", "table"]),
    ],
)
def test_each_way_of_pairing_says_why(terms, rounds, codes):
    assert [made.why.code for made in pair("ABCD", rounds, terms).pairs] == codes


def test_who_has_met_all_between_is_told_whom():
    """A has met B, and B has met C: they pass over them to the next ones."""
    why = [made.why for made in pair("ABCD", [met("AB"), met("BC")]).pairs]
    assert [(each.code, each.details["met"]) for each in why] == [
        ("nearest-unmet", ["B"]),
        ("nearest-unmet", ["C"]),
    ]


def reasons_of_draft(club):
    return [(made.first + made.second, made.why.code) for made in club.state.draft.pairs]


def test_whom_the_director_keeps_apart_is_not_said_to_have_met():
    after = Director("ABCDEF", rounds=4).whole_round()
    assert after.order == "ABCFED"
    apart = after.branch().do(directing.forbid_pair, "A", "B").pair()
    assert reasons_of_draft(apart) == [
        ("AC", "nearest-allowed"),
        ("BF", "least-distance-apart"),
        ("DE", "neighbours"),
    ]


def test_those_next_to_each_other_among_those_who_play_are_not_said_to_be_so_among_all():
    after = Director("ABCDEF", rounds=4).whole_round()
    without_b = after.branch().do(opening.mark_absent, "B", 2).do(opening.mark_absent, "D", 2).pair()
    assert reasons_of_draft(without_b)[0][1] == "neighbours-paired"


def test_somebody_is_told_why_another_group_was_met():
    played = [round_of(game("A", "B", 400, 300), game("C", "D", 400, 400))]
    why = [made.why for made in pair("ABCD", played, Terms(mode=GROUPS)).pairs]
    assert {each.code for each in why} == {"next-points"}
    assert sorted(each.details["halves"] for each in why) == [[1, 0], [2, 1]]


def reason_of_bye(club):
    """Of the one who rests in the draft."""
    names = {player.id: player.name for player in club.state.players.values()}
    return sentence(club.state.draft.byes[0][1], names, texts("en"))


def test_somebody_rests_again_where_forbidden_pairs_leave_no_other_way():
    club = Director("ABC", rounds=3)
    club.do(directing.forbid_pair, "A", "C").do(directing.forbid_pair, "B", "C").whole_round().pair(
        repeats_agreed=True
    )
    assert reason_of_bye(club) == (
        "C has a bye again: if anybody else had it, forbidden pairs would leave others without an opponent."
    )
    assert clause_of(club.state.draft.byes[0][1], club.state.terms) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_is_filled_with_what_its_reason_tells(language):
    """In every language: a name that a translation misspells would not be found."""
    told = {
        "first": "A",
        "second": "B",
        "better": "A",
        "other": "B",
        "player": "A",
        "place": 3,
        "round": 2,
        "top": 2,
        "slots": 8,
    }
    told |= {"places": [1, 2], "drawn": [1, 2], "halves": [3, 2], "rounds": [1, 2]}
    told |= {"teams": ["Mao", "Inca"], "team": "Mao", "board": 2, "stage": 2, "game": 1}
    for code in SENTENCES:
        known = code.removesuffix("-absent").removesuffix("-forced")
        more = {"absent": ["A"]} if code == "table-absent" else {"forced": True} if known != code else {}
        assert "%" not in sentence(Why(known, told | more), {"A": "Aina", "B": "Bel"}, texts(language))


def test_who_rests_is_told_why():
    club = Director("ABC", rounds=6)
    found, sentences = [], []
    for _ in range(4):
        club.pair(repeats_agreed=True)
        found.append(club.state.draft.byes[0][1].code)
        sentences.append(reason_of_bye(club))
        club.publish().better_win().close()
    assert found[0] == "bye-last"
    assert set(found[1:3]) <= {"bye-last-without", "bye-last"}
    assert found[3] == "bye-again"
    assert sentences[3].endswith("has a bye again: everybody who can have one has had one already.")
    club.do(directing.give_bye, "A").pair(repeats_agreed=True)
    assert club.state.draft.byes[0][1].code == "bye-given"
    assert reason_of_bye(club) == "A has a bye by the director’s decision."
    club.do(opening.withdraw, "A").pair(repeats_agreed=True)
    assert club.state.draft.byes == ()


def test_a_player_plays_from_the_round_entered_for_until_the_one_of_leaving_but_for_absences():
    late = Player("A", "A", joined=3, withdrawn=6, absent=frozenset({4}))
    assert [number for number in range(1, 8) if late.plays_in(number)] == [3, 5]
    assert Player("B", "B").plays_in(1)
