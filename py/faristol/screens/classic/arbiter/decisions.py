"""What was decided in this game, newest first, and what of it was taken back: the log keeps both."""

from typing import Any

from faristol.games.classic.game import Classic
from faristol.games.log import Entry, effective
from faristol.screens.classic.open_game import game_of
from faristol.screens.parts.clock_time import clock_text
from faristol.screens.scene import Scene
from faristol.texts import Texts

BY_LIST = "lexicon"


def told(scene: Scene) -> list[dict[str, Any]]:
    assert scene.event
    entries, game, t = scene.event.entries, game_of(scene), scene.texts
    standing = {id(entry) for entry in effective(entries)}
    return [
        {
            "id": number,
            "what": said,
            "by": entry.get("by"),
            "why": entry.get("why"),
            "clause": entry.get("clause"),
            "when": t.when(entry["at"], scene.now, scene.zone),
            "undone": entry["type"] != "Undone" and id(entry) not in standing,
        }
        for number, entry in reversed(list(enumerate(entries)))
        if (said := _said(game, entry, t)) is not None
    ]


def tiles_counted(entry: Entry, t: Texts) -> str:
    """What was found, each with its tiles."""
    said = []
    if entry["missing"]:
        said.append(t.gettext("Missing: %(tiles)s.") % {"tiles": " ".join(entry["missing"])})
    if entry["extra"]:
        said.append(t.gettext("Too many: %(tiles)s.") % {"tiles": " ".join(entry["extra"])})
    counts = {"counts": " – ".join(map(str, entry["counts"]))}
    return " ".join([*said, t.gettext("Tiles on the racks: %(counts)s.") % counts])


def _said(game: Classic, entry: Entry, t: Texts) -> str | None:
    name = game.names[entry["player"] - 1] if entry.get("player") in game.players else ""
    match entry["type"]:
        case "PointsCorrected":
            facts = {"turn": entry["turn"], "points": entry["points"]}
            return t.gettext("Turn %(turn)s counts %(points)s.") % facts
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
            return t.gettext("The decision before was taken back.")
        case "RoundTimeCalled":
            return t.gettext("The round's time is over.")
        case "TurnForfeited" if "by" in entry:
            return t.gettext("%(name)s has lost the turn.") % {"name": name}
        case "GameEnded" if "by" in entry:
            late = game.names[entry["lost"][0] - 1]
            return t.gettext("%(name)s has lost on time.") % {"name": late}
        case "PlayerArrived" if "by" in entry:
            return t.gettext("%(name)s came late and may play.") % {"name": name}
        case "ClockSet":
            shown = clock_text(entry["left"], t)
            return t.gettext("The clock of %(name)s is set to %(time)s.") % {"name": name, "time": shown}
        case "TilesCounted":
            return tiles_counted(entry, t)
        case "ChallengeJudged" if entry["by"] != BY_LIST:
            return t.gettext("The play is valid.") if entry["valid"] else t.gettext("The play is not valid.")
    return None
