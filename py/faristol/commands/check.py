"""{"do":"check"}: one verdict for all the words of a challenge, without naming any of them (FED-22)."""

from faristol.commands.asked import Answer, Asked, Request
from faristol.words.spelling import spelling


def answer(asked: Asked) -> Answer:
    language = asked.tile_set().language
    spelt = [spelling(language).word(word) for word in asked.texts("words", ["casa"])]
    lexicon = asked.lexicons.of(language)
    return {"valid": all(word is not None and lexicon.contains(word) for word in spelt)}


CHECK = Request(needs=("language", "words"), may=(), answer=answer)
