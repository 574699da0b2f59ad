"""What is done on the results: looked at, put right, closed and opened again, printed."""

from faristol.games import judging_draws as drawing
from faristol.games.duplicate import claims
from faristol.games.duplicate.errors import NoSuchMinutes, NotNow
from faristol.practice.lost_racks import of_duplicate
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.results import correcting, two_rooms
from faristol.screens.duplicate.results.place import choose, place_of
from faristol.screens.duplicate.wrong_master import wrong
from faristol.screens.parts import practising
from faristol.screens.scene import Intent, Scene, Step

MOST_MINUTES = 999


def after(scene: Scene, intent: Intent) -> Step:
    """The classification as it was after a round."""
    return Step(session=choose(scene, after=int(intent.data["round"]), part=None))


def part(scene: Scene, intent: Intent) -> Step:
    """Another part of a long list."""
    return Step(session=choose(scene, part=int(intent.data["part"])), focus="work")


def show(scene: Scene, intent: Intent) -> Step:
    """A play of the list onto the board; without one, the board as the players had it."""
    shown = {"round": int(intent.data["round"]), "play": intent.data.get("play", "")}
    return Step(session=choose(scene, shown=shown))


def open_claims(scene: Scene, intent: Intent) -> Step:
    minutes = intent.fields.get("minutes", "").strip()
    if not minutes.isdecimal() or not 1 <= int(minutes) <= MOST_MINUTES:
        raise NoSuchMinutes(minutes=minutes, most=MOST_MINUTES)
    return Step(entries=claims.open_claims(event_of(scene), int(minutes), intent.at), focus="work")


def ask_final(scene: Scene, intent: Intent) -> Step:
    return Step(session={**scene.session, "ending": True})


def make_final(scene: Scene, intent: Intent) -> Step:
    rest = {key: value for key, value in choose(scene, edit=None).items() if key != "ending"}
    return Step(entries=claims.make_final(event_of(scene)), session=rest, focus="work")


def ask_reopen(scene: Scene, intent: Intent) -> Step:
    return Step(session=choose(scene, reopening=True), focus="why")


def reopen(scene: Scene, intent: Intent) -> Step:
    entries = claims.reopen(event_of(scene), intent.fields.get("why", ""))
    return Step(entries=entries, session=choose(scene, reopening=None), focus="work")


def publish_secret(scene: Scene, intent: Intent) -> Step:
    return Step(entries=drawing.publish_secret(event_of(scene).draws))


def print_(scene: Scene, intent: Intent) -> Step:
    """The sheets lie in the answer to this tap only."""
    asked = {"sheet": intent.data["sheet"], "of": intent.data.get("of"), "at": intent.at}
    return Step(session=choose(scene, printed=asked), print=True)


def practise(scene: Scene, intent: Intent) -> Step:
    """The racks of the player whose page it is."""
    player = place_of(scene).player
    racks = of_duplicate(event_of(scene), player.id) if player else ()
    if not racks:
        raise NotNow
    return practising.kept(scene, racks)


INTENTS = {
    "after": after,
    "part": part,
    "show": show,
    "edit": correcting.edit,
    "write": correcting.write,
    "leave": correcting.leave,
    "put_right": correcting.put_right,
    "take_away": correcting.take_away,
    "wrong": wrong,
    "open_claims": open_claims,
    "ask_final": ask_final,
    "make_final": make_final,
    "ask_reopen": ask_reopen,
    "reopen": reopen,
    "publish_secret": publish_secret,
    "print": print_,
    "practise": practise,
    **two_rooms.INTENTS,
}
