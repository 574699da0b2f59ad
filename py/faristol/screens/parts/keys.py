"""A key of our own keyboard."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Key:
    """`key` is what it types, `label` what stands on it, `name` what a screen reader says."""

    key: str
    label: str
    name: str
    icon: str = ""
