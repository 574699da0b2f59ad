"""What was decided in this game, newest first, and what of it was taken back: the log keeps both."""

from faristol.core.tiles import TileSet
from faristol.games.classic.game import Classic
from faristol.games.log import Entry, effective
from faristol.screens.classic.open_game import game_of
from faristol.screens.parts.clock_time import clock_text
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts

BY_LIST = "lexicon"


@view_value
class Decision:
    """What the arbiter decided, when, and whether it was taken back."""

    id: int
    sentence: str
    when: str
    by: str | None
    why: str | None
    clause: str | None
    undone: bool


def decisions(scene: Scene) -> list[Decision]:
    """Return what was decided in this game, newest first."""
    assert scene.event
    entries, game, t = scene.event.entries, game_of(scene), scene.texts
    in_force = {id(entry) for entry in effective(entries)}
    return [
        Decision(
            id=number,
            sentence=sentence,
            when=t.when(entry["at"], scene.now, scene.zone),
            by=entry.get("by"),
            why=entry.get("why"),
            clause=entry.get("clause"),
            undone=entry["type"] != "Undone" and id(entry) not in in_force,
        )
        for number, entry in reversed(list(enumerate(entries)))
        if (sentence := _sentence(game, entry, t)) is not None
    ]


def tiles_counted(entry: Entry, tiles: TileSet, t: Texts) -> str:
    """Return what was found, each with its tiles."""
    found = []
    if entry["missing"]:
        found.append(t.gettext("Missing: %(tiles)s.") % {"tiles": tiles.line(entry["missing"])})
    if entry["extra"]:
        found.append(t.gettext("Too many: %(tiles)s.") % {"tiles": tiles.line(entry["extra"])})
    counts = {"counts": " – ".join(map(str, entry["counts"]))}
    return " ".join([*found, t.gettext("Tiles on the racks: %(counts)s.") % counts])


def _sentence(game: Classic, entry: Entry, t: Texts) -> str | None:
    name = game.names[entry["player"] - 1] if entry.get("player") in game.players else ""
    match entry["type"]:
        case "PointsCorrected":
            facts = {"turn": entry["turn"], "points": entry["points"]}
            return t.gettext("Turn %(turn)s scores %(points)s.") % facts
        case "Penalised":
            points = abs(entry["points"])
            if entry["points"] > 0:
                given = t.ngettext(
                    "%(n)s point is given back to %(name)s.",
                    "%(n)s points are given back to %(name)s.",
                    points,
                )
                return given % {"n": points, "name": name}
            lost = t.ngettext("%(name)s loses %(n)s point.", "%(name)s loses %(n)s points.", points)
            return lost % {"n": points, "name": name}
        case "ArbiterDecided":
            result = {"result": " – ".join(map(str, entry["result"]))}
            if entry["winner"] is None:
                return t.gettext("The result is %(result)s.") % result
            return t.gettext("The result is %(result)s, and %(name)s wins.") % {
                **result,
                "name": game.names[entry["winner"] - 1],
            }
        case "Undone" if "by" in entry:
            return t.gettext("The previous decision was taken back.")
        case "RoundTimeCalled":
            return t.gettext("Playing time is over.")
        case "TurnForfeited" if "by" in entry:
            return t.gettext("%(name)s has lost the turn.") % {"name": name}
        case "GameEnded" if len(entry["lost"]) == 2:
            return t.gettext("Both players were too far over time, and both have lost.")
        case "GameEnded" if "by" in entry:
            late = game.names[entry["lost"][0] - 1]
            return t.gettext("%(name)s has lost on time.") % {"name": late}
        case "PlayerArrived" if "by" in entry:
            return t.gettext("%(name)s came late and may play.") % {"name": name}
        case "ClockSet":
            time = clock_text(entry["left"], t)
            return t.gettext("The clock of %(name)s is set to %(time)s.") % {"name": name, "time": time}
        case "TilesCounted":
            return tiles_counted(entry, game.tile_set, t)
        case "ChallengeJudged" if entry["by"] != BY_LIST:
            return t.gettext("The play is valid.") if entry["valid"] else t.gettext("The play is not valid.")
    return None
