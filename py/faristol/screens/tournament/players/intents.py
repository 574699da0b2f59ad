"""What the director does with the list of players, before the first round and at any time after."""

from dataclasses import replace
from typing import Any

from faristol.games.log import Entry
from faristol.screens.acts import Act
from faristol.screens.notice import Caution, Notice
from faristol.screens.parts.list_columns import chosen_columns, is_unseen, look_first
from faristol.screens.parts.pasted_lists import decoded
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Session
from faristol.screens.tournament.drawing import after, draft_gone
from faristol.screens.tournament.errors import ListUnreadable, NobodyChosen
from faristol.screens.tournament.evening_words import texts_of
from faristol.screens.tournament.notes import looking, looks_at, noted, notes
from faristol.screens.tournament.player_lines import LISTED, games_of, rating_of, table_of
from faristol.screens.tournament.players.pasted import read_list
from faristol.screens.tournament.same_name import same_name
from faristol.texts import Texts
from faristol.tournaments import changing, directing, opening
from faristol.tournaments.dividing import divide_by_rating
from faristol.tournaments.event import Tournament
from faristol.tournaments.facts import in_division
from faristol.tournaments.parts import part_named, part_of
from faristol.tournaments.players import Player
from faristol.tournaments.terms import HALVES, ROUND_ROBIN, System

# --- the list


def enter(scene: Scene, event: Tournament, t: Texts, fields: dict[str, str]) -> Act:
    player = Player(
        next(opening.new_ids(event)),
        fields.get("player", ""),
        rating_of(fields.get("rating", "")),
        games_of(fields.get("games", "")),
        fields.get("club", ""),
        fields.get("category", ""),
        division=fields.get("division", ""),
    )
    entries = opening.enter_player(event, player)
    name = entries[0]["name"]
    announcement, division = t.gettext("%(name)s is entered."), part_named(event, entries[0]["division"])
    if division.rounds:
        announcement = t.gettext("%(name)s plays from round %(n)s on.")
    announcement %= {"name": name, "n": division.next}
    notice = same_name(event.hall, name, t) or draft_gone(scene, entries)
    return Step(entries, session=noted(scene), focus="player", announce=announcement, notice=notice)


def _changes(scene: Scene, entries: list[Entry], **more: Any) -> Step:
    """Return the step of what changes the field of players."""
    return Step(entries, notice=draft_gone(scene, entries), **more)


def read_file(scene: Scene, intent: Intent) -> Act:
    """Put the file's text into the field, to be looked through before anybody is entered."""
    return Step(session=noted(scene, list=decoded(intent.file or b""), columns=()), focus="list")


def keep_list(scene: Scene, fields: dict[str, str]) -> Act:
    """Keep what is in the field, and what its columns were said to hold."""
    return _with_list(scene, fields)


def _with_list(scene: Scene, fields: dict[str, str]) -> Session:
    return noted(scene, list=fields["list"], columns=_columns(scene, fields))


def _columns(scene: Scene, fields: dict[str, str]) -> tuple[str, ...]:
    return chosen_columns(fields, notes(scene).list, LISTED, texts_of(scene))


def enter_list(scene: Scene, event: Tournament, t: Texts, fields: dict[str, str]) -> Act:
    """Enter the players of a list; one that is not plain is looked through first."""
    players, problems = read_list(fields["list"], event, t, _columns(scene, fields))
    if problems:
        raise ListUnreadable(problems="\n".join(problems))
    if is_unseen(fields, notes(scene).list, LISTED, t):
        return Step(session=_with_list(scene, fields), focus="column-0", notice=look_first(t))
    entries = opening.enter_players(event, players)
    announcement = t.ngettext("%(num)s player entered", "%(num)s players entered", len(entries))
    session = noted(scene, list="", columns=(), lists=notes(scene).lists + 1)
    announcement %= {"num": len(entries)}
    return _changes(scene, entries, session=session, focus="work", announce=announcement)


def to_name(scene: Scene) -> Act:
    """Go to the field for the name of somebody who is missing."""
    return Step(session=looks_at(scene, edited=None), focus="player")


def search(scene: Scene, search: str = "") -> Act:
    return looks_at(scene, search=search)


def write_room(scene: Scene, room: str = "") -> Act:
    return noted(scene, room=room)


# --- how many rounds, and of what kind


def rounds(event: Tournament, rounds: int) -> Act:
    return Step(opening.change_rounds(event, rounds), focus="work")


def round_robin(scene: Scene, event: Tournament, rounds: int) -> Act:
    """Make it a round robin, as is better for a few players: once, in the order of the ratings."""
    if event.whole:
        one = System(ROUND_ROBIN)
        planned = [each for n in range(1, rounds + 1) for each in opening.plan_round(event, n, one)]
        return _changes(scene, [*opening.change_rounds(event, rounds), *planned], focus="work")
    terms = replace(event.terms, mode=ROUND_ROBIN, first_round=HALVES)
    changed = opening.change_terms(event, terms)
    entries = [*changed, *opening.change_rounds(event, rounds)]
    return _changes(scene, entries, focus="work")


def divide(scene: Scene, event: Tournament, divisions: str = "") -> Act:
    """Put all players into so many divisions, by their ratings."""
    return _changes(scene, divide_by_rating(event, divisions), focus="list-title")


# --- one player


def edit(scene: Scene, event: Tournament, player: str) -> Act:
    """Open a player: once rounds are played it is mostly about an absence."""
    event = part_of(event, player)
    begun = bool(event.rounds) and not event.ended
    return Step(session=looks_at(scene, edited=player), focus="there" if begun else "player")


def done(scene: Scene) -> Act:
    return Step(session=looks_at(scene, edited=None), focus=f"of-{looking(scene).edited}")


def change(scene: Scene, event: Tournament, player: str, fields: dict[str, str]) -> Act:
    """Put a player right; the form has the name under what the button calls the player."""
    in_hand, event = event, part_of(event, player)
    before = opening.known(event, player)
    rating = rating_of(fields["rating"]) if "rating" in fields else before.rating
    games = games_of(fields["games"]) if "games" in fields else before.games
    right = replace(
        before,
        name=fields.get("player", ""),
        rating=rating,
        games=games,
        club=fields.get("club", ""),
        category=fields.get("category", ""),
        division=fields.get("division", before.division),
        table=table_of(fields["table"]) if "table" in fields else before.table,
    )
    entries = _corrected(event, right, fields.get("why", ""))
    listed = in_hand.whole is None or right.division.strip() == in_hand.part
    focus = f"of-{player}" if listed else "work"
    step = _changes(scene, entries, session=looks_at(scene, edited=None), focus=focus)
    return replace(step, notice=_absences_gone(scene, event, player, entries) or step.notice)


def _absences_gone(scene: Scene, event: Tournament, player: str, entries: list[Entry]) -> Notice | None:
    """Return a notice where somebody comes into a division whose rounds have other numbers."""
    there = after(event.hall, in_division(event, entries)).players[player]
    if event.players[player].absent == there.absent:
        return None
    return Caution(
        texts_of(scene).gettext("%(name)s is no longer marked as absent.") % {"name": there.name},
        texts_of(scene).gettext(
            "The rounds are numbered differently in the new division: mark the absence again."
        ),
    )


def _corrected(event: Tournament, player: Player, why: str) -> list[Entry]:
    """Return the entries of a correction: another rating has one of its own once a round was paired by it."""
    before = event.players[player.id]
    if before.joined >= event.next or player.rating == before.rating:
        return opening.change_player(event, player)
    entries = changing.correct_rating(event, player.id, player.rating, why)
    rest = replace(player, rating=before.rating)
    return entries if rest == before else [*opening.change_player(event, rest), *entries]


def remove(scene: Scene, event: Tournament, player: str) -> Act:
    event = part_of(event, player)
    entries = opening.remove_player(event, player)
    return _changes(scene, entries, session=looks_at(scene, edited=None), focus="player")


def withdraw(scene: Scene, event: Tournament, player: str) -> Act:
    event = part_of(event, player)
    return _changes(scene, opening.withdraw(event, player))


def bring_back(scene: Scene, event: Tournament, player: str) -> Act:
    event = part_of(event, player)
    return _changes(scene, opening.bring_back(event, player))


def absent(scene: Scene, event: Tournament, player: str, round: int) -> Act:
    """Mark that somebody misses a round; the same again takes it back."""
    event = part_of(event, player)
    known = opening.known(event, player)
    if known.away is not None and known.away <= round and round not in known.absent:
        return _changes(scene, opening.mark_back(event, player))
    away = round in known.absent
    act = opening.mark_present if away else opening.mark_absent
    return _changes(scene, act(event, player, round))


def away(scene: Scene, event: Tournament, player: str) -> Act:
    """Mark that somebody misses all rounds from the next one on; the same again takes it back."""
    event = part_of(event, player)
    act = opening.mark_away if opening.known(event, player).away is None else opening.mark_back
    return _changes(scene, act(event, player))


def rest(scene: Scene, event: Tournament, player: str) -> Act:
    event = part_of(event, player)
    if player not in event.resting:
        return _changes(scene, directing.give_bye(event, player))
    return _changes(scene, directing.take_bye(event, player))


def rest_for_half(scene: Scene, event: Tournament, player: str) -> Act:
    """Give half a point for a round that is missed; the same again takes it back."""
    event = part_of(event, player)
    if player not in event.resting:
        return _changes(scene, directing.give_bye(event, player, half=True))
    return _changes(scene, directing.take_bye(event, player))


# --- two players


def lock(scene: Scene, event: Tournament, player: str, other: str = "") -> Act:
    event = part_of(event, player)
    return _changes(scene, directing.lock_pair(event, player, _chosen(other)), focus=f"unlock-{other}")


def unlock(scene: Scene, event: Tournament, player: str, other: str) -> Act:
    event = part_of(event, player)
    return _of_two(scene, directing.unlock_pair(event, player, other))


def forbid(scene: Scene, event: Tournament, player: str, other: str = "") -> Act:
    event = part_of(event, player)
    return _of_two(scene, directing.forbid_pair(event, player, _chosen(other)))


def allow(scene: Scene, event: Tournament, player: str, other: str) -> Act:
    event = part_of(event, player)
    return _of_two(scene, directing.allow_pair(event, player, other))


def _of_two(scene: Scene, entries: list[Entry]) -> Step:
    return _changes(scene, entries, focus="other")


def _chosen(other: str) -> str:
    if not other:
        raise NobodyChosen
    return other
