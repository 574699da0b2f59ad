"""What a person does in word study: types, takes an example or a word of the list, turns pages, prints."""

from dataclasses import replace
from typing import Any

from faristol.core.tiles import LANGUAGES
from faristol.screens.acts import Act
from faristol.screens.scene import Scene, Step
from faristol.screens.words.sought import SEARCH, Sought
from faristol.screens.words.study.question import STUDY, Question, question_of
from faristol.screens.words.study.sentences import spoken_answer
from faristol.words.asking import LENGTH

LONGEST_TEXT = 200


def _keep(scene: Scene, question: Question, **more: Any) -> Step:
    return Step(session=scene.session.put(STUDY, question), **more)


def _typed(scene: Scene, asked: str) -> Question:
    question, text = question_of(scene), asked[:LONGEST_TEXT]
    return question if text == question.text else replace(question, text=text, page=0)


def typing(scene: Scene, asked: str = "") -> Act:
    return _keep(scene, _typed(scene, asked))


def _read_out(scene: Scene, question: Question, **more: Any) -> Step:
    """Keep the question, and read its answer out to those who do not see the screen."""
    return _keep(scene, question, announce=spoken_answer(scene, question), **more)


def say(scene: Scene, asked: str = "") -> Act:
    """Answer what was typed, at Enter."""
    return _read_out(scene, _typed(scene, asked))


def ask(scene: Scene, text: str) -> Act:
    """Ask for an example, a list of the row, a word of the list."""
    return _read_out(scene, question_of(scene).put(text), focus="asked")


def length(scene: Scene, length: str) -> Act:
    """Show one length of the list, or all of them: it is the number behind what is asked."""
    question = question_of(scene)
    return _read_out(scene, question.put(f"{LENGTH.sub('', question.text)} {length}".strip()))


def way(scene: Scene, way: str) -> Act:
    return _read_out(scene, replace(question_of(scene), way=way, page=0))


def page(scene: Scene, page: int) -> Act:
    return _keep(scene, replace(question_of(scene), page=max(0, page)), focus="found")


def language(scene: Scene, language: str) -> Act:
    """Choose another playing language. It has other tiles: what was asked may mean nothing there."""
    if language not in LANGUAGES:
        return []
    return _keep(scene, replace(question_of(scene), language=language, sha256="", page=0))


def list_(scene: Scene, sha256: str) -> Act:
    return _keep(scene, replace(question_of(scene), sha256=sha256, page=0))


def print_(scene: Scene) -> Act:
    return _keep(scene, replace(question_of(scene), paper=scene.now), print=True)


def search(scene: Scene) -> Act:
    """Go to the search with several criteria, in the same language and list."""
    question = question_of(scene)
    sought = scene.session.get(SEARCH, Sought())
    sought = replace(sought, language=question.language, sha256=question.sha256)
    return Step(session=scene.session.put(SEARCH, sought), go="#/search")
