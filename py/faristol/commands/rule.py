"""{"do":"rule"}: whether a play is legal, and what it scores."""

from faristol.commands.asked import Answer, Asked, Request
from faristol.commands.wording import message
from faristol.core.errors import JUDGES_ORDER, reason
from faristol.core.letters import ordinary
from faristol.core.placement import PlayRules, check_words, place
from faristol.core.play import read_play
from faristol.core.scoring import score
from faristol.rulesets import AT_A_TABLE, BY_LETTER, DUPLICATES, ruleset_data
from faristol.rulesets.schema import OfPlays

RULESETS = (*AT_A_TABLE, *DUPLICATES, BY_LETTER)


def answer(asked: Asked) -> Answer:
    rules = PlayRules.of(OfPlays.read(ruleset_data(asked.choice("ruleset", RULESETS))))
    tiles, board, rack = asked.tile_set(), asked.board(), asked.rack()
    text = asked.text("play", "H8 CASA")
    lexicon = asked.lexicons.of(tiles.language)
    try:
        placed = place(tiles, rules, board, read_play(tiles, text), rack)
        check_words(tiles, placed, lexicon.contains)
    except JUDGES_ORDER as refusal:
        return {
            "valid": False,
            "reason": reason(refusal),
            "clause": rules.clause(refusal),
            "message": message(refusal, asked.locale),
        }
    return {
        "valid": True,
        "score": score(tiles, rules, placed).total,
        "words": [ordinary(tiles, word.letters) for word in placed.words],
        "placed": len(placed.new_tiles),
    }


RULE = Request(needs=("ruleset", "language", "board", "play"), may=("rack",), answer=answer)
