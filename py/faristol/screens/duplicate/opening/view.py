"""A new duplicate."""

from typing import Any

from faristol.screens.duplicate.opening.form import FORM
from faristol.screens.scene import Scene


def view(scene: Scene) -> dict[str, Any]:
    return {**FORM.view(scene), "rules": FORM.filled(scene).rules}


DUPLICATE_SETUP = FORM.screen(view)
