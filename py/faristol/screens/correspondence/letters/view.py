"""All games by letter of this device, the own turns first; and a letter that came as a link."""

from faristol.screens.acts import Act, acts
from faristol.screens.correspondence.by_address import code_of, letter_in
from faristol.screens.correspondence.cards import game_line, order, sentence, waits_for_me
from faristol.screens.parts.event_cards import Card
from faristol.screens.scene import Scene, Screen, Step
from faristol.screens.view import View, view_value


@view_value
class GameByLetter:
    id: str
    href: str
    title: str
    detail: str
    when: str
    what: str
    """Whose turn it is, of a game that goes on."""
    mine: bool


@view_value(kw_only=True)
class LettersView(View):
    rows: list[GameByLetter]
    known: bool
    letter: str
    """The letter in the address, where it is not clear to which game it belongs."""


def view(scene: Scene) -> LettersView:
    return LettersView(
        title=title(scene),
        back="#/",
        back_name=scene.texts.gettext("Home"),
        rows=[_row(card, scene) for card in _games(scene)],
        known=scene.now > 0,
        letter=letter_in(scene.address),
    )


def title(scene: Scene) -> str:
    return scene.texts.gettext("Games by letter")


def _games(scene: Scene) -> list[Card]:
    """Return the games; with a letter in the address those of whose name it speaks, if there are any."""
    games = [card for card in scene.cards if card["kind"] == "correspondence"]
    letter = letter_in(scene.address)
    named = [card for card in games if letter and card["name"] in letter and not card.get("dispute")]
    return sorted(named or games, key=lambda card: order(card, scene))


def _row(card: Card, scene: Scene) -> GameByLetter:
    line, stream = game_line(card, scene.texts), card["stream"]
    what = "" if card["final"] or card.get("dispute") else sentence(card, scene)
    return GameByLetter(
        f"event-{stream}",
        _with_letter(scene, stream),
        card["name"],
        f"{line} · {what}" if what else line,
        scene.texts.when(card["at"], scene.now, scene.zone),
        what,
        waits_for_me(card, scene),
    )


def _with_letter(scene: Scene, stream: str) -> str:
    letter = letter_in(scene.address)
    return f"#/event/{stream}/letters/{code_of(letter)}" if letter else f"#/event/{stream}"


def hand_over(scene: Scene) -> Act:
    """Open the game to which the letter in the address belongs."""
    (card, *_) = _games(scene)
    return Step(go=_with_letter(scene, card["stream"]))


def _is_clear(scene: Scene) -> str | None:
    letter, games = letter_in(scene.address), _games(scene)
    return "letters.hand_over" if len(games) == 1 and games[0]["name"] in letter else None


LETTERS = Screen(
    name="letters",
    view=view,
    title=title,
    intents=acts(hand_over),
    events=True,
    remembers=True,
    by_itself=_is_clear,
)
