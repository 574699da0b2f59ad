"""An event that one tap begins: with the choices of last time, and no form."""

from collections.abc import Callable
from dataclasses import dataclass

from faristol.screens.forms.form import Form
from faristol.screens.scene import Intent, Scene, Step


@dataclass(frozen=True)
class AsLastTime:
    begin: Callable[[Scene, Intent], Step]
    sentence: Callable[[Scene], str]
    """What it is begun with; "" where nothing was chosen yet, and the form has to be filled in."""


def chosen(form: Form, scene: Scene, *names: str) -> list[str]:
    """Return the remembered answers in the words of the form; none before the first time."""
    if not form.last(scene):
        return []
    filled = form.fill({}, scene)
    labels = {
        name: {value: label for value, label, *_ in form.fields[name].choices(filled)} for name in names
    }
    return [labels[name].get(filled[name], "") for name in names]
