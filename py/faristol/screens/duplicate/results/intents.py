"""What is done on the results: looked at, put right, closed and opened again, printed."""

from faristol.games import judging_draws as drawing
from faristol.games.duplicate import claims
from faristol.games.duplicate.errors import NoSuchMinutes, NotNow
from faristol.practice.lost_racks import of_duplicate
from faristol.screens.duplicate.open_event import event_of
from faristol.screens.duplicate.results import correcting, two_rooms
from faristol.screens.duplicate.results.place import CHOSEN, place_of
from faristol.screens.duplicate.results.printing import SHEET, Sheet
from faristol.screens.duplicate.wrong_master import wrong
from faristol.screens.lost_racks import practising
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Question

MOST_MINUTES = 999

FINAL = Question("final", bool)


def after(scene: Scene, intent: Intent) -> Step:
    """Show the classification as it was after a round."""
    return Step(session=scene.session.change(CHOSEN, after=int(intent.data["round"]), part=0))


def part(scene: Scene, intent: Intent) -> Step:
    """Show another part of a long list."""
    return Step(session=scene.session.change(CHOSEN, part=int(intent.data["part"])), focus="work")


def show(scene: Scene, intent: Intent) -> Step:
    """Show a play of the list on the board; without one, the board as the players had it."""
    play = int(intent.data["round"]), intent.data.get("play", "")
    return Step(session=scene.session.change(CHOSEN, on_board=play))


def open_claims(scene: Scene, intent: Intent) -> Step:
    minutes = intent.fields.get("minutes", "").strip()
    if not minutes.isdecimal() or not 1 <= int(minutes) <= MOST_MINUTES:
        raise NoSuchMinutes(minutes=minutes, most=MOST_MINUTES)
    return Step(entries=claims.open_claims(event_of(scene), int(minutes), intent.at), focus="work")


def ask_final(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(FINAL, True))


def make_final(scene: Scene, intent: Intent) -> Step:
    rest = scene.session.dismissed().change(CHOSEN, edit=None)
    return Step(entries=claims.make_final(event_of(scene)), session=rest, focus="work")


def ask_reopen(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.change(CHOSEN, reopening=True), focus="why")


def reopen(scene: Scene, intent: Intent) -> Step:
    entries = claims.reopen(event_of(scene), intent.fields.get("why", ""))
    return Step(entries=entries, session=scene.session.change(CHOSEN, reopening=False), focus="work")


def publish_secret(scene: Scene, intent: Intent) -> Step:
    return Step(entries=drawing.publish_secret(event_of(scene).draws))


def print_(scene: Scene, intent: Intent) -> Step:
    """Print sheets; only the answer to this tap has them."""
    asked = Sheet(intent.data["sheet"], intent.data.get("of"))
    return Step(session=scene.session.put(SHEET, asked, about=intent.at), print=True)


def practise(scene: Scene, intent: Intent) -> Step:
    """Keep the racks on which the player of this page lost most, to be practised."""
    player = place_of(scene).player
    racks = of_duplicate(event_of(scene), player.id) if player else ()
    if not racks:
        raise NotNow
    return practising.keep_racks(scene, racks)


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
