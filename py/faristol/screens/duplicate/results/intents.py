"""What is done on the results: read, put right, closed and opened again, printed."""

from faristol.games import judging_draws as drawing
from faristol.games.duplicate import claims
from faristol.games.duplicate.errors import NoSuchMinutes, NotNow
from faristol.games.duplicate.event import Duplicate
from faristol.practice.lost_racks import every_of_duplicate, of_duplicate
from faristol.screens.acts import Act
from faristol.screens.duplicate.results.place import CHOSEN, place_of
from faristol.screens.duplicate.results.printing import SHEET, Sheet
from faristol.screens.lost_racks import practising
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Question, Session

MOST_MINUTES = 999

FINAL = Question("final", bool)


def after(session: Session, round: int) -> Act:
    """Show the classification as it was after a round."""
    return session.change(CHOSEN, after=round, part=0)


def part(session: Session, part: int) -> Act:
    """Show another part of a long list."""
    return Step(session=session.change(CHOSEN, part=part), focus="work")


def count_in(session: Session, what: str) -> Act:
    """Show the table of rounds in points, or in per cent of the master plays."""
    return session.change(CHOSEN, percents=what == "percent")


def show(session: Session, round: int, play: str = "") -> Act:
    """Show a play of the list on the board; without one, the board as the players had it."""
    return session.change(CHOSEN, on_board=(round, play))


def open_claims(scene: Scene, event: Duplicate, minutes: str = "") -> Act:
    long = minutes.strip()
    if not long.isdecimal() or not 1 <= int(long) <= MOST_MINUTES:
        raise NoSuchMinutes(minutes=long, most=MOST_MINUTES)
    return Step(claims.open_claims(event, int(long), scene.now), focus="work")


def ask_final(session: Session) -> Act:
    return session.put(FINAL, True)


def make_final(session: Session, event: Duplicate) -> Act:
    rest = session.dismissed().change(CHOSEN, edit=None)
    return Step(claims.make_final(event), session=rest, focus="work")


def ask_reopen(session: Session) -> Act:
    return Step(session=session.change(CHOSEN, reopening=True), focus="why")


def reopen(session: Session, event: Duplicate, why: str = "") -> Act:
    entries = claims.reopen(event, why)
    return Step(entries, session=session.change(CHOSEN, reopening=False), focus="work")


def publish_secret(event: Duplicate) -> Act:
    return drawing.publish_secret(event.draws)


def print_(scene: Scene, sheet: str, of: str | None = None) -> Act:
    """Print sheets; only the answer to this tap has them."""
    return Step(session=scene.session.put(SHEET, Sheet(sheet, of), about=scene.now), print=True)


def practise(scene: Scene, event: Duplicate) -> Act:
    """Keep the racks on which the player of this page lost most, to be practised."""
    player = place_of(scene).player
    racks = of_duplicate(event, player.id) if player else ()
    if not racks:
        raise NotNow
    return practising.keep_racks(scene, racks)


def study(scene: Scene, event: Duplicate) -> Act:
    """Make a study list of the master plays that the player of this page did not find."""
    player = place_of(scene).player
    racks = every_of_duplicate(event, player.id) if player else ()
    if player is None or not practising.missed(scene, racks):
        raise NotNow
    return practising.study_missed(scene, racks, player.name)
