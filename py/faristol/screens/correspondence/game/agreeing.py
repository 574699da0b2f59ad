"""What the two have to settle: a challenge, a fault admitted, a draw, a game given up (COR-12, 21, 23)."""

from faristol.games.correspondence import challenging, ending
from faristol.screens.acts import Act
from faristol.screens.correspondence.notes import keep, notes, writing
from faristol.screens.correspondence.seats import own_seat
from faristol.screens.scene import Scene, Step
from faristol.screens.session import Question, Session

ABANDONING = Question("abandon-letter", bool)


def doubt(scene: Scene) -> Act:
    """Open the form to challenge the play just received, or close it."""
    asking = not notes(scene).challenging
    return keep(scene, "why" if asking else None, challenging=asking)


def challenge(scene: Scene, fields: dict[str, str], why: str = "") -> Act:
    event = writing(scene)
    formed = [word.split()[1] for word in event.course.turns[-1].words] if event.course.turns else []
    words = [word for at, word in enumerate(formed, 1) if f"word-{at}" in fields]
    entries = challenging.challenge(event, words, why)
    return Step(entries, focus="board-H8")


def admit(scene: Scene) -> Act:
    return Step(challenging.admit(writing(scene)), focus="work")


def offer(scene: Scene) -> Act:
    """Offer a draw, with the next message or at once by a notice."""
    return Step(ending.offer_draw(writing(scene), own_seat(scene)), focus="work")


def accept(scene: Scene) -> Act:
    return Step(ending.accept_draw(writing(scene), own_seat(scene)), focus="work")


def ask_abandon(session: Session) -> Act:
    return session.put(ABANDONING, True)


def abandon(scene: Scene) -> Act:
    entries = ending.abandon(writing(scene), own_seat(scene))
    return Step(entries, session=scene.session.dismissed(), focus="work")
