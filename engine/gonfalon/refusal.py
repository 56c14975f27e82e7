"""What the rules say no with. A refusal leaves the battle as it was."""

from __future__ import annotations

from dataclasses import dataclass

from gonfalon.figures import Figure, Figures, Label, message_of


@dataclass(frozen=True, slots=True, init=False)
class Barred:
    """Why an option that people would expect may not be taken: the rule and its figures."""

    rule: str
    figures: Figures

    def __init__(self, rule: str, **figures: Figure) -> None:
        object.__setattr__(self, "rule", rule)
        object.__setattr__(self, "figures", tuple(figures.items()))

    @property
    def label(self) -> Label:
        return Label(message_of("barred", self.rule), **dict(self.figures))


class Refused(Exception):
    """The rules do not allow it: a code, the rule and its figures."""

    def __init__(self, code: str, *, rule: str, **figures: Figure) -> None:
        super().__init__(f"{code} ({rule}) {figures}")
        self.code, self.rule, self.figures = code, rule, figures
        self.label = Label(f"refused-{code}", **figures)

    @classmethod
    def barred(cls, barred: Barred) -> Refused:
        """The refusal of an option that was shown as barred: it carries the reason shown."""
        refused = cls("barred", rule=barred.rule)
        refused.label = barred.label
        return refused
