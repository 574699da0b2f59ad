"""The arbiter's word in a tournament: when one is needed, who may give it, and what older logs say of it."""

import json

import pytest

from drivers.director import Director
from drivers.tournament_entry import damaged
from faristol.rulesets import ruleset_data
from faristol.tournaments import choosing, deciding, from_tablets, merging, opening, reporting
from faristol.tournaments.deciding import (
    ArbiterMissing,
    ArbiterNotChosen,
    ArbiterPlays,
    DecisionReasonMissing,
    TooManyArbiters,
    Word,
)
from faristol.tournaments.decision import BOTH_LOSE, CORRECTED, WINNER, Decision
from faristol.tournaments.errors import NotNow, ReasonMissing
from faristol.tournaments.event import opened
from faristol.tournaments.facts import FACTS
from faristol.tournaments.finals import open_final
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from faristol.tournaments.rules import only_points

AGAINST = Report(score=(390, 420), winner=0)
WHY = "a phone at the table"
RULES = [only_points("ca"), *map(ruleset_data, ("federation", "mallorca", "romanian"))]


def one_table(*arbiters, **chosen):
    return Director("AB", arbiters=arbiters, **chosen).pair().publish()


def decides(club, report=AGAINST, **word):
    return club.do(reporting.enter_result, 1, 1, report, sure=True, word=Word(**word))


def decision(club):
    return club.state.rounds[0].sheets[1].decision


def test_who_wins_against_the_score_wins_by_a_named_arbiter_and_for_a_reason():
    club = decides(one_table("Joan", "Rosa"), arbiter=" rosa ", why=" a  phone at the table")
    assert decision(club) == Decision(WINNER, "Rosa", WHY, "A")
    assert club.order == "AB"


@pytest.mark.parametrize(
    ("report", "what"), [(AGAINST, WINNER), (Report("both-lost", (390, 420)), BOTH_LOSE)]
)
def test_neither_name_nor_reason_may_be_missing(report, what):
    club = one_table("Joan", "Rosa")
    with pytest.raises(ArbiterNotChosen):
        decides(club, report, why=WHY)
    with pytest.raises(DecisionReasonMissing):
        decides(club, report, arbiter="Joan", why=" ")
    assert not club.state.rounds[0].sheets
    assert decision(decides(club, report, arbiter="Joan", why=WHY)).what == what


@pytest.mark.parametrize(
    "report",
    [
        Report(score=(420, 390), winner=0),
        Report(score=(420, 390)),
        Report("forfeit-first"),
        Report("abandoned-both", (3, 4)),
        Report(score=(500, 380), over_time=(601, 0), winner=1),
        Report(score=(490, 380), over_time=(601, 0), winner=1),
    ],
)
def test_what_counts_by_itself_needs_no_word(report):
    club = decides(one_table(), report)
    assert decision(club) is None and not club.state.arbiters


def test_one_arbiter_is_not_asked_for_and_nobody_is_asked_twice():
    assert decision(decides(one_table("Joan"), why=WHY)).arbiter == "Joan"
    club = one_table()
    with pytest.raises(ArbiterMissing):
        decides(club, why=WHY)
    decides(club, arbiter="Pere", why=WHY)
    assert club.state.arbiters == ("Pere",)
    club.undo()
    assert not club.state.arbiters and not club.state.rounds[0].sheets


@pytest.mark.parametrize("written", ["Anna Puig", "PUIG, Anna", "anna  puig"])
def test_who_plays_at_a_table_does_not_decide_there_and_another_or_a_substitute_does(written):
    club = Director(arbiters=(written, "Joan"))
    club.do(opening.enter_player, Player("a", "Anna Puig")).do(opening.enter_player, Player("b", "Biel"))
    club.pair().publish()
    pair = club.state.rounds[0].draft.pairs[0]
    assert deciding.may_decide(club.state, pair) == ["Joan"]
    with pytest.raises(ArbiterPlays):
        decides(club, arbiter=written, why=WHY)
    with pytest.raises(ArbiterPlays):
        decides(club, arbiter="Biel", why=WHY)
    assert decision(decides(club, why=WHY)).arbiter == "Joan"
    club.undo().do(deciding.name_arbiters, [written])
    with pytest.raises(ArbiterMissing):
        decides(club, why=WHY)
    assert decision(decides(club, arbiter="Pau", why=WHY)).arbiter == "Pau"
    assert club.state.arbiters == (written, "Pau")


@pytest.mark.parametrize(
    ("player", "arbiter"),
    [
        ("Núria Puig", "Nuria Puig"),
        ("Anna Puig", "Puig, Anna"),
        ("Maria-José Riu", "Maria Jose Riu"),
        ("Ștefan Țârlea", "Stefan Tarlea"),
        ("Ștefan Țal", "Ştefan Ţal"),
        ("J. Riu", "J Riu"),
        ("Gal·la Col·l", "Gal.la Col.l"),
        ("Marc O'Neil", "Marc O\u2019Neil"),
    ],
)
def test_a_person_is_the_same_however_the_name_is_written(player, arbiter):
    club = Director(arbiters=deciding.arbiters_in(f"{arbiter}\nJoan"))
    club.do(opening.enter_player, Player("a", player)).do(opening.enter_player, Player("b", "Biel"))
    club.pair().publish()
    assert deciding.may_decide(club.state, club.state.rounds[0].draft.pairs[0]) == ["Joan"]
    assert deciding.arbiters_in(f"{arbiter}\n{player}") == (arbiter,)


def test_two_people_of_similar_names_are_two():
    assert deciding.arbiters_in("Puig, Anna\nPuig, Joan\nAnna Puigvert\n-") == (
        "Puig, Anna",
        "Puig, Joan",
        "Anna Puigvert",
    )


def test_a_round_that_is_over_is_corrected_by_name_and_with_a_reason():
    club = Director("AB", arbiters=("Joan", "Rosa")).whole_round()
    correct = reporting.correct_result, 1, 1, Report(score=(300, 310))
    with pytest.raises(ArbiterNotChosen):
        club.do(*correct, WHY)
    with pytest.raises(ReasonMissing):
        club.do(*correct, " ", arbiter="Joan")
    club.do(*correct, WHY, arbiter="Joan")
    assert decision(club) == Decision(CORRECTED, "Joan", WHY)


def test_a_correction_while_the_round_is_on_needs_nobody():
    club = one_table().report(AB=(300, 310))
    club.do(reporting.correct_result, 1, 1, Report(score=(310, 310)), "")
    assert decision(club) is None


def test_arbiters_can_be_changed_and_decisions_keep_their_names():
    club = decides(one_table("Joan"), why=WHY)
    club.do(deciding.name_arbiters, deciding.arbiters_in(" Rosa; Pau\n\nRosa "))
    assert club.state.arbiters == ("Rosa", "Pau") and decision(club).arbiter == "Joan"
    assert not deciding.name_arbiters(club.state, ["Rosa", "Pau"])
    with pytest.raises(TooManyArbiters):
        deciding.arbiters_in("\n".join("abcdefghijklm"))


def test_the_arbiters_of_an_ended_tournament_stay():
    club = Director("AB", rounds=1).whole_round()
    club.write([{"type": "TournamentEnded"}])
    with pytest.raises(NotNow):
        club.do(deciding.name_arbiters, ["Rosa"])


def test_a_final_has_the_arbiters_of_the_tournament_before():
    club = Director("ABC", arbiters=("Joan",)).whole_round().do(deciding.name_arbiters, ["Rosa", "Pau"])
    first, *_ = open_final(club.state, "Final", ["A", "B"], 1, carry=False, secret=bytes(32), app="test")
    assert first["arbiters"] == ["Rosa", "Pau"]


def older(entries):
    """Return a log as it was before decisions had names."""
    left = [entry for entry in entries if entry["type"] != "ArbitersNamed"]
    return [
        {key: value for key, value in entry.items() if key not in ("decision", "arbiters")} for entry in left
    ]


def test_an_older_log_folds_to_the_same_results_with_decisions_of_the_arbiter():
    club = decides(Director("ABCD", arbiters=("Joan",)).pair().publish(), why=WHY)
    decides_both = Report("both-lost", (3, 4))
    club.do(reporting.enter_result, 1, 2, decides_both, sure=True, word=Word(why=WHY)).close()
    club.do(reporting.correct_result, 1, 2, Report(score=(300, 310)), "added wrongly")
    before = folded(older(club.entries))
    one, two = before.rounds[0].sheets[1], before.rounds[0].sheets[2]
    wins = before.rounds[0].draft.pairs[0].first
    assert one.decision == Decision(WINNER, wins=wins)
    assert two.decision == Decision(CORRECTED, why="added wrongly")
    assert not before.arbiters
    for board, sheet in club.state.rounds[0].sheets.items():
        assert before.rounds[0].sheets[board].result == sheet.result


def folded(entries):
    state = opened(entries[0])
    for entry in json.loads(json.dumps(entries[1:])):
        state = FACTS.apply(state, entry)
    return state


def test_a_decision_about_somebody_who_is_not_there_is_damage():
    club = one_table("Joan")
    decides(club, why=WHY)
    entered = {**club.entries[-1]}
    club.undo()
    said = entered["decision"]
    kind = entered.pop("type")
    assert damaged(club, kind, **entered) is None
    assert damaged(club, kind, **{**entered, "decision": {**said, "wins": "C"}}) == "decision"
    assert damaged(club, kind, **{**entered, "decision": {**said, "wins": ""}}) == "decision"
    assert damaged(club, kind, **{**entered, "decision": {**said, "what": "luck"}}) == "decision.what"


def test_a_result_of_another_tablet_in_a_round_that_is_over_is_taken_by_an_arbiter():
    club = Director("AB", arbiters=("Joan", "Rosa")).pair().publish()
    base, common, other = club.state, len(club.entries), club.branch()
    other.do(reporting.enter_result, 1, 1, Report(score=(390, 380)))
    club.do(reporting.enter_result, 1, 1, Report(score=(380, 390))).close()
    met = merging.merged(base, club.state, other.state, club.entries, other.entries, common)
    club.write(met.entries)
    with pytest.raises(ArbiterNotChosen):
        club.do(choosing.take_beside, 1, 1, "as on the sheet")
    club.do(choosing.take_beside, 1, 1, "as on the sheet", arbiter="Rosa")
    assert decision(club) == Decision(CORRECTED, "Rosa", "as on the sheet")


@pytest.mark.parametrize(
    ("report", "winner", "what"),
    [
        (Report(score=(300, 380), over_time=(660, 0)), 1, None),
        (Report(score=(490, 380), over_time=(660, 0)), 1, None),
        (Report(score=(500, 380), over_time=(660, 720), winner=0), 0, WINNER),
        (Report(score=(390, 420), winner=0), 0, WINNER),
    ],
)
def test_an_older_log_has_the_decisions_that_there_were(report, winner, what):
    club = decides(one_table("Joan"), report, why=WHY)
    entries = [
        {**entry, "winner": winner} if entry["type"] == "ResultEntered" else entry for entry in club.entries
    ]
    before = folded(older(entries)).rounds[0].sheets[1].decision
    assert (before and before.what) == what


@pytest.mark.parametrize("rules", RULES)
def test_a_decision_is_taken_back_with_the_same_points(rules):
    club = decides(one_table("Joan", names_starts=False, ruleset=rules), why=WHY)
    club.do(reporting.enter_result, 1, 1, Report(score=(390, 420)), sure=True)
    assert decision(club) is None and club.order == "BA"


@pytest.mark.parametrize("rules", RULES)
def test_a_slip_of_a_decided_table_changes_nothing(rules):
    club = decides(one_table("Joan", names_starts=False, ruleset=rules), why=WHY)
    before = len(club.entries)
    club.do(reporting.hand_in, 1, 1, (390, 420), sure=True)
    with pytest.raises(reporting.DecisionThere) as refused:
        club.do(reporting.hand_in, 1, 1, (391, 420), sure=True)
    assert refused.value.details["points"] == "1 – 0"
    assert len(club.entries) == before


def test_another_result_of_a_tablet_does_not_take_a_decision_away():
    club = decides(one_table("Joan"), why=WHY)
    sent = from_tablets.SentResult(1, 1, 1, ("A", "B"), (400, 420))
    club.do(from_tablets.enter_sent, sent)
    with pytest.raises(reporting.DecisionThere):
        club.do(from_tablets.take_other, 1)
    assert decision(club).wins == "A"


def test_the_same_decision_is_written_once_and_another_reason_again():
    club = decides(one_table("Joan", "Rosa"), why=WHY, arbiter="Joan")
    assert not reporting.enter_result(club.state, 1, 1, AGAINST, sure=True, word=Word("Joan", WHY))
    assert decision(decides(club, why="another", arbiter="Joan")).why == "another"


def test_a_round_that_is_over_is_not_corrected_into_what_it_is():
    club = Director("AB", arbiters=("Joan", "Rosa")).pair().publish().report(AB=(400, 300)).close()
    same, other = Report(score=(400, 300)), Report(score=(401, 300))
    assert not reporting.correct_result(club.state, 1, 1, same, WHY, arbiter="Joan")
    club.do(reporting.correct_result, 1, 1, other, WHY, arbiter="Joan")
    assert not reporting.correct_result(club.state, 1, 1, other, "", arbiter="Joan")
    with pytest.raises(ReasonMissing):
        club.do(reporting.correct_result, 1, 1, other, "", arbiter="Rosa")
    with pytest.raises(ReasonMissing):
        club.do(reporting.correct_result, 1, 1, same, "", arbiter="Joan")
