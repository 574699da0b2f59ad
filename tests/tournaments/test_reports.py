"""Tournaments in other programs' files: they come in whole, are played on, and go out again unchanged."""

import json
import re

import pytest

from drivers.brought import BLITZ, EVENTS, FORTY_TWO, NOON, OPEN, Brought
from faristol.errors import Rejected
from faristol.screens.tournament.files.results_json import json_text
from faristol.tournaments.barruf import barruf
from faristol.tournaments.records import records
from faristol.tournaments.reports import own_json, trf, tsh
from faristol.tournaments.reports.report import (
    ColumnsShifted,
    LineUnreadable,
    NoReport,
    NumberTwice,
    RoundsDiffer,
    ScoreMissing,
)
from screens.states.standings import played

READ = pytest.mark.parametrize(("read", "text"), [(trf.read, OPEN), (trf.read, BLITZ), (tsh.read, FORTY_TWO)])


@pytest.mark.parametrize("text", [OPEN, BLITZ])
def test_a_chess_report_goes_out_as_it_came_in_to_the_last_place(text):
    written = trf.write(Brought(trf.read, text).state, NOON)
    assert [line.rstrip() for line in written.splitlines()] == [line.rstrip() for line in text.splitlines()]


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
    """the tournament’s points, and those of the games where the file of this kind has them."""
    with_points = event.opened.brought.format == "tsh"
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


WITHOUT_A_TABLE = [
    ("Aina Roca i Mas", "   2 w 1", "   3 b D", "0000 - H", "   4 w +"),
    ("Biel Serra Pons", "   1 b 0", "0000 - Z", "   4 w W", "0000 - U"),
    ("Cesc Tur Marí", "0000 - F", "   1 w D", "0000 - Z", "0000 - -"),
    ("Dora Vidal Bosc", "0000 - H", "0000 - U", "   2 b L", "   1 b -"),
]


def report_of(people):
    """A report of these people, with their rounds."""
    lines = [
        f"{f'001 {number:>4}      {name}':<80} 0.0    1" + "".join(f"  {cell:<8}" for cell in cells)
        for number, (name, *cells) in enumerate(people, 1)
    ]
    return "".join(f"{line.rstrip()}\n" for line in ["XXR 5", *lines])


def test_half_points_byes_absences_forfeits_and_unrated_games_of_a_report_go_out_as_they_came_in():
    text = report_of(WITHOUT_A_TABLE)
    club = Brought(trf.read, text)
    written = trf.write(club.state, NOON)
    assert [line[91:] for line in written.splitlines()] == [line[91:] for line in text.splitlines()]
    halves = {row.player.id: row.record.halves for row in club.state.standings()}
    assert halves == {"p1": 2 + 1 + 1 + 2, "p2": 0 + 0 + 2 + 2, "p3": 2 + 1 + 0 + 0, "p4": 1 + 2 + 0 + 0}
    assert [line[80:84] for line in written.splitlines()[1:]] == [" 3.0", " 2.0", " 1.5", " 1.5"]
    again = Brought(trf.read, written)
    assert points(again.state) == points(club.state)


def test_an_unrated_game_counts_for_the_standings_and_not_for_ratings():
    games = (("Aina Mas Roca", "   2 w W", "   2 b 0"), ("Biel Riera Coll", "   1 b L", "   1 w 1"))
    club = Brought(trf.read, report_of(games))
    for event in (club.state, Brought(own_json.read, json_text(club.state, NOON)).state):
        rated = {each.player.id: each for each in barruf(list(event.players.values()), event.played)}
        assert [(game.round, game.won) for game in rated["p1"].played] == [(2, 0)]
        assert event.standings()[0].record.halves == 2


def test_half_a_point_for_the_next_round_is_a_bye_of_half_a_point_to_be_paired_around():
    people = [(*each, "0000 - H" if each[0] == "Dora Vidal Bosc" else "") for each in WITHOUT_A_TABLE]
    club = Brought(trf.read, report_of(people), more=1)
    assert (club.state.resting, club.state.halved) == (("p4",), {"p4"})
    to_pair = trf.write(club.state, NOON, to_pair=True).splitlines()
    assert [line.endswith("0000 - H") for line in to_pair if line[:3] == "001"] == [*[False] * 3, True]
    club.pair(repeats_agreed=True).publish().better_win().close()
    assert [line[-8:] for line in trf.write(club.state, NOON).splitlines()][-1] == "0000 - H"


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


# --- what cannot be read


@pytest.mark.parametrize(
    ("read", "text", "refused"),
    [
        (trf.read, "", NoReport),
        (trf.read, "012 Only a name\n", NoReport),
        (trf.read, "001    1      Aina\n001    1      Biel\n", NumberTwice),
        (trf.read, "001    x      Aina\n", LineUnreadable),
        (trf.read, f"{'001    1      Aina':<91}   2 w ?", LineUnreadable),
        (tsh.read, "", NoReport),
        (tsh.read, "Aina 1500 2 2; 400\nBiel 1400 1 1; 300 310\n", ScoreMissing),
        (tsh.read, "Aina;Puig", NoReport),
        (tsh.read, "Aina 1500 2; 400\nBiel\n", LineUnreadable),
        (tsh.read, "Aina 1500 7; 400\n", LineUnreadable),
        (tsh.read, "Aina 1500 1; 400\n", LineUnreadable),
        (tsh.read, "Aina 1500 2; 400\nBiel 1400 3; 300\nCesc 1300 1; 300\n", RoundsDiffer),
        (trf.read, f"{'001    1      Aina':<91}   2 w 1\n{'001    2      Biel':<91}   1 b 1", RoundsDiffer),
        (trf.read, f"{'001    1      Aina':<91}   2 w 1\n{'001    2      Biel':<91}0000 - U", RoundsDiffer),
    ],
)
def test_a_file_that_does_not_agree_with_itself_is_refused(read, text, refused):
    with pytest.raises(Rejected) as told:
        Brought(read, text)
    assert type(told.value) is refused


def test_what_is_wrong_is_named_by_its_line():
    with pytest.raises(NumberTwice) as told:
        trf.read("012 Open\n001    1      Aina\n001    2      Biel\n001    1      Cesc\n")
    assert told.value.details == {"first": 2, "line": 4, "number": 1}
    with pytest.raises(ScoreMissing) as told:
        tsh.read("# Open\nAina Puig 1500 2 2; 400\nBiel Mas 1400 1 1; 300 310\n")
    assert told.value.details == {"line": 2, "name": "Aina Puig", "round": 2}


@pytest.mark.parametrize("at", [3, 47, 84, 90], ids=["the number", "the rating", "the place", "the rounds"])
def test_a_line_that_is_shifted_by_a_column_is_refused_or_says_the_same(at, some_of):
    """A rating of 2250 is never read as 250, nor opponent 112 as 12."""
    lines = OPEN.splitlines()
    players = [number for number, line in enumerate(lines) if line.startswith("001")]
    plain = trf.read(OPEN).people
    for place, number in some_of(enumerate(players), 30):
        line = lines[number]
        for shifted in (f"{line[:at]} {line[at:]}", line[:at] + line[at + 1 :]):
            try:
                person = trf.read("\n".join([*lines[:number], shifted, *lines[number + 1 :]])).people[place]
            except (ColumnsShifted, LineUnreadable, NumberTwice):
                continue
            said, was = ((each.number, each.rating, each.name) for each in (person, plain[place]))
            assert said == was
            opponents = [[turn.opponent for turn in each.turns] for each in (person, plain[place])]
            assert opponents[0] == opponents[1], shifted


def test_points_that_are_not_those_of_the_rounds_are_seen():
    report = trf.read(OPEN)
    person, stated = report.people[0], report.people[0].stated_halves
    assert stated == person.halves(report.rounds) and report.doubtful == []
    wrong = OPEN.replace(f"{stated / 2:>4.1f} ", " 0.5 ", 1)
    assert [each.line for each in trf.read(wrong).doubtful] == [person.line]
