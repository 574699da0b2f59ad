"""What a club does: one line for each kind of event, with all that its folder offers to the house."""

from collections.abc import Callable
from typing import Any

from faristol.games.correspondence.sheet import write_sheet
from faristol.games.duplicate import from_tablets
from faristol.screens.activity import Activity, SeatAct
from faristol.screens.classic import card as classic
from faristol.screens.classic import log_sentences as classic_log
from faristol.screens.classic.against.view import AGAINST
from faristol.screens.classic.against_opening.view import AS_LAST_TIME as AGAINST_AS_LAST_TIME
from faristol.screens.classic.arbiter.view import CLASSIC_ARBITER
from faristol.screens.classic.replay.view import CLASSIC_REPLAY
from faristol.screens.classic.sheet import published as classic_page
from faristol.screens.classic.sheet.exports import EXPORTS as CLASSIC_EXPORTS
from faristol.screens.classic.sheet.view import CLASSIC_SHEET
from faristol.screens.classic.table.view import CLASSIC
from faristol.screens.classic.taking_back.view import CLASSIC_UNDO
from faristol.screens.correspondence import cards as correspondence
from faristol.screens.correspondence import log_sentences as correspondence_log
from faristol.screens.correspondence.arbiter.view import CORRESPONDENCE_ARBITER
from faristol.screens.correspondence.competition import log_sentences as competition_log
from faristol.screens.correspondence.competition import published as competition_page
from faristol.screens.correspondence.competition.classification_csv import csv_text as competition_csv
from faristol.screens.correspondence.competition.view import COMPETITION
from faristol.screens.correspondence.days.view import CORRESPONDENCE_DAYS
from faristol.screens.correspondence.game.view import CORRESPONDENCE
from faristol.screens.correspondence.sheet import published as correspondence_page
from faristol.screens.correspondence.sheet.view import CORRESPONDENCE_SHEET
from faristol.screens.draw import card as draw
from faristol.screens.draw import room_board as draw_board
from faristol.screens.draw.round import published as draw_page
from faristol.screens.draw.round.view import DRAW
from faristol.screens.duplicate import card as duplicate
from faristol.screens.duplicate import judges as duplicate_judges
from faristol.screens.duplicate import late_slips
from faristol.screens.duplicate import log_sentences as duplicate_log
from faristol.screens.duplicate import room_board as duplicate_board
from faristol.screens.duplicate import seats as duplicate_seats
from faristol.screens.duplicate.opening.demo import begin_demo
from faristol.screens.duplicate.players.view import PLAYERS
from faristol.screens.duplicate.results import published as duplicate_page
from faristol.screens.duplicate.results.as_csv import csv_text as duplicate_csv
from faristol.screens.duplicate.results.as_json import json_text as duplicate_json
from faristol.screens.duplicate.results.view import RESULTS
from faristol.screens.duplicate.round.view import ROUND
from faristol.screens.duplicate.seat import page as duplicate_seat_page
from faristol.screens.league import card as league
from faristol.screens.league.classification import published as league_page
from faristol.screens.league.classification.as_csv import csv_text as league_csv
from faristol.screens.league.classification.view import LEAGUE
from faristol.screens.parts.exports import CSV, JSON, TEXT, Export, dated, of_state
from faristol.screens.practice import cards as practice
from faristol.screens.practice import series_room
from faristol.screens.practice.exercises import log_sentences as exercises_log
from faristol.screens.practice.exercises.as_csv import csv_text as exercises_csv
from faristol.screens.practice.exercises.view import EXERCISES
from faristol.screens.practice.series import log_sentences as series_log
from faristol.screens.practice.series.view import SERIES
from faristol.screens.practice.series_result import published as series_page
from faristol.screens.practice.series_result.as_csv import csv_text as series_csv
from faristol.screens.practice.series_result.view import SERIES_RESULT
from faristol.screens.practice.solo import log_sentences as solo_log
from faristol.screens.practice.solo.view import SOLO
from faristol.screens.practice.solo_opening import form as solo_opening
from faristol.screens.practice.solo_result import published as solo_page
from faristol.screens.practice.solo_result.as_csv import csv_text as solo_csv
from faristol.screens.practice.solo_result.view import SOLO_RESULT
from faristol.screens.public.board import board, version
from faristol.screens.public.room import Room
from faristol.screens.public.wall import wall_answer
from faristol.screens.publication.live import live, with_page
from faristol.screens.publication.page import Publication, page
from faristol.screens.scene import Intent, OpenEvent, Scene, Screen, Step
from faristol.screens.session import Session
from faristol.screens.tournament import card as tournament
from faristol.screens.tournament import in_hand as tournament_hand
from faristol.screens.tournament import log_sentences as tournament_log
from faristol.screens.tournament import room_board as tournament_board
from faristol.screens.tournament import seats as tournament_seats
from faristol.screens.tournament.differences.view import TOURNAMENT_DIFFERENCES
from faristol.screens.tournament.earlier.view import TOURNAMENT_EARLIER
from faristol.screens.tournament.fees.view import TOURNAMENT_FEES
from faristol.screens.tournament.files.exports import EXPORTS as TOURNAMENT_EXPORTS
from faristol.screens.tournament.papers.view import TOURNAMENT_PAPERS
from faristol.screens.tournament.plan.view import TOURNAMENT_PLAN
from faristol.screens.tournament.players.view import TOURNAMENT_PLAYERS
from faristol.screens.tournament.round.view import TOURNAMENT
from faristol.screens.tournament.standings import published as tournament_page
from faristol.screens.tournament.standings.view import TOURNAMENT_STANDINGS
from faristol.screens.tournament.table.page import PAGES as TABLE_PAGES
from faristol.screens.tournament.tonight.view import TOURNAMENT_TONIGHT
from faristol.screens.tournament.what_if.view import TOURNAMENT_WHAT_IF
from faristol.tournaments import from_tablets as results_from_tablets
from faristol.tournaments.evenings import may_begin
from faristol.tournaments.event import Tournament


def tournament_screen(event: Tournament) -> Screen:
    """Return where a tournament is opened; each evening of a ladder begins with who is here."""
    if event.stage == "players":
        return TOURNAMENT_PLAYERS
    return TOURNAMENT_TONIGHT if event.stage == "between" and may_begin(event) else TOURNAMENT


def has_tournament_page(event: Tournament, page: str) -> bool:
    drawn = bool(event.rounds or event.draft)
    return drawn if page == "what-if" else page != "tonight" or may_begin(event)


ACTIVITIES = {
    "draws": Activity(
        screen=lambda draws: DRAW,
        card=draw.card_line,
        for_everybody="draw/for_everybody.html",
        publication=Publication("draw/round/published.html", draw_page.published_page),
        room_board=draw_board.face,
    ),
    "duplicate": Activity(
        screen=lambda event: {"players": PLAYERS, "over": RESULTS}.get(event.stage, ROUND),
        pages={"players": PLAYERS, "results": RESULTS},
        card=duplicate.card_line,
        for_everybody="duplicate/for_everybody.html",
        exports={
            "csv": Export(".csv", CSV, of_state(duplicate_csv)),
            "json": Export("-results.json", JSON, dated(duplicate_json)),
        },
        publication=Publication("duplicate/results/published.html", duplicate_page.published_page),
        room_board=duplicate_board.face,
        log_values=duplicate_log.values,
        log_sentence=duplicate_log.as_claimed,
        of_seats={
            "seat.slip": SeatAct(duplicate_seats.hand_in, from_tablets.refusal_of),
            **dict.fromkeys(duplicate_judges.ACTS, SeatAct(duplicate_judges.judged)),
        },
        tables=duplicate_seats.tables,
        seat_states=duplicate_seats.seat_states,
        seat_pages=duplicate_seat_page.PAGES,
        receipts=duplicate_seats.receipts,
        late=late_slips.late_slips,
        late_part="duplicate/late_slips.html",
        take_late=late_slips.take_late,
        judge_state=duplicate_judges.judge_state,
    ),
    "classic": Activity(
        screen=lambda game: CLASSIC_SHEET if game.stage == "over" else AGAINST if game.computer else CLASSIC,
        pages={
            "arbiter": CLASSIC_ARBITER,
            "sheet": CLASSIC_SHEET,
            "replay": CLASSIC_REPLAY,
            "undo": CLASSIC_UNDO,
        },
        card=classic.card_line,
        going_on=classic.going_on,
        for_everybody="classic/for_everybody.html",
        exports=CLASSIC_EXPORTS,
        publication=Publication("classic/sheet/published.html", classic_page.game_page),
        log_values=classic_log.values,
        log_sentence=classic_log.as_decided,
    ),
    "tournament": Activity(
        screen=tournament_screen,
        in_hand=tournament_hand.in_hand,
        pages={
            "players": TOURNAMENT_PLAYERS,
            "round": TOURNAMENT,
            "standings": TOURNAMENT_STANDINGS,
            "papers": TOURNAMENT_PAPERS,
            "plan": TOURNAMENT_PLAN,
            "fees": TOURNAMENT_FEES,
            "earlier": TOURNAMENT_EARLIER,
            "tonight": TOURNAMENT_TONIGHT,
            "differences": TOURNAMENT_DIFFERENCES,
            "what-if": TOURNAMENT_WHAT_IF,
        },
        has_page=has_tournament_page,
        card=tournament.card_line,
        going_on=tournament.going_on,
        for_everybody="tournament/for_everybody.html",
        exports=TOURNAMENT_EXPORTS,
        publication=tournament_page.PUBLICATION,
        room_board=tournament_board.face,
        log_values=tournament_log.values,
        log_sentence=tournament_log.from_tablet,
        of_seats={"seat.result": SeatAct(tournament_seats.hand_in, results_from_tablets.refusal_of)},
        tables=tournament_seats.tables,
        seat_states=tournament_seats.seat_states,
        seat_pages=TABLE_PAGES,
        telephones=True,
        late=tournament_seats.other_results,
        late_part="tournament/other_results.html",
        take_late=tournament_seats.take_late,
    ),
    "correspondence": Activity(
        screen=lambda game: CORRESPONDENCE_ARBITER if game.disputes else CORRESPONDENCE,
        pages={"arbiter": CORRESPONDENCE_ARBITER, "days": CORRESPONDENCE_DAYS, "sheet": CORRESPONDENCE_SHEET},
        card=correspondence.game_line,
        reminder=correspondence.reminder,
        for_everybody="correspondence/sheet/for_everybody.html",
        exports={"sheet": Export(".txt", TEXT, lambda event, scene: write_sheet(event.entries))},
        publication=Publication("correspondence/sheet/published.html", correspondence_page.published_page),
        log_values=correspondence_log.values,
        log_sentence=correspondence_log.of_variant,
    ),
    "competition": Activity(
        screen=lambda competition: COMPETITION,
        card=correspondence.competition_line,
        for_everybody="correspondence/competition/for_everybody.html",
        exports={"csv": Export(".csv", CSV, of_state(competition_csv))},
        publication=Publication("correspondence/competition/published.html", competition_page.published_page),
        log_values=competition_log.values,
    ),
    "league": Activity(
        screen=lambda event: LEAGUE,
        card=league.card_line,
        for_everybody="league/classification/for_everybody.html",
        exports={"csv": Export(".csv", CSV, of_state(league_csv))},
        publication=Publication("league/classification/published.html", league_page.published_page),
    ),
    "solo": Activity(
        screen=lambda solo: SOLO_RESULT if solo.stage == "over" else SOLO,
        card=practice.solo_line,
        for_everybody="practice/solo_result/for_everybody.html",
        exports={"csv": Export(".csv", CSV, lambda event, scene: solo_csv(event.state, scene.texts))},
        publication=Publication("practice/solo_result/published.html", solo_page.published_page),
        log_values=solo_log.values,
    ),
    "series": Activity(
        screen=lambda series: SERIES_RESULT if series.stage == "over" else SERIES,
        card=practice.series_line,
        going_on=practice.series_going_on,
        for_everybody="practice/series_result/for_everybody.html",
        exports={"csv": Export(".csv", CSV, lambda event, scene: series_csv(event.state, scene.texts))},
        publication=Publication("practice/series_result/published.html", series_page.published_page),
        room_board=series_room.face,
        log_values=series_log.values,
    ),
    "exercises": Activity(
        screen=lambda book: EXERCISES,
        card=practice.exercises_line,
        for_everybody="practice/exercises/for_everybody.html",
        exports={
            "csv": Export(
                ".csv", CSV, lambda event, scene: exercises_csv(event.state, scene.texts, scene.zone)
            )
        },
        log_values=exercises_log.values,
    ),
}
"""By the kind's name."""

AS_LAST_TIME = {"solo": solo_opening.AS_LAST_TIME, "against": AGAINST_AS_LAST_TIME}
BEGIN_DEMO: Callable[[Scene, Intent], Step] = begin_demo
GAME_OF_THE_DAY = solo_opening.GAME_OF_THE_DAY


def in_hand(event: OpenEvent | None, session: Session) -> OpenEvent | None:
    """Return the event as its screens see it, with the part of it that this device has in hand."""
    return event and activity_of(event).in_hand(event, session)


def activity_of(event: OpenEvent) -> Activity:
    return ACTIVITIES[event.kind.name]


def published_page(event: OpenEvent, app: str, at: int, zone: int) -> str:
    """Return the page of an event; of an exercise book there is none."""
    publication = activity_of(event).publication
    assert publication
    return page(event, publication, app, at, zone)


def live_page(event: OpenEvent | None, room: object = None) -> dict[str, Any]:
    """Return which page of an event is the newest, where one can be followed from outside."""
    return live(event, activity_of(event).publication, room) if event else {}


def newest_page(scene: Scene) -> dict[str, Any]:
    """Return that page too, the same that is published."""
    return with_page(scene, live_page(scene.event, scene.room), published_page)


def board_for_the_room(event: OpenEvent, now: int, zone: int, session: Session) -> dict[str, Any] | None:
    """Return the board of an event, or None where it has none."""
    face = activity_of(event).room_board
    return board(Room(event, now, zone, session), face) if face else None


def board_answer(scene: Scene, there: str | None) -> dict[str, Any]:
    """Return which version of its board the open event has, and the board where another version is there;
    None is where no board is. A wall of another tablet's room has the board that it was sent."""
    event = scene.event
    if event is None or not event.writing:
        return wall_answer(scene, there)
    now = version(event, scene.session)
    if there in (None, now):
        return {"board": now}
    return {"board": now, "public": board_for_the_room(event, scene.now, scene.zone, scene.session)}
