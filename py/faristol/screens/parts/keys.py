"""A key of our own keyboard."""

from faristol.screens.view import view_value


@view_value
class Key:
    """`key` is what it types, `label` what stands on it, `name` what a screen reader says."""

    key: str
    label: str
    name: str
    icon: str = ""
