"""Who plays in the tournament: before the first round a list to fill, after it one to keep right."""

from collections import Counter
from collections.abc import Mapping

from markupsafe import Markup

from faristol.games.commitment import as_words
from faristol.screens.parts.finding import fits
from faristol.screens.parts.list_columns import Preview, preview
from faristol.screens.parts.pasted_lists import plain
from faristol.screens.parts.qr import qr
from faristol.screens.scene import Scene, Screen
from faristol.screens.sealed.promise import promise_text
from faristol.screens.tournament import drawing
from faristol.screens.tournament.drawing import lots_missing
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.figures import division_name, written_rating
from faristol.screens.tournament.in_hand import acts_in_division, division_tabs
from faristol.screens.tournament.notes import Looking, Notes, looking, notes
from faristol.screens.tournament.open_event import TournamentView, about, event_of, here, open_event
from faristol.screens.tournament.player_lines import LISTED
from faristol.screens.tournament.players import fee_intents, intents
from faristol.screens.tournament.players.advice import Advice, advice
from faristol.screens.tournament.players.money import (
    FeeCell,
    Money,
    OneFee,
    fee_cell,
    is_listed,
    money,
    one_fee,
)
from faristol.screens.tournament.round_clock import round_clock, ticking
from faristol.screens.tournament.undo import undo_label
from faristol.screens.view import view_value
from faristol.texts import Texts
from faristol.tournaments.course import places_now
from faristol.tournaments.dividing import FEWEST_TO_DIVIDE
from faristol.tournaments.event import Tournament
from faristol.tournaments.parts import part_of
from faristol.tournaments.players import PROVISIONAL, Player
from faristol.tournaments.standings import by_division
from faristol.tournaments.terms import CUP, LADDER, MANUAL, OF_TEAMS, ROUND_ROBIN

UPCOMING = 4
"""So many rounds ahead are in sight where an absence is marked."""


@view_value
class PlayerLine:
    player: Player
    division: str
    place: int | None
    """In the standings, or at first in the initial order; None for who comes in with the next round."""
    rating: str
    marks: list[tuple[str, str | None]]
    """What is to be known of the player, and of which kind each is."""
    here: bool | None
    """Whether the player is here for the next round; None of whom it cannot be said."""
    fee: FeeCell | None


@view_value
class OnePlayer:
    """What can be done about one player."""

    player: Player
    rating: str
    new: bool
    """Whether nothing has been published yet for the player, who may still be removed or rated."""
    upcoming: range
    later: range
    """The rounds for which an absence can be marked, those beyond the next few apart."""
    others: list[tuple[str, str]]
    """All other players by their names; those who are to meet this one next; those who never do."""
    locked: list[tuple[str, str]]
    forbidden: list[tuple[str, str]]
    free: bool
    """Whether the player can be paired by hand, or rest, in the next round."""
    may_forbid: bool


@view_value
class Promise:
    """The fingerprint of the secret."""

    words: tuple[str, ...]
    qr: Markup
    to_send: str


@view_value(kw_only=True)
class PlayersView(TournamentView):
    notes: Notes
    looking: Looking
    preview: Preview | None
    """How the list in the field is read."""
    rows: list[PlayerLine]
    searched: bool
    """Whether there is a field to search by."""
    with_clubs: bool
    may_enter: bool
    divisions: list[str]
    """Those that there are."""
    may_divide: bool
    count: str
    edited: OnePlayer | None
    money: Money | None
    fee: OneFee | None
    """That of the player who is put right."""
    advice: Advice | None
    lots_missing: bool
    promise: Promise | None


def view(scene: Scene) -> PlayersView:
    event, t, now = event_of(scene), texts_of(scene), notes(scene)
    at, promise = looking(scene), at_promise(scene)
    edited = event.hall.players.get(at.edited or "")
    return PlayersView(
        title=_title(scene),
        subtitle=about(event),
        back=f"{here(scene)}/players" if promise else here(scene) if event.rounds else "#/",
        back_name=t.gettext("Home") if not event.rounds and not promise else t.gettext("The tournament"),
        event=event,
        divisions_in_play=division_tabs(scene),
        here=here(scene),
        round_clock=round_clock(scene),
        playing=event.opened.language,
        undo=undo_label(open_event(scene), t),
        preview=preview(now.list, now.columns, LISTED, t) if now.list else None,
        rows=_rows(event, at, t),
        notes=now,
        looking=at,
        searched=len(event.hall.players) > 12 or bool(at.search),
        with_clubs=any(player.club for player in event.players.values()),
        may_enter=not event.ended and not (event.rounds and event.next_terms.mode == ROUND_ROBIN),
        divisions=[name for name in event.hall.divisions if name],
        may_divide=len(event.hall.players) >= FEWEST_TO_DIVIDE and not event.hall.rounds,
        count=_count(event, t),
        edited=_one_player(edited, part_of(event, edited.id)) if edited else None,
        money=money(scene),
        fee=one_fee(edited, scene) if edited else None,
        advice=advice(event, t) if not event.ended else None,
        lots_missing=lots_missing(event),
        promise=_promise(event, t) if promise else None,
    )


def at_promise(scene: Scene) -> bool:
    """Return whether the promise is on the screen, which has a page of its own."""
    event = event_of(scene)
    return scene.address.endswith("/players/promise") and lots_missing(event)


def _promise(event: Tournament, t: Texts) -> Promise:
    digest = event.opened.commitment
    words = as_words(digest, event.opened.language)
    facts = [(t.gettext("Event"), event.opened.name)]
    return Promise(words, qr(f"sha256:{digest}"), promise_text(words, digest, facts, t))


def _title(scene: Scene) -> str:
    return texts_of(scene).gettext("The promise") if at_promise(scene) else texts_of(scene).gettext("Players")


def _count(event: Tournament, t: Texts) -> str:
    """Return how many there are, and how many play in the next round."""
    players, play = t.ngettext("%(num)s player", "%(num)s players", len(event.players)), _playing(event)
    if play is None or play == len(event.players):
        return players % {"num": len(event.players)}
    in_round = t.ngettext("%(num)s plays in round %(round)s", "%(num)s play in round %(round)s", play) % {
        "num": play,
        "round": event.next,
    }
    return f"{players % {'num': len(event.players)}}, {in_round}"


def _playing(event: Tournament) -> int | None:
    """Return how many have an opponent in the next round; None where its draft will say it."""
    if event.ended or event.left < 1:
        return None
    there = {id: player for id, player in event.players.items() if player.plays_in(event.next)}
    if event.draft:
        return sum({pair.first, pair.second} <= there.keys() for pair in event.draft.pairs) * 2
    everybody = len(there) == len(event.players) and not event.resting
    if everybody or event.next_terms.mode in (*OF_TEAMS, CUP, ROUND_ROBIN):
        return None
    free = Counter(player.division for id, player in there.items() if id not in event.resting)
    return sum(many - many % 2 for many in free.values())


def _rows(event: Tournament, at: Looking, t: Texts) -> list[PlayerLine]:
    """Return those who are looked for, in the order of the classification: at first the ratings (MAL-T5)."""
    divided, places = event.hall.divided, _places(event.hall)
    return [
        PlayerLine(
            row.player,
            t.gettext("No division yet") if divided and not name else division_name(name, t),
            places.get(row.player.id),
            _rating(row.player, t),
            _marks(row.player, part_of(event, row.player.id), t),
            _here(row.player, part_of(event, row.player.id)),
            fee_cell(row.player, event, t) if event.fees.known else None,
        )
        for name, rows in by_division((event.hall if at.search else event).standings())
        for row in rows
        if fits(at.search, row.player.name, row.player.club) and is_listed(row.player, event, at.money)
    ]


def _places(event: Tournament) -> Mapping[str, int]:
    """Return the places in the standings; those in the initial order where nobody has played."""
    places = {**places_now(event)}
    for _, rows in by_division(event.placed):
        if not part_of(event, rows[0].player.id).rounds:
            places |= {row.player.id: at for at, row in enumerate(rows, 1)}
    return places


def _here(player: Player, event: Tournament) -> bool | None:
    """Return whether somebody is here for the next round; who comes to a ladder's evening is asked then."""
    if event.ended or event.next > event.planned or player.withdrawn is not None:
        return None
    if event.terms.mode == LADDER:
        return None
    return not player.misses(event.next)


def _rating(player: Player, t: Texts) -> str:
    return written_rating(PROVISIONAL if player.rating is None else player.rating, t)


def _marks(player: Player, event: Tournament, t: Texts) -> list[tuple[str, str | None]]:
    marks: list[tuple[str, str | None]] = []
    names = event.players
    if player.withdrawn is not None:
        mark = t.gettext("withdrawn from round %(n)s") if event.rounds else t.gettext("withdrawn")
        marks.append((mark % {"n": player.withdrawn}, "warn"))
    away, for_club = t.gettext("absent in round %(n)s"), t.gettext("evening %(n)s: plays for the club")
    marks += [
        ((for_club if n in player.for_club else away) % {"n": n}, "warn")
        for n in sorted(player.absent)
        if n >= len(event.rounds)
    ]
    if player.table:
        marks.append((t.gettext("always at table %(n)s") % {"n": player.table}, None))
    if player.away is not None:
        marks.append((t.gettext("absent from round %(n)s on") % {"n": player.away}, "warn"))
    if player.joined > 1:
        marks.append((t.gettext("from round %(n)s on") % {"n": player.joined}, None))
    if player.id in event.resting:
        rests = t.gettext("bye in round %(n)s, half a point") if player.id in event.halved else ""
        marks.append(((rests or t.gettext("bye in round %(n)s")) % {"n": event.next}, "ok"))
    for sentence, pairs in (
        (t.gettext("meets %(name)s"), event.locked),
        (t.gettext("never meets %(name)s"), event.forbidden),
    ):
        others = (other for pair in pairs if player.id in pair for other in pair if other != player.id)
        marks += [(sentence % {"name": names[other].name}, None) for other in others if other in names]
    return marks


def _one_player(player: Player, event: Tournament) -> OnePlayer:
    others = sorted(
        (other for other in event.players.values() if other.id != player.id),
        key=lambda other: plain(other.name),
    )
    pairing = event.stage in ("players", "draft", "between") and event.next <= event.planned
    busy = {*event.resting, *(each for pair in event.locked for each in pair)}
    robin = event.next_terms.mode == ROUND_ROBIN
    return OnePlayer(
        player,
        "" if player.rating is None else f"{player.rating:.12g}",
        player.joined >= event.next,
        range(event.next, min(event.planned, event.next + UPCOMING - 1) + 1),
        range(event.next + UPCOMING, event.planned + 1),
        [(other.id, other.name) for other in others],
        [_other(player, pair, event) for pair in event.locked if player.id in pair],
        [_other(player, pair, event) for pair in event.forbidden if player.id in pair],
        pairing and not robin and player.plays_in(event.next) and player.id not in busy,
        not event.ended and not robin and event.next_terms.mode != MANUAL,
    )


def _other(player: Player, pair: tuple[str, str], event: Tournament) -> tuple[str, str]:
    other = next(each for each in pair if each != player.id)
    return other, event.players[other].name if other in event.players else "–"


TOURNAMENT_PLAYERS = Screen(
    name="tournament_players",
    view=view,
    title=_title,
    clock=ticking,
    intents=acts_in_division(intents, fee_intents, drawing.draw, drawing.hear),
    watched=("take_division", "search", "edit", "done", "show"),
)
