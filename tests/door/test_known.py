"""Replies leave out what a screen already knows: the log comes in parts, and values that seldom change only when asked for."""

from __future__ import annotations

from typing import Any

import pytest
from support.door_player import Plain, Visitor

from gonfalon.systems import ours

LONG = 120
SELDOM = {"settings", "keep"}
COUNTED = {"odds", "chances"}
APART = dict.fromkeys({"chronicle", "chronicle_from", *COUNTED})


class Screen(Visitor):
    """A screen that holds the log and says so in every request."""

    held: tuple[Plain, ...] = ()

    def ask(self, do: str, **more: Any) -> Plain:
        reply = super().ask(do, **{"known": len(self.held), **more})
        if "view" in reply:
            shown = reply["view"]
            self.held = (*self.held[: shown["chronicle_from"]], *shown["chronicle"])
        return reply


@pytest.mark.parametrize("system", ours(), ids=lambda system: system.id)
def test_the_parts_of_the_log_make_the_whole(system: Any) -> None:
    """Answers, steps back and forth, rulings: what the screen holds is the chronicle, and the rest of the view is the same."""
    screen = Screen("parts")
    shown = screen.begin(system.id)
    shortest = LONG
    while shown["ask"] is not None and len(screen.replies) < LONG:
        shown = screen.play(shown, most=1)
        chance = screen.rng.random()
        if chance < 0.2:
            screen.ask("undo")
            if chance < 0.1:
                screen.ask("redo")
        if 0.2 < chance < 0.3:
            setting = screen.rng.choice(Visitor.ask(screen, "look")["view"]["settings"])
            screen.ask("overrule", what=setting["key"], value=setting["value"], why="so it is")
        shown = screen.ask("look")["view"]
        shortest = min(shortest, len(shown["chronicle"]))
        whole = Visitor.ask(screen, "look")["view"]
        assert list(screen.held) == whole["chronicle"]
        assert {**whole, **APART} == {**shown, **{key: whole[key] for key in SELDOM}, **APART}
        assert screen.ask("odds") == {key: whole[key] for key in COUNTED}
        assert [shown[key] for key in COUNTED] == [None, None]
    assert screen.held
    assert shortest == 0, "nothing was spared"


def test_what_seldom_changes_is_told_when_it_is_asked_for_and_at_the_end() -> None:
    screen = Screen("seldom")
    shown = screen.begin()
    assert SELDOM & set(shown) == set()
    assert set(Visitor.ask(screen, "look")["view"]) >= SELDOM
    shown = screen.play(shown)
    assert shown["ask"] is None
    assert set(screen.ask("look")["view"]) >= SELDOM


@pytest.mark.parametrize("known", [-3, 10**6])
def test_a_screen_that_knows_too_much_or_less_than_nothing_gets_what_it_lacks(known: int) -> None:
    visitor = Visitor("odd")
    whole = visitor.begin()
    shown = visitor.play(whole, most=12)
    lines = Visitor.view(visitor)["chronicle"]
    again = visitor.view("look", known=known)
    assert lines[again["chronicle_from"] :] == again["chronicle"]
    assert again["chronicle_from"] in (0, len(lines))
    assert shown["chronicle"]


@pytest.mark.parametrize("known", ["5", 1.5, True, [], {}])
def test_only_a_number_of_lines_can_be_known(known: object) -> None:
    visitor = Visitor("form")
    visitor.begin()
    assert visitor.refused("look", known=known) == "form"
