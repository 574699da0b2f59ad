"""What the director does with the list of players, before the first round and at any time after."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from faristol.games.log import Entry
from faristol.screens.notice import Caution, Notice
from faristol.screens.parts.list_columns import chosen_columns, is_unseen, look_first
from faristol.screens.parts.pasted_lists import decoded, plain
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.drawing import draft_gone, draw, hear_and_draw
from faristol.screens.tournament.errors import ListUnreadable, NobodyChosen
from faristol.screens.tournament.notes import looking, looks_at, noted, notes
from faristol.screens.tournament.open_event import event_of
from faristol.screens.tournament.player_lines import LISTED, games_of, rating_of, table_of
from faristol.screens.tournament.players.pasted import read_list
from faristol.tournaments import changing, directing, opening
from faristol.tournaments.dividing import divide_by_rating
from faristol.tournaments.event import Tournament
from faristol.tournaments.players import Player
from faristol.tournaments.terms import HALVES, ROUND_ROBIN

# --- the list


def enter(scene: Scene, intent: Intent) -> Step:
    event, t, fields = event_of(scene), scene.texts, intent.fields
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
    announcement = t.gettext("%(name)s is entered.") % {"name": name}
    if event.rounds:
        announcement = t.gettext("%(name)s plays from round %(n)s on.") % {"name": name, "n": event.next}
    notice = _twice(scene, event, name) or draft_gone(scene)
    return Step(entries=entries, session=noted(scene), focus="player", announce=announcement, notice=notice)


def _twice(scene: Scene, event: Tournament, name: str) -> Notice | None:
    """Return a notice where two have the same name. Nothing forbids it: father and son may both play."""
    if plain(name) not in {plain(player.name) for player in event.players.values()}:
        return None
    t = scene.texts
    return Caution(
        t.gettext("There are two players called %(name)s.") % {"name": name},
        t.gettext("Write more of their names, to tell them apart, or remove one."),
    )


def _changes(scene: Scene, entries: list[Entry], **more: Any) -> Step:
    """Return the step of what changes the field of players."""
    return Step(entries=entries, notice=draft_gone(scene), **more)


def read_file(scene: Scene, intent: Intent) -> Step:
    """Put the file's text into the field, to be looked through before anybody is entered."""
    return Step(session=noted(scene, list=decoded(intent.file or b""), columns=()), focus="list")


def keep_list(scene: Scene, intent: Intent) -> Step:
    """Keep what is in the field, and what its columns were said to hold."""
    return Step(session=noted(scene, list=intent.fields["list"], columns=_columns(scene, intent)))


def _columns(scene: Scene, intent: Intent) -> tuple[str, ...]:
    return chosen_columns(intent.fields, notes(scene).list, LISTED, scene.texts)


def enter_list(scene: Scene, intent: Intent) -> Step:
    """Enter the players of a list; one that is not plain is looked through first."""
    event, t = event_of(scene), scene.texts
    players, problems = read_list(intent.fields["list"], event, t, _columns(scene, intent))
    if problems:
        raise ListUnreadable(problems="\n".join(problems))
    if is_unseen(intent.fields, notes(scene).list, LISTED, t):
        return replace(keep_list(scene, intent), focus="column-0", notice=look_first(t))
    entries = opening.enter_players(event, players)
    announcement = t.ngettext("%(num)s player entered", "%(num)s players entered", len(entries))
    session = noted(scene, list="", columns=(), lists=notes(scene).lists + 1)
    announcement %= {"num": len(entries)}
    return _changes(scene, entries, session=session, focus="work", announce=announcement)


def to_name(scene: Scene, intent: Intent) -> Step:
    """Go to the field for the name of somebody who is missing."""
    return Step(session=looks_at(scene, edited=None), focus="player")


def search(scene: Scene, intent: Intent) -> Step:
    return Step(session=looks_at(scene, search=intent.fields.get("search", "")))


def write_room(scene: Scene, intent: Intent) -> Step:
    return Step(session=noted(scene, room=intent.fields.get("room", "")))


# --- how many rounds, and of what kind


def rounds(scene: Scene, intent: Intent) -> Step:
    return Step(entries=opening.change_rounds(event_of(scene), int(intent.data["rounds"])), focus="work")


def round_robin(scene: Scene, intent: Intent) -> Step:
    """Make it a round robin, as is better for a few players: once, in the order of the ratings."""
    event = event_of(scene)
    terms = replace(event.terms, mode=ROUND_ROBIN, first_round=HALVES)
    changed = opening.change_terms(event, terms)
    entries = [*changed, *opening.change_rounds(event, int(intent.data["rounds"]))]
    return Step(entries=entries, focus="work")


def divide(scene: Scene, intent: Intent) -> Step:
    """Put all players into so many divisions, by their ratings."""
    return _changes(
        scene, divide_by_rating(event_of(scene), intent.fields.get("divisions", "")), focus="list-title"
    )


# --- one player


def edit(scene: Scene, intent: Intent) -> Step:
    return Step(session=looks_at(scene, edited=intent.data["player"]), focus="player")


def done(scene: Scene, intent: Intent) -> Step:
    return Step(session=looks_at(scene, edited=None), focus=f"of-{looking(scene).edited}")


def change(scene: Scene, intent: Intent) -> Step:
    event, id, fields = event_of(scene), intent.data["player"], intent.fields
    before = opening.known(event, id)
    rating = rating_of(fields["rating"]) if "rating" in fields else before.rating
    games = games_of(fields["games"]) if "games" in fields else before.games
    player = replace(
        before,
        name=fields.get("player", ""),
        rating=rating,
        games=games,
        club=fields.get("club", ""),
        category=fields.get("category", ""),
        division=fields.get("division", before.division),
        table=table_of(fields["table"]) if "table" in fields else before.table,
    )
    entries = _corrected(event, player, fields.get("why", ""))
    return _changes(scene, entries, session=looks_at(scene, edited=None), focus=f"of-{id}")


def _corrected(event: Tournament, player: Player, why: str) -> list[Entry]:
    """Return the entries of a correction: another rating has one of its own once a round was paired by it."""
    before = event.players[player.id]
    if before.joined >= event.next or player.rating == before.rating:
        return opening.change_player(event, player)
    entries = changing.correct_rating(event, player.id, player.rating, why)
    rest = replace(player, rating=before.rating)
    return entries if rest == before else [*opening.change_player(event, rest), *entries]


def remove(scene: Scene, intent: Intent) -> Step:
    entries = opening.remove_player(event_of(scene), intent.data["player"])
    return _changes(scene, entries, session=looks_at(scene, edited=None), focus="player")


def withdraw(scene: Scene, intent: Intent) -> Step:
    return _changes(scene, opening.withdraw(event_of(scene), intent.data["player"]))


def bring_back(scene: Scene, intent: Intent) -> Step:
    return _changes(scene, opening.bring_back(event_of(scene), intent.data["player"]))


def absent(scene: Scene, intent: Intent) -> Step:
    """Mark that somebody misses a round; the same again takes it back."""
    event, player, number = event_of(scene), intent.data["player"], int(intent.data["round"])
    known = opening.known(event, player)
    if known.away is not None and known.away <= number and number not in known.absent:
        return _changes(scene, opening.mark_back(event, player))
    away = number in known.absent
    act = opening.mark_present if away else opening.mark_absent
    return _changes(scene, act(event, player, number))


def away(scene: Scene, intent: Intent) -> Step:
    """Mark that somebody misses all rounds from the next one on; the same again takes it back."""
    event, player = event_of(scene), intent.data["player"]
    act = opening.mark_away if opening.known(event, player).away is None else opening.mark_back
    return _changes(scene, act(event, player))


def rest(scene: Scene, intent: Intent) -> Step:
    event, player = event_of(scene), intent.data["player"]
    if player not in event.resting:
        return _changes(scene, directing.give_bye(event, player))
    return _changes(scene, directing.take_bye(event, player))


def rest_for_half(scene: Scene, intent: Intent) -> Step:
    """Give half a point for a round that is missed; the same again takes it back."""
    event, player = event_of(scene), intent.data["player"]
    if player not in event.resting:
        return _changes(scene, directing.give_bye(event, player, half=True))
    return _changes(scene, directing.take_bye(event, player))


# --- two players


def lock(scene: Scene, intent: Intent) -> Step:
    return _of_two(scene, intent, directing.lock_pair, _other(intent))


def unlock(scene: Scene, intent: Intent) -> Step:
    return _of_two(scene, intent, directing.unlock_pair, intent.data["other"])


def forbid(scene: Scene, intent: Intent) -> Step:
    return _of_two(scene, intent, directing.forbid_pair, _other(intent))


def allow(scene: Scene, intent: Intent) -> Step:
    return _of_two(scene, intent, directing.allow_pair, intent.data["other"])


def _of_two(
    scene: Scene, intent: Intent, act: Callable[[Tournament, str, str], list[Entry]], other: str
) -> Step:
    return _changes(scene, act(event_of(scene), intent.data["player"], other), focus="other")


def _other(intent: Intent) -> str:
    if not intent.fields.get("other"):
        raise NobodyChosen
    return intent.fields["other"]


INTENTS = {
    "enter": enter,
    "read_file": read_file,
    "keep_list": keep_list,
    "enter_list": enter_list,
    "to_name": to_name,
    "search": search,
    "write_room": write_room,
    "rounds": rounds,
    "divide": divide,
    "round_robin": round_robin,
    "edit": edit,
    "done": done,
    "change": change,
    "remove": remove,
    "withdraw": withdraw,
    "bring_back": bring_back,
    "absent": absent,
    "away": away,
    "rest": rest,
    "rest_for_half": rest_for_half,
    "lock": lock,
    "unlock": unlock,
    "forbid": forbid,
    "allow": allow,
    "draw": draw,
    "hear": hear_and_draw,
}
