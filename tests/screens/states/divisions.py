"""Divisions that are paired each for itself: A plays, B is drafted, the third one waits."""

from drivers.director import Director
from faristol.screens.scene import Scene
from faristol.tournaments import directing
from faristol.tournaments.facts import in_division
from faristol.tournaments.parts import part_named
from screens.states.tournaments import AT, Scenes, divided


def apart(name: str) -> Director:
    made = divided(name, separate=True)
    for at, act in (
        ("A", directing.draft_round),
        ("A", directing.publish_round),
        ("B", directing.draft_round),
    ):
        made.write(in_division(part_named(made.state, at), act(part_named(made.state, at))))
    return made


def divisions(scene: Scenes, name: str) -> dict[str, Scene]:
    made = apart(name)
    return {
        "divisions apart": scene(AT, made),
        "divisions apart, a draft": scene(AT, made, session={"tournament-division": "B"}),
        "divisions apart, players": scene(f"{AT}/players", made),
        "divisions apart, standings": scene(f"{AT}/standings", made),
    }
