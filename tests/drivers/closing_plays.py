"""A play that empties bag and rack, where it is made, and who judges it."""

from typing import Any

import pytest

from drivers.match import Match
from drivers.match_window import MatchWindow
from faristol.core.letters import plain
from faristol.core.notation import read_word
from faristol.core.tiles import tile_set
from faristol.words.lexicon import Lexicon, rows_of

MODES = pytest.mark.parametrize("mode", ["scorer", "tablet"])
JUDGES = pytest.mark.parametrize("judge", ["list", "arbiter"])


def closing_play(ruleset: str, mode: str, **chosen: Any) -> Match:
    """Return a game whose closing play is on the board and may still be challenged."""
    match = Match(ruleset, mode, **chosen).begin().clock_if_any().fill(0)
    return match.put(match.row(7))


def judged(match: Match, judge: str, valid: bool) -> Match:
    """Judge the challenge by a list with every word or none, or by an arbiter."""
    return match.judge(lambda word: valid) if judge == "list" else match.rule(valid)


def count(match: Match) -> tuple[Any, ...]:
    """Return the result of a game that was played out."""
    return match.end, match.adjusted, match.result, match.state.scores


def window_of(ruleset: str, mode: str, valid: bool) -> MatchWindow:
    """Challenge the closing play on the screen, with a list that has its words or others."""
    known = closing_play(ruleset, mode).state.made.words if valid else ("CASA",)
    spelt = [plain(read_word(tile_set("ca"), word) or b"") for word in known]
    lexicon = Lexicon.of(rows_of(spelt), {}, language="ca", name="Pocs mots", version="3", licence="")
    window = MatchWindow(closing_play(ruleset, mode, lexicon=lexicon.about), "en", lexicon)
    assert window.do("classic.ask_challenge")["ok"], window.refused
    words = {f"word-{at}": "on" for at in range(20)}
    assert window.do("classic.challenge", {**words, "words": ""})["ok"], window.refused
    if window.says("Ask for the verdict"):
        window.do("classic.verdict")
    return window


def decided(window: MatchWindow, judge: str, valid: bool) -> MatchWindow:
    """Accept the verdict of the list, or let the arbiter rule in its place."""
    if judge == "list":
        assert window.do("classic.take_verdict")["ok"], window.refused
        return window
    window.do("classic.by_hand")
    rule = {"valid": "yes" if valid else "no"}
    assert window.do("classic.rule", {"arbiter": "Bel Quetglas"}, data=rule)["ok"], window.refused
    return window
