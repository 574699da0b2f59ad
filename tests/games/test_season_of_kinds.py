"""A season of duplicates, tournaments and single games, each with its own points; beside a slow oracle."""

import random
from fractions import Fraction
from itertools import combinations

import pytest

from drivers.club import Club
from drivers.director import Director
from drivers.log import NOON
from drivers.match import Match
from faristol.competitions.errors import AgainstTheComputer, GameGoesOn, NoRoundOver, OnlyDuplicates
from faristol.competitions.league import persons, standings
from faristol.competitions.league_acts import change_terms, open_league
from faristol.competitions.taking import take_event, take_game, take_tournament
from faristol.competitions.worths import PERCENT, PLACE, Worth
from faristol.games.duplicate.standings import master_total
from faristol.games.duplicate.standings import standings as of_event
from faristol.games.log import stamped
from faristol.kinds import fold_log
from faristol.tournaments.evenings import begin_evening
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import LADDER, Terms

DUPLICATES = Worth("duplicate", PERCENT, (), 0, 50)
TOURNAMENTS = Worth("tournament", PLACE, (30, 20, 15), 3, 0)
GAMES = Worth("game", PERCENT, (), 0, 10)
WORTHS = (DUPLICATES, TOURNAMENTS, GAMES)


def season(*taken, best=0, worths=WORTHS):
    entries = stamped(open_league("Temporada", "ca", "ca", "kinds", best, "0", worths), 0, NOON, "")
    for facts in taken:
        entries = [*entries, *stamped(facts, len(entries), NOON + len(entries), "")]
    return entries


def state(entries):
    folded = fold_log(entries)
    assert folded and folded.broken is None, folded and (folded.broken, folded.field)
    return folded.state


def results(entries):
    """Everybody's results by their first name."""
    return {min(name for name, _ in who): row for who, row in persons(state(entries))[0].items()}


def game(first, second, result, winner):
    match = Match("mallorca", players=(first, second)).begin().clock_if_any()
    return match.abandon(1).decide(result, winner)


def tournament(letters="ABCDE", rounds=2):
    director = Director(letters)
    for _ in range(rounds):
        director.whole_round()
    return director


# --- what each kind is worth


def test_a_tournament_counts_by_place_and_who_is_further_behind_has_what_everybody_has():
    director = tournament()
    made = results(season(take_tournament("t", 1, director.state)))
    places = {row.player.id: row.rank for row in director.state.standings()}
    points = {1: 30, 2: 20, 3: 15}
    assert made == {player: (points.get(place, 3),) for player, place in places.items()}


def test_a_tournament_by_percentage_is_of_a_win_in_every_round():
    director = tournament("ABCD", 3)
    worth = Worth("tournament", PERCENT, (), 0, 100)
    made = results(season(take_tournament("t", 1, director.state), worths=(worth,)))
    for row in director.state.standings():
        tenths = Fraction(row.record.halves * 100, 6) * 10
        assert made[row.player.id] == (Fraction(int(tenths + Fraction(1, 2)), 10),)
    assert made["A"] == (100,) and made["B"] == (Fraction("66.7"),)


def test_only_rounds_that_are_closed_count_and_who_never_had_one_was_not_there():
    director = tournament("ABCD", 1).enter("E", 1000)
    director.pair().publish()
    (taken,) = take_tournament("t", 1, director.state)
    assert (taken["rounds"], taken["masters"]) == (1, 2)
    assert {player["name"] for player in taken["players"]} == set("ABCD")


def test_a_tournament_without_a_closed_round_has_no_results_yet():
    with pytest.raises(NoRoundOver):
        take_tournament("t", 1, Director("ABCD").pair().publish().state)


def test_a_win_of_a_single_game_is_all_and_a_draw_half():
    won = game("Neus Bonet", "Pau Riera", (380, 300), 1)
    drawn = game("Neus Bonet", "Pau Riera", (300, 300), None)
    made = results(season(take_game("one", 1, won.state), take_game("two", 1, drawn.state)))
    assert made == {"Neus Bonet": (10, 5), "Pau Riera": (0, 5)}


def test_where_both_have_lost_a_game_nobody_wins_it():
    lost = game("Neus Bonet", "Pau Riera", (210, 200), None)
    (taken,) = take_game("one", 1, lost.state)
    assert [(player["points"], player["place"]) for player in taken["players"]] == [(0, 2), (0, 2)]


def test_the_arbiter_s_winner_is_first_whatever_the_points_say():
    decided = game("Neus Bonet", "Pau Riera", (380, 300), 2)
    (taken,) = take_game("one", 1, decided.state)
    assert [(player["points"], player["place"]) for player in taken["players"]] == [(0, 2), (2, 1)]


def test_a_game_that_is_not_over_and_one_against_the_computer_do_not_count():
    with pytest.raises(GameGoesOn) as no:
        take_game("one", 1, Match("mallorca").begin().state)
    assert no.value.details == {"name": "Neus Bonet – Pau Riera"}
    against = Match("mallorca", "tablet", minutes=0, computer={"player": 2, "level": "club"}).begin()
    with pytest.raises(AgainstTheComputer):
        take_game("one", 1, against.abandon(1).state)


def test_a_duplicate_counts_by_the_share_of_the_master_plays():
    club = Club(players=("Anna", "Biel", "Carla")).begin().rounds(2).end()
    made = results(season(take_event("d", 1, club.state)))
    for row in of_event(club.state):
        tenths = Fraction(row.played * 50 * 10, master_total(club.state))
        assert made[row.player.name] == (Fraction(int(tenths + Fraction(1, 2)), 10),)


def test_kinds_that_nobody_has_valued_are_worth_what_is_usual():
    made = results(season(take_tournament("t", 1, tournament().state), worths=()))
    assert sorted(row[0] for row in made.values())[-2:] == [80, 100]


def test_a_ladder_counts_by_its_table_among_those_who_came():
    director = Director("ABCD", Terms(mode=LADDER, scoring="ladder"), rounds=99)
    director.do(begin_evening, dict.fromkeys("DCB", "here")).whole_round()
    made = results(season(take_tournament("t", 1, director.state)))
    stand = [row.player.id for row in director.state.standings()]
    assert stand.index("A") < 3 and "A" not in made
    came = [player for player in stand if player != "A"]
    assert made == {player: (points,) for player, points in zip(came, (30, 20, 15), strict=True)}


# --- the log


def test_what_counts_may_change_and_every_event_counts_otherwise():
    entries = season(take_tournament("t", 1, tournament().state))
    dearer = (DUPLICATES, Worth("tournament", PLACE, (7,), 1, 0), GAMES)
    changed = [*entries, *stamped(change_terms(state(entries), "kinds", 0, dearer), 2, NOON, "")]
    assert sorted(row[0] for row in results(changed).values()) == [1, 1, 1, 1, 7]
    assert change_terms(state(changed), "kinds", 0, dearer) == []


def test_with_a_tournament_in_it_a_season_is_no_league_of_points():
    entries = season(take_tournament("t", 1, tournament().state))
    with pytest.raises(OnlyDuplicates) as no:
        change_terms(state(entries), "points", 0)
    assert no.value.details == {"names": "Suís de la Mercè"}


def test_a_league_of_points_is_written_as_ever():
    (entry,) = open_league("Lliga", "ca", "ca", "points", 3, "0")
    assert entry == {
        "type": "LeagueOpened",
        "log": 1,
        "app": "0",
        "name": "Lliga",
        "language": "ca",
        "publication": "ca",
        "counts": "points",
        "best": 3,
    }
    old = state(stamped([entry], 0, NOON, ""))
    assert change_terms(old, "percent", 3) == [{"type": "TermsChanged", "counts": "percent", "best": 3}]


@pytest.mark.parametrize("wrong", [{"kind": "chess"}, {"by": "luck"}, {"places": [-1]}, {"most": "100"}])
def test_a_worth_that_cannot_be_is_no_season(wrong):
    (entry,) = season()
    entry["worths"][0] |= wrong
    assert fold_log([entry]) is None


# --- beside a slow reckoning of random seasons


def random_event(chance, number, names):
    """An event in which each name has points of a most, and the place that they give."""
    kind = chance.choice(("duplicate", "tournament", "game"))
    there = chance.sample(names, chance.randint(1, len(names)))
    most = chance.randint(1, 9)
    points = {name: chance.randint(0, most) for name in there}
    players = [
        {
            "name": name,
            "club": "",
            "points": mine,
            "halves": 0,
            "place": 1 + sum(other > mine for other in points.values()),
            "placed": chance.random() < 0.9,
        }
        for name, mine in points.items()
    ]
    taken = {"type": "EventTaken", "stream": f"e{number}", "name": f"E{number}", "held": NOON + number}
    return {**taken, "kind": kind, "entries": 1, "rounds": 1, "masters": most, "players": players}


def slow_season(events, worths, best, name):
    """Add up the best of what an events' table by hand would hold, trying every choice of events."""
    column = []
    for event in events:
        for player in event["players"]:
            if player["name"] == name and player["placed"]:
                (worth,) = (each for each in worths if each.kind == event["kind"])
                if worth.by == "place":
                    row = [*worth.places, *[worth.others] * 20]
                    column.append(float(row[player["place"] - 1]))
                else:
                    exact = player["points"] * worth.most / event["masters"]
                    column.append(int(exact * 10 + 0.5 + 1e-9) / 10)
    take = min(best or len(column), len(column))
    return max(sum(chosen) for chosen in combinations(column, take))


@pytest.mark.parametrize("seed", range(40))
def test_random_seasons_come_to_what_a_slow_reckoning_says(seed):
    chance = random.Random(seed)
    names = ["Anna", "Biel", "Carla", "Dani", "Elna"]
    events = [random_event(chance, number, names) for number in range(chance.randint(1, 6))]
    worths = tuple(
        Worth(
            kind,
            chance.choice((PLACE, PERCENT)),
            tuple(sorted(chance.sample(range(1, 30), chance.randint(0, 4)), reverse=True)),
            chance.randint(0, 3),
            chance.randint(1, 100),
        )
        for kind in ("duplicate", "tournament", "game")
    )
    best = chance.randint(0, 4)
    entries = season(*([event] for event in events), best=best, worths=worths)
    placed = standings(persons(state(entries))[0], best)
    totals = {min(called)[0]: row.total for called, row in placed}
    assert totals.keys() == {player["name"] for event in events for player in event["players"]}
    for name, total in totals.items():
        assert abs(float(total) - slow_season(events, worths, best, name)) < 1e-6
    ranks = [row.rank for _, row in placed]
    assert ranks == sorted(ranks)
    assert [row.total for _, row in placed] == sorted((row.total for _, row in placed), reverse=True)


def test_an_absence_does_no_harm_where_the_best_events_count():
    """Anna was at all three, Biel at the two that count: they are level in the sum."""
    players = {"Anna": (5, 1, 5), "Biel": (5, None, 5)}
    taken = []
    for at in range(3):
        rows = [
            {"name": name, "club": "", "points": row[at], "halves": 0, "place": 1}
            for name, row in players.items()
            if row[at] is not None
        ]
        event = {"type": "EventTaken", "stream": f"e{at}", "name": "E", "held": NOON + at, "entries": 1}
        taken.append([{**event, "kind": "game", "rounds": 1, "masters": 5, "players": rows}])
    placed = standings(persons(state(season(*taken, best=2)))[0], 2)
    assert [row.total for _, row in placed] == [20, 20]


def test_a_tournament_of_two_counts_its_two_places():
    director = Director("AB")
    director.pair().publish().report(AB=Report(score=(400, 300))).close()
    entries = season(take_tournament("t", 1, director.state))
    assert results(entries) == {"A": (30,), "B": (20,)}
