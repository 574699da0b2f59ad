"""A game by letter: the board, both hands, the string, the sheet so far, and what has to be done next."""

from markupsafe import Markup

from faristol.games.correspondence.course import BLUE, RED, tiles_of
from faristol.games.correspondence.game import Correspondence
from faristol.games.correspondence.remarks import roman
from faristol.screens.acts import acts
from faristol.screens.board.in_hand import letter_keys, placed_faces
from faristol.screens.board.in_page import InPage, in_page
from faristol.screens.board.in_turn import in_turn
from faristol.screens.board.squares import Rows, rows
from faristol.screens.correspondence.by_address import code_of
from faristol.screens.correspondence.deadlines import Deadline
from faristol.screens.correspondence.game import agreeing, laying, letters, panel, turning
from faristol.screens.correspondence.game.agreeing import ABANDONING
from faristol.screens.correspondence.game.hand import Trying, as_it_lies, new_tiles, program_plays, trying
from faristol.screens.correspondence.game.news import News, news
from faristol.screens.correspondence.game.stage import Stage, last_message, stage, to_make
from faristol.screens.correspondence.heading import subtitle, title, undo_label
from faristol.screens.correspondence.incoming import day_of_arrival, words_of
from faristol.screens.correspondence.notes import Notes, handed, handed_at_end, notes
from faristol.screens.correspondence.result import Result, result
from faristol.screens.correspondence.seats import game_of, open_event, seat
from faristol.screens.correspondence.sides import Side, side
from faristol.screens.correspondence.turn_rows import Place, Row, string_groups, turn_rows
from faristol.screens.parts.calendar_days import today
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.parts.keys import Key
from faristol.screens.parts.letters import Letters
from faristol.screens.rendering import render_page
from faristol.screens.scene import Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import Texts


@view_value(kw_only=True)
class GameView(View):
    here: str
    event: Correspondence
    playing: str
    stage: Stage
    number: str
    me: int | None
    partner: str
    may_write: bool
    undo: str | None
    sides: list[Side]
    squares: Rows
    in_page: InPage
    key_faces: tuple[Key, ...]
    hand_tiles: tuple[TileFace, ...]
    other_tiles: tuple[TileFace, ...]
    tried: Trying
    tried_play: panel.TriedPlay | None
    cap: int | None
    plays_allowed: bool
    listed_plays: list[tuple[str, Letters, int]] | None
    warnings: list[Deadline]
    to_make: list[str | None]
    """The variants in which the turn is still to be made."""
    may_challenge: bool
    offered_by: int | None
    notice_text: str | None
    dates: turning.DatesForm | None
    message_text: str | None
    mail: str | None
    envelope: str | None
    link: str
    """The address that holds the message."""
    handed: bool
    last_message: bool
    handed_last: str
    notes: Notes
    came: str
    news: News | None
    result: Result | None
    string: list[list[Place]]
    turns: list[Row]
    abandoning: bool
    printed: Markup | None


def view(scene: Scene) -> GameView:
    event, opened, t, tried = game_of(scene), open_event(scene), scene.texts, trying(scene)
    now, me = stage(scene), seat(scene)
    pressing = panel.warnings(scene, today(scene.now, scene.zone), t)
    text = letters.message_text(scene) if now == "message" or last_message(scene) else None
    last = tried.course.turns[-1].new_tiles if tried.course.turns else {}
    return GameView(
        title=title(scene),
        subtitle=subtitle(scene),
        back="#/",
        back_name=t.gettext("Home"),
        here=f"#/event/{opened.stream}",
        event=event,
        playing=event.tile_set.language,
        stage=now,
        number=roman(event.number),
        me=me,
        partner=event.names[2 - (me or RED)],
        may_write=opened.writing and opened.broken is None,
        undo=undo_label(opened, t),
        sides=[side(event, player, t) for player in (RED, BLUE)],
        squares=rows(event.tile_set, tried.board, t, new=new_tiles(scene, tried), last=last),
        in_page=in_page(tried.placing, event.tile_set),
        key_faces=letter_keys(event.tile_set.letters, t),
        hand_tiles=_hand(scene, tried, t),
        other_tiles=faces(event.tile_set, tiles_of(event.string, tried.course.hands[2 - tried.player]), t),
        tried=tried,
        tried_play=panel.tried_play(scene, tried, t),
        cap=panel.cap(event, event.to_move) if now == "play" else None,
        plays_allowed=program_plays(scene, tried) is not None,
        listed_plays=panel.listed_plays(scene, tried) if tried.listed else None,
        warnings=pressing,
        to_make=to_make(event),
        may_challenge=panel.may_challenge(scene),
        offered_by=None if event.ending else event.offered,
        notice_text=letters.notice_text(scene),
        dates=turning.dates_form(scene) if now == "dates" else None,
        message_text=text,
        mail=letters.mail_to(scene, text) if text else None,
        envelope=letters.inside_the_envelope(event) if text else None,
        link=f"#/letters/{code_of(text)}" if text else "",
        handed=handed(scene),
        last_message=last_message(scene),
        handed_last=handed_at_end(scene),
        notes=notes(scene),
        came=day_of_arrival(scene),
        news=news(scene, pressing, t) if now == "play" else None,
        result=result(event, t),
        string=string_groups(event, tried.course),
        turns=turn_rows(event, tried.course, opened.entries),
        abandoning=scene.session.get(ABANDONING, False),
        printed=_printed(scene),
    )


def _hand(scene: Scene, tried: Trying, t: Texts) -> tuple[TileFace, ...]:
    tap = {"do": "correspondence.tile"}
    return placed_faces(game_of(scene).tile_set, as_it_lies(scene, tried), tap, t)


def _printed(scene: Scene) -> Markup | None:
    """Return the message on paper, for the very tap that asked for it."""
    if notes(scene).printed != scene.now:
        return None
    event = game_of(scene)
    text = letters.message_text(scene)
    return render_page("correspondence/written.html", event.tile_set.language, event=event, text=text)


CORRESPONDENCE = Screen(
    name="correspondence",
    view=view,
    title=title,
    intents=in_turn({**laying.MOVES, **acts(laying, turning, letters, agreeing)}),
    words=lambda scene: words_of(game_of(scene)),
    waits=False,
    points_if_dropped=laying.POINTS_IF_DROPPED,
    remembers=True,
    watched=("show", "print"),
    by_itself=letters.arrived,
)
