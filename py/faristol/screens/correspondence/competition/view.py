"""The arbiter's screen: a list and a string, then the games as they come back, and the table."""

from dataclasses import replace

from markupsafe import Markup

from faristol.competitions import ruling
from faristol.competitions.event import Competition, Game, Player
from faristol.competitions.facts import FACTS, WAYS
from faristol.competitions.reporting import PROPOSED, WITHOUT_SCORE, is_early
from faristol.competitions.rounds import is_advised, may_pair
from faristol.competitions.ruling import Reminder
from faristol.competitions.worth import Row, classification, worth
from faristol.games.commitment import as_words
from faristol.games.correspondence.facts_of_turns import LOSES
from faristol.games.log import last_act
from faristol.screens.acts import acts
from faristol.screens.correspondence.competition import collecting, coming, entering
from faristol.screens.correspondence.competition.letter import mail_for, rows
from faristol.screens.correspondence.competition.listed import LISTED
from faristol.screens.correspondence.competition.place import (
    Notes,
    Unlikely,
    competition_of,
    game_on_screen,
    here,
    notes,
    open_event,
)
from faristol.screens.correspondence.competition.post import Post, post
from faristol.screens.correspondence.competition.sentences import (
    decisions,
    decisions_on,
    how_a_dispute_stands,
    how_it_stands,
    reminder_sentence,
    way_phrase,
    who_decides,
)
from faristol.screens.correspondence.competition.words import table_words
from faristol.screens.correspondence.disputes_here import dispute_of
from faristol.screens.correspondence.mail import MailToBoth
from faristol.screens.parts.calendar_days import day_text, today
from faristol.screens.parts.list_columns import Preview, preview
from faristol.screens.parts.qr import qr
from faristol.screens.parts.signs import coefficient, plain
from faristol.screens.rendering import render_page
from faristol.screens.scene import OpenEvent, Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts, texts


@view_value
class GameRow:
    game: Game
    red: str
    blue: str
    scores: str
    worth: tuple[str, ...]
    way: str | None
    mail: MailToBoth | None = None
    """A new mail to both players with the letter, on the arbiter's own screen."""


TableRow = tuple[Row, str]
"""A line of the classification, and its sum as people write it."""


@view_value
class DisputeBeside:
    """The dispute of a game, which is an event of its own: where it is, and how far."""

    href: str
    line: str
    ended: bool
    """Whether the game has ended in it."""


@view_value
class GamePage:
    row: GameRow
    form: dict[str, str]
    ways: list[tuple[str, str, None]]
    asks_who: bool
    asks_points: bool
    asks_turns: bool
    asks_coefficients: bool
    asks_why: bool
    clause: str | None
    decisions: list[str]
    dispute: DisputeBeside | None


@view_value
class Promise:
    words: tuple[str, ...]
    qr: Markup


@view_value(kw_only=True)
class CompetitionView(View):
    event: Competition
    here: str
    notes: Notes
    playing: str
    undo: str | None
    page: str
    edited: Player | None
    preview: Preview | None
    """How the list in the field is read."""
    promise: Promise | None
    table: list[TableRow]
    games: list[GameRow]
    words: str
    """The standings as a text to send."""
    post: Post | None
    collects: bool
    """Whether what the arbiter does next is to read letters: the sheets are out, or reports are due."""
    game: GamePage | None
    reminders: list[tuple[str, Reminder]]
    string_rows: list[str]
    may_end: bool
    may_pair: bool
    round_advised: bool
    resting: str
    """Who has no game in this round."""
    until: str
    sent_on: str | None
    today: str
    unlikely: Unlikely | None
    """The score that is asked about, and the two of its game."""
    asked_about: str
    paper: Markup | None


def view(scene: Scene) -> CompetitionView:
    event, t, game = competition_of(scene), scene.texts, game_on_screen(scene)
    unlikely = collecting.unlikely_score(scene)
    day, is_inside = today(scene.now, scene.zone), len(scene.address.split("/")) > 3
    return CompetitionView(
        title=event.opened.name,
        subtitle=_subtitle(event, t),
        back=here(scene) if is_inside else "#/",
        back_name=t.gettext("The competition") if is_inside else t.gettext("Home"),
        event=event,
        here=here(scene),
        notes=notes(scene),
        playing=event.tile_set.language,
        undo=_undo_label(open_event(scene), t),
        page=_page(scene),
        edited=event.players.get(notes(scene).edited),
        preview=preview(notes(scene).list, notes(scene).columns, LISTED, t),
        promise=_promise(event) if _page(scene) == "string" else None,
        table=table_rows(event, t),
        games=[replace(row, mail=mail_for(event, row.game, scene.app, t)) for row in game_rows(event, t)],
        words=table_words(event),
        post=post(scene) if _page(scene) == "post" else None,
        collects=event.sent is not None or day > event.closes,
        game=_game_page(scene, event, game, t) if game else None,
        reminders=[(reminder_sentence(each, t), each) for each in ruling.reminders(event, day)],
        string_rows=rows(event.string) if event.string else [],
        may_end=not event.unreported or day > ruling.reports_until(event),
        may_pair=may_pair(event),
        round_advised=is_advised(event),
        resting=event.players[event.rests[-1]].name if event.rests and event.rests[-1] else "",
        until=day_text(ruling.reports_until(event), t),
        sent_on=day_text(event.sent, t) if event.sent else None,
        today=day.isoformat(),
        unlikely=unlikely,
        asked_about=" – ".join(event.names(game)) if unlikely and game else "",
        paper=_paper(event, scene),
    )


def _paper(event: Competition, scene: Scene) -> Markup | None:
    """Return the classification on paper, for the very tap that asked for it."""
    if notes(scene).printed != scene.now:
        return None
    t = texts(event.opened.publication)
    return render_page(
        "correspondence/competition/paper.html",
        t.language,
        event=event,
        playing=event.tile_set.language,
        app=scene.app,
        table=table_rows(event, t),
        games=game_rows(event, t),
        how_it_stands=how_it_stands(event, t),
        who_decides=who_decides(event, t),
        decisions=decisions(event, t),
    )


def _page(scene: Scene) -> str:
    """Return the name of the page's template: players, string, pairs; then games, one of them, post."""
    event = competition_of(scene)
    if game_on_screen(scene):
        return "game"
    asked = scene.address.split("/")[-1]
    if event.stage != "players":
        return "post" if asked == "post" else "games"
    if asked == "string" and len(event.players) > 1 and event.string is None:
        return "string"
    return "pairs" if event.string is not None else "players"


def _subtitle(event: Competition, t: Texts) -> str:
    players, games = len(event.players), len(event.games)
    if event.stage == "players":
        return t.ngettext("%(num)s player", "%(num)s players", players) % {"num": players}
    done = games - len(event.unreported)
    if event.ended:
        return t.gettext("final standings")
    sentence = t.ngettext("%(done)s of %(num)s game is over", "%(done)s of %(num)s games are over", games)
    return sentence % {"done": done, "num": games}


def _promise(event: Competition) -> Promise:
    digest = event.opened.commitment
    return Promise(as_words(digest, event.tile_set.language), qr(f"sha256:{digest}"))


def table_rows(event: Competition, t: Texts) -> list[TableRow]:
    return [(row, coefficient(row.total, t)) for row in classification(event)]


def game_rows(event: Competition, t: Texts) -> list[GameRow]:
    return [_row(event, game, t) for game in event.games]


def _row(event: Competition, game: Game, t: Texts) -> GameRow:
    return GameRow(
        game,
        *event.names(game),
        " – ".join(map(plain, game.report.scores)) if game.report else "",
        tuple(coefficient(each, t) for each in worth(event, game) or ()),
        way_phrase(game.report.way, t) if game.report else None,
    )


def _game_page(scene: Scene, event: Competition, game: Game, t: Texts) -> GamePage:
    form = _form(scene, game)
    way = form["way"]
    return GamePage(
        replace(_row(event, game, t), mail=mail_for(event, game, scene.app, t)),
        form,
        [(each, way_phrase(each, t), None) for each in WAYS],
        way in LOSES,
        way not in WITHOUT_SCORE,
        way in ("abandoned", "time"),
        way in PROPOSED,
        bool(game.report) or is_early(event, way, today(scene.now, scene.zone)),
        event.ruleset.clause_of_end(way),
        [*decisions_on(event, game, t)],
        _dispute(scene, event, game, t),
    )


def _dispute(scene: Scene, event: Competition, game: Game, t: Texts) -> DisputeBeside | None:
    card = dispute_of(scene, event, game)
    if card is None:
        return None
    return DisputeBeside(f"#/event/{card['stream']}", how_a_dispute_stands(card, t), card["final"])


def _form(scene: Scene, game: Game) -> dict[str, str]:
    """Return what stands in the form of a game: what is written there, else what was reported."""
    names = ("red", "blue", "turns", "lost", "why", "red_share", "blue_share")
    form = {"way": "played-out", **dict.fromkeys(names, "")}
    if game.report:
        form |= collecting.report_form(game, game.report)
    draft = notes(scene).report
    return {**form, **draft} if draft.get("game") == str(game.number) else form


def _undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.facts.final)
    if not act or not event.writing:
        return None
    sentence = FACTS.undo_sentence(act)
    return t.gettext(sentence) if sentence else None


COMPETITION = Screen(
    name="competition",
    view=view,
    title=lambda scene: str(competition_of(scene).opened.name),
    intents=acts(entering, collecting, coming),
    events=True,
    reads=coming.of_a_dispute,
    watched=("print", "sheet_file", "letter", "every_sheet", "edit", "done"),
)
