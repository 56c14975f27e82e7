"""The verbs of a choice on a battlefield: each has its slot, whatever lies on the field, and frames what answers it there."""

import pytest
from playwright.sync_api import expect
from support.page_player import ASK, Player, View
from support.screen_checks import complaints, faults
from support.war_on_page import RAID, Captain, asks, war_at

pytest_plugins = ["support.started_page"]

SIZES = ((360, 740), (320, 568), (740, 360), (820, 1180), (1400, 900))
VERB = f"{ASK} .verbs [data-action='group']"
IN_SIGHT = """row => {
    const { top, bottom, left, right } = row.getBoundingClientRect();
    const scrolled = row.closest(".ask-scroll")?.getBoundingClientRect();
    return top >= 0 && bottom <= (scrolled?.bottom ?? innerHeight) + 1 && left >= 0 && right <= innerWidth + 1;
}"""
INSIDE = """all => all.map(one => {
    const field = one.closest(".field").getBoundingClientRect();
    const { top, bottom } = one.getBoundingClientRect();
    return top >= field.top - 1 && bottom <= field.bottom + 1;
})"""
FILTER = "all => all.map(one => getComputedStyle(one).filter)"


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "verbs")


def attacking(view: View) -> bool:
    """Somebody may attack at a tap."""
    return asks("war.action.one")(view) and bool(answers(view, "attack"))


def spent(view: View) -> bool:
    """A turn in which nobody can be attacked any more."""
    return asks("war.action.one")(view) and not answers(view, "attack")


def answers(view: View, beginning: str) -> set[str]:
    """The things on which free options lie whose key begins so."""
    options = view["ask"]["options"]
    return {one["on"] for one in options if one["key"].startswith(beginning) and one["on"] and not one["barred"]}


def verbs(captain: Captain, view: View) -> list[str]:
    """Return the words of the slots: each heading, and how many things on the field answer it."""
    found: dict[str, set[str]] = {}
    for one in view["ask"]["options"]:
        if one["role"] not in ("done", "again") and (one["group"] or one["on"]):
            heading = (
                captain.words.label(one["group"], view["names"]) if one["group"] else captain.words.say("page-on-field")
            )
            found.setdefault(heading, set()).update({one["on"]} if one["on"] and not one["barred"] else ())
    return [f"{heading} {len(things)}" if things else heading for heading, things in found.items()]


@pytest.mark.parametrize(
    ("system", "rule", "opening"),
    [("war", "war.action.one", RAID), ("war", "war.turn.choose", RAID), ("sotc", "sotc.act.one", ("ready.rooftop",))],
)
def test_each_verb_has_its_slot_in_every_size_with_how_many_answer_it(
    captain: Captain, system: str, rule: str, opening: tuple[str, ...]
) -> None:
    captain.by_finger()
    view = captain.open(war_at(asks(rule), *opening, system=system))
    for width, height in SIZES:
        captain.page.set_viewport_size({"width": width, "height": height})
        expect(captain.page.locator(VERB)).to_have_text(verbs(captain, view), use_inner_text=True)
        for verb in captain.page.locator(VERB).all():
            assert verb.evaluate(IN_SIGHT), f"{width}×{height}"
        assert faults(captain.page) == {}, f"{width}×{height}"
    assert complaints(captain.page) == []


def test_a_verb_in_hand_frames_what_answers_it_and_its_tap_takes_it(captain: Captain) -> None:
    captain.by_finger()
    view = captain.stand(attacking, *RAID)
    page, targets = captain.page, answers(view, "attack")
    slots = [one.bounding_box() for one in page.locator(VERB).all()]
    page.locator(VERB).filter(has_text=captain.words.say("war-group", of="attack")).tap()
    captain.until(".ask[data-framed='true'][data-lowered='true']")
    framed = page.locator(".board .token[data-asked='true']")
    assert {one.get_attribute("data-at") for one in framed.all()} == targets
    expect(page.locator(f"{VERB}:active")).to_have_count(0)  # a button that is pressed sinks in
    assert [one.bounding_box() for one in page.locator(VERB).all()] == slots
    assert set(framed.evaluate_all(FILTER)) == {"none"}
    assert all(framed.evaluate_all(INSIDE))
    others = page.locator(".board .token:not([data-asked='true'], [data-state='active'])")
    assert set(others.evaluate_all(FILTER)) == {"grayscale(1)"}
    assert (complaints(page), faults(page)) == ([], {})
    assert captain.touch(min(targets))
    captain.until(f"{ASK}[data-kind='roll']")
    captain.settle()


def test_a_verb_that_is_let_go_shows_everything_again(captain: Captain) -> None:
    captain.by_finger()
    view = captain.stand(attacking, *RAID)
    asked = {one["on"] for one in view["ask"]["options"] if one["on"] and not one["barred"]}
    attack = captain.page.locator(VERB).filter(has_text=captain.words.say("war-group", of="attack"))
    attack.tap()
    captain.until(".ask[data-framed='true']")
    attack.tap()
    captain.until(".ask[data-framed='false'][data-lowered='true']")
    shown = captain.page.locator(".board .token[data-asked='true']").all()
    assert {one.get_attribute("data-at") for one in shown} <= asked


def test_a_verb_that_nothing_answers_says_why(captain: Captain) -> None:
    captain.by_finger()
    view = captain.stand(spent, *RAID)
    attack = captain.page.locator(VERB).filter(has_text=captain.words.say("war-group", of="attack"))
    expect(attack).to_have_attribute("data-free", "0")
    attack.tap()
    barred = next(one for one in view["ask"]["options"] if one["key"].startswith("attack"))
    reason = captain.words.label(barred["barred"]["label"], view["names"])
    expect(captain.page.locator(f"{ASK} .reason:visible").filter(has_text=reason).first).to_be_visible()
