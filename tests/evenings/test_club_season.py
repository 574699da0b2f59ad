"""A club's season at its own screens: two duplicates, a tournament of three divisions, each at its own pace,
and a ladder of five evenings; and its table, reckoned again from who met whom and what each slip counts."""

import re
from collections.abc import Iterable, Mapping
from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

import pytest

from drivers.club import Club
from drivers.director_window import DirectorWindow
from drivers.page_read import element, rows_of
from drivers.real_names import real_names
from drivers.sample import Lot
from evenings.results import counted
from evenings.rounds import halves_of
from faristol.games.duplicate.event import Duplicate
from faristol.games.duplicate.opening import enter_player
from faristol.games.duplicate.players import Player
from faristol.storage.files import export_file
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts_of_evenings import ABSENT, FOR_CLUB, UNANNOUNCED
from tournaments.test_ladder import slow_ladder

MEMBERS = real_names(26)
EVENINGS = ("ladder", "duplicate", "ladder", "tournament", "ladder", "ladder", "duplicate", "ladder")
DIVISIONS, ROUNDS = {"A": 6, "B": 5, "C": 4}, 3
PLACES = (30, 20, 15, 10)
OTHERS, MOST_OF_A_DUPLICATE, BEST = 3, 50, 3
TERMS = {
    "name": "Temporada",
    "counts": "kinds",
    "best": str(BEST),
    "publication": "en",
    "duplicate_by": "percent",
    "duplicate_most": str(MOST_OF_A_DUPLICATE),
    "tournament_by": "place",
    "tournament_places": " ".join(map(str, PLACES)),
    "tournament_others": str(OTHERS),
    "game_by": "place",
    "game_places": "8 2",
}
Made = dict[str, Fraction]
"""What each has of an event, by name."""


class ClubSeason(DirectorWindow):
    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance = Random(f"club season {seed}")
        self.streams: list[str] = []
        self.made: list[Made] = []
        self.ladder = self.opens("\n".join(MEMBERS), mode="ladder", ladder_own="on", rounds="").stream
        self.streams.append(self.ladder)
        for kind in EVENINGS:
            getattr(self, f"plays_{kind}")()
            self.now += 7 * 86_400_000

    # --- the evenings

    def plays_ladder(self) -> None:
        """Tick who of the members has come, twelve to twenty of them, and play."""
        self.go(f"#/event/{self.ladder}/tonight")
        ids = [*self.state.players]
        here = self.chance.sample(ids, self.chance.randint(12, 20))
        away = {id: self.chance.choice((ABSENT, FOR_CLUB, UNANNOUNCED)) for id in ids}
        where = {f"why-{id}": why for id, why in away.items()}
        assert self.do("tournament_tonight.draw", {f"here-{id}": "on" for id in here} | where)["ok"], (
            self.work
        )
        self.publishes()
        self.results_come_in()
        assert self.do("tournament.close_round")["ok"], self.page

    def plays_tournament(self) -> None:
        names = self.chance.sample(MEMBERS, sum(DIVISIONS.values()))
        divisions = "".join(division * count for division, count in DIVISIONS.items())
        rows = (f"{name};;{division}" for name, division in zip(names, divisions, strict=True))
        players = "\n".join(("nom;barruf;divisió", *rows))
        self.opens(players, rounds=str(ROUNDS), separate="on")
        self.streams.append(self.stream)
        to_play = [division for division in DIVISIONS for _ in range(ROUNDS)]
        while to_play:
            division = to_play.pop(self.chance.randrange(len(to_play)))
            self.go(f"#/event/{self.stream}/players")
            assert self.do("tournament_players.take_division", data={"division": division})["ok"], self.page
            self.go(f"#/event/{self.stream}")
            self.draws()
            self.publishes()
            self.results_come_in()
            assert self.do("tournament.close_round")["ok"], self.page
            if division not in to_play:
                assert self.do("tournament.end")["ok"], self.page
        self.made.append(by_divisions(self.state))

    def plays_duplicate(self) -> None:
        club = Club(players=(), name=f"Duplicada {len(self.streams)}", bonuses=False)
        for table, name in enumerate(self.chance.sample(MEMBERS, self.chance.randint(8, 14)), 1):
            club.write(enter_player(club.state, Player(f"p{table}", table, name)))
        club.begin().rounds(2).end()
        stream = f"duplicate-{len(self.streams)}"
        self.do("leave", data={"to": "#/"})
        file = export_file(stream, club.entries, "0", [], 0)
        assert self.do("home.bring", file=file, file_name="e.json")["ok"], self.page
        self.streams.append(stream)
        self.made.append(by_share(club.state))

    def results_come_in(self) -> None:
        while missing := re.search(r'id="first-(\d+)"', self.work):
            self.writes(missing[1], self.chance.randint(250, 480), self.chance.randint(250, 480))

    def reads_the_table(self) -> dict[str, float]:
        """Take everything that lies on the device into a season, and read its table."""
        self.do("leave", data={"to": "#/league"})
        assert self.do("league_setup.open", TERMS)["ok"], self.page
        for stream in self.streams:
            assert self.do("league.take", data={"stream": stream})["ok"], self.page
        rows = rows_of(element(self.regions["work"], "league"))
        named = [([name for name in MEMBERS if row[1].startswith(name)], float(row[2])) for row in rows]
        return {name: total for (name,), total in named}


# --- reckoned once more


def worth_of_places(figures: Mapping[str, Any]) -> Made:
    """Return what everybody's place is worth; whoever has the same figures shares the better place."""
    row = [*PLACES, *[OTHERS] * len(MEMBERS)]
    return {
        name: Fraction(row[sum(other > mine for other in figures.values())]) for name, mine in figures.items()
    }


def by_divisions(state: Tournament) -> Made:
    made: Made = {}
    halves = halves_of(state)
    for division in DIVISIONS:
        figures = {}
        for id, player in state.players.items():
            if player.division == division:
                scores = [
                    (score[table.first != id], score[table.first == id])
                    for each in state.rounds
                    for table in each.round.tables
                    if id in table and table.result and (score := table.result.score)
                ]
                won, lost = (sum(side) for side in zip(*scores, strict=True))
                figures[player.name] = halves[id], won - lost, won
        made |= worth_of_places(figures)
    return made


def by_share(state: Duplicate) -> Made:
    """Return the share of the master plays, to a tenth."""
    masters = sum(each.master.points for each in state.rounds if each.master)
    return {
        state.players[id].name: Fraction(
            int(Fraction(total) * MOST_OF_A_DUPLICATE * 20 / masters + 1) // 2, 10
        )
        for id, (total, _) in counted(state).items()
    }


def by_ladder(state: Tournament) -> Made:
    """Return the worth of the places among those who came at least once."""
    said = []
    for each in state.rounds:
        what: dict[str, tuple[str, str | None]] = {id: ("bye", None) for id in each.round.byes}
        for table in each.round.tables:
            assert table.result
            first, second = (str(halves) for halves in table.result.halves)
            what |= {table.first: (first, table.second), table.second: (second, table.first)}
        for id, player in state.players.items():
            if id not in what:
                kind = "club" if each.number in player.for_club else "absent"
                what[id] = ("missing" if each.number in player.unannounced else kind, None)
        said.append(what)
    entered = [(player.id, player.joined) for player in state.seeded]
    stand = slow_ladder(entered, said, state.terms.ladder)
    came = {id for what in said for id, (kind, _) in what.items() if kind in ("2", "1", "0", "bye")}
    return worth_of_places({state.players[id].name: stand[id] for id in came})


def best_of(events: Iterable[Made], name: str) -> float:
    """Try every choice of the events that count."""
    column = [made[name] for made in events if name in made]
    return float(max(sum(chosen) for chosen in combinations(column, min(BEST, len(column)))))


LOT = Lot("club seasons")


def plays_season(seed: int) -> None:
    club = ClubSeason(seed)
    shown = club.reads_the_table()
    club.go(f"#/event/{club.ladder}")
    events = [*club.made, by_ladder(club.state)]
    assert shown == {name: best_of(events, name) for name in {name for made in events for name in made}}


@pytest.mark.parametrize("seed", LOT.draws(range(100), 1))
def test_a_season_of_eight_evenings_comes_to_what_a_second_reckoning_says(seed):
    plays_season(seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", LOT.draws(range(100), 6))
def test_more_seasons(seed):
    plays_season(seed)
