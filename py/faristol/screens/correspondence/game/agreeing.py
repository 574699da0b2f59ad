"""What the two have to settle: a challenge, a fault admitted, a draw, a game given up (COR-12, 21, 23)."""

from faristol.games.correspondence import challenging, ending
from faristol.games.correspondence.errors import NotNow
from faristol.screens.correspondence.notes import keep, notes, writing
from faristol.screens.correspondence.seats import seat
from faristol.screens.scene import Intent, Scene, Step


def me(scene: Scene) -> int:
    player = seat(scene)
    if player is None:
        raise NotNow
    return player


def doubt(scene: Scene, intent: Intent) -> Step:
    """The play just received is looked at more closely."""
    asking = not notes(scene).get("challenging")
    return keep(scene, "why" if asking else None, challenging=asking or None)


def challenge(scene: Scene, intent: Intent) -> Step:
    event = writing(scene)
    formed = [word.split()[1] for word in event.course.turns[-1].words] if event.course.turns else []
    words = [word for at, word in enumerate(formed, 1) if f"word-{at}" in intent.fields]
    entries = challenging.challenge(event, words, intent.fields.get("why", ""))
    return Step(entries=entries, focus="board-H8")


def admit(scene: Scene, intent: Intent) -> Step:
    return Step(entries=challenging.admit(writing(scene)), focus="work")


def offer(scene: Scene, intent: Intent) -> Step:
    """With the next message, or at once by a notice."""
    return Step(entries=ending.offer_draw(writing(scene), me(scene)), focus="work")


def accept(scene: Scene, intent: Intent) -> Step:
    return Step(entries=ending.accept_draw(writing(scene), me(scene)), focus="work")


def ask_abandon(scene: Scene, intent: Intent) -> Step:
    return Step(session={**scene.session, "ending": "abandon"})


def abandon(scene: Scene, intent: Intent) -> Step:
    rest = {key: value for key, value in scene.session.items() if key != "ending"}
    return Step(entries=ending.abandon(writing(scene), me(scene)), session=rest, focus="work")


INTENTS = {
    "doubt": doubt,
    "challenge": challenge,
    "admit": admit,
    "offer": offer,
    "accept": accept,
    "ask_abandon": ask_abandon,
    "abandon": abandon,
}
