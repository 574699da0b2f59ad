"""Divisions that are paired each for itself: one plays, one is drafted, the third one waits."""

from dataclasses import replace

from drivers.director import Director
from faristol.screens.scene import Scene
from faristol.tournaments import directing, opening
from faristol.tournaments.facts import in_division
from faristol.tournaments.parts import part_named, part_of
from screens.states.tournaments import AT, Scenes, named


def apart(name: str) -> Director:
    made = named(name, 12, separate=True)
    for at, player in enumerate(made.state.seeded):
        right = replace(player, division=f"{name} {1 + at // 4}")
        made.write(opening.change_player(part_of(made.state, player.id), right))
    draft, publish = directing.draft_round, directing.publish_round
    for number, act in ((1, draft), (1, publish), (2, draft)):
        part = part_named(made.state, f"{name} {number}")
        made.write(in_division(part, act(part)))
    return made


def divisions(scene: Scenes, name: str) -> dict[str, Scene]:
    made = apart(name)
    return {
        "divisions apart": scene(AT, made),
        "divisions apart, a draft": scene(AT, made, session={"tournament-division": f"{name} 2"}),
        "divisions apart, players": scene(f"{AT}/players", made),
        "divisions apart, standings": scene(f"{AT}/standings", made),
    }
