"""A challenge: board and racks are covered, words are named, and one verdict is given for all of them.

It is asked for while the play may still be challenged: from then on the clock stands. The words that are
named are a fact; the verdict is shown for ten seconds, and is a fact when play goes on.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from faristol.games.classic import arbiter, challenging, timing
from faristol.games.classic.ending import after_facts
from faristol.games.classic.errors import NotNow
from faristol.games.classic.game import Classic
from faristol.games.log import Entry
from faristol.screens.classic.open_game import game_of
from faristol.screens.classic.others import challenges
from faristol.screens.classic.table.challenged import ARBITER, CHALLENGE, Begun, begun, is_open
from faristol.screens.classic.turn.spoken import act_sentences
from faristol.screens.lists import Wanted
from faristol.screens.notice import Caution, Done
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Session
from faristol.screens.ticking import Ticking
from faristol.texts import Texts

VERDICT_STANDS = 10_000
"""So many milliseconds the verdict stands there; what follows from it stays on the button."""


def words(scene: Scene) -> Wanted | None:
    """Return the word list once a play is challenged; before that nobody sees into it (MAL-5)."""
    game = game_of(scene)
    lexicon: Wanted = game.opened.lexicon
    return lexicon if is_open(scene) or game.stage == "challenge" else None


def ticking(scene: Scene) -> Ticking | None:
    """Return the time for which the verdict stays on the screen."""
    now = begun(scene)
    if game_of(scene).stage != "challenge" or now.verdict is None or now.seen:
        return None
    return Ticking(VERDICT_STANDS, now.at, [], over="classic.verdict_seen", face="verdict-left")


def ask_challenge(scene: Scene, intent: Intent) -> Step:
    """Refused if it is late; else the clock stands, and the words are named."""
    challenging.challengeable(game_of(scene))
    return _asking(scene, [])


def _asking(scene: Scene, before: list[Entry]) -> Step:
    game = after_facts(game_of(scene), before, scene.now)
    stops = "challenge" in game.ruleset.clock.stops.reasons
    stands = timing.stop_clock(game, "challenge") if stops and game.clocks and game.clocks.running else []
    facts = [*before, *stands]
    return Step(
        entries=facts,
        session=_with(scene, facts, Begun(naming=True, stopped=bool(stands))),
        announce=challenges(game, game.to_move or 1, scene.texts),
        focus="work",
    )


def name_words(scene: Scene, intent: Intent) -> Step:
    """Note what is ticked and typed so far."""
    return Step(session=_with(scene, [], replace(begun(scene), form=intent.fields)))


def no_challenge(scene: Scene, intent: Intent) -> Step:
    """Let the clock go on: nobody challenges after all."""
    if not is_open(scene):
        raise NotNow
    goes_on = timing.start_clock(game_of(scene)) if begun(scene).stopped else []
    return Step(entries=goes_on, session=scene.session.without(CHALLENGE), focus="work")


def challenge(scene: Scene, intent: Intent) -> Step:
    """Note the words. If the list is open it answers at once; a second time the argument is heard."""
    game = game_of(scene)
    again = challenging.is_second(game)
    named = None if again else _named(game, intent.fields)
    facts = challenging.challenge(game, named, intent.fields.get("argument", ""))
    if again or scene.words is None:
        return Step(entries=facts, session=_with(scene, facts, Begun(by_hand=again)), focus="work")
    after = after_facts(game, facts, intent.at)
    return _verdict(scene, facts, challenging.named_are_valid(after, scene.words.lexicon.contains), intent.at)


def verdict(scene: Scene, intent: Intent) -> Step:
    """Ask the list, and wait for it."""
    game = game_of(scene)
    if game.stage != "challenge":
        raise NotNow
    valid = challenging.named_are_valid(game, scene.open_words.lexicon.contains)
    return _verdict(scene, [], valid, intent.at)


def _verdict(scene: Scene, facts: list[Entry], valid: bool, at: int) -> Step:
    session = _with(scene, facts, Begun(verdict=valid, at=at))
    return Step(entries=facts, session=session, announce=verdict_sentence(valid, scene.texts), focus="work")


def verdict_sentence(valid: bool, t: Texts) -> str:
    return t.gettext("The play is valid") if valid else t.gettext("The play is not valid")


def verdict_seen(scene: Scene, intent: Intent) -> Step:
    now = begun(scene)
    if now.verdict is None:
        return Step()
    return Step(session=_with(scene, [], replace(now, seen=True)))


def take_verdict(scene: Scene, intent: Intent) -> Step:
    """Write down what the list said, and go on with the game."""
    game = game_of(scene)
    facts = challenging.judge(game, scene.open_words.lexicon.contains, intent.at)
    after = after_facts(game, facts, intent.at)
    announce = act_sentences(game, facts, after, scene.texts) or scene.texts.gettext("The play stands")
    return Step(entries=facts, session=scene.session.without(CHALLENGE), announce=announce, focus="work")


def challenge_again(scene: Scene, intent: Intent) -> Step:
    """Write the first verdict, and challenge the same words once more, with an argument."""
    game = game_of(scene)
    facts = challenging.judge(game, scene.open_words.lexicon.contains, intent.at)
    challenging.challengeable(after_facts(game, facts, intent.at))
    return _asking(scene, facts)


def by_hand(scene: Scene, intent: Intent) -> Step:
    """Let the arbiter rule in place of the list, or leave it to the list after all."""
    now = begun(scene)
    rules = "on" in intent.data or not now.by_hand
    return Step(session=_with(scene, [], replace(now, by_hand=rules)), focus="arbiter" if rules else "work")


def rule(scene: Scene, intent: Intent) -> Step:
    game, valid = game_of(scene), intent.data.get("valid") == "yes"
    by = arbiter.named(game, intent.fields.get("arbiter", ""))
    facts = challenging.rule(game, valid, intent.at, by)
    sentence = f"{verdict_sentence(valid, scene.texts)}."
    decided = scene.texts.gettext("Decided by %(arbiter)s.") % {"arbiter": by}
    notice = Done(sentence, decided) if valid else Caution(sentence, decided)
    follows = act_sentences(game, facts, after_facts(game, facts, intent.at), scene.texts)
    session = scene.session.without(CHALLENGE).put(ARBITER, by)
    announce = f"{sentence} {follows}".strip()
    return Step(entries=facts, session=session, announce=announce, notice=notice, focus="work")


def _named(game: Classic, fields: dict[str, str]) -> Sequence[str]:
    """Return the words that were typed, else those that are ticked."""
    assert game.made
    typed = fields.get("words", "").replace(",", " ").split()
    ticked = [
        word for number, word in enumerate(challenging.open_words(game.made)) if f"word-{number}" in fields
    ]
    return typed or ticked


def _with(scene: Scene, facts: list[Entry], now: Begun) -> Session:
    """Return the session with this challenge, which is about the log as it will be after these facts."""
    assert scene.event
    return scene.session.put(CHALLENGE, now, about=len(scene.event.entries) + len(facts))


INTENTS: dict[str, Callable[[Scene, Intent], Step]] = {
    "ask_challenge": ask_challenge,
    "name_words": name_words,
    "no_challenge": no_challenge,
    "challenge": challenge,
    "verdict": verdict,
    "verdict_seen": verdict_seen,
    "take_verdict": take_verdict,
    "challenge_again": challenge_again,
    "by_hand": by_hand,
    "rule": rule,
}
