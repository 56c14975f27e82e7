"""The conditions of moments, by name: what must hold of a view beside the question that it asks."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from support.page_player import View
from support.war_on_page import invocable

Condition = Callable[[View], Any]


def options(view: View) -> list[View]:
    """The options of the open question."""
    found: list[View] = view["ask"]["options"] if view["ask"] else []
    return found


def free(view: View, beginning: str = "") -> list[View]:
    """The options that may be taken and whose key begins so."""
    return [one for one in options(view) if one["key"].startswith(beginning) and not one["barred"]]


def hands(view: View) -> list[View]:
    """The hands of the open roll."""
    found: list[View] = view["table"]["contest"]["hands"] if view["table"]["contest"] else []
    return found


def is_contested(view: View) -> bool:
    """Dice are about to be thrown, or were thrown, by two hands."""
    return len(hands(view)) > 1


def is_rolled_against(view: View) -> bool:
    """One of two hands lies there, and the other is about to be thrown."""
    return is_contested(view) and hands(view)[0]["total"] is not None


def may_be_changed(view: View) -> bool:
    """Both hands lie there, and somebody may change something."""
    return is_contested(view) and bool(view["table"]["contest"]["outcome"])


def is_level(view: View) -> bool:
    """Both hands lie there, with equal sums."""
    return may_be_changed(view) and len({hand["total"] for hand in hands(view)}) == 1


def may_invoke(view: View) -> bool:
    """Both hands lie there, and an aspect may be invoked."""
    return bool(view["table"]["contest"] and view["table"]["contest"]["outcome"] and invocable(view))


def may_invoke_several(view: View) -> bool:
    """More than one aspect may be invoked, and more than one chance is told."""
    return may_invoke(view) and len(invocable(view)) > 1 and len(view["odds"]) > 1


def has_odds_across(view: View) -> bool:
    """One of the odds lies across the others."""
    return bool(view["table"]["contest"]) and any(sum(bar["p"] for bar in one["bars"]) > 1.01 for one in view["odds"])


def attacks_at_a_tap(view: View) -> bool:
    """Somebody may be attacked at a tap."""
    return any(one["role"] == "direct" and one["rule"] == "war.attack.target" for one in free(view))


def attacks_nobody(view: View) -> bool:
    """Nobody can be attacked any more in this turn."""
    return not [one for one in free(view, "attack") if one["on"]]


def riders(view: View) -> set[str]:
    """The pieces with which another one rides."""
    return {piece["on"] for piece in view["table"]["pieces"] if piece["on"]}


def is_crowded(view: View) -> bool:
    """In one zone stand four or more, one that has acted and one with a leader; both may be the same."""
    for place in view["table"]["places"]:
        there = [one for one in view["table"]["pieces"] if one["place"] == place["id"] and not one["on"]]
        if len(there) > 3 and any(one["state"] == "acted" for one in there):
            return any(one["id"] in riders(view) for one in there)
    return False


def has_ridden(view: View) -> bool:
    """Two that have leaders with them have acted."""
    acted = {one["id"] for one in view["table"]["pieces"] if one["state"] == "acted"}
    return len(acted & riders(view)) > 1


def has_fallen(view: View) -> bool:
    """Some piece is out."""
    return any(one["state"] == "out" for one in view["table"]["pieces"])


def duels(view: View) -> list[View]:
    """The duels that may be fought now with leaders who ride on nothing."""
    lone = {one["id"] for one in view["table"]["pieces"] if not one["on"]}
    likely = {one["key"] for one in view["chances"] or ()}
    return [
        one for one in free(view) if one["rule"] == "war.leader.duel" and one["key"] in likely and one["on"] in lone
    ]


def is_about_the_others(view: View) -> bool:
    """Two are asked about a roll, and the chances that come first in the view are of neither."""
    ask, odds = view["ask"], view["odds"]
    if not may_be_changed(view) or len(ask["who"]) != 2 or not odds:
        return False
    owner = {one["id"]: one["of"] for one in view["table"]["pieces"]}
    first, *others = (owner.get(case["label"]["with"].get("piece")) in ask["who"] for case in odds)
    return not first and any(others)


def may_be_changed_by_both(view: View) -> bool:
    """Two sides may change a roll, one of them in more than three ways, the other in one."""
    ways = Counter(one["of"] for one in options(view) if one["of"])
    return may_be_changed(view) and len(ways) == 2 and max(ways.values()) > 3 and min(ways.values()) == 1


def is_packed(view: View) -> bool:
    """Of those that cannot be tapped eight or more stand in one zone, and some have marked boxes and several badges."""
    asked = {one["on"] for one in options(view)}
    low = [
        one for one in view["table"]["pieces"] if one["id"] not in asked and one["state"] != "active" and not one["on"]
    ]
    hurt = [one for one in low if len(one["badges"]) > 1 and any(any(track["marked"]) for track in one["tracks"])]
    places = Counter(one["place"] for one in low if one["place"])
    return bool(hurt) and max(places.values()) > 7


def is_for_a_new_owner(view: View) -> bool:
    """The game master is asked whose a unit is."""
    return bool(view["ask"]["label"]["id"] == "war-ask-new-owner")


def is_named(view: View) -> bool:
    """A player has a name of their own."""
    return any("text" in view["names"].get(side["id"], {}) for side in view["table"]["sides"])


def is_full_of_aspects(view: View) -> bool:
    """Some zone has eight aspects."""
    return any(len(place["details"]) > 7 for place in view["table"]["places"])


def takes_results(view: View) -> bool:
    """The results of attacks are entered."""
    return any(one["name"] == "result" for field in view["ask"]["form"] for one in field["fields"] or ())


CONDITIONS: dict[str, Condition] = {
    "contested": is_contested,
    "both sums are equal": is_level,
    "one hand lies": is_rolled_against,
    "both hands lie": may_be_changed,
    "may invoke": may_invoke,
    "may invoke several": may_invoke_several,
    "odds across": has_odds_across,
    "attacks at a tap": attacks_at_a_tap,
    "attacks nobody": attacks_nobody,
    "crowded": is_crowded,
    "ridden": has_ridden,
    "somebody is out": has_fallen,
    "duels": duels,
    "about the others": is_about_the_others,
    "both may change it": may_be_changed_by_both,
    "packed": is_packed,
    "a new owner": is_for_a_new_owner,
    "named": is_named,
    "results are entered": takes_results,
    "full of aspects": is_full_of_aspects,
}
