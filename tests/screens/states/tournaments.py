"""Every state of a tournament's own screens, as scenes: the form, the players, the rounds."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from drivers.director import Director
from faristol.rulesets import ruleset_data
from faristol.screens.scene import Scene
from faristol.tournaments import directing, opening, reporting
from faristol.tournaments.players import Player
from faristol.tournaments.reporting import Report
from faristol.tournaments.rules import only_points
from faristol.tournaments.terms import CUP, LOT, MANUAL, MODES, ROUND_ROBIN, TOP_DOWN, Terms

Scenes = Callable[..., Scene]
AT = "#/event/id"


def named(name: str, count: int = 6, terms: Terms | None = None, **chosen: Any) -> Director:
    """A tournament in which everything that a person wrote is this name."""
    made = Director("", terms, name=name, place=name, director=name, **chosen)
    for n in range(1, count + 1):
        rating = 1500.5 - 10 * n if n % 3 else None
        club = name if n % 2 else ""
        made.do(opening.enter_player, Player(f"p{n}", f"{name} {n}", rating, club=club, category=club))
    return made


def divided(name: str, count: int = 12, **chosen: Any) -> Director:
    """A tournament in divisions A and B, and a third with this name."""
    made = named(name, count, **chosen)
    for at, player in enumerate(made.state.seeded):
        division = ("A", "B", name)[3 * at // count]
        made.do(opening.change_player, replace(player, division=division))
    return made


def handed_in(made: Director, *boards: int) -> Director:
    for board in boards or made.state.rounds[-1].missing:
        made.do(reporting.enter_result, len(made.state.rounds), board, Report(score=(400 - board, 380)))
    return made


def noted(scene: Scenes, made: Director, address: str = AT, **notes: Any) -> Scene:
    return scene(address, made, session={"tournament": notes})


def looks_at(scene: Scenes, made: Director, address: str = AT, **looking: Any) -> Scene:
    return scene(address, made, session={"tournament-looking": looking})


def asking(scene: Scenes, made: Director, what: str, about: Any) -> Scene:
    return scene(AT, made, session={what: about})


def repeats(scene: Scenes, made: Director, then: str, **about: Any) -> Scene:
    return asking(scene, made, "tournament-repeats", {"pairs": "x – y", "then": then, **about})


def tournaments(scene: Scenes, name: str, room: str) -> dict[str, Scene]:
    return {
        **forms(scene, name),
        **players(scene, name, room),
        **drafts(scene, name),
        **results(scene, name),
        **afterwards(scene, name),
    }


def forms(scene: Scenes, name: str) -> dict[str, Scene]:
    def form(problem: str | None = None, **fields: str) -> Scene:
        session = {"tournament_setup": {"name": name, "place": name, "rounds": "7", **fields}}
        return scene("#/tournament", session=session, problems={problem: "!"} if problem else {})

    every_document = {
        f"new tournament, {rules}": form("minutes", ruleset=rules, minutes="25")
        for rules in ("mallorca", "federation", "romanian", "points")
    }
    every_mode = {f"new tournament, {mode}": form(mode=mode) for mode in MODES}
    return {
        "new tournament": scene("#/tournament"),
        **every_mode,
        **every_document,
        "new tournament, no name": form("name", mode="distance"),
        "new tournament, rounds": form("rounds", mode=TOP_DOWN, scoring="mean", strict_bye="on"),
    }


def players(scene: Scenes, name: str, room: str) -> dict[str, Scene]:
    at = f"{AT}/players"
    late = named(name, 14).pair().publish()
    handed_in(late)
    late.close()
    late.do(opening.withdraw, "p2").do(opening.mark_absent, "p3", 2).do(opening.mark_away, "p8")
    late.do(opening.enter_player, Player("p15", name))
    late.do(directing.forbid_pair, "p4", "p5").do(directing.lock_pair, "p4", "p6").do(
        directing.give_bye, "p7"
    )
    lots = named(name, 5, Terms(TOP_DOWN, LOT))
    problems = dict.fromkeys(("player", "rating", "games"), "!")
    return {
        "tournament players, nobody": scene(AT, named(name, 0)),
        "tournament players": scene(AT, named(name, 9)),
        "tournament players, too few for so many rounds": scene(AT, named(name, 5)),
        "tournament players, a round robin": scene(AT, named(name, 5, Terms(ROUND_ROBIN))),
        "tournament players, by lot": scene(AT, lots),
        "tournament players, the promise": noted(scene, lots, f"{at}/promise", room=room),
        "tournament players, the room silent": replace(
            noted(scene, lots, f"{at}/promise"), problems={"room": "!"}
        ),
        "tournament players, problems": scene(AT, named(name, 1), problems=problems),
        "tournament players, a list": replace(
            noted(scene, named(name, 1), list=f"1;{name}"), problems={"list": "!\n!"}
        ),
        "tournament players, a list of columns": noted(
            scene, named(name, 1), list=f"1;{name};1500;{name}\n2;{name} 2;;{name}"
        ),
        "tournament players, one": looks_at(scene, named(name, 4), edited="p2"),
        "tournament players, of a cup": scene(AT, named(name, 6, Terms(CUP), rounds=5)),
        "tournament players, divided": scene(AT, divided(name)),
        "tournament players, no such divisions": scene(AT, named(name), problems={"divisions": "!"}),
        "tournament players, one of a division": looks_at(scene, divided(name), edited="p2"),
        "tournament players, one without a division": scene(AT, divided(name).enter("Z")),
        "tournament players, watched": scene(AT, named(name, 4), writing=False),
        "tournament players, later": scene(at, late),
        "tournament players, found": looks_at(scene, late, at, search="1"),
        "tournament players, nobody found": looks_at(scene, late, at, search="xyz"),
        "tournament players, later, one": replace(
            looks_at(scene, late, at, edited="p4"), problems={"other": "!"}
        ),
        "tournament players, one withdrawn": looks_at(scene, late, at, edited="p2"),
        "tournament players, one absent": looks_at(scene, late, at, edited="p3"),
        "tournament players, one rests": looks_at(scene, late, at, edited="p7"),
        "tournament players, one late": looks_at(scene, late, at, edited="p15"),
        "tournament players, of a round robin that has begun": scene(
            at, named(name, 4, Terms(ROUND_ROBIN), rounds=3).pair().publish()
        ),
    }


def drafts(scene: Scenes, name: str) -> dict[str, Scene]:
    def third(**also: Any) -> Director:
        made = named(name, 4, rounds=5)
        for _ in range(3):
            handed_in(made.pair().publish()).close()
        return made.pair(**also) if also else made

    locked = named(name, 7).do(directing.lock_pair, "p1", "p2").pair()
    by_hand = named(name, 4, Terms(MANUAL)).do(directing.draft_by_hand, [("p1", "p2"), ("p4", "p3")])
    return {
        "draft": scene(AT, named(name, 7).pair()),
        "draft of a cup": scene(AT, named(name, 6, Terms(CUP)).pair()),
        "draft, divided": scene(AT, divided(name).do(directing.lock_pair, "p1", "p12").pair()),
        "draft, a name taken": noted(scene, named(name, 7).pair(), picked="p1"),
        "draft, locked": scene(AT, locked),
        "draft, with repeats": scene(AT, third(repeats_agreed=True)),
        "draft, terms": noted(scene, named(name, 7).pair(), panel="terms"),
        "draft, by hand": scene(AT, by_hand),
        "round over, repeats asked": repeats(scene, third(), "draw"),
        "draft, repeats asked by hand": repeats(scene, locked, "swap", one="p1", two="p2"),
        "draft, repeats asked by a lock": repeats(scene, locked, "lock", board=1),
        "an older round beside a draft": scene(f"{AT}/round/2", third(repeats_agreed=True)),
    }


def results(scene: Scenes, name: str) -> dict[str, Scene]:
    def on(*boards: int, **chosen: Any) -> Director:
        made = named(name, 9, **chosen).pair().publish()
        return handed_in(made, *boards) if boards else made

    unusual = on(names_starts=False)
    for board, report in enumerate(
        (
            Report("forfeit-first"),
            Report("double-forfeit"),
            Report("abandoned-second", (300, 380)),
            Report(score=(400, 380), over_time=(90, 0)),
        ),
        1,
    ):
        unusual.do(reporting.enter_result, 1, board, report)

    def form(made: Director, board: int = 1, problem: str | None = None, **fields: str) -> Scene:
        filled = dict.fromkeys(("first", "second", "over_first", "over_second", "winner", "why", "there"), "")
        chosen = {"round": len(made.state.rounds), "board": board}
        shown = noted(scene, made, chosen=chosen, form={**filled, "outcome": "played", **fields})
        return replace(shown, problems={problem: "!"} if problem else {})

    def unlikely(made: Director, score: list[int], **more: str) -> Scene:
        report = {"outcome": "played", "score": score, "over_time": [0, 0], "winner": None}
        about = {"round": 1, "board": 1, "report": report, **more}
        return asking(scene, made, "tournament-unlikely", about)

    by_mallorca = on(ruleset=ruleset_data("mallorca"), names_starts=False)
    whole = on(1, 2, 3, 4)
    many = named(name, 15).pair().publish()
    last = {"round": 1, "board": 2}
    return {
        "results": scene(AT, on()),
        "results, some": noted(scene, on(1, 3), written={"2": ["1380", "300"]}),
        "results, a sheet in hand": noted(scene, on(1, 3), in_hand=last),
        "results, of a table that is in": noted(scene, on(2), in_hand=last),
        "results, no such table": scene(AT, on(1), problems={"table": "!"}),
        "results, somebody found": looks_at(scene, many, search=name),
        "results, nobody found": looks_at(scene, many, search="xyz"),
        "results, a table": noted(scene, on(1), chosen=last),
        "results, somebody late": scene(AT, on(1).do(opening.enter_player, Player("p10", name))),
        "results, a table that is in": noted(scene, on(2), chosen=last),
        "results, all": scene(AT, whole),
        "results, divided": scene(AT, handed_in(divided(name).pair().publish(), 2)),
        "results, unusual": noted(scene, unusual, chosen={"round": 1, "board": 4}),
        "results, a forfeit": noted(scene, unusual, chosen={"round": 1, "board": 1}),
        "results, the form": form(on()),
        "results, the form, absent": form(on(), outcome="forfeit-second"),
        "results, the form, abandoned": form(on(), outcome="abandoned-first", first="380", second="300"),
        "results, the form, a draw": form(on(), first="300", second="300"),
        "results, the form, both lost": form(on(), outcome="abandoned-both"),
        "results, the form, over time": form(on(), first="380", second="300", over_first="10:01"),
        "results, the form, both late": form(
            on(), first="38", second="30", over_first="11", over_second="11"
        ),
        "results, the form, the winner too late": form(
            on(), first="380", second="300", over_first="11", winner="0"
        ),
        "results, the form, both have lost": form(on(), outcome="both-lost"),
        "results, the form, by Mallorca": form(by_mallorca, first="489", second="380", over_first="10:01"),
        "results, the form, absent by Mallorca": form(by_mallorca, outcome="forfeit-first"),
        "results, the form, only points": form(on(ruleset=only_points("ca")), first="4", second="3"),
        "results, the form, not signed": noted(
            scene, on(), chosen={"round": 1, "board": 2, "unsigned": {"names": [name], "clause": "FED-34"}}
        ),
        "results, the form, no time": form(on(), problem="over_time", over_second="soon"),
        "results, an unlikely score": unlikely(on(), [1380, 300]),
        "results, a score as of one who did not come": unlikely(on(), [300, 0], absent="forfeit-second"),
        "results, another result is there": unlikely(on(1), [401, 380], there="399 – 380"),
        "results, calling off": replace(noted(scene, on(), panel="call_off"), problems={"why": "!"}),
        "results, watched": scene(AT, on(1), writing=False),
        "results, leaving": scene(AT, on(1), session={"leaving": "#/"}),
        "results, coefficients": scene(
            AT, handed_in(named(name, 12, Terms(TOP_DOWN, scoring="coefficients")).pair().publish())
        ),
    }


def played(name: str, count: int, planned: int = 3) -> Director:
    """So many rounds, each closed."""
    made = named(name, 8, rounds=planned)
    for _ in range(count):
        handed_in(made.pair().publish()).close()
    return made


def afterwards(scene: Scenes, name: str) -> dict[str, Scene]:
    def rounds(count: int, planned: int = 3) -> Director:
        return played(name, count, planned)

    corrected = rounds(2).do(
        reporting.correct_result, 1, 1, Report(score=(300, 310)), f"{name} had counted wrongly"
    )
    over = rounds(3).do(directing.end_tournament)
    why = {"first": "", "second": "", "over_first": "", "over_second": "", "winner": "", "why": ""}
    putting = noted(
        scene,
        corrected,
        f"{AT}/round/1",
        chosen={"round": 1, "board": 1},
        form={**why, "outcome": "played", "first": "300", "second": "310"},
    )
    called_off = named(name, 8).pair().publish().do(directing.call_off_round, name)
    return {
        "round over": scene(AT, rounds(1)),
        "round over, how many": replace(noted(scene, rounds(1), panel="rounds"), problems={"rounds": "!"}),
        "round over, terms": noted(scene, rounds(1), panel="terms"),
        "last round over": scene(AT, rounds(3)),
        "last round over, the end asked": asking(scene, rounds(3), "end-tournament", True),
        "paired before a correction": scene(AT, corrected),
        "an older round": scene(f"{AT}/round/1", corrected),
        "an older round, a table put right": noted(
            scene, corrected, f"{AT}/round/1", chosen={"round": 1, "board": 1}
        ),
        "an older round, putting right": replace(putting, problems={"why": "!"}),
        "tournament over": scene(AT, over),
        "tournament over, opening again": replace(noted(scene, over, panel="reopen"), problems={"why": "!"}),
        "no round yet": scene(f"{AT}/round/1", named(name, 4)),
        "called off": scene(AT, called_off),
    }
