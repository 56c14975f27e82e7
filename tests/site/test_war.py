"""A war by taps: whole battles on the board, the set-up of four players, what lies face down, the roll window."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect
from support.named_moments import Moment, asks
from support.page_player import ASK, TAKE_OVER, Player, View
from support.screen_checks import complaints, faults, spaced
from support.war_on_page import RAID, Captain, direct_on, invocable, invokes, signed, war_at

from gonfalon.formats import link
from gonfalon.formats.record import dump

pytest_plugins = ["support.started_page"]

SIZES = ((360, 740), (740, 360), (320, 568))
COUNTED = ("players.2", "done", "done", "done")
CROWD = ("new.average", "fight", "", *("again",) * 7, "done")
LAID = ("", "all", "done")
THREE_CARDS = (*COUNTED, *CROWD, *CROWD, *LAID)
WITH_FATE = ("new.average", "fight", "", "fate", "done")
SIX_CARDS = (*COUNTED, *WITH_FATE, *WITH_FATE, "6", "all", "done")
TEXT = "Ein Moor, das niemand kennt"
HIDDEN, HIGH, MOST_TAPS = "z2", 44, 40
COUNTING = """() => {
    globalThis.taps = 0;
    globalThis.countTap = () => { globalThis.taps += 1; };
    addEventListener("pointerdown", countTap, true);
}"""
COUNTED_TAPS = """() => {
    removeEventListener("pointerdown", countTap, true);
    return taps;
}"""
TOKENS = """() => [...document.querySelectorAll(".board .token")].map(token => ({
    id: token.dataset.at,
    zone: token.closest(".zone").querySelector(".zone-button").dataset.at,
    height: token.getBoundingClientRect().height,
}))"""
WIDTHS = """() => [document.scrollingElement, document.querySelector(".field")]
    .map(node => node.scrollWidth - node.clientWidth)"""


@pytest.fixture
def captain(player: Player) -> Captain:
    """The warm phone in the hands of somebody who leads a war."""
    return Captain(player.page, player.site, "war")


def rolls(view: View) -> bool:
    """Dice are about to be thrown, for one hand against another; none lies there yet."""
    hands = (view["table"]["contest"] or {"hands": []})["hands"]
    return bool(
        view["ask"] and view["ask"]["kind"] == "roll" and len(hands) > 1 and not any(hand["dice"] for hand in hands)
    )


def over(view: View) -> bool:
    return view["ask"] is None


def test_a_whole_war_is_led_by_taps(captain: Captain) -> None:
    captain.speak("fr")
    captain.begin("war")
    captain.take(*RAID)
    view = captain.checked()
    assert captain.on_table > captain.rolls / 2
    assert {line["source"] for line in view["chronicle"] if line["kind"] == "dice"} == {"app", "table"}
    for line in (view["result"], *view["result"]["lines"]):
        expect(captain.page.locator("main")).to_contain_text(captain.words.label(line["label"], view["names"]))


def test_four_players_are_soon_ready(captain: Captain) -> None:
    captain.begin("war")
    captain.page.evaluate(COUNTING)
    captain.take("players.4")
    captain.take("done")
    for theme in ("medieval", "dwarves", "elves", "orcs") * 2:
        captain.take(f"quick.{theme}")
        assert faults(captain.page) == {}
        captain.take("done")
    captain.confirm()
    captain.settle()
    assert faults(captain.page) == {}
    captain.take("all")
    captain.take("done")
    assert faults(captain.page) == {}
    while captain.question().rule == "war.zone.aspect.buy":
        captain.take("done")
    while captain.question().rule == "war.setup.deploy":
        captain.take("all")
    taps = captain.page.evaluate(COUNTED_TAPS)
    print(f"{taps} taps")
    assert taps <= MOST_TAPS
    table = captain.view()["table"]
    assert {piece["of"] for piece in table["pieces"]} == {side["id"] for side in table["sides"]}
    assert all(piece["place"] for piece in table["pieces"])


def test_nobody_learns_what_lies_face_down_before_it_is_turned(captain: Captain, tmp_path: Path) -> None:
    view = captain.open_at(asks("war.zone.aspect.buy"), *SIX_CARDS)
    writer = view["ask"]["who"][0]
    write(captain, view, HIDDEN)
    assert (complaints(captain.page), faults(captain.page)) == ([], {})
    captain.confirm()
    captain.settle()
    captain.page.locator(TAKE_OVER).tap()
    captain.take("yes")
    assert [text for text in captain.outside() if TEXT in text] == []
    others = {side["id"] for side in captain.view()["table"]["sides"]} - {writer}
    seen = [captain.view(who) for who in ("table", "gm", *others)]
    assert [one["viewer"] for one in seen if one["viewer"] != writer and TEXT in json.dumps(one)] == []
    assert TEXT not in json.dumps(dump(link.read(captain.shared())))
    with captain.page.expect_download() as download:
        captain.from_more("page-export")
    download.value.save_as(tmp_path / "battle.json")
    assert TEXT not in (tmp_path / "battle.json").read_text("utf-8")
    captain.close()
    read_again(captain, writer)
    while (view := captain.view())["ask"]["rule"] != "war.zone.aspect.hinders":
        card = next(card for card in view["table"]["cards"] if card["place"] == HIDDEN)
        assert (card["face"], card["label"]) == ("down", None)
        moving = [one for one in view["ask"]["options"] if one["key"] == f"move.{HIDDEN}" and not one["barred"]]
        if moving:
            captain.choose(view, moving[0])
            captain.settle()
        else:
            captain.lead(view)
    captain.lead(view)
    expect(captain.page.locator(".board")).to_contain_text(TEXT)
    [card] = [card for card in captain.view()["table"]["cards"] if card["place"] == HIDDEN]
    assert card["face"] == "up"


def read_again(captain: Captain, writer: str) -> None:
    """Its writer reads the card again behind the hand-over screen; before and after that it is nowhere on the page."""
    page, own = captain.page, captain.page.locator("[data-own]")
    captain.tool("look")
    assert captain.touch(HIDDEN)
    page.locator("dialog [data-action='peek']").tap()
    expect(page.locator(".cover")).not_to_contain_text(TEXT)
    assert (complaints(page), faults(page)) == ([], {})
    page.locator(f"[data-taker='{writer}']").tap()
    expect(own).to_contain_text(TEXT)
    expect(page.locator(ASK)).to_have_count(0)
    assert (complaints(page), faults(page)) == ([], {})
    page.locator(".own-cards [data-action='cover']").tap()
    expect(own).to_have_count(0)
    captain.settle()
    captain.tool("look")
    assert [text for text in captain.outside() if TEXT in text] == []


def test_nobody_answers_or_reads_while_the_phone_is_with_another(captain: Captain) -> None:
    view, page = captain.open_at(asks("war.zone.aspect.buy"), *SIX_CARDS), captain.page
    writer = view["ask"]["who"][0]
    write(captain, view, HIDDEN)
    captain.confirm()
    captain.settle()
    page.locator(TAKE_OVER).tap()
    captain.take("yes")
    captain.take("done")
    view = captain.view()
    assert view["ask"]["who"] != [writer]
    zones = [f".zone-button[data-at='{one}']" for one in (HIDDEN, "z3")]
    captain.tool("look")
    page.locator(zones[0]).tap()
    page.locator("dialog [data-action='peek']").tap()
    page.locator(f"[data-taker='{writer}']").tap()
    expect(page.locator("[data-own]")).to_contain_text(TEXT)
    for _ in ("a tap answers", "a tap looks"):
        page.locator("[data-action='look']").tap()
        for zone in zones:
            page.locator(zone).tap()
            expect(page.get_by_role("dialog")).to_be_visible()
            expect(page.locator("[data-option], [data-action='peek']")).to_have_count(0)
            captain.close()
    assert captain.view()["turn"] == view["turn"]
    page.locator(".own-cards [data-action='cover']").tap()
    captain.settle()
    captain.tool("look")
    write(captain, view, "z3")
    page.locator(zones[0]).tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("[data-action='peek']")).to_have_count(0)
    captain.close()
    expect(page.locator(f"{ASK} input")).to_have_value(TEXT)
    page.locator("[data-action='cover']").tap()
    captain.settle()


def write(captain: Captain, view: View, zone: str) -> None:
    """Type what lies face down in this zone, and do not send it yet."""
    captain.choose(view, next(one for one in view["ask"]["options"] if one["key"] == f"write.{zone}"))
    assert captain.question().covered
    assert complaints(captain.page) == []
    captain.page.locator(TAKE_OVER).tap()
    captain.page.locator(f"{ASK} input").fill(TEXT)


def check_window(captain: Captain) -> None:
    """Each hand with its parts, their rules and figures, its dice and its total; how it would end, and the chances."""
    view, words = captain.view(), captain.words
    contest = view["table"]["contest"]
    hands = captain.page.locator(".contest .hand")
    expect(hands).to_have_count(len(contest["hands"]))
    for number, hand in enumerate(contest["hands"]):
        shown = hands.nth(number)
        whose = words.name(hand["piece"], view["names"]) if hand["piece"] and hand["parts"] else None
        expect(shown).to_contain_text(whose or words.label(hand["label"], view["names"]))
        expect(shown).to_have_attribute("data-acting", str(hand["acting"]).lower())
        expect(shown.locator(".hand-die")).to_have_count(len(hand["dice"]))
        said = spaced(shown.inner_text())
        for part in hand["parts"]:
            assert spaced(words.label(part["label"], view["names"])) in said
            assert signed(part["dice"]) in said
            assert shown.locator(f"a[href$='#{part['rule']}']").count()
        assert said.endswith("?" if hand["total"] is None else signed(hand["total"]))
    seen = captain.page.locator(
        ".contest, .contest-outcome:visible"
    )  # on a phone how it stands is told at the question
    window = spaced(" ".join(seen.all_inner_texts()))
    for one in (contest["outcome"], *(case["label"] for case in view["odds"])):
        assert not one or spaced(words.label(one, view["names"])) in window


def test_the_roll_window_says_who_rolls_what_and_why(captain: Captain) -> None:
    captain.open_at(rolls, *RAID)
    check_window(captain)
    view = captain.open_at(invokes, *RAID)
    check_window(captain)
    captain.tap(invocable(view)[0]["key"])
    while captain.view()["table"]["contest"] == view["table"]["contest"]:
        captain.lead(captain.view())
    check_window(captain)
    captain.speak("fr")
    check_window(captain)


def test_dice_on_the_table_are_told_by_their_sums(captain: Captain) -> None:
    captain.open_at(rolls, *RAID)
    captain.go_by("at-table")
    acting, against = (captain.page.locator(f"{ASK} [data-sums='{throw}']") for throw in (0, 1))
    expect(acting.locator("button")).to_have_count(9)
    acting.locator("[data-sum='2']").tap()
    expect(acting.locator("[data-sum='2']")).to_have_attribute("aria-pressed", "true")
    against.locator("[data-sum='-1']").tap()
    captain.settle()
    view = captain.view()
    [fell] = [line for line in view["chronicle"] if line["kind"] == "dice"][-1:]
    assert (fell["source"], sum(fell["faces"][:4]), sum(fell["faces"][4:])) == ("sum", 2, -1)
    expect(captain.page.locator(".contest .sum-alone")).to_have_count(2)
    expect(captain.page.locator(".contest .die-face")).to_have_count(0)
    told = captain.page.locator(".log .line.dice").last
    expect(told).to_contain_text(captain.words.listed(["+2", "−1"]))
    expect(told).to_contain_text(captain.words.say("page-dice-source", source="sum"))
    expect(told.locator(".thrown")).to_have_count(0)
    captain.open_anew(war_at(rolls, *RAID))
    expect(acting.locator("button")).to_have_count(9)
    captain.page.locator(f"{ASK} [data-roll='app']").tap()
    captain.settle()
    captain.open_anew(war_at(rolls, *RAID))
    expect(captain.page.locator("[data-action='at-table']")).to_be_visible()


def test_an_attack_tells_its_chance_on_its_option_and_its_target_there_with_its_skill(captain: Captain) -> None:
    """war.attack.target"""
    view = captain.open_at(lambda view: view["chances"], *RAID)
    [first, *_] = view["chances"]
    [option] = [one for one in view["ask"]["options"] if one["key"] == first["key"]]
    told = f"{100 * first['p']:.1f}".replace(".", ",").removesuffix(",0") + "\xa0%"
    expect(captain.page.locator(f"{ASK} [data-option='{first['key']}'] .option-chance")).to_have_text(told)
    expect(captain.page.locator(f".table .token[data-at='{option['on']}'] .prospect b")).to_have_text(told)
    skill = captain.words.label(option["note"], view["names"])
    expect(captain.page.locator(f".table .token[data-at='{option['on']}'] .prospect span")).to_have_text(skill)


def test_signs_may_be_typed_for_dice(captain: Captain) -> None:
    captain.open_at(rolls, *RAID)
    captain.go_by("at-table", "by-face")
    for die, sign in zip(captain.page.locator(f"{ASK} [data-die]").all(), "+0-−0+--", strict=True):
        die.fill(sign)
    captain.confirm()
    captain.settle()
    [fell] = [line for line in captain.view()["chronicle"] if line["kind"] == "dice"][-1:]
    assert (fell["faces"], fell["parted"]) == ([1, 0, -1, -1, 0, 1, -1, -1], [4, 4])
    expect(captain.page.locator(".log .line.dice").last.locator(".thrown")).to_have_count(2)


def test_the_way_back_and_forth_in_the_middle_of_a_roll(captain: Captain) -> None:
    captain.open_at(rolls, *RAID)
    window = captain.page.locator(".contest")
    looks = [window.inner_text()]
    captain.page.locator("[data-offer='defend']").tap()
    captain.tap("waive")
    captain.settle()
    looks.append(window.inner_text())
    assert captain.question().kind == "roll", "who acts throws alone"
    captain.page.locator("[data-roll='app']").tap()
    captain.settle()
    looks.append(window.inner_text())
    faces = captain.view()["table"]["contest"]
    for way, seen in (("undo", looks[1]), ("redo", looks[2]), ("undo", looks[1])):
        captain.tool(way)
        assert window.inner_text() == seen, way
    captain.page.locator("[data-roll='app']").tap()
    captain.settle()
    assert captain.view()["table"]["contest"] == faces, "an undone throw falls again"
    for _ in range(3):
        captain.tool("undo")
    assert window.inner_text() == looks[0]


def test_what_is_barred_says_why_on_the_table_and_in_the_panel(captain: Captain) -> None:
    view = captain.open_at(asks("war.action.one"), *RAID)
    barred = [one for one in view["ask"]["options"] if one["barred"] and one["on"] and one["group"]]
    option = next(one for one in barred if not direct_on(view, one["on"]))
    why = captain.words.label(option["barred"]["label"], view["names"])
    assert captain.touch(option["on"])
    lying = captain.page.locator(f"dialog [data-option='{option['key']}']")
    expect(lying).to_contain_text(why)
    expect(lying).to_have_attribute("aria-disabled", "true")
    lying.tap(force=True)
    expect(lying).to_be_visible()
    assert (complaints(captain.page), faults(captain.page)) == ([], {})
    captain.close()
    captain.unfold(option["key"])
    listed = captain.page.locator(f"{ASK} [data-option='{option['key']}']")
    expect(listed).to_contain_text(why)
    expect(listed).to_have_attribute("aria-disabled", "true")
    listed.evaluate("option => option.scrollIntoView({ block: 'center' })")
    listed.tap(force=True)
    assert captain.view()["turn"] == view["turn"]


def test_sixteen_units_find_room_on_three_cards(captain: Captain) -> None:
    view = captain.open_at(asks("war.turn.choose"), *THREE_CARDS)
    page = captain.page
    tokens = page.evaluate(TOKENS)
    assert len(tokens) == len(view["table"]["pieces"]) == 16
    assert page.evaluate(WIDTHS) == [0, 0]
    for zone in {token["zone"] for token in tokens if token["height"] < HIGH}:
        assert captain.touch(zone)
        standing = page.get_by_role("dialog").get_by_role("button")
        for token in tokens:
            if token["zone"] == zone:
                name = captain.words.name(token["id"], view["names"])
                assert standing.filter(has_text=name).count(), name
        assert faults(page) == {}
        captain.close()
    captain.choose(view, view["ask"]["options"][0])
    assert captain.question().rule == "war.action.one"


@pytest.mark.parametrize(
    ("moment", "opening"),
    [
        (asks("war.setup.order"), ()),
        (asks("war.chest.cost.unit"), ("players.4",)),
        (asks("war.setup.deploy"), SIX_CARDS),
        (asks("war.turn.choose"), THREE_CARDS),
        (asks("war.action.one"), RAID),
        (rolls, RAID),
        (invokes, RAID),
        (over, RAID),
    ],
    ids=["begin", "army", "deploy", "crowd", "action", "roll", "invoke", "end"],
)
def test_the_screens_of_a_war_can_be_reached(captain: Captain, moment: Moment, opening: tuple[str, ...]) -> None:
    captain.open_at(moment, *opening)
    captain.bring_up()
    heads = captain.page.locator(f"{ASK} [data-action='group']")
    if heads.count():
        heads.last.tap()
    assert complaints(captain.page) == []
    for width, height in SIZES:
        captain.page.set_viewport_size({"width": width, "height": height})
        assert faults(captain.page) == {}, f"{width}×{height}"
