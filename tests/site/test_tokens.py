"""Tokens in crowded zones: whose they are, who rides along, what they have suffered; nothing is cut off or covered."""

import pytest
from playwright.sync_api import expect
from support.door_player import Visitor
from support.page_player import Player, View
from support.screen_checks import spaced
from support.stories import record_in
from support.war_on_page import NOTED, RAID, Captain, Moment, asks, told, war_at

from gonfalon import link
from press.paths import ROOT

pytest_plugins = ["support.started_page"]

CASTLE, LAST_DAY = ("ready.castle",), ("ready.lastday",)
LAST_DAY_STORY = ROOT / "tests/stories/war/last_day.story"
DENSE = 216
"""After so many entries units with marked boxes and aspects cannot be tapped, some of them in crowded zones."""
TWO, LEAST = 2, 50
"""Lines of a name, and pixels of the lowest token at most."""
WIDTHS = ((320, 568), (360, 740))
LETTERS = {"de": "ABRÖ", "fr": "BART", "en": "HiFDHo"}
TURN = asks("war.turn.choose")
SHOWN = (
    "() => [...document.querySelectorAll('.player')].map(one => one.querySelector('.owner-letter')?.textContent ?? '')"
)
CUT = """() => [...document.querySelectorAll(".board .token :is(.owner-letter, .quality)")].filter(part => {
    const token = part.closest(".token").getBoundingClientRect();
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return left < token.left || right > token.right || top < token.top || bottom > token.bottom
        || part.scrollWidth > part.clientWidth + 1;
}).map(part => part.closest(".token").dataset.at)"""
"""Tokens whose letter or quality does not stand there whole."""
SIGNS = """all => all.map(token => {
    const isClipped = part => getComputedStyle(part).clipPath === "inset(50%)";
    const isSeen = part =>
        part.checkVisibility() && part.offsetWidth > 0 && !isClipped(part.closest(".token-tracks") ?? part);
    return [
        token.dataset.at,
        [...token.querySelectorAll(".boxes i[data-marked=true]")].filter(isSeen).length,
        [...token.querySelectorAll(".token-signs b")].filter(isSeen).length,
    ];
})"""
"""Of each token its id, how many marked boxes it shows, and how many signs of further badges."""
LINES = "all => all.map(one => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)))"
COVERED = """() => [...document.querySelectorAll(".board .token")].filter(token => {
    const marks = token.querySelector(".token-marks");
    const acted = getComputedStyle(marks, "::after").content.includes("✓");
    if (!acted && !marks.firstElementChild) return false;
    const mark = marks.getBoundingClientRect();
    return [...token.querySelectorAll(".boxes i, .token-name, .quality, .owner-letter")].some(part => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return Math.min(right, mark.right) - Math.max(left, mark.left) > 1
            && Math.min(bottom, mark.bottom) - Math.max(top, mark.top) > 1;
    });
}).map(token => token.dataset.at)"""
"""Tokens where what rides along, or the sign that it has acted, lies on something else."""


CONTRAST = """badge => {
    const light = words => {
        const [red, green, blue] = words.match(/[\\d.]+/g).slice(0, 3).map(Number)
            .map(part => part / 255).map(part => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratio = (one, two) => (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
    const { color, backgroundColor } = getComputedStyle(badge);
    const probe = document.body.appendChild(document.createElement("p"));
    probe.style.color = "var(--card)";
    const card = getComputedStyle(probe).color;
    probe.remove();
    return Math.min(ratio(light(color), light(backgroundColor)), ratio(light(card), light(backgroundColor)));
}"""
"""The lower of two contrasts: of the words to the badge, of the badge to a card."""
LEGIBLE = 4.5


@pytest.fixture
def captain(player: Player) -> Captain:
    return Captain(player.page, player.site, "tokens")


def crowded(view: View) -> bool:
    """In a crowded zone stand one that has acted and one with a leader; both may be the same."""
    pieces = view["table"]["pieces"]
    riding = {piece["on"] for piece in pieces if piece["on"]}
    for place in view["table"]["places"]:
        there = [piece for piece in pieces if piece["place"] == place["id"] and not piece["on"]]
        if len(there) > 3 and any(piece["state"] == "acted" for piece in there):
            return any(piece["id"] in riding for piece in there) and asks("war.turn.choose")(view)
    return False


def named(*names: str, moment: Moment = TURN) -> str:
    """A link to a war of four players with these names, two on each side, whose units stand on the field."""
    visitor = Visitor("letters")
    visitor.begin("war")
    visitor.answer({"keys": ["players.4"]})
    for number, name in enumerate(names, 1):
        visitor.answer({"keys": [f"p{number}"]}, {"keys": ["name"]}, {"text": name})
    visitor.answer({"keys": ["p3"]}, {"keys": ["side"]})
    view = visitor.answer({"keys": ["s2"]}, {"keys": ["done"]})
    taken: set[str] = set()
    while not moment(view):
        rule, [who, *_] = view["ask"]["rule"], view["ask"]["who"]
        keys = [one["key"] for one in view["ask"]["options"] if not one["barred"]]
        quick = [key for key in keys if key.startswith("quick.")]
        wanted = quick[:1] if f"{rule} {who}" not in taken else ["done"]
        taken.add(f"{rule} {who}")
        view = visitor.answer({"keys": wanted} if quick else told(view, visitor.lots))
    link: str = visitor.ask("link")["link"]
    return link


def arrive(captain: Captain, link: str) -> None:
    captain.follow(link)
    captain.until(NOTED)
    captain.page.locator(NOTED).first.tap()
    captain.settle()


def duels(view: View) -> list[str]:
    """Return the keys of the duels that may be fought now with leaders who ride on nothing."""
    lone = {one["id"] for one in view["table"]["pieces"] if not one["on"]}
    likely = {one["key"] for one in view["chances"] or ()}
    options = view["ask"]["options"] if view["ask"] and view["ask"]["kind"] == "choice" else []
    return [
        one["key"]
        for one in options
        if one["rule"] == "war.leader.duel" and one["key"] in likely and one["on"] in lone and not one["barred"]
    ]


def ridden(view: View) -> bool:
    """Two that have leaders with them have acted."""
    pieces = view["table"]["pieces"]
    riding = {piece["on"] for piece in pieces if piece["on"]}
    acted = {piece["id"] for piece in pieces if piece["state"] == "acted"}
    return len(acted & riding) > 1 and bool(TURN(view))


def test_every_player_of_a_team_has_a_letter_that_stands_whole(captain: Captain) -> None:
    """`tests/units/initials.test.js` tells which letters."""
    captain.stand(asks("war.turn.choose"), *LAST_DAY)
    for language, letters in LETTERS.items():
        captain.speak(language)
        assert "".join(captain.page.evaluate(SHOWN)) == letters
        for width, height in WIDTHS:
            captain.page.set_viewport_size({"width": width, "height": height})
            assert captain.page.evaluate(CUT) == [], (language, width)


@pytest.mark.parametrize("where", ["crowded", "roomy"])
def test_marks_on_tokens_cover_nothing(captain: Captain, where: str) -> None:
    names = ("Nora", "Ida", "Sven", "Oz")
    arrive(captain, named(*names, moment=crowded) if where == "crowded" else war_at(ridden, *CASTLE))
    for width, height in (*WIDTHS, (740, 360)):
        captain.page.set_viewport_size({"width": width, "height": height})
        assert (captain.page.evaluate(COVERED), captain.page.evaluate(CUT)) == ([], []), f"{width}×{height}"


def test_a_chance_on_a_leader_says_what_it_is_a_chance_of(captain: Captain) -> None:
    """war.leader.duel"""
    view = captain.stand(duels, *CASTLE)
    option = next(one for one in view["ask"]["options"] if one["key"] in duels(view))
    leader = captain.page.locator(f".board .token[data-at='{option['on']}']")
    expect(leader.locator(".prospect b")).to_contain_text("%")
    assert spaced(leader.locator(".prospect span").inner_text()) == captain.words.label(option["note"], view["names"])
    assert captain.words.label(option["label"], view["names"]) in spaced(leader.aria_snapshot())


@pytest.mark.parametrize("theme", ["day", "dark", "candle"])
def test_chances_on_targets_stand_out_from_the_card(captain: Captain, theme: str) -> None:
    page = captain.page
    captain.stand(asks("war.action.one"), *RAID)
    badge = page.locator(".token .prospect").first
    badge.wait_for()
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    assert badge.evaluate(CONTRAST) >= LEGIBLE
    page.evaluate("() => { document.documentElement.dataset.theme = 'auto'; }")


def test_what_is_drawn_lower_still_shows_marked_boxes_and_further_badges(captain: Captain) -> None:
    captain.by_finger()
    view = captain.open(link.write(record_in(LAST_DAY_STORY, DENSE)))
    captain.until(".board[data-dense=true]")
    low = captain.page.locator(".board .token:not([data-direct=true], [data-state=active])")
    shown = low.evaluate_all(SIGNS)
    pieces = {one["id"]: one for one in view["table"]["pieces"]}
    assert sum(marked for _, marked, _ in shown) > 0
    for id, marked, others in shown:
        assert marked == sum(sum(track["marked"]) for track in pieces[id]["tracks"]), id
        words = [captain.words.label(badge["label"], view["names"]) for badge in pieces[id]["badges"]]
        assert others == len(words) - (" " not in spaced("".join(words[:1])) and len(words) > 0), id
        said = spaced(captain.page.locator(f".board .token[data-at='{id}']").aria_snapshot())
        assert all(spaced(one) in said for one in words), said
    assert captain.page.evaluate(CUT) == []
    assert captain.page.evaluate(COVERED) == []


def test_names_that_are_drawn_lower_in_a_crowded_zone_have_as_many_lines_as_fit(captain: Captain) -> None:
    captain.by_finger()
    captain.open(link.write(record_in(LAST_DAY_STORY, DENSE)))
    captain.until(".board[data-dense=true]")
    crowded = captain.page.locator(
        ".zone .tokens[data-crowded=true] .token:not([data-direct=true], [data-state=active])"
    )
    names = crowded.locator(".token-name").evaluate_all(LINES)
    assert max(names) == TWO
    assert min(crowded.evaluate_all("all => all.map(one => one.offsetHeight)")) <= LEAST
