"""What the last act was, where the rules decided something: the fact, what comes of it, and the clause."""

from collections.abc import Callable

from faristol.games.classic.game import Classic
from faristol.games.log import Entry, last_act
from faristol.screens.classic.open_game import game_of
from faristol.screens.scene import Scene
from faristol.screens.view import view_value
from faristol.texts import Texts


@view_value
class Ruling:
    """A fact, what comes of it by the rules, and the clause; `kind` is that of its message."""

    kind: str
    fact: str
    consequence: str
    clause: str | None


def last_ruling(scene: Scene) -> Ruling | None:
    assert scene.event
    game, t = game_of(scene), scene.texts
    for entry in last_act(scene.event.entries, frozenset()):
        if entry["type"] in RULED:
            kind, fact, consequence = RULED[entry["type"]](game, entry, t)
            return Ruling(kind, fact, consequence, entry["clause"])
    return None


def _name(game: Classic, entry: Entry) -> str:
    player: int = entry["player"]
    return game.names[player - 1]


def _senyors(game: Classic, entry: Entry, t: Texts) -> tuple[str, str, str]:
    fact = t.gettext("%(name)s has shown senyors, and the turn goes on.") % {"name": _name(game, entry)}
    if not entry["racks"]:
        return "ok", fact, _by_hand(t)
    consequence = {
        None: t.gettext("The seven tiles went back to the bag, and seven others were drawn."),
        "a": t.gettext(
            "The new tiles were senyors again, and exactly one tile in the bag was of the missing kind: it "
            "came to the rack, the seven went back, and six others were drawn."
        ),
        "b": t.gettext(
            "The new tiles were senyors again, and the bag held two or more of the missing kind: the "
            "tiles went back and were drawn again until the rack had both kinds."
        ),
        "c": t.gettext(
            "The new tiles are senyors again, and the bag holds none of the missing kind: the rack stays "
            "as it is."
        ),
    }[entry["case"]]
    return "ok", fact, consequence


def _by_hand(t: Texts) -> str:
    """Return what is done at a real bag."""
    return t.gettext(
        "The seven go back to the bag, and seven others are drawn. If those are senyors again, "
        "the arbiter counts the missing kind in the bag: if there is exactly one, it comes to the"
        " rack, the seven go back and six are drawn; with two or more, all seven are drawn again "
        "until the rack has both kinds; with none, the rack stays as it is."
    )


def _overdrawn(game: Classic, entry: Entry, t: Texts) -> tuple[str, str, str]:
    names = {"name": _name(game, entry), "other": game.names[2 - entry["player"]], "n": entry["excess"]}
    names |= {"taken": entry["taken"], "back": entry["to_player"]}
    fact = t.ngettext(
        "%(name)s has drawn %(n)s tile too many.", "%(name)s has drawn %(n)s tiles too many.", entry["excess"]
    )
    if entry["to_player"]:
        consequence = t.gettext(
            "%(other)s takes %(taken)s tiles at random and looks at them; to the bag: %(n)s, "
            "back to %(name)s: %(back)s."
        )
    elif entry["seen"]:
        consequence = t.ngettext(
            "%(other)s takes %(n)s tile at random, may look at it, and puts it into the bag.",
            "%(other)s takes %(n)s tiles at random, may look at them, and puts them into the bag.",
            entry["taken"],
        )
    else:
        consequence = t.ngettext(
            "%(other)s puts %(n)s tile back into the bag at random, unseen.",
            "%(other)s puts %(n)s tiles back into the bag at random, unseen.",
            entry["taken"],
        )
    return "warn", fact % names, consequence % names


def _forfeited(game: Classic, entry: Entry, t: Texts) -> tuple[str, str, str]:
    fact = t.gettext("%(name)s has lost the turn.") % {"name": _name(game, entry)}
    if "by" in entry:
        return "warn", fact, t.gettext("Decided by %(arbiter)s.") % {"arbiter": entry["by"]}
    return "warn", fact, t.gettext("The tiles go back to the rack, and the turn scores nothing.")


def _came_off(game: Classic, entry: Entry, t: Texts) -> tuple[str, str, str]:
    fact = t.gettext("The play of %(name)s was not valid.") % {"name": _name(game, entry)}
    return "warn", fact, t.gettext("The tiles go back to the rack, and the turn scores nothing.")


def _judged(game: Classic, entry: Entry, t: Texts) -> tuple[str, str, str]:
    if not entry["valid"]:
        return _came_off(game, entry, t)
    fact = t.gettext("The play of %(name)s is valid.") % {"name": _name(game, entry)}
    return "ok", fact, t.gettext("The game goes on, and the clock runs again.")


def _round_time(game: Classic, entry: Entry, t: Texts) -> tuple[str, str, str]:
    fact = t.gettext("Playing time is over.")
    turns = t.ngettext(
        "%(n)s more turn is played, this one included.",
        "%(n)s more turns are played, this one included.",
        entry["turns"],
    )
    return "warn", fact, turns % {"n": entry["turns"]}


RULED: dict[str, Callable[[Classic, Entry, Texts], tuple[str, str, str]]] = {
    "SenyorsShown": _senyors,
    "Overdrawn": _overdrawn,
    "TurnForfeited": _forfeited,
    "PlayCameOff": _came_off,
    "ChallengeJudged": _judged,
    "RoundTimeCalled": _round_time,
}
