"""The standings of a tournament as scenes: before it, between rounds, while one is on, when it is over."""

from copy import deepcopy
from dataclasses import replace
from functools import cache
from typing import Any

from drivers.director import Director
from faristol.screens.scene import Intent, Scene
from faristol.screens.tournament.papers.view import TOURNAMENT_PAPERS
from faristol.screens.tournament.rating_system import RECORD
from faristol.screens.tournament.standings.view import TOURNAMENT_STANDINGS
from faristol.tournaments import directing, opening, reporting
from faristol.tournaments.awarding import add_prizes, set_prizes
from faristol.tournaments.counting_teams import count_teams, order_boards
from faristol.tournaments.dividing import divide_by_rating
from faristol.tournaments.from_tablets import SentResult, enter_sent
from faristol.tournaments.players import Player
from faristol.tournaments.prizes import Prize, Prizes
from faristol.tournaments.reporting import Report
from faristol.tournaments.terms import CUP, LOT, TEAM_ROBIN, TEAMS, Terms
from screens.states.results import scene

AT = "#/event/id/standings"
NAMES = (
    *("Rosa Caldentey", "Mateu Oliver", "Biel Ferragut", "Joana M. Gelabert", "Guillem Sard"),
    *(
        "Francina Llull",
        "Magdalena Nicolau",
        "Jordi Puigserver",
        "Neus Bonet",
        "Pere A. Mas",
        "Tomeu Vidal",
        "Bel Quetglas",
    ),
    *("Onofre Galmés", "Úrsula Duran", "Aina Bauçà", "Llorenç Amengual", "Vicenç Pomar", "Catalina Riera"),
    "Sebastià Fullana",
)
CLUBS = ("Manacor", "Ciutat", "")
SHEETS = ("pairings", "names", "wall", "cross", "cards", "prizes", "certificates")
WON = (
    Prize("place", 1, what="Copa", cents=6000),
    Prize("place", 2, cents=4050),
    Prize("place", 3, cents=2000),
)
ALSO_WON = (
    Prize("group", 1, "Juvenil", "", 1500),
    Prize("game", what="Un llibre"),
    Prize("newcomer", cents=500),
)


def entered(names: tuple[str, ...], terms: Terms | None = None, **chosen: Any) -> Director:
    facts = {"name": "Lliga de tardor", "place": "Ciutat de Mallorca", "publication": "ca", **chosen}
    club = Director("", terms, **facts)
    for at, name in enumerate(names):
        rating = None if at == len(names) - 1 else 1500.5 - 30 * at
        person = Player(f"p{at + 1}", name, rating, at * 5, CLUBS[at % 3], "Juvenil" if at % 4 == 0 else "")
        club.do(opening.enter_player, person)
    return club


def hand_in(club: Director, *, but: tuple[int, ...] = ()) -> Director:
    """Scores with draws and big differences, all from one rule: the better-seeded mostly wins."""
    published = club.state.rounds[-1]
    for board in published.missing:
        if board in but:
            continue
        pair = published.draft.pairs[board - 1]
        one, two = (int(player[1:]) for player in (pair.first, pair.second))
        score = (430 - 7 * one + 11 * board % 50, 425 - 7 * two + 13 * published.number % 40)
        report = Report(score=(350, 350)) if (one + two) % 9 == 0 else Report(score=score)
        club.do(reporting.enter_result, published.number, board, report)
    return club


def with_sheets(club: Director) -> Director:
    """A round more, whose first two games came from their tables with what was played."""
    club = club.branch()
    club.write(add_prizes(club.state, Prize("play"), "20")).pair(repeats_agreed=True).publish()
    for board in (1, 2):
        pair = club.state.rounds[-1].draft.pairs[board - 1]
        names = [club.state.players[player].name for player in (pair.first, pair.second)]
        told = [f"#player{n} p{n} {name}" for n, name in enumerate(names, 1)]
        lines = [*told, ">p1: CASA 8G CASA +12 12", ">p1: (A) +0 400", ">p2: (A) +0 300"]
        sheet = "\n".join(("#character-encoding UTF-8", *lines, ""))
        sent = SentResult(1, board, len(club.state.rounds), (pair.first, pair.second), (400, 300), sheet)
        club.do(enter_sent, sent)
    return club


def whole_round(club: Director) -> Director:
    club.pair(repeats_agreed=True).publish()
    return hand_in(club).close()


@cache
def played(name: str = NAMES[0], rounds: int = 3, **chosen: Any) -> Director:
    """With a late entry, a withdrawal, an absence, a forfeit, one who abandoned and a corrected result."""
    club = entered((name, *NAMES[1:]), rounds=5, name=name, **chosen)
    for number in range(1, rounds + 1):
        if number == 2:
            club.do(opening.enter_player, Player("p20", "Maria Antònia Sastre", 1203))
            club.do(opening.mark_absent, "p4", 2)
        if number == 3:
            club.do(opening.withdraw, "p9")
        club.pair(repeats_agreed=True).publish()
        if number == 2:
            club.do(reporting.enter_result, 2, 2, Report("forfeit-second"))
            club.do(reporting.enter_result, 2, 3, Report("abandoned-first", (210, 330)))
        hand_in(club).close()
    if rounds > 2:
        club.do(reporting.correct_result, 1, 1, Report(score=(380, 402)), "The sheet was read wrongly")
    return club


@cache
def running(name: str = NAMES[0]) -> Director:
    """The third round, of which two tables have handed in nothing yet."""
    club = entered((name, *NAMES[1:]), rounds=5, name=name)
    for _ in range(2):
        whole_round(club)
    club.pair().publish()
    return hand_in(club, but=(3, 8))


@cache
def over(name: str = NAMES[0]) -> Director:
    club = entered((name, *NAMES[1:8]), rounds=3, name=name)
    for _ in range(3):
        whole_round(club)
    return club.do(directing.end_tournament)


@cache
def by_lot(name: str = NAMES[0]) -> Director:
    club = entered((name, *NAMES[1:7]), Terms(first_round=LOT, clubs_apart=True), name=name)
    return club.do(opening.hear_room, name).pair(repeats_agreed=True)


def drafted(name: str = NAMES[0]) -> Director:
    club = entered((name, *NAMES[1:7]), name=name)
    return club.pair()


def after(scene: Scene, do: str, fields: dict[str, str] | None = None, **data: Any) -> Scene:
    """What is chosen on the screen, by its own intent."""
    screen = TOURNAMENT_PAPERS if scene.address.endswith("papers") else TOURNAMENT_STANDINGS
    intent = Intent(f"{screen.name}.{do}", scene.now, fields=fields or {}, data=data)
    step = screen.intents[do](scene, intent)
    assert step.session is not None
    return replace(scene, session=step.session)


def with_prizes(club: Director, way: str = "shared") -> Director:
    best = Prize("by-hand", what="Millor jugada: QUARSOS", cents=1000, player="p2")
    return deepcopy(club).write(set_prizes(Prizes((*WON, *ALSO_WON, best), way, one_each=True)))


@cache
def divided(name: str = NAMES[0]) -> Director:
    """Two rounds of two divisions, with prizes in each."""
    club = entered((name, *NAMES[1:]), rounds=5, name=name)
    club.write(divide_by_rating(club.state, "2"))
    listed = (Prize("place", what="Copa"), Prize("place", cents=2000, division="B"))
    club.write(set_prizes(Prizes((*listed, Prize("game", division="B", cents=500)))))
    return whole_round(whole_round(club))


@cache
def cup(name: str = NAMES[0], count: int = 11) -> Director:
    """Two rounds of a cup of sixteen places, and the third is on."""
    club = entered((name, *NAMES[1:count]), Terms(mode=CUP), rounds=4, name=name)
    for _ in range(2):
        whole_round(club)
    club.pair().publish()
    return hand_in(club, but=(2,))


@cache
def teams(name: str = NAMES[0]) -> Director:
    return deepcopy(played(name)).do(count_teams, "3")


@cache
def double_cup(name: str = NAMES[0], count: int = 7, rounds: int = 3) -> Director:
    """So many rounds of double elimination, and the next one is on."""
    club = entered((name, *NAMES[1:count]), Terms(mode=CUP, double=True), rounds=8, name=name)
    for _ in range(rounds):
        whole_round(club)
    club.pair().publish()
    return hand_in(club, but=(1,))


@cache
def team_matches(name: str = NAMES[0], mode: str = TEAMS, on: int = 2) -> Director:
    """Three clubs of three boards, one short, one with a reserve; a line-up is named for round two."""
    club = Director(name=name, terms=Terms(mode=mode, boards=3), rounds=3, publication="ca")
    clubs = (*("Manacor", "Ciutat", name) * 3, "Manacor")
    for at, team in enumerate(clubs[:7] + clubs[8:]):
        club.do(opening.enter_player, Player(f"p{at + 1}", f"{name} {at + 1}", 1500 - at, club=team))
    for _ in range(on - 1):
        whole_round(club)
    return club.do(order_boards, ("", "Manacor"), ["p4", "p1", "p7"], once=True)


def standings(name: str = NAMES[0]) -> dict[str, Scene]:
    parts = scene(AT, divided(name))
    three, home = played(name), scene(AT, played(name))
    listed = f"{name};1600,5;12\n{name} 2;900"
    papers = scene("#/event/id/papers", with_prizes(played(name)))
    states = {
        "standings": home,
        "standings, nobody": scene(AT, Director(name=name)),
        "standings, initial order": scene(AT, drafted(name)),
        "standings, so far": scene(AT, running(name)),
        "standings, an earlier round": after(home, "after", round=1),
        "standings, over": scene(AT, over(name)),
        "standings, watched": scene(AT, three, writing=False),
        "standings, divided": parts,
        "standings, another division": after(parts, "part", part=1),
        "cup": scene(f"{AT}/bracket", cup(name)),
        "cup, double elimination": scene(f"{AT}/bracket", double_cup(name)),
        "cup, double elimination, begun": scene(f"{AT}/bracket", double_cup(name, 11, 0)),
        "cup, none": scene(f"{AT}/bracket", three),
        "a player out of the cup": scene(f"{AT}/player/p11", cup(name)),
        "teams": scene(f"{AT}/teams", teams(name)),
        "teams, not counted": scene(f"{AT}/teams", three, problems={"best": "!"}),
        "teams, no clubs": scene(f"{AT}/teams", Director("AB", name=name).do(count_teams, "")),
        "teams, matches": scene(f"{AT}/teams", team_matches(name)),
        "teams, before any match": scene(f"{AT}/teams", team_matches(name, TEAM_ROBIN, 1)),
        "teams, a draft": scene("#/event/id", team_matches(name).branch().pair()),
        "teams, a round": scene("#/event/id", team_matches(name).branch().pair().publish()),
        "teams, papers": scene("#/event/id/papers", team_matches(name)),
        "teams, watched": scene(f"{AT}/teams", three, writing=False),
        "cross, divided": scene(f"{AT}/cross", divided(name)),
        "a player of a division": scene(f"{AT}/player/p15", divided(name)),
        "prizes, divided": after(
            scene(f"{AT}/prizes", divided(name)), "write_prize", {"kind": "game", "division": "A"}
        ),
        "progress, divided": scene(f"{AT}/course", divided(name)),
        "cross": scene(f"{AT}/cross", three),
        "progress": scene(f"{AT}/course", three),
        "progress of one": scene(f"{AT}/course/p3", three),
        "a player": scene(f"{AT}/player/p5", three),
        "a player, late": scene(f"{AT}/player/p20", three),
        "a player before the start": scene(f"{AT}/player/p1", drafted(name)),
        "ratings": scene(f"{AT}/ratings", three),
        "ratings by Elo": scene(f"{AT}/ratings/p1", three, remembered={RECORD: '{"name": "elo"}'}),
        "ratings, reckoned": scene(f"{AT}/ratings/p1", three),
        "ratings, a list": after(scene(f"{AT}/ratings", drafted(name)), "look_through", {"list": listed}),
        "ratings, a late list": after(scene(f"{AT}/ratings", three), "look_through", {"list": listed}),
        "ratings, a wrong list": after(
            scene(f"{AT}/ratings", drafted(name)), "look_through", {"list": f"{name};-5\n;800"}
        ),
        "prizes": scene(f"{AT}/prizes", with_prizes(played(name))),
        "prizes, final": scene(f"{AT}/prizes", with_prizes(over(name))),
        "prizes, none": scene(f"{AT}/prizes", three),
        "prizes, before": scene(f"{AT}/prizes", with_prizes(drafted(name))),
        "prizes, watched": scene(f"{AT}/prizes", with_prizes(played(name)), writing=False),
        "prizes, of a group": after(
            scene(f"{AT}/prizes", three, problems={"group": "!", "money": "!"}),
            "write_prize",
            {"kind": "group", "group": "", "money": "1 2", "what": ""},
        ),
        "prizes, by hand": after(
            scene(f"{AT}/prizes", three, problems={"player": "!"}), "write_prize", {"kind": "by-hand"}
        ),
        "prizes, for the highest play": scene(
            f"{AT}/prizes", three.branch().write(set_prizes(Prizes((Prize("play", cents=2000),))))
        ),
        "prizes, the highest play is known": scene(f"{AT}/prizes", with_sheets(three)),
        "a final": scene(f"{AT}/final", over(name)),
        "a final, chosen": after(
            scene(f"{AT}/final", over(name), problems={"players": "!", "times": "!", "name": "!"}),
            "write_final",
            {"who": "chosen", "name": name, "times": "2", "in-p2": "on", "carry": "on"},
        ),
        "a final, a cup": after(
            scene(f"{AT}/final", divided(name)), "write_final", {"kind": "cup", "who": "4"}
        ),
        "a final, alone": scene(f"{AT}/final", Director(name=name)),
        "papers": papers,
        "papers, nothing yet": scene("#/event/id/papers", drafted(name)),
        "papers, round one": after(papers, "choose", round=1),
        "papers, slips": after(papers, "print_slips", {"many": "4"}),
        "standings file": scene("#/event/id/file", three),
    }
    states |= {f"standings by {order}": after(home, "look_by", order=order) for order in ORDERS}
    states |= {f"paper {sheet}": after(papers, "print", sheet=sheet) for sheet in SHEETS}
    papers = scene("#/event/id/papers", divided(name))
    states["paper bracket"] = after(scene("#/event/id/papers", cup(name)), "print", sheet="bracket")
    states["paper teams"] = after(scene("#/event/id/papers", teams(name)), "print", sheet="teams")
    states |= {f"paper {sheet}, divided": after(papers, "print", sheet=sheet) for sheet in SHEETS}
    return states


ORDERS = ("coefficients", "buchholz", "mean")
