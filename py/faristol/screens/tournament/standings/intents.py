"""What is done on the standings: another round, another order, a rating list, paper."""

from dataclasses import replace

from faristol.errors import refusal
from faristol.screens.acts import Act
from faristol.screens.parts.pasted_lists import decoded
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.tournament.standings import rating_list
from faristol.screens.tournament.standings.place import choose, chosen, order
from faristol.texts import N_, Texts
from faristol.tournaments import opening
from faristol.tournaments.criteria import order_of
from faristol.tournaments.event import Tournament
from faristol.tournaments.recommended import recommended

UnreadableRatingList = refusal(
    "tournament.unreadable-rating-list",
    N_("The rating list was not read; nothing has changed."),
    N_("Correct these lines:\n%(problems)s"),
    field="list",
)
NothingToRate = refusal(
    "tournament.nothing-to-rate",
    N_("No rating of this tournament would change."),
    N_("The list has none of this tournament’s players, or they have these ratings already."),
    field="list",
)


def after(scene: Scene, round: int) -> Act:
    """Show the standings as they were after a round."""
    return choose(scene, after=round, part=0)


def part(scene: Scene, part: int) -> Act:
    """Show another part of a long list."""
    return Step(session=choose(scene, part=part), focus="work")


def look_by(scene: Scene, order: str) -> Act:
    """Show another order, which changes nothing of the tournament."""
    return choose(scene, order=order_of(order), part=0)


def count_by(scene: Scene, event: Tournament) -> Act:
    """Let the tournament count by the order that is shown, in its standings and in its next pairings."""
    terms = replace(event.terms, scoring=order(scene))
    return Step(opening.change_terms(event, terms), session=choose(scene, order=""))


def recommend(scene: Scene, event: Tournament) -> Act:
    """Let the tournament count by the order that is recommended for its kind."""
    terms = replace(event.terms, scoring=recommended(event.terms))
    return Step(opening.change_terms(event, terms), session=choose(scene, order=""))


def read_list(scene: Scene, intent: Intent) -> Act:
    """Put the text of a file into the field, to be looked through before anything changes."""
    return look_through(scene, decoded(intent.file or b""))


def look_through(scene: Scene, list: str = "") -> Act:
    return Step(session=choose(scene, list=list), focus="list-read" if list else "work")


def leave_list(scene: Scene) -> Act:
    return Step(session=choose(scene, list=""), focus="work")


def take_list(scene: Scene, intent: Intent, event: Tournament, t: Texts, fields: dict[str, str]) -> Act:
    """Import the list that was looked through; one that was written anew is looked through first."""
    read = chosen(scene).list
    if fields.get("list", read).splitlines() != read.splitlines():
        return look_through(scene, fields.get("list", ""))
    found = rating_list.read(read, event, t)
    if found.problems:
        raise UnreadableRatingList(problems="\n".join(found.problems))
    entries = rating_list.change_ratings(event, found)
    if not entries:
        raise NothingToRate
    announcement = t.ngettext("%(num)s rating imported", "%(num)s ratings imported", len(entries))
    return Step(
        entries,
        session=choose(scene, list=""),
        focus="work",
        announce=announcement % {"num": len(entries)},
    )
