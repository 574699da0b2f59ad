"""The arbiter's screen: a list and a string, then the games as they come back, and the table."""

from typing import Any

from markupsafe import Markup

from faristol.competitions import reporting, ruling
from faristol.competitions.event import Competition, Game, Player
from faristol.competitions.facts import FACTS
from faristol.competitions.worth import Row, classification, worth
from faristol.core.coefficients import coefficient_text
from faristol.games.commitment import as_words
from faristol.games.log import last_act
from faristol.screens.correspondence.competition import collecting, entering
from faristol.screens.correspondence.competition.letter import rows
from faristol.screens.correspondence.competition.place import (
    competition_of,
    game_shown,
    here,
    notes,
    open_event,
)
from faristol.screens.correspondence.competition.said import reminder_told, way_told
from faristol.screens.parts.calendar_days import day_text, today
from faristol.screens.parts.qr import qr
from faristol.screens.rendering import render_page
from faristol.screens.scene import OpenEvent, Scene, Screen
from faristol.texts import Texts, texts


def view(scene: Scene) -> dict[str, Any]:
    event, t, game = competition_of(scene), scene.texts, game_shown(scene)
    day = today(scene.now, scene.zone)
    edited = event.players.get(notes(scene).get("edited", ""))
    return {
        "title": event.opened["name"],
        "subtitle": _subtitle(event, t),
        "back": here(scene) if _is_inside(scene) else "#/",
        "back_name": t.gettext("The competition") if _is_inside(scene) else t.gettext("Home"),
        "event": event,
        "here": here(scene),
        "notes": notes(scene),
        "playing": event.tile_set.language,
        "undo": _undo_label(open_event(scene), t),
        "page": _page(scene),
        "edited": edited,
        "players": [(player, _marks(event, player, t)) for player in event.players.values()],
        "table": table_rows(event),
        "games": game_rows(event, t),
        "game": game and _shown(scene, event, game, t),
        "reminders": [
            reminder_told(each, t) for each in ruling.reminders(event, today(scene.now, scene.zone))
        ],
        "string_rows": rows(event.string) if event.string else [],
        "may_end": not event.unreported or day > ruling.reports_until(event),
        "until": day_text(ruling.reports_until(event), t),
        "sent_on": event.sent and day_text(event.sent, t),
        "today": day.isoformat(),
        "paper": _paper(event, scene),
        **(_promise(event, scene) if _page(scene) == "string" else {}),
    }


def _paper(event: Competition, scene: Scene) -> Markup | None:
    """The sheet that this very tap asked for; the next answer has none."""
    if notes(scene).get("printed") != scene.now:
        return None
    t = texts(event.opened["publication"])
    shown = {"event": event, "playing": event.tile_set.language, "app": scene.app}
    rows_ = {"table": table_rows(event), "games": game_rows(event, t)}
    return render_page("correspondence/competition/paper.html", t.language, **shown, **rows_)


def _is_inside(scene: Scene) -> bool:
    return len(scene.address.split("/")) > 3


def _page(scene: Scene) -> str:
    """players, string, pairs; then games, and one of them; the table at the end."""
    event = competition_of(scene)
    if game_shown(scene):
        return "game"
    if event.stage != "players":
        return "games"
    asked = scene.address.split("/")[-1]
    if asked == "string" and len(event.players) > 1 and event.string is None:
        return "string"
    return "pairs" if event.string is not None else "players"


def _subtitle(event: Competition, t: Texts) -> str:
    players, games = len(event.players), len(event.games)
    if event.stage == "players":
        return t.ngettext("%(num)s player", "%(num)s players", players) % {"num": players}
    done = games - len(event.unreported)
    if event.ended:
        return t.gettext("final classification")
    sentence = t.ngettext("%(done)s of %(num)s game is over", "%(done)s of %(num)s games are over", games)
    return sentence % {"done": done, "num": games}


def _promise(event: Competition, scene: Scene) -> dict[str, Any]:
    digest = event.opened["commitment"]
    return {
        "commitment": digest,
        "words": as_words(digest, event.tile_set.language),
        "qr": qr(f"sha256:{digest}"),
        "room": notes(scene).get("room", ""),
    }


def _marks(event: Competition, player: Player, t: Texts) -> list[tuple[str, str]]:
    return [(t.gettext("excluded"), "bad")] if player.excluded is not None else []


def table_rows(event: Competition) -> list[dict[str, Any]]:
    return [_line(row) for row in classification(event)]


def game_rows(event: Competition, t: Texts) -> list[dict[str, Any]]:
    return [_row(event, game, t) for game in event.games]


def _line(row: Row) -> dict[str, Any]:
    return {
        "rank": "–" if row.rank is None else row.rank,
        "player": row.player,
        "total": coefficient_text(row.total),
        "games": row.games,
        "balance": f"{row.won}–{row.drawn}–{row.lost}",
        "points": "–".join(map(str, row.points)),
    }


def _row(event: Competition, game: Game, t: Texts) -> dict[str, Any]:
    counted, names = worth(event, game), event.names(game)
    return {
        "game": game,
        "red": names[0],
        "blue": names[1],
        "scores": "–".join(map(str, game.report.scores)) if game.report else "",
        "worth": [coefficient_text(each) for each in counted] if counted else None,
        "way": way_told(game.report.way, t) if game.report else None,
        "punished": bool(game.punished or game.forfeited),
    }


def _shown(scene: Scene, event: Competition, game: Game, t: Texts) -> dict[str, Any]:
    form = notes(scene).get("report", {})
    given = form if form.get("game") == str(game.number) else {}
    told = game.report
    way = given.get("way") or (told.way if told else "played-out")
    scores = told.scores if told else ("", "")
    return {
        **_row(event, game, t),
        "form": {
            "way": way,
            "red": given.get("red", scores[0]),
            "blue": given.get("blue", scores[1]),
            "turns": given.get("turns", told.turns if told else ""),
            "lost": given.get("lost", str(told.lost) if told and told.lost else ""),
            "why": given.get("why", ""),
        },
        "ways": [(each, way_told(each, t), None) for each in reporting.WAYS],
        "sides": [
            ("1", event.names(game)[0], t.gettext("RED")),
            ("2", event.names(game)[1], t.gettext("BLUE")),
        ],
        "asks_who": way in reporting.LOSES,
        "asks_turns": way in ("abandoned", "time"),
        "clause": reporting.clause_of(event, way),
        "penalties": [_penalty(event, game, side, tenths, t) for side, tenths in game.punished],
        "forfeits": [event.names(game)[side - 1] for side in game.forfeited],
    }


def _penalty(event: Competition, game: Game, side: int, tenths: int, t: Texts) -> str:
    said = {"name": event.names(game)[side - 1], "off": coefficient_text(tenths * 1000)[:-3]}
    return t.gettext("%(name)s: %(off)s off the coefficient") % said


def _undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.facts.final)
    if not act or not event.writing:
        return None
    sentence = FACTS.types[act[0]["type"]].undo_sentence
    return t.gettext(sentence) if sentence else None


COMPETITION = Screen(
    name="competition",
    view=view,
    title=lambda scene: str(competition_of(scene).opened["name"]),
    intents={**entering.INTENTS, **collecting.INTENTS},
)
