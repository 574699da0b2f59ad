"""The result of a game for one: per cent, round by round, what was missed, and the code for a friend."""

from dataclasses import dataclass
from datetime import date

from faristol.practice.days import calendar, is_played
from faristol.practice.solo.event import Solo, Start, summary
from faristol.practice.solo.rounds import Round
from faristol.screens.acts import Act, acts
from faristol.screens.notice import Caution
from faristol.screens.parts.calendar_days import today
from faristol.screens.parts.faces import TileFace, faces
from faristol.screens.parts.letters import PlayLetters, place_and_letters
from faristol.screens.practice import solo_sentences
from faristol.screens.practice.played_round import PlayedRound, played_round
from faristol.screens.practice.solo_game import open_event, solo_of
from faristol.screens.scene import Scene, Screen, Step
from faristol.screens.session import Session, Slot
from faristol.screens.view import View, view_value
from faristol.texts import Texts, minutes_and_seconds, per_cent


@dataclass(frozen=True)
class Here:
    round: int | None = None
    shown: str = ""
    """Which play lies on the board."""
    copied: bool = False


HERE = Slot("solo_result", Here, of="event")


@view_value
class RoundRow:
    """A line of the table of rounds."""

    round: Round
    rack: str
    own: PlayLetters | None
    master: PlayLetters
    time: str | None
    """What it counts in topping."""


@view_value
class OfTheDay:
    """How a game of the day stands among the player's own."""

    figures: tuple[tuple[str, str, str | None], ...]
    counts: str
    """What it does not count for, if so."""
    is_today: bool


@view_value(kw_only=True)
class SoloResultView(View):
    event: Solo
    playing: str
    here: str
    percent: str
    tops: int
    time: str | None
    topping: str | None
    """What all rounds count, where the time counts."""
    price: int
    rows: tuple[RoundRow, ...]
    seen: PlayedRound | None
    rack_tiles: tuple[TileFace, ...]
    ended: str | None
    began_there: Start | None
    """The round of a duplicate from which it went on, if that lies on this device."""
    of_day: OfTheDay | None
    to_send: str
    copied: bool


def view(scene: Scene) -> SoloResultView:
    event, t = solo_of(scene), scene.texts
    round_, here = chosen(scene, event), scene.session.get(HERE, Here())
    return SoloResultView(
        title=title(scene),
        subtitle=event.opened.name,
        back="#/",
        back_name=t.gettext("Home"),
        event=event,
        playing=event.tile_set.language,
        here=f"#/event/{open_event(scene).stream}",
        percent=per_cent(event.percent, t.language),
        tops=sum(each.is_top for each in event.played),
        time=None if event.topping else _time(event),
        topping=minutes_and_seconds(1000 * event.time) if event.topping else None,
        price=sum(each.price for each in event.played),
        rows=round_rows(event),
        seen=played_round(event, round_, here.shown, t) if round_ else None,
        rack_tiles=faces(event.tile_set, event.tile_set.sort(round_.rack), t) if round_ else (),
        ended=_ended(event, t),
        began_there=_began_there(scene, event),
        of_day=_of_day(scene, event) if event.date else None,
        to_send=solo_sentences.to_send(event, t),
        copied=here.copied,
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("The result")


def chosen(scene: Scene, event: Solo) -> Round | None:
    """Return the round that was tapped, else the one that cost most."""
    number = scene.session.get(HERE, Here()).round
    costliest = max(event.played, key=lambda each: each.missed, default=None)
    return next((each for each in event.played if each.number == number), costliest)


def round_rows(event: Solo) -> tuple[RoundRow, ...]:
    return tuple(_row(event, each) for each in event.played)


def _row(event: Solo, round_: Round) -> RoundRow:
    assert round_.master and round_.proposal
    own = place_and_letters(event.tile_set, round_.proposal.play) if round_.proposal.play else None
    rack = event.tile_set.line(event.tile_set.sort(round_.rack))
    time = minutes_and_seconds(1000 * event.time_of(round_)) if event.topping else None
    return RoundRow(round_, rack, own, place_and_letters(event.tile_set, round_.master.play), time)


def _time(event: Solo) -> str | None:
    spent = [each.seconds for each in event.played if each.seconds is not None]
    return minutes_and_seconds(1000 * sum(spent)) if spent else None


def _ended(event: Solo, t: Texts) -> str | None:
    """Return why the game ended, where it was not by the rounds that had been planned."""
    return {
        "player": solo_sentences.ended_early(event, t),
        "tiles": t.gettext("No valid rack was left."),
    }.get(event.ended or "")


def _of_day(scene: Scene, event: Solo) -> OfTheDay:
    """Return the place among the last thirty days in the same language, and the days in a row in any."""
    t, now = scene.texts, today(scene.now, scene.zone)
    mine = calendar([card for card in scene.cards if card["language"] == event.tile_set.language], now)
    place, days = mine.place(date.fromisoformat(event.date or "")), calendar(scene.cards, now)
    figures: list[tuple[str, str, str | None]] = [(t.gettext("Days in a row"), str(days.streak), None)]
    if place:
        among = f"{place} / {len(mine.compared)}"
        figures = [(t.gettext("Place in thirty days"), among, None), *figures]
    counts = t.gettext("It counts as played, but not among the days in a row: its day was over.")
    if not is_played(summary(event)):
        counts = t.gettext("It does not count as played, as it was ended early.")
    elif event.opened.begun is None:
        counts = ""
    return OfTheDay(tuple(figures), counts, event.date == now.isoformat())


def _began_there(scene: Scene, event: Solo) -> Start | None:
    start = event.opened.start
    return start if start and any(card["stream"] == start.stream for card in scene.cards) else None


# --- what is done


def go_to(scene: Scene, t: Texts, round: int) -> Act:
    event = solo_of(scene)
    round_ = next((each for each in event.played if each.number == round), None)
    if round_ is None or round_.master is None:
        return []
    sentence = t.gettext("Round %(n)s, the master play is %(play)s, points: %(points)s") % {
        "n": round,
        "play": round_.master.play,
        "points": round_.master.points,
    }
    return Step(session=scene.session.put(HERE, Here(round)), announce=sentence)


def show(scene: Scene, play: str) -> Act:
    """Show another play of the round on the board; the same again, and the master play is back."""
    round_ = chosen(scene, solo_of(scene))
    before = scene.session.get(HERE, Here()).shown
    if round_ is None:
        return []
    return scene.session.put(HERE, Here(round_.number, "" if before == play else play))


def copied(session: Session, t: Texts, copied: str | None = None) -> Act:
    if copied == "yes":
        return Step(session=session.change(HERE, copied=True), announce=t.gettext("Copied."))
    return Step(
        notice=Caution(
            t.gettext("This browser cannot copy."), t.gettext("The text is selected: copy it by hand.")
        )
    )


SOLO_RESULT = Screen(
    name="solo_result", view=view, title=title, intents=acts(go_to, show, copied), events=True
)
