"""Two tablets that went on with one tournament, beside results: what becomes one, what is asked."""

import pytest

from drivers.director import Director
from drivers.two_tablets import brings, meets, names, parted, waiting
from faristol.games.publishing import public
from faristol.tournaments import awarding, changing, choosing, directing, opening, reporting, timing
from faristol.tournaments.counting_teams import count_teams
from faristol.tournaments.deciding import name_arbiters
from faristol.tournaments.difference import Hindrance
from faristol.tournaments.errors import NotNow, SomethingPlayed, TakenNoMore
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import Prize, Prizes
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import KING, System, Terms

# --- what cannot contradict is taken at once


@pytest.mark.parametrize(
    "act",
    [
        lambda club: club.do(opening.enter_player, Player("Z", "Zoe", 1700, club="Palma")),
        lambda club: club.do(opening.withdraw, "A"),
        lambda club: club.do(opening.withdraw, "A").whole_round().do(opening.bring_back, "A"),
        lambda club: club.do(opening.mark_absent, "A", 2),
        lambda club: club.do(opening.mark_away, "B"),
        lambda club: club.do(opening.change_player, Player("A", "Anna", 2000, club="Palma")),
        lambda club: club.do(changing.correct_rating, "A", 1800.5, "mistyped"),
        lambda club: club.do(directing.forbid_pair, "A", "B"),
        lambda club: club.do(directing.lock_pair, "A", "F"),
        lambda club: club.do(directing.give_bye, "C", half=True),
        lambda club: club.do(opening.change_rounds, 5),
        lambda club: club.do(opening.plan_round, 3, System(KING)),
        lambda club: club.do(timing.plan_start, 3, "9:30", "2026-11-28"),
        lambda club: club.do(opening.change_terms, Terms(clubs_apart=True, bands=(1, 3))),
        lambda club: club.do(opening.list_by, "surname"),
        lambda club: club.do(count_teams, "2"),
        lambda club: club.write(awarding.set_prizes(Prizes((Prize("by-hand", what="cup", player="A"),)))),
        lambda club: club.do(name_arbiters, ["Marta Roig", "Pere Mas"]),
        lambda club: club.do(reporting.correct_result, 1, 1, Report(score=(450, 300)), "typed"),
        lambda club: club.whole_round().whole_round(),
        lambda club: club.pair().publish().do(reporting.enter_result, 2, 1, Report("double-forfeit")),
        lambda club: club.pair(),
        lambda club: club.do(directing.end_tournament),
    ],
)
def test_what_only_one_has_done_is_on_both(act):
    here, there, common = parted()
    act(there)
    before = here.state
    meets(here, there, common)
    assert waiting(here) == []
    ours, theirs = here.state, there.state
    for name in ("players", "forbidden", "locked", "resting", "halved", "planned", "plan", "starts", "terms"):
        assert getattr(ours, name) == getattr(theirs, name), name
    for name in ("listed_by", "teams", "prizes", "arbiters", "rounds", "draft", "ended", "order"):
        assert getattr(ours, name) == getattr(theirs, name), name
    assert brings(here, there, common).entries == []
    assert here.undo().state == before


def test_what_each_has_changed_of_one_player_is_both_there():
    here, there, common = parted()
    here.do(opening.change_player, Player("A", "Anna", 2000))
    there.do(opening.change_player, Player("A", "A", 2000, club="Palma"))
    meets(here, there, common)
    anna = here.state.players["A"]
    assert (anna.name, anna.club, waiting(here)) == ("Anna", "Palma", [])


def test_two_people_with_one_id_are_two_people_everywhere():
    here, there, common = parted()
    for club, name in ((here, "Joan"), (there, "Zoe")):
        club.do(opening.enter_player, Player("p1", name, 1500))
    there.pair().publish().better_win().close()
    there.do(directing.forbid_pair, "p1", "A")
    meets(here, there, common)
    zoe = next(id for id, player in here.state.players.items() if player.name == "Zoe")
    assert zoe != "p1" and here.state.players["p1"].name == "Joan"
    seated = changing.seated(here.state.rounds[1].draft)
    resting = dict(here.state.rounds[1].draft.byes)
    assert "p1" not in {**seated, **resting} and zoe in {**seated, **resting}
    assert here.state.forbidden == ((zoe, "A"),) or here.state.forbidden == (("A", zoe),)


def test_of_three_tablets_each_person_comes_once():
    here, there, common = parted()
    third = here.branch()
    third.keys = "third"
    there.do(opening.enter_player, Player("p1", "Zoe", 1500))
    meets(third, there, common), meets(here, third, common), meets(here, there, common)
    assert names(here) == [*"ABCDEF", "Zoe"]
    assert brings(there, here, common).entries == []


def test_a_draft_from_the_other_tablet_is_seen_by_nobody_and_a_published_round_by_all():
    here, there, common = parted()
    drafted, seen = here.branch(), there.branch()
    there.pair()
    meets(drafted, there, common)
    assert all(entry.get("about") != "round" for entry in public(drafted.entries))
    seen.whole_round()
    meets(here, seen, common)
    assert public(here.entries)[-1]["about"] == "round"


def test_a_table_that_only_the_other_gave_a_player_is_brought():
    here, there, common = parted()
    there.do(opening.change_player, Player("A", "A", 2000, table=2))
    meets(here, there, common)
    assert here.state.players["A"].table == 2 and waiting(here) == []


# --- what contradicts is asked about


def asked():
    here, there, common = parted()
    here.do(opening.change_player, Player("A", "Anna", 2000))
    there.do(opening.change_player, Player("A", "Aina", 2000))
    return meets(here, there, common), there, common


def test_the_same_thing_changed_on_both_waits_and_what_is_here_counts():
    here, _, _ = asked()
    assert waiting(here) == [("name", ("A",), 0)] and here.state.players["A"].name == "Anna"


def test_theirs_is_taken():
    here, there, common = asked()
    here.do(choosing.take_theirs, 1)
    assert here.state.players["A"].name == "Aina" and waiting(here) == []
    assert brings(here, there, common).entries == []


def test_or_ours_is_kept_and_not_asked_about_again():
    here, there, common = asked()
    here.do(choosing.keep_ours, 1)
    assert here.state.players["A"].name == "Anna" and waiting(here) == []
    assert brings(here, there, common).entries == []
    assert waiting(here.undo()) == [("name", ("A",), 0)]


@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_choice_needs_a_difference_that_waits(number):
    here, _, _ = asked()
    for act in (choosing.take_theirs, choosing.keep_ours):
        with pytest.raises(NotNow):
            act(here.state, number)


def test_what_no_longer_fits_is_refused_and_can_be_kept():
    here, there, common = parted(rounds=0)
    here.do(opening.change_player, Player("F", "Fina", 1950))
    there.do(opening.remove_player, "F")
    meets(here, there, common)
    assert waiting(here) == [("listed", ("F",), 0)]
    here.whole_round()
    with pytest.raises(TakenNoMore):
        choosing.take_theirs(here.state, 1)
    here.do(choosing.keep_ours, 1)


def test_a_round_paired_otherwise_is_asked_about_and_theirs_comes_whole():
    here, there, common = parted()
    here.do(opening.mark_absent, "A", 2).do(opening.mark_absent, "B", 2).pair().publish()
    there.pair().publish().better_win().close().whole_round()
    meets(here, there, common)
    assert waiting(here) == [("round", (), 2), ("follows", (), 3)]
    here.do(choosing.take_theirs, 1).do(choosing.keep_ours, 1)
    assert here.state.rounds[1] == there.state.rounds[1]
    meets(here, there, common)
    assert len(here.state.rounds) == 3


def test_a_round_that_is_being_played_here_is_not_replaced():
    here, there, common = parted()
    here.do(opening.mark_absent, "A", 2).do(opening.mark_absent, "B", 2).pair().publish()
    there.pair().publish()
    meets(here, there, common)
    here.better_win()
    with pytest.raises(SomethingPlayed):
        choosing.take_theirs(here.state, 1)


def test_of_two_rounds_that_were_played_it_is_told_that_one_can_count():
    here, there, common = parted()
    here.do(opening.mark_absent, "A", 2).do(opening.mark_absent, "B", 2).pair().publish().better_win()
    there.pair().publish().better_win().close()
    before = here.state.rounds
    meets(here, there, common)
    assert waiting(here) == [("two-rounds", (), 2)] and here.state.rounds == before
    with pytest.raises(NotNow):
        choosing.take_theirs(here.state, 1)
    here.do(choosing.keep_ours, 1)
    assert brings(here, there, common).entries == []


def test_a_result_at_a_table_that_is_not_there_any_more_is_told():
    here = Director("ABCD").pair().publish()
    there, common = here.branch(), len(here.entries)
    there.do(reporting.enter_result, 1, 1, Report(score=(400, 300)))
    one, two = (here.state.rounds[0].draft.pairs[at].first for at in (0, 1))
    here.do(changing.change_places, one, two, "so")
    meets(here, there, common)
    assert [place[0] for place in waiting(here)] == ["no-table"]


def test_places_changed_there_change_here_and_results_stay_with_their_tables():
    here = Director("ABCDEF").pair().publish()
    there, common = here.branch(), len(here.entries)
    one, two = (there.state.rounds[0].draft.pairs[at].first for at in (0, 1))
    there.do(changing.change_places, one, two, "so")
    here.do(reporting.enter_result, 1, 3, Report(score=(400, 300)))
    meets(here, there, common)
    assert here.state.rounds[0].draft == there.state.rounds[0].draft
    assert here.state.rounds[0].sheets[3].written == (400, 300) and waiting(here) == []


def test_the_same_pairs_with_the_other_start_are_one_round_and_the_starts_are_told():
    here, there, common = parted()
    here.pair().publish(), there.pair()
    pairs = [(pair.second, pair.first) for pair in there.state.draft.pairs]
    there.do(directing.draft_by_hand, pairs).publish()
    there.do(reporting.enter_result, 2, 1, Report("abandoned-first", (100, 300)))
    meets(here, there, common)
    sheet = here.state.rounds[1].sheets[1]
    assert (sheet.result.outcome, sheet.written) == ("abandoned-second", (300, 100))
    assert waiting(here) == [("starts", pair, 2) for pair in pairs]


def test_a_wish_for_a_round_that_was_paired_here_is_told():
    here, there, common = parted()
    there.do(directing.lock_pair, "A", "F")
    here.pair().publish()
    meets(here, there, common)
    assert waiting(here) == [("wish", ("A", "F"), 2)]


def test_what_a_later_version_wrote_is_told_and_not_lost(monkeypatch):
    here, there, common = parted()
    there.do(opening.list_by, "surname")
    monkeypatch.setattr(
        "faristol.tournaments.merging.OF_BOTH", frozenset(("TournamentOpened", "PlayerEntered"))
    )
    assert "entry" in [
        entry["about"] for entry in brings(here, there, common).entries if entry["type"] == "DifferenceFound"
    ]


def test_a_tournament_that_is_over_is_opened_again_first():
    here, there, common = parted()
    here.do(directing.end_tournament)
    there.do(opening.change_rounds, 5)
    assert brings(here, there, common) == Hindrance("over")


# --- one person or two


def twins():
    here, there, common = parted()
    here.do(opening.enter_player, Player("p1", "Zoe Puig", 1500))
    there.do(opening.enter_player, Player("p2", "PUIG, Zoe", 1500, club="Palma"))
    return here, there, common


def test_two_of_one_name_are_asked_about_and_nothing_is_merged_before():
    here, there, common = twins()
    found = brings(here, there, common)
    assert found.entries == [] and [(each.name, each.here) for each in found.same] == [("PUIG, Zoe", "p1")]


@pytest.mark.parametrize(("answer", "players"), [("one", 7), ("two", 8)])
def test_they_are_one_person_or_two(answer, players):
    here, there, common = twins()
    there.pair().publish().better_win().close()
    origin = brings(here, there, common).same[0].origin
    meets(here, there, common, **{origin: answer})
    assert len(here.state.players) == players and len(here.state.rounds) == 2
    assert ("club", ("p1",), 0) in waiting(here) or answer == "two"
    assert brings(here, there, common).entries == []
