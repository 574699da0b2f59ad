"""What the two have to settle: a challenge, a fault admitted, a draw, a game given up (COR-12, 21, 23)."""

from faristol.games.correspondence import challenging, ending
from faristol.screens.correspondence.notes import keep, notes, writing
from faristol.screens.correspondence.seats import own_seat
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Question

ABANDONING = Question("abandon-letter", bool)


def doubt(scene: Scene, intent: Intent) -> Step:
    """Open the form to challenge the play just received, or close it."""
    asking = not notes(scene).challenging
    return keep(scene, "why" if asking else None, challenging=asking)


def challenge(scene: Scene, intent: Intent) -> Step:
    event = writing(scene)
    formed = [word.split()[1] for word in event.course.turns[-1].words] if event.course.turns else []
    words = [word for at, word in enumerate(formed, 1) if f"word-{at}" in intent.fields]
    entries = challenging.challenge(event, words, intent.fields.get("why", ""))
    return Step(entries=entries, focus="board-H8")


def admit(scene: Scene, intent: Intent) -> Step:
    return Step(entries=challenging.admit(writing(scene)), focus="work")


def offer(scene: Scene, intent: Intent) -> Step:
    """Offer a draw, with the next message or at once by a notice."""
    return Step(entries=ending.offer_draw(writing(scene), own_seat(scene)), focus="work")


def accept(scene: Scene, intent: Intent) -> Step:
    return Step(entries=ending.accept_draw(writing(scene), own_seat(scene)), focus="work")


def ask_abandon(scene: Scene, intent: Intent) -> Step:
    return Step(session=scene.session.put(ABANDONING, True))


def abandon(scene: Scene, intent: Intent) -> Step:
    entries = ending.abandon(writing(scene), own_seat(scene))
    return Step(entries=entries, session=scene.session.dismissed(), focus="work")


INTENTS = {
    "doubt": doubt,
    "challenge": challenge,
    "admit": admit,
    "offer": offer,
    "accept": accept,
    "ask_abandon": ask_abandon,
    "abandon": abandon,
}
