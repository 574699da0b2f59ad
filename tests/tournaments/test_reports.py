"""Tournaments in other programs' files: they come in whole, are played on, and go out again unchanged."""

import json
import re
from pathlib import Path

import pytest

from drivers.director import SECRET, Director
from drivers.log import Log
from faristol.errors import Rejected
from faristol.screens.tournament.files.results_json import json_text
from faristol.tournaments import directing, opening
from faristol.tournaments.opening import Choices
from faristol.tournaments.records import records
from faristol.tournaments.reports import own_json, pairs, trf, tsh
from faristol.tournaments.reports.into_log import log_of
from faristol.tournaments.reports.report import HalfBye, LineUnreadable, NoReport, RoundsDiffer
from faristol.tournaments.terms import Terms
from screens.states.standings import played

EVENTS = Path(__file__).parents[1] / "data/events"
"""An open of seven rounds in a chess program's report, an evening of nine on a chess server, and six rounds
of 42 players in tsh: real results, invented names."""
OPEN, BLITZ, FORTY_TWO = ((EVENTS / name).read_text() for name in ("open.trf", "blitz.trf", "forty-two.t"))
NOON = 1_791_000_000_000
READ = pytest.mark.parametrize(("read", "text"), [(trf.read, OPEN), (trf.read, BLITZ), (tsh.read, FORTY_TWO)])


class Brought(Director):
    """The tournament of a file, which has so many rounds more."""

    def __init__(self, read, text, more=0):
        report = read(text)
        choices = Choices("Torneig", report.place, report.director, report.rounds + more)
        Log.__init__(self, log_of(report, choices, Terms(), SECRET, "test"))


def without_places(text):
    """A report's lines; places follow from each program's own order, and are compared nowhere."""
    lines = [line.rstrip() for line in text.splitlines()]
    return [f"{line[:84]}     {line[89:]}" if line.startswith("001") else line for line in lines]


@pytest.mark.parametrize("text", [OPEN, BLITZ])
def test_a_chess_report_goes_out_as_it_came_in(text):
    club = Brought(trf.read, text)
    assert without_places(trf.write(club.state, NOON)) == without_places(text)


def test_a_division_of_tsh_goes_out_as_it_came_in():
    assert tsh.write(Brought(tsh.read, FORTY_TWO).state) == FORTY_TWO


@READ
def test_it_is_paired_on_without_a_repeat_and_the_new_round_goes_out_too(read, text):
    club = Brought(read, text, more=1)
    before = club.state
    assert before.stage == "between" and before.next == before.planned
    club.pair(repeats_agreed=text == BLITZ).publish()
    drafted = club.state.rounds[-1].draft
    met = {frozenset((pair.first, pair.second)) for each in before.rounds for pair in each.draft.pairs}
    repeats = [pair for pair in drafted.pairs if {pair.first, pair.second} in met]
    assert len(repeats) == (len(drafted.pairs) if text == BLITZ else 0)  # nine players have met all others
    club.better_win().close()
    again = Brought(read, trf.write(club.state, NOON) if read == trf.read else tsh.write(club.state))
    assert [each.round.byes for each in again.state.rounds] == [each.round.byes for each in club.state.rounds]
    assert points(again.state) == points(club.state)
    assert met_in(again.state) == met_in(club.state)


def points(event):
    """Points of the tournament, and those of the games where the file of this kind has them."""
    with_points = event.opened["brought"]["format"] == "tsh"
    return {
        row.player.name: (row.record.halves, row.record.won if with_points else 0)
        for row in event.standings()
    }


def met_in(event):
    return [
        {(pair.first, pair.second): sheet.result.halves for _, pair, sheet in each.boards}
        for each in event.rounds
    ]


def test_points_are_those_that_the_report_itself_states():
    club = Brought(trf.read, OPEN)
    stated = {int(line[4:8]): float(line[80:84]) for line in OPEN.splitlines() if line.startswith("001")}
    done = {row.player.id: row.record.halves / 2 for row in club.state.standings()}
    assert done == {f"p{number}": points for number, points in stated.items()}


def test_of_a_division_wins_and_spread_are_summed_by_hand():
    club = Brought(tsh.read, FORTY_TWO)
    lines = [re.split(r"[;]", line) for line in FORTY_TWO.splitlines()]
    scores = [list(map(int, line[1].split())) for line in lines]
    others = [list(map(int, line[0].split()[-6:])) for line in lines]
    for at, (own, faced) in enumerate(zip(scores, others, strict=True)):
        against = [scores[other - 1][number] for number, other in enumerate(faced)]
        record = records(club.state.players, club.state.played)[f"p{at + 1}"]
        assert record.differential == sum(own) - sum(against)
        assert record.halves == sum((a > b) * 2 + (a == b) for a, b in zip(own, against, strict=True))


# --- what only one program knows


def test_a_bye_an_absence_and_who_left_in_tsh():
    text = (
        "Aina Puig               1500 2 3 0; 400 380 50; class A; p12 1 2 0\n"
        "Biel Serra              1400 1 0 3; 390 50 410; class B; p12 2 0 1\n"
        "Cesc Tur                1300 0 1 2; 50 370 400; team Inca; p12 0 1 2\n"
        "Dora Vidal              1200 0 0 0; -50 -50 -50; off -50; p12 0 0 0\n"
    )
    club = Brought(tsh.read, text)
    aina, _, cesc, dora = club.state.players.values()
    assert (aina.category, cesc.club, dora.withdrawn) == ("A", "Inca", 1)
    assert [each.round.byes for each in club.state.rounds] == [("p3",), ("p2",), ("p1",)]
    starters = [pair.first for each in club.state.rounds for pair in each.draft.pairs]
    assert starters == ["p1", "p3", "p2"]
    assert tsh.write(club.state) == text


def test_a_round_without_results_is_still_being_played():
    text = "Aina  1500 2; \nBiel  1400 1; \n".replace("; ", ";")
    club = Brought(tsh.read, text)
    assert club.state.stage == "results" and club.state.rounds[0].missing == [1]
    in_trf = f"{'001    1      Aina':<84}{'':>7}   2 w  \n{'001    2      Biel':<84}{'':>7}   1 b  \n"
    assert Brought(trf.read, in_trf).state.rounds[0].missing == [1]


def test_forfeits_in_a_report_and_who_is_not_in_the_next_round():
    def line(number, name, *cells):
        return f"{f'001 {number:>4}      {name}':<80} 1.0    1" + "".join(f"  {cell:<8}" for cell in cells)

    text = "\n".join(
        [
            line(1, "Aina", "   2 w +", "   3 b 1", "0000 - Z"),
            line(2, "Biel", "   1 b -", "0000 - U"),
            line(3, "Cesc", "0000 - F", "   1 w 0"),
            "XXR 5",
        ]
    )
    club = Brought(trf.read, text, more=3)
    assert [each.round.byes for each in club.state.rounds] == [("p3",), ("p2",)]
    assert club.state.rounds[0].sheets[1].result.outcome == "forfeit-second"
    assert club.state.players["p1"].absent == {3} and club.state.next == 3
    assert "XXR 5" in trf.write(club.state, NOON)
    to_pair = [line for line in trf.write(club.state, NOON, to_pair=True).splitlines() if line[:3] == "001"]
    assert [line.endswith("0000 - Z") for line in to_pair] == [True, False, False]


# --- our own document


def test_a_tournament_comes_back_from_our_own_document_with_all_that_counts():
    club = played()
    text = json_text(club.state, NOON)
    again = Brought(own_json.read, text)
    before, after = json.loads(text), json.loads(json_text(again.state, NOON))
    numbers = {each["id"]: f"p{each['number']}" for each in before["players"]}
    for each in before["standings"]:
        each["player"] = numbers[each["player"]]
    assert after["standings"] == before["standings"] and len(after["standings"]) == 20
    assert [each["boards"][0]["score"] for each in after["rounds"]] == [
        each["boards"][0]["score"] for each in before["rounds"]
    ]
    assert [len(each["byes"]) for each in after["rounds"]] == [len(each["byes"]) for each in before["rounds"]]


def test_the_documents_example_is_read():
    page = (EVENTS.parents[2] / "docs/tournament-json.md").read_text()
    example = page.split("```json\n")[1].split("```")[0]
    with pytest.raises(Rejected):  # it has but one of its players
        own_json.read(example)
    whole = json.loads(example)
    whole["players"] += [{"id": f"p{n}", "number": n, "name": f"N{n}"} for n in (2, 3)]
    report = own_json.read(json.dumps(whole))
    assert [person.name for person in report.people] == ["Biel Mas", "N2", "N3"]
    assert report.people[0].turns[0].points == 402 and report.people[2].turns[0].halves == 2


@pytest.mark.parametrize(
    "change", [{"version": 2}, {"players": []}, {"rounds": 7}, {"event": {}}, {"format": ""}]
)
def test_another_document_is_refused(change):
    document = {"format": "faristol-tournament", "version": 1, "event": {"name": "x"}, "rounds": []}
    document["players"] = [{"id": "a", "number": 1, "name": "A"}]
    assert own_json.read(json.dumps(document)).people[0].name == "A"
    with pytest.raises(NoReport):
        own_json.read(json.dumps({**document, **change}))


# --- paired by another program


@pytest.mark.parametrize(
    ("read", "text", "paired"), [(trf.read, OPEN, "open.pairs"), (tsh.read, FORTY_TWO, "forty-two.pairs")]
)
def test_the_official_dutch_system_pairs_the_report_and_its_pairs_come_back(read, text, paired):
    """py4swiss 0.3.1 made these pairs from the reports that are written here."""
    club = Brought(read, text, more=1)
    written = (EVENTS / paired).read_text()
    by_number = {str(number): player for player, number in club.state.numbers.items()}
    expected = [tuple(by_number[number] for number in line.split()) for line in written.splitlines()[1:]]
    made, byes = pairs.read(written, club.state)
    assert made == expected and byes == []
    club.do(directing.draft_by_hand, made, byes)
    drafted = club.state.draft
    assert [(pair.first, pair.second) for pair in drafted.pairs] == expected and not drafted.repeats
    points = {row.player.id: row.record.halves for row in club.state.standings()}
    apart = [abs(points[one] - points[two]) for one, two in expected]
    assert sum(apart) <= len(apart)  # a Swiss system: most play somebody with the same points
    to_pair = trf.write(club.state, NOON, to_pair=True).splitlines()
    assert f"XXR {club.state.planned}" in to_pair and "XXC white1" in to_pair


def test_who_rests_and_who_never_meets_is_in_the_report_and_a_rest_in_the_pairs():
    club = Director("ABCDEFG")
    club.do(directing.forbid_pair, "A", "B").do(directing.give_bye, "G").do(opening.mark_absent, "F", 1)
    lines = trf.write(club.state, NOON, to_pair=True).splitlines()
    assert "XXP 1 2" in lines
    ends = [line[91:] for line in lines if line.startswith("001")]
    assert ends == ["", "", "", "", "", "0000 - Z", "0000 - F"]
    assert pairs.read("3\n1 5\n4 2\n3 0\n", club.state) == ([("A", "E"), ("D", "B")], ["G", "C"])


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("", pairs.NoPairs),
        ("1 5\n", pairs.NoPairs),
        ("2\n1 5\n", pairs.NoPairs),
        ("1\n1 1\n", pairs.PairUnknown),
        ("2\n1 2\n2 3\n", pairs.PairUnknown),
        ("1\n1 9\n", pairs.PairUnknown),
        ("1\n0 1\n", pairs.PairUnknown),
        ("1\n1 2 3\n", pairs.PairUnknown),
    ],
)
def test_a_file_of_other_pairs_is_refused(text, refused):
    with pytest.raises(Rejected) as told:
        pairs.read(text, Director("ABCDEF").state)
    assert type(told.value) is refused


# --- what cannot be read


@pytest.mark.parametrize(
    ("read", "text", "refused"),
    [
        (trf.read, "", NoReport),
        (trf.read, "012 Only a name\n", NoReport),
        (trf.read, "001    1      Aina\n001    1      Biel\n", NoReport),
        (trf.read, "001    x      Aina\n", LineUnreadable),
        (trf.read, f"{'001    1      Aina':<91}   2 w ?", LineUnreadable),
        (tsh.read, "", NoReport),
        (tsh.read, "Aina;Puig", NoReport),
        (tsh.read, "Aina 1500 2; 400\nBiel\n", LineUnreadable),
        (tsh.read, "Aina 1500 7; 400\n", LineUnreadable),
        (tsh.read, "Aina 1500 1; 400\n", LineUnreadable),
        (tsh.read, "Aina 1500 2; 400\nBiel 1400 3; 300\nCesc 1300 1; 300\n", RoundsDiffer),
        (trf.read, f"{'001    1      Aina':<91}   2 w 1\n{'001    2      Biel':<91}   1 b 1", RoundsDiffer),
        (trf.read, f"{'001    1      Aina':<91}   2 w 1\n{'001    2      Biel':<91}0000 - U", RoundsDiffer),
        (trf.read, f"{OPEN}{'001  999      Zoe':<91}0000 - H", HalfBye),
    ],
)
def test_a_file_that_does_not_agree_with_itself_is_refused(read, text, refused):
    with pytest.raises(Rejected) as told:
        Brought(read, text)
    assert type(told.value) is refused
