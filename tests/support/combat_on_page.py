"""Combat rounds for the page: a table that moves one figure of each party and enters that whoever acts hits and fells."""

from support.door_player import Visitor
from support.field_on_page import tapped_path, within_reach
from support.named_moments import link_at
from support.page_player import ASK, View, usual
from support.war_on_page import Captain

MOVES, DONE = "move.", "done"
ENTERED = ("hit", "falls")
"""The options that are marked in every form that offers them."""

MOST_HURT = "[data-field$='damage'] .form-quick:last-child"
"""The highest of the likely numbers, for each hit: without damage nobody is asked who falls."""


def fight_at(rule: str, opening: str = "ready.road") -> str:
    """A link to a ready fight, that on the road, played by what is proposed up to this question of the first round."""
    visitor = Visitor("road")
    visitor.begin("samyra")
    shown = visitor.answer({"keys": [opening]})
    shown = visitor.answer(proposed(shown))  # how the fight opens, before its first round
    return link_at(visitor, shown, lambda view: view["ask"]["rule"] == rule, proposed)


def proposed(view: View) -> View:
    """The answer that is proposed; a form as it is preset."""
    return {"form": {}} if view["ask"]["kind"] == "form" else usual(view["ask"])


def fallen(view: View) -> list[str]:
    """Return the pieces that lie on the ground."""
    return [piece["id"] for piece in view["table"]["pieces"] if piece["state"] == "out"]


class Referee(Captain):
    """Leads a fight to its end: the first figure of a party that is asked walks, if it can, the others stay."""

    walked = entered = 0

    def lead(self, view: View) -> None:
        ask = view["ask"]
        self.settle()
        if ask["kind"] == "form":
            self.enter_results()
        elif ask["kind"] == "path":
            self.walked += tapped_path(self, next(iter(within_reach(self)), None))
        elif moves := self.walk(ask):
            self.tap(moves)
            self.settle()
        else:
            super().lead(view)

    def enter_results(self) -> None:
        """Mark what is likely, wherever it can be marked, and confirm all at once."""
        for value in ENTERED:
            for chip in self.page.locator(f"{ASK} label:has(input[value='{value}']:enabled)").all():
                chip.tap()
                self.entered += 1
        for likely in self.page.locator(f"{ASK} {MOST_HURT}").all():
            likely.tap()
        self.confirm()
        self.settle()

    def walk(self, ask: View) -> str:
        """The move of the first figure that can, once for each party and round; then what closes the phase."""
        free = [option["key"] for option in ask["options"] if not option["barred"]]
        if DONE not in free:
            return ""
        first = next((key for key in free if key.startswith(MOVES)), "")
        return first if first and not self.tapped[first] else DONE
