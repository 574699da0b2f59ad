"""The tournament of the Mallorca document: MAL-T1 to MAL-T6."""

import pytest

from drivers.director import Director
from drivers.director_window import FORM, DirectorWindow
from drivers.rounds_in_words import game, in_words, met, pair, people, rested, resting, round_of
from faristol.screens.tournament.reasons import clause_of
from faristol.tournaments import directing, opening
from faristol.tournaments.errors import CannotPair, NotNow, RepeatsNeeded
from faristol.tournaments.players import Player, seeding
from faristol.tournaments.results import counted
from faristol.tournaments.rounds import Round
from faristol.tournaments.standings import standings
from faristol.tournaments.terms import KING, Terms
from faristol.tournaments.why import Why

# --- MAL-T2


@pytest.mark.parametrize(
    ("score", "halves"), [((400, 380), (2, 0)), ((380, 400), (0, 2)), ((0, 0), (1, 1)), ((-5, -9), (2, 0))]
)
def test_mal_t2_a_win_is_one_point_a_draw_half_a_loss_nothing(score, halves):
    assert counted("played", score).halves == halves


# --- MAL-T3


def order(*rounds, letters="ABCD"):
    return [(row.player.id, row.rank, row.decided) for row in standings(people(letters), rounds)]


def test_mal_t3_points_come_before_everything():
    first, second = round_of(game("A", "B", 900, 100)), round_of(game("C", "A", 301, 300))
    third = round_of(game("C", "D", 300, 299))
    assert order(first, second, third)[:2] == [("C", 1, None), ("A", 2, None)]


def test_mal_t3_then_the_differential_of_all_games():
    assert order(round_of(game("A", "B", 400, 399), game("C", "D", 300, 200)))[:2] == [
        ("C", 1, "differential"),
        ("A", 2, None),
    ]


def test_mal_t3_then_all_points_for():
    assert order(round_of(game("A", "B", 400, 300), game("C", "D", 450, 350))) == [
        ("C", 1, "total"),
        ("A", 2, None),
        ("D", 3, "total"),
        ("B", 4, None),
    ]


def test_mal_t3_who_is_equal_in_all_shares_the_place():
    ranks = [rank for _, rank, _ in order(round_of(game("A", "B", 400, 300), game("C", "D", 400, 300)))]
    assert ranks == [1, 1, 3, 3]


# --- MAL-T4


def test_mal_t4_two_players_do_not_meet_twice():
    assert in_words(pair("ABCD", [met("AB CD")])) == "AC BD"


def test_mal_t4_the_distance_is_least_over_the_whole_round_not_from_the_top():
    """From the top down it would be AC BE DF, whose squares are 4, 9 and 4."""
    assert in_words(pair("ABCDEF", [met("AB BD")])) == "AD BC EF"


def test_mal_t4_the_last_in_the_classification_rests_for_one_point_and_no_game_points():
    draft = pair("ABCDE", [met("")])
    assert resting(draft) == "E"
    played = [met(""), Round((), ("E",))]
    row = next(row for row in standings(people("ABCDE"), played) if row.player.id == "E")
    assert (row.record.halves, row.record.differential, row.record.won) == (2, 0, 0)


def test_mal_t4_nobody_rests_twice_while_another_has_not_rested():
    ghosts = people("abcde")
    draft = pair(people("ABCDE") + ghosts, [rested("E", "ABCDE")], absent="abcde")
    assert resting(draft) == "D"


def test_mal_t4_where_the_lowest_would_leave_a_repeat_the_next_lowest_rests():
    draft = pair("ABCDE", [met("AB CD"), met("AC BD"), met("AD")])
    assert (resting(draft), draft.repeats) == ("D", ())


def test_mal_t4_strictly_the_last_rests_if_the_organiser_has_it_so():
    draft = pair("ABCDE", [met("AB CD"), met("AC BD"), met("AD")], Terms(strict_bye=True))
    assert resting(draft) == "E"
    assert len(draft.repeats) == 1


def test_mal_t4_strictly_the_last_rests_even_if_that_one_has_rested_before():
    """As the text has it, and not as we settled it for all others: whoever is last does not play."""
    ghosts = people("abcde")
    draft = pair(people("ABCDE") + ghosts, [rested("E", "ABCDE")], Terms(strict_bye=True), absent="abcde")
    assert (resting(draft), draft.byes[0][1].code) == ("E", "bye-last")
    club = Director("ABC", Terms(strict_bye=True), rounds=6)
    for _ in range(6):
        last = club.order[-1]
        club.pair(repeats_agreed=True)
        assert resting(club.state.draft) == last
        club.publish().better_win().close()


def test_mal_t4_strictly_the_last_of_those_without_whom_the_others_can_be_paired():
    club = Director("ABC", Terms(strict_bye=True)).do(directing.forbid_pair, "A", "B").pair()
    assert (resting(club.state.draft), club.state.draft.byes[0][1].code) == ("B", "bye-last-possible")
    club = Director("ABC", Terms(strict_bye=True))
    for two in ("AB", "AC", "BC"):
        club.do(directing.forbid_pair, *two)
    with pytest.raises(CannotPair):
        club.pair()


def test_mal_t4_only_what_the_text_says_cites_it():
    """Halves in round one, groups of points, and who rests when the last has rested, are settled by us."""
    terms = Terms()
    for code, clause in (
        ("least-distance", "MAL-T4"),
        ("nearest-unmet", "MAL-T4"),
        ("bye-last", "MAL-T4"),
        ("bye-last-without", None),
        ("bye-again", None),
        ("bye-saves-repeat", None),
        ("same-points", None),
        ("halves", None),
        ("neighbours-seeded", "MAL-T5"),
    ):
        assert clause_of(Why(code), terms) == clause
    assert clause_of(Why("neighbours"), Terms(mode=KING)) is None
    assert clause_of(Why("neighbours"), terms) == "MAL-T4"


def test_mal_t4_when_no_round_without_a_repeat_is_left_it_says_so_and_repeats_as_little_as_can_be():
    draft = pair("ABCDEF", [met("CD AE BF"), met("AD BE CF"), met("AF BD CE")])
    assert [(made.first, made.second, made.met) for made in draft.repeats] == [("D", "C", (1,))]
    assert draft.repeats[0].why.code == "repeat"


def test_mal_t4_the_oldest_meetings_come_back_first():
    draft = pair("ABCD", [met("AD BC"), met("AB CD"), met("AC BD")])
    assert in_words(draft) == "AD BC"
    assert [made.met for made in draft.repeats] == [(1,), (1,)]


# --- MAL-T5


def test_mal_t5_round_one_says_what_is_done_halves_and_no_least_distance():
    assert in_words(pair("ABCDEFGH")) == "AE BF CG DH"
    assert in_words(pair("ABCDEFGH", [], Terms(first_round="adjacent"))) == "AB CD EF GH"
    director = DirectorWindow()
    director.go("#/tournament")
    assert "from round two on, the nearest players" in director.text
    assert "Distance counts from round two on" not in director.text
    director.do("tournament_setup.choose", {**FORM, "first_round": "halves"})
    assert "Distance counts from round two on" in director.text


def seeded(*told, **also):
    players = [Player(name, name, *rating) for name, *rating in told]
    return [player.name for player in seeding(players, **also)]


def test_mal_t5_the_best_rating_stands_first():
    assert seeded(("Bel", 1100), ("Aina", 1000), ("Cesc", 1316)) == ["Cesc", "Bel", "Aina"]


def test_mal_t5_without_a_rating_it_is_999_and_those_stand_by_their_names():
    assert seeded(("Duna", 998), ("Cesc",), ("Bel", 1000), ("Àngel",)) == ["Bel", "Àngel", "Cesc", "Duna"]


def test_mal_t5_accents_and_capitals_do_not_count_and_c_cedilla_comes_after_c():
    names = ["çaplana", "Coll", "Èric", "eduard", "Ferrer", "Àvila", "Alzina"]
    assert seeded(*((name,) for name in names)) == [
        *("Alzina", "Àvila", "Coll", "çaplana", "eduard", "Èric", "Ferrer")
    ]


def test_mal_t5_a_list_where_the_lower_is_the_better_can_be_used_too():
    assert seeded(("Aina", 12), ("Bel", 3), ("Cesc",), lower_is_better=True) == ["Bel", "Aina", "Cesc"]


# --- MAL-T1, MAL-T4 and MAL-T6, as the director meets them


def test_mal_t1_five_rounds_unless_the_organiser_chooses_another_number():
    assert Director().state.planned == 5
    club = Director("ABCDEFGHIJKL")
    for _ in range(5):
        club.whole_round()
    with pytest.raises(NotNow):
        club.pair()
    assert Director("AB", rounds=7).state.planned == 7
    assert club.do(opening.change_rounds, 6).pair().state.draft.number == 6


def test_mal_t4_repeats_are_told_before_the_round_is_drawn_and_the_arbiter_agrees():
    club = Director("AB").whole_round()
    with pytest.raises(RepeatsNeeded) as told:
        club.pair()
    assert told.value.details == {"pairs": "B – A"}
    assert club.state.draft is None
    club.pair(repeats_agreed=True)
    assert club.entries[-1]["repeats_agreed"] is True


def test_mal_t6_a_published_round_is_not_paired_again():
    club = Director("ABCD").pair().publish()
    for act in (directing.draft_round, directing.drop_draft):
        with pytest.raises(NotNow):
            club.do(act)
    assert not club.can_undo


def test_mal_t6_who_has_withdrawn_is_paired_no_more():
    club = Director("ABCDE").whole_round().do(opening.withdraw, "C")
    for _ in range(3):
        club.pair(repeats_agreed=True).publish().better_win().close()
        assert "C" not in club.pairs
        assert not any(player == "C" for player, _ in club.state.rounds[-1].draft.byes)


def test_mal_t6_a_late_arrival_enters_in_the_next_round():
    club = Director("ABCD").pair().publish()
    club.enter("X", 1400)
    assert "X" not in club.pairs
    club.enter("Y").better_win().close().pair()
    assert {"X", "Y"} <= set(club.pairs)
