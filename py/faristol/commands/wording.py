"""A refusal in the language that was asked for."""

from faristol.errors import Rejected
from faristol.screens.refusals import sentences
from faristol.texts import texts


def message(refusal: Rejected, locale: str) -> str:
    return " ".join(sentences(refusal, texts(locale)))
