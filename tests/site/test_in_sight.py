"""The things that a person looks for are in sight: whom a question is for, whom it speaks of, what was rolled before,
what is being loaded.
"""

import re

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect
from support.door_player import Visitor
from support.held_requests import HeldRequests
from support.page_player import ASK, Player, View
from support.screen_checks import complaints, faults, spaced
from support.unequal_pools import many_against_one
from support.war_on_page import NOTED, RAID, Captain, asks, given_away_at, invocable, invokes, signed, war_at

pytest_plugins = ["support.started_page"]

INSIDE = """node => {
    const field = node.closest(".field").getBoundingClientRect();
    const { top, bottom } = node.getBoundingClientRect();
    return top >= field.top - 1 && bottom <= field.bottom + 1;
}"""
WHOLE = """node => {
    const words = document.createRange();
    words.selectNodeContents(node);
    const [box, last] = [node.getBoundingClientRect(), words.getBoundingClientRect()];
    return last.bottom < box.bottom + box.height / 4 && last.right <= box.right + 1;
}"""
SHARES = """node => [...node.querySelectorAll(".bars li")].map((line, order) => [
    line.dataset.part === "true",
    Number(node.querySelectorAll(".stack rect")[order].getAttribute("width")) > 0,
    getComputedStyle(line, "::before").visibility === "visible",
])"""


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "sight")


def test_a_question_calls_nobody_twice_and_shows_whom_it_speaks_of(captain: Captain) -> None:
    captain.page.set_viewport_size({"width": 320, "height": 568})
    view = captain.open(given_away_at())
    unit = view["ask"]["label"]["with"]["piece"]
    [side] = view["ask"]["who"]
    head = captain.page.locator(f"{ASK} .ask-head").inner_text()
    assert spaced(head).count(spaced(captain.words.name(side, view["names"]))) == 1
    token = captain.page.locator(f".token[data-at='{unit}']")
    expect(token).to_have_attribute("data-meant", "true")
    assert token.evaluate(INSIDE)
    matters = captain.page.locator(f"{ASK} .matters li")
    expect(matters).to_have_count(1)
    [piece] = [one for one in view["table"]["pieces"] if one["id"] == unit]
    for badge in piece["badges"]:
        expect(matters).to_contain_text(captain.words.label(badge["label"], view["names"]))
    expect(matters.locator("[data-track]")).to_have_count(len(piece["tracks"]))
    title = captain.page.get_by_role("heading", level=1)
    expect(title).to_have_text(captain.title(view))
    assert title.evaluate(WHOLE)
    assert (complaints(captain.page), faults(captain.page)) == ([], {})


def test_what_has_no_share_of_the_bar_has_no_colour_of_it(captain: Captain) -> None:
    captain.stand(lambda view: across(view), *RAID)
    case = captain.page.locator(".contest-odds:visible").first
    expect(case.locator(".bars li").first).to_be_visible()
    shares = case.evaluate(SHARES)
    assert {len(set(share)) for share in shares} == {1}
    assert {share[0] for share in shares} == {True, False}


def across(view: View) -> bool:
    """Odds of which one lies across the others."""
    return bool(view["table"]["contest"]) and any(sum(bar["p"] for bar in case["bars"]) > 1.01 for case in view["odds"])


def test_what_was_rolled_before_stays_beside_the_next_roll(captain: Captain) -> None:
    view = captain.stand(lambda seen: bool(asks("war.init.roll", "roll")(seen)) and len(hands(seen)) == 2, *RAID)
    first = hands(view)[0]
    assert first["total"] is not None
    shown = captain.page.locator(".contest .hand").first
    expect(shown.locator(".hand-total b")).to_have_text(signed(first["total"]))


def hands(view: View) -> list[View]:
    contest = view["table"]["contest"]
    found: list[View] = contest["hands"] if contest else []
    return found


@pytest.mark.parametrize("opening", [RAID, ()])
def test_every_sign_has_words_within_reach(captain: Captain, opening: tuple[str, ...]) -> None:
    if opening:
        captain.stand(asks("war.action.one"), *opening)
    else:
        captain.begin("tiefen")
    captain.tool("more")
    captain.page.locator("dialog [data-action='signs']").tap()
    rows = captain.page.locator(".signs li")
    for side in captain.view()["table"]["sides"]:
        said = captain.words.say("page-sign-side", side=captain.words.name(side["id"], captain.view()["names"]))
        expect(rows.filter(has_text=said).first).to_be_visible()
    expect(rows.filter(has_text=captain.words.say("page-sign", sign="active"))).to_have_count(1 if opening else 0)
    for sign, drawn in (("more", "›"), ("again", "‹")):
        expect(rows.filter(has_text=captain.words.say("page-sign", sign=sign)).locator(".sample")).to_have_text(drawn)
    assert (complaints(captain.page), faults(captain.page)) == ([], {})
    captain.close()


def test_what_is_being_loaded_is_said_at_the_lower_edge_of_the_first_screen(context: BrowserContext, site: str) -> None:
    page: Page = context.new_page()
    held = HeldRequests(page, "**/worker.js*")
    page.goto(site)
    strip: Locator = page.locator(".arriving")
    expect(strip).to_be_visible()
    expect(strip.get_by_role("progressbar")).to_be_visible()
    box, height = strip.bounding_box(), page.evaluate("innerHeight")
    assert box
    assert box["y"] + box["height"] == pytest.approx(height, abs=1)
    held.release()


def test_a_battle_that_stood_ready_is_called_by_its_name(captain: Captain) -> None:
    captain.page.set_viewport_size({"width": 360, "height": 740})
    captain.stand(asks("war.turn.choose"), "ready.castle")
    title = captain.page.get_by_role("heading", level=1)
    for language in ("fr", "en", "de"):
        captain.speak(language)
        expect(title).to_have_text(captain.words.say("war-name-castle"))
    captain.from_more("page-rename")
    captain.page.locator("dialog input").fill("Furtstein")
    captain.page.locator("dialog [type='submit']").tap()
    expect(title).to_have_text("Furtstein")


def test_a_battle_is_called_by_its_players_where_teams_have_no_names(captain: Captain) -> None:
    visitor = Visitor("players")
    visitor.begin("war")
    visitor.answer({"keys": ["players.4"]}, {"keys": ["p3"]}, {"keys": ["side"]}, {"keys": ["s2"]})
    view = visitor.answer({"keys": ["p1"]}, {"keys": ["name"]}, {"text": "Nora"})
    captain.follow(visitor.ask("link")["link"])
    captain.until("[data-ask='war.setup.sides']")
    title = captain.page.get_by_role("heading", level=1)
    expect(title).to_have_text(captain.title(view))
    expect(title).to_contain_text("Nora")


LINES = """node => {
    const range = document.createRange();
    const lines = [];
    let above = null;
    const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        for (let place = 0; place < text.length; place += 1) {
            range.setStart(text, place);
            range.setEnd(text, place + 1);
            const [box] = range.getClientRects();
            if (!box) continue;
            if (box.top !== above) lines.push("");
            above = box.top;
            lines.push(lines.pop() + text.data[place]);
        }
    }
    return lines.map(line => line.trim());
}"""
"""The words of an element, line by line as they are broken."""


def test_a_title_is_broken_between_its_parts(captain: Captain) -> None:
    captain.page.set_viewport_size({"width": 360, "height": 740})
    captain.begin("tiefen")
    captain.page.evaluate("document.fonts.ready")
    assert captain.page.get_by_role("heading", level=1).evaluate(LINES) == ["In die Tiefen:", "Massenkampf"]


def test_the_legend_names_each_player_beside_the_emblem_as_it_is_drawn_for_them(captain: Captain) -> None:
    view = captain.stand(asks("war.turn.choose"), "ready.castle")
    captain.tool("more")
    captain.page.locator("dialog [data-action='signs']").tap()
    names = [captain.words.name(side["id"], view["names"]) for side in view["table"]["sides"]]
    rows = captain.page.locator(".signs li", has=captain.page.locator(".emblem"))
    expect(rows).to_contain_text([captain.words.say("page-sign-side", side=name) for name in names])
    captain.close()


def test_after_a_reload_on_a_touch_screen_the_question_bears_no_mark_of_the_keyboard(captain: Captain) -> None:
    captain.begin("tiefen")
    captain.page.reload()
    captain.settle()
    asked = captain.page.locator("#ask-words")
    expect(asked).to_be_focused()
    expect(asked).to_have_css("text-decoration-line", "none")


def test_names_in_the_roster_keep_clear_of_their_buttons(captain: Captain) -> None:
    captain.page.set_viewport_size({"width": 320, "height": 568})
    captain.stand(asks("war.turn.choose"), *RAID)
    captain.from_more("page-roster")
    row = captain.page.locator(".kept").first
    name, button = row.locator("p").first.bounding_box(), row.locator("button").first.bounding_box()
    assert name
    assert button
    assert button["x"] - (name["x"] + name["width"]) >= 6
    captain.close()


def test_in_large_figures_the_cross_covers_its_die_alone(captain: Captain) -> None:
    captain.follow(many_against_one("tiefen.after.morale.input"))
    captain.until(NOTED)
    captain.page.locator(NOTED).first.tap()
    captain.page.locator("[data-action='big']").first.tap()
    crossed = captain.page.locator("dialog .die.destroyed")
    expect(crossed.first).to_be_visible()
    for die in crossed.all():
        box, face = die.bounding_box(), die.locator(".die-face").bounding_box()
        assert box
        assert face
        assert abs(box["height"] - face["height"]) < 8


WRAP = """list => [...list.children].map(die => die.getBoundingClientRect().top)
    .map((top, _, all) => Math.round(top - all[0]))"""


@pytest.mark.parametrize("width", [320, 360, 740])
def test_dice_keep_their_rows_when_they_can_be_tapped(captain: Captain, width: int) -> None:
    captain.page.set_viewport_size({"width": width, "height": 740})
    dice = captain.page.locator(".side[data-at='a'] .dice")
    captain.follow(many_against_one("tiefen.roll.choice"))
    captain.until(".side[data-at='a'] .dice button")
    tappable = dice.evaluate(WRAP)
    captain.follow(many_against_one("tiefen.after.morale.input"))
    captain.until(".side[data-at='a'] .dice:not(:has(button))")
    assert dice.evaluate(WRAP) == tappable
    captain.page.set_viewport_size({"width": 360, "height": 740})


BASE = """node => {
    const mark = document.createElement("span");
    mark.style.display = "inline-block";
    (node.querySelector("a") ?? node).append(mark);
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom;
}"""
"""A script that gives the place of its words."""


def test_what_a_player_has_left_stands_on_one_line(captain: Captain) -> None:
    captain.stand(asks("war.init.roll", "roll"), *RAID)
    values = captain.page.locator(".player").last.locator(".player-values li")
    first, second = (values.nth(place) for place in range(2))
    assert abs(first.evaluate(BASE) - second.evaluate(BASE)) < 1


def test_what_has_changed_on_a_card_is_marked_from_edge_to_edge(captain: Captain) -> None:
    captain.follow(many_against_one("tiefen.roll.all"))
    captain.until(".side .pool summary")
    for side in captain.page.locator(".side").all():
        rows = [side.locator(".values li").first, side.locator(".pool summary")]
        boxes = [row.bounding_box() for row in rows]
        assert len({(box["x"], box["width"]) for box in boxes if box}) == 1


SEEN = """node => {
    const { top, bottom } = node.getBoundingClientRect();
    const list = node.closest(".ask-scroll").getBoundingClientRect();
    return top >= list.top - 1 && bottom <= list.bottom + 1;
}"""
FADES = re.compile(re.escape("rgba(0, 0, 0, 0)"))
"""A mask with which the end of a list fades away."""
MORE = """list => new Promise(done => {
    const look = () => {
        const more = list.scrollHeight - list.scrollTop - list.clientHeight > 1;
        if (list.dataset.more === String(more)) done(more);
        else requestAnimationFrame(look);
    };
    look();
})"""
"""A script that tells whether more lies below, once the page says so too."""


@pytest.mark.parametrize("size", [(740, 360), (320, 568), (360, 640)], ids=str)
def test_how_a_roll_stands_and_what_may_be_done_are_in_sight(captain: Captain, size: tuple[int, int]) -> None:
    captain.page.set_viewport_size({"width": size[0], "height": size[1]})
    view = captain.stand(lambda seen: invokes(seen) and len(seen["odds"]) > 1, *RAID)
    assert len(invocable(view)) > 1
    outcome = captain.page.locator(".contest-outcome:visible")
    expect(outcome).to_have_count(1)
    expect(outcome).to_contain_text(captain.words.label(view["table"]["contest"]["outcome"], view["names"]))
    assert outcome.evaluate(SEEN)
    assert captain.page.locator(f"{ASK} [data-option]").first.evaluate(SEEN)
    thrown = captain.page.locator(".contest :is(.hand-dice, .hand-total)").all()
    assert [part.evaluate(INSIDE) for part in thrown] == [True] * 4
    assert (complaints(captain.page), faults(captain.page)) == ([], {})
    captain.page.set_viewport_size({"width": 360, "height": 740})


def test_dice_that_are_typed_are_all_in_sight_on_a_small_phone(captain: Captain) -> None:
    page = captain.page
    page.set_viewport_size({"width": 320, "height": 568})
    captain.stand(asks("war.attack.shoot", "roll"), *RAID)
    captain.go_by("at-table", "by-face")
    pad = page.locator(f"{ASK} .pad button")
    for place in (0, 1, 2, 0, 1, 2, 0, 1):
        expect(pad.nth(place)).to_be_in_viewport(ratio=0.99)
        pad.nth(place).tap()
    shown = page.locator(f"{ASK} :is([data-die], [data-action='confirm'], [data-action='take-back'])").all()
    assert len(shown) == 10
    for one in shown:
        expect(one).to_be_in_viewport(ratio=0.99)
    assert (complaints(page), faults(page)) == ([], {})
    page.set_viewport_size({"width": 360, "height": 740})


def test_a_list_says_whether_more_lies_below(captain: Captain) -> None:
    captain.stand(invokes, *RAID)
    captain.page.set_viewport_size({"width": 320, "height": 568})
    parts = captain.page.locator(".ask-scroll")
    assert parts.evaluate(MORE)
    expect(parts).to_have_css("mask-image", FADES)
    parts.evaluate("list => list.scrollTo(0, list.scrollHeight)")
    assert not parts.evaluate(MORE)
    expect(parts).not_to_have_css("mask-image", FADES)
    captain.page.set_viewport_size({"width": 360, "height": 740})


def test_no_control_lies_half_under_what_ends_a_list(captain: Captain) -> None:
    captain.stand(invokes, *RAID)
    captain.page.set_viewport_size({"width": 320, "height": 568})
    parts = captain.page.locator(".ask-scroll")
    signs = parts.locator(".option .rule-sign")
    for share in (0.25, 0.5, 0.75):
        signs.last.evaluate(
            """(sign, share) => {
                const list = sign.closest(".ask-scroll");
                const { top, height } = sign.getBoundingClientRect();
                list.scrollTop += top + height * share - list.getBoundingClientRect().bottom;
            }""",
            share,
        )
        assert complaints(captain.page) == []
    captain.page.set_viewport_size({"width": 360, "height": 740})


ABOVE = """title => {
    const room = title.closest(".ask-scroll").getBoundingClientRect();
    const words = title.getBoundingClientRect();
    const groups = document.querySelector(".verbs").getBoundingClientRect();
    const met = document.elementFromPoint(words.left + words.width / 3, words.top + words.height / 2);
    return words.top >= room.top - 1 && groups.top >= words.bottom - 1 && groups.top < innerHeight && title.contains(met);
}"""
"""A script that tells whether a question stands whole above its groups."""


@pytest.mark.parametrize("size", [(360, 740), (740, 360), (1400, 900)])
def test_the_question_stays_above_a_group_that_is_looked_through(captain: Captain, size: tuple[int, int]) -> None:
    captain.page.set_viewport_size({"width": size[0], "height": size[1]})
    captain.stand(asks("war.action.one"), *RAID)
    captain.bring_up()
    title = captain.page.locator("#ask-words")
    for head in captain.page.locator(f"{ASK} [data-action='group']").all():
        if head.get_attribute("aria-expanded") == "false":
            head.tap()
        expect(head).to_have_attribute("aria-expanded", "true")
        captain.when(f"({ABOVE})(document.querySelector('#ask-words'))")
        captain.page.locator(".ask-scroll").evaluate("list => list.scrollTo(0, list.scrollHeight)")
        assert title.evaluate(
            "title => title.getBoundingClientRect().top >= title.closest('form').getBoundingClientRect().top"
        )
    assert faults(captain.page) == {}
    captain.page.set_viewport_size({"width": 360, "height": 740})


def test_words_on_buttons_are_hyphenated_but_for_the_headings_of_groups(captain: Captain) -> None:
    captain.stand(asks("war.action.one"), *RAID)
    expect(captain.page.locator(f"{ASK} [data-action='group']").first).to_have_css("hyphens", "manual")
    captain.tool("more")
    buttons = captain.page.locator("dialog .menu button")
    expect(buttons.first).to_be_visible()
    for button in buttons.all():
        expect(button).to_have_css("hyphens", "auto")
    captain.close()


SMALLEST = """() => Math.min(...[...document.querySelectorAll(".zone .token-name")]
    .map(name => parseFloat(getComputedStyle(name).fontSize)))"""
SHARE = "board => board.clientHeight / board.closest('.field').clientHeight"


@pytest.mark.parametrize(
    ("system", "rule", "opening"), [("war", "war.action.one", RAID), ("sotc", "sotc.act.one", ("quick",))]
)
def test_on_a_desktop_units_are_called_in_letters_of_full_size(
    captain: Captain, system: str, rule: str, opening: tuple[str, ...]
) -> None:
    captain.page.set_viewport_size({"width": 1400, "height": 900})
    captain.open(war_at(asks(rule), *opening, system=system))
    assert captain.page.evaluate(SMALLEST) >= 15
    board = captain.page.locator(".board")
    if board.locator(".zone").count() > 1:
        assert board.evaluate(SHARE) > 0.6
    assert faults(captain.page) == {}
    captain.page.set_viewport_size({"width": 360, "height": 740})


def attacking(view: View) -> bool:
    """Somebody may attack at a tap."""
    options = view["ask"]["options"] if view["ask"] else []
    return any(one["role"] == "direct" and one["rule"] == "war.attack.target" and not one["barred"] for one in options)


def test_what_a_tap_attacks_is_in_sight_with_whoever_acts(captain: Captain) -> None:
    page = captain.page
    captain.by_finger()
    page.set_viewport_size({"width": 360, "height": 740})
    captain.stand(attacking, *RAID)
    page.locator(".token .prospect b").first.wait_for()
    expect(page.locator(".ask")).to_have_attribute("data-lowered", "true")
    meant = ".board .token:is([data-direct='true'], [data-state='active'])"
    assert page.locator(meant).count() > 1
    captain.when(f"""[...document.querySelectorAll("{meant}")].every({INSIDE})""")
    assert (complaints(page), faults(page)) == ([], {})
    expect(page.locator(f"{ASK} [data-action='group']").first).to_be_visible()
    expect(page.locator(f"{ASK} [data-option='end']")).to_be_visible()


LINES_OF = "node => Math.round(node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).lineHeight))"


def test_a_question_beside_the_table_is_not_lowered(captain: Captain) -> None:
    page = captain.page
    captain.by_finger()
    page.set_viewport_size({"width": 360, "height": 740})
    captain.stand(attacking, *RAID)
    lowered, heads = page.locator(".ask"), page.locator(f"{ASK} [data-action='group']")
    for width, height, state in ((740, 360, "false"), (360, 740, "true"), (1400, 900, "false"), (360, 740, "true")):
        page.set_viewport_size({"width": width, "height": height})
        expect(lowered).to_have_attribute("data-lowered", state)
        expect(heads.first).to_be_visible()


def test_a_lowered_question_comes_up_with_all_options(captain: Captain) -> None:
    page = captain.page
    captain.by_finger()
    page.set_viewport_size({"width": 360, "height": 740})
    view = captain.stand(attacking, *RAID)
    captain.bring_up()
    expect(page.locator(f"{ASK} [data-option]")).to_have_count(len(view["ask"]["options"]))
    for option in view["ask"]["options"]:
        captain.unfold(option["key"])
        expect(page.locator(f"{ASK} [data-option='{option['key']}']")).to_be_visible()


def test_the_arrow_lowers_a_question_whose_options_lie_on_the_table(captain: Captain) -> None:
    page = captain.page
    captain.by_finger()
    page.set_viewport_size({"width": 360, "height": 740})
    captain.stand(attacking, *RAID)
    panel, arrow = page.locator(".ask"), page.locator(f"{ASK} .fold")
    for state in ("false", "true"):
        arrow.tap()
        expect(panel).to_have_attribute("data-lowered", state)
        expect(panel).to_have_attribute("data-folded", "false")
        expect(arrow).to_have_attribute("aria-expanded", "true" if state == "false" else "false")
    expect(page.locator(f"{ASK} [data-option='end']")).to_be_visible()
    assert page.locator("#ask-words").evaluate(SEEN)


def test_while_taps_only_look_the_table_has_the_room(captain: Captain) -> None:
    page = captain.page
    captain.by_finger()
    page.set_viewport_size({"width": 360, "height": 740})
    captain.stand(asks("war.turn.choose"), *RAID)
    panel = page.locator(".ask")
    captain.bring_up()
    expect(panel).to_have_attribute("data-lowered", "false")
    captain.tool("look")
    expect(panel).to_have_attribute("data-lowered", "true")
    for language in ("fr", "en", "de"):
        captain.speak(language)
        assert page.locator(".looking > span").evaluate(LINES_OF) <= 2, language
    page.locator("[data-action='look-end']").tap()
    expect(panel).to_have_attribute("data-lowered", "false")
