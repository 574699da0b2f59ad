"""A league: everybody's place over its events, which events they are, and who may be one person."""

from collections.abc import Mapping, Sequence

from markupsafe import Markup

from faristol.competitions.league import League, persons
from faristol.competitions.league_facts import FACTS, EventTaken
from faristol.competitions.same_player import Called
from faristol.competitions.worths import EventKind
from faristol.games.log import last_act
from faristol.screens.acts import acts
from faristol.screens.forms.questions import Question
from faristol.screens.league.classification import intents
from faristol.screens.league.classification.intents import PRINTED, league_of, reads
from faristol.screens.league.classification.lines import LeagueLine, lines
from faristol.screens.league.classification.player import PlayerSeason, shown_player
from faristol.screens.league.terms import TERMS, terms_sentence, worth_sentences
from faristol.screens.parts.event_cards import Card
from faristol.screens.parts.paper_pages import filled
from faristol.screens.rendering import render_page
from faristol.screens.scene import OpenEvent, Scene, Screen
from faristol.screens.view import View, view_value
from faristol.texts import N_, Texts, texts

KINDS_OF_ONE: Mapping[EventKind, str] = {
    "duplicate": N_("duplicate"),
    "tournament": N_("tournament"),
    "game": N_("single game"),
}
PAGE = 26.0
"""How many lines of the classification a page of paper has room for."""


@view_value
class EventRow:
    event: EventTaken
    date: str
    grown: bool
    """Whether the event has gone on since it was taken in."""
    kind: str = ""
    """What kind of event it is, where that matters."""


@view_value
class Offered:
    stream: str
    name: str
    when: str


@view_value(kw_only=True)
class LeagueView(View):
    league: League
    here: str
    playing: str
    undo: str | None
    lines: Sequence[LeagueLine]
    player: PlayerSeason | None
    events: Sequence[EventRow]
    offered: Sequence[Offered]
    """The events of this device that could count and are not in the league."""
    doubts: Sequence[tuple[Called, Called]]
    terms: str
    worths: Sequence[str]
    asked: Mapping[str, tuple[Question, ...]]
    asking: bool
    """Whether what counts is being changed."""
    may_write: bool
    printed: Markup | None


def view(scene: Scene) -> LeagueView:
    assert scene.event
    opened, league, t = scene.event, league_of(scene), scene.texts
    listed = lines(league, t)
    return LeagueView(
        title=league.opened.name,
        subtitle=t.gettext("League"),
        back="#/",
        back_name=t.gettext("Home"),
        league=league,
        here=f"#/event/{opened.stream}",
        playing=league.opened.language,
        undo=_undo_label(opened, t),
        lines=listed,
        player=shown_player(scene, listed),
        events=event_rows(league, t, scene.zone, scene.cards),
        offered=_offered(league, scene),
        doubts=persons(league)[1],
        terms=terms_sentence(league, t),
        worths=worth_sentences(league, t),
        asked=TERMS.asked(intents.terms_asked(scene, {})),
        asking=bool(TERMS.draft(scene)) or not scene.problems.keys().isdisjoint(TERMS.fields),
        may_write=opened.writing and opened.broken is None,
        printed=_printed(scene, league),
    )


def event_rows(league: League, t: Texts, zone: int, cards: Sequence[Card] = ()) -> list[EventRow]:
    lengths = {card["stream"]: card["entries"] for card in cards}
    return [
        EventRow(
            event,
            t.date(event.held, zone),
            lengths.get(event.stream, 0) > event.entries,
            t.gettext(KINDS_OF_ONE[event.kind]) if league.by_kind else "",
        )
        for event in league.events
    ]


def _offered(league: League, scene: Scene) -> list[Offered]:
    taken = {event.stream for event in league.events}
    return [
        Offered(card["stream"], _name_of(card), scene.texts.when(card["at"], scene.now, scene.zone))
        for card in scene.cards
        if card["stream"] not in taken and _may_count(card, league)
    ]


def _name_of(card: Card) -> str:
    return card["name"] or " – ".join(card["players"])


def _may_count(card: Card, league: League) -> bool:
    """Return whether an event of this device has begun and is of a kind that counts."""
    if card["kind"] == "classic":
        return league.by_kind and card["final"] and "computer" not in card
    of_season = card["kind"] == "tournament" and league.by_kind
    return (card["kind"] == "duplicate" or of_season) and card["phase"] != "players"


def _undo_label(event: OpenEvent, t: Texts) -> str | None:
    act = last_act(event.entries, event.kind.facts.final)
    if not act or not event.writing:
        return None
    sentence = FACTS.undo_sentence(act)
    return t.gettext(sentence) if sentence else None


def _printed(scene: Scene, league: League) -> Markup | None:
    """Return the classification on paper, for the very tap that asked for it."""
    if not scene.session.get(PRINTED, about=scene.now):
        return None
    t = texts(league.opened.publication)
    return render_page(
        "league/classification/paper.html",
        t.language,
        league=league,
        playing=league.opened.language,
        pages=list(filled(lines(league, t), PAGE, lambda line: 1.4 if line.tie else 1)),
        events=event_rows(league, t, scene.zone),
        terms=terms_sentence(league, t),
        worths=worth_sentences(league, t),
        app=scene.app,
    )


LEAGUE = Screen(
    name="league",
    view=view,
    title=lambda scene: str(league_of(scene).opened.name),
    intents=acts(intents),
    events=True,
    reads=reads,
    watched=("print", "player"),
)
