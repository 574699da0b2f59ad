"""What is done at a table: two write their result, both say that it is right, and it goes to the director."""

import re
from collections.abc import Sequence
from dataclasses import replace

from faristol.core.gcg import write_gcg
from faristol.errors import refusal
from faristol.games.classic.game import Classic
from faristol.games.classic.opening import Choices, open_classic
from faristol.games.classic.recording import as_gcg
from faristol.games.commitment import SECRET_BYTES
from faristol.kinds import fold_log
from faristol.screens.acts import Act
from faristol.screens.parts.room_guest import guest_of
from faristol.screens.scene import Intent, Scene, Step
from faristol.screens.session import Session
from faristol.screens.tournament.table.own_table import (
    OWN_NAME,
    WRITTEN,
    NotAtATable,
    Written,
    about,
    game_here,
    may_play,
    paired,
    score_of,
    written_of,
)
from faristol.texts import N_
from faristol.tournaments.from_tablets import write_score
from faristol.tournaments.results import Score

NUMBER = re.compile(r"[-\u2212]?\d{1,5}", re.ASCII)

PointsMissing = refusal(
    "table.points-missing",
    N_("The points of both players are needed."),
    N_("Write them as on the sheet."),
    field="first",
)


def write(scene: Scene, first: str = "", second: str = "") -> Act:
    """Keep what is being written; nobody has agreed to it yet."""
    return _with_written(scene, Written(first, second))


def ready(scene: Scene, first: str = "", second: str = "") -> Act:
    """Ask both if what they have written is right."""
    written = Written(first, second, ready=True)
    if read_points(written) is None:
        raise PointsMissing
    return replace(_with_written(scene, written), focus="agree-0")


def take_game(scene: Scene) -> Act:
    """Ask both if the result of the game on this tablet is right."""
    card = game_here(scene, *paired(scene))
    score = score_of(card) if card else None
    if card is None or score is None:
        raise NotAtATable
    first, second = map(str, score)
    written = Written(first, second, ready=True, game=card["stream"])
    return replace(_with_written(scene, written), focus="agree-0")


def change(scene: Scene) -> Act:
    written = written_of(scene, *paired(scene))
    return replace(_with_written(scene, replace(written, ready=False, agreed=())), focus="first")


def agree(scene: Scene, intent: Intent, side: int) -> Act:
    """Note that one of the two finds it right; once both do, it goes to the director."""
    from faristol.room.guest import hand_in
    from faristol.room.messages import Do
    from faristol.room.orders import RoomStep

    state, pair = paired(scene)
    guest, written = guest_of(scene), written_of(scene, state, pair)
    score = read_points(written)
    if guest is None or not written.ready or score is None or side not in (0, 1):
        raise NotAtATable
    agreed = tuple(sorted({*written.agreed, side}))
    if agreed != (0, 1):
        return replace(_with_written(scene, replace(written, agreed=agreed)), focus=f"agree-{1 - side}")
    game = _game_of(scene, written)
    result = Do(intent.key, "seat.result", state.round, write_score(score), None, pair.ids, game)
    step = _with_written(scene, replace(written, ready=False, agreed=()))
    return replace(step, room=RoomStep(*hand_in(guest, result)), focus="work")


def play(scene: Scene, intent: Intent, mode: str | None = None) -> Act:
    """Begin the game of these two on this tablet, by the rules of the tournament."""
    state, pair = paired(scene)
    if not may_play(state):
        raise NotAtATable
    minutes = state.rules["clock"]["minutes"][0] if state.minutes is None else state.minutes
    chosen = Choices(
        name=state.event,
        place="",
        round=f"{state.round}",
        table=f"{state.table}",
        mode="scorer" if mode == "scorer" else "tablet",
        players=pair.names,
        minutes=minutes,
        clocks="program",
        publication=state.language,
    )
    lexicon = scene.open_words.lexicon.about
    opened = open_classic(chosen, state.rules, lexicon, scene.chance(SECRET_BYTES), scene.app)
    return replace(_with_written(scene, Written(game=intent.key)), opens=opened, focus="work")


def choose(session: Session, player: str = "") -> Act:
    """Note whose telephone this is."""
    return Step(session=session.put(OWN_NAME, player), focus="work")


def read_points(written: Written) -> Score | None:
    texts = [text.strip() for text in (written.first, written.second)]
    if not all(NUMBER.fullmatch(text) for text in texts):
        return None
    first, second = (int(text.replace("\u2212", "-")) for text in texts)
    return first, second


def logs_for(scene: Scene, intent: Intent) -> Sequence[str]:
    """Return the game whose sheet goes along with a result."""
    game = intent.data.get("game") if intent.do == "table.agree" else None
    return (game,) if game else ()


def _game_of(scene: Scene, written: Written) -> str:
    """Return the game as GCG; "" where it was played with board and sheet, or is too long for a message."""
    from faristol.room.messages import LONGEST_GAME

    folded = fold_log(scene.logs.get(written.game, ()))
    if folded is None or not isinstance(folded.state, Classic) or folded.state.settled is None:
        return ""
    text = write_gcg(folded.state.tile_set, as_gcg(folded.state))
    return text if len(text.encode()) <= LONGEST_GAME else ""


def _with_written(scene: Scene, written: Written) -> Step:
    return Step(session=scene.session.put(WRITTEN, written, about=about(*paired(scene))))
