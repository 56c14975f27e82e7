"""Tokens in crowded zones: whose they are, who rides along, what they have suffered; nothing is cut off or covered."""

import pytest
from gallery.conditions import duels
from gallery.gallery_page import Gallery
from gallery.looks import CUT_TOKENS
from playwright.sync_api import expect
from support.screen_checks import spaced

LAST_DAY = "led last day: war.turn.choose choice"
ATTACK = "led raid: war.action.one choice"
DUEL = "led castle: any choice when duels"
DENSE = "last day: war.action.one choice when packed"
"""Units with marked boxes and aspects cannot be tapped, some of them in crowded zones."""
TWO, LEAST = 2, 50
"""Lines of a name, and pixels of the lowest token at most."""
WIDTHS = ((320, 568), (360, 740))
LETTERS = {"de": "ABRÖ", "fr": "BART", "en": "HiFDHo"}
SHOWN = (
    "() => [...document.querySelectorAll('.player')].map(one => one.querySelector('.owner-letter')?.textContent ?? '')"
)
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


def test_every_player_of_a_team_has_a_letter_that_stands_whole(gallery: Gallery) -> None:
    """`tests/units/initials.test.js` tells which letters."""
    gallery.show(LAST_DAY)
    for language, letters in LETTERS.items():
        gallery.say(language)
        assert "".join(gallery.page.evaluate(SHOWN)) == letters
        for width, height in WIDTHS:
            gallery.page.set_viewport_size({"width": width, "height": height})
            assert gallery.page.evaluate(CUT_TOKENS) == [], (language, width)


def test_a_chance_on_a_leader_says_what_it_is_a_chance_of(gallery: Gallery) -> None:
    """war.leader.duel"""
    view = gallery.show(DUEL)
    option = duels(view)[0]
    leader = gallery.page.locator(f".board .token[data-at='{option['on']}']")
    expect(leader.locator(".prospect b")).to_contain_text("%")
    assert spaced(leader.locator(".prospect span").inner_text()) == gallery.words.label(option["note"], view["names"])
    assert gallery.words.label(option["label"], view["names"]) in spaced(leader.aria_snapshot())


@pytest.mark.parametrize("theme", ["day", "dark", "candle"])
def test_chances_on_targets_stand_out_from_the_card(gallery: Gallery, theme: str) -> None:
    page = gallery.page
    gallery.show(ATTACK)
    badge = page.locator(".token .prospect").first
    badge.wait_for()
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    assert badge.evaluate(CONTRAST) >= LEGIBLE
    page.evaluate("() => { document.documentElement.dataset.theme = 'auto'; }")


def test_what_is_drawn_lower_still_shows_marked_boxes_and_further_badges(gallery: Gallery) -> None:
    gallery.by_finger()
    view = gallery.show(DENSE)
    gallery.until(".board[data-dense=true]")
    low = gallery.page.locator(".board .token:not([data-direct=true], [data-state=active])")
    shown = low.evaluate_all(SIGNS)
    pieces = {one["id"]: one for one in view["table"]["pieces"]}
    assert sum(marked for _, marked, _ in shown) > 0
    for id, marked, others in shown:
        assert marked == sum(sum(track["marked"]) for track in pieces[id]["tracks"]), id
        words = [gallery.words.label(badge["label"], view["names"]) for badge in pieces[id]["badges"]]
        assert others == len(words) - (" " not in spaced("".join(words[:1])) and len(words) > 0), id
        said = spaced(gallery.page.locator(f".board .token[data-at='{id}']").aria_snapshot())
        assert all(spaced(one) in said for one in words), said
    assert gallery.page.evaluate(CUT_TOKENS) == []


def test_names_that_are_drawn_lower_in_a_crowded_zone_have_as_many_lines_as_fit(gallery: Gallery) -> None:
    gallery.by_finger()
    gallery.show(DENSE)
    gallery.until(".board[data-dense=true]")
    crowded = gallery.page.locator(
        ".zone .tokens[data-crowded=true] .token:not([data-direct=true], [data-state=active])"
    )
    names = crowded.locator(".token-name").evaluate_all(LINES)
    assert max(names) == TWO
    assert min(crowded.evaluate_all("all => all.map(one => one.offsetHeight)")) <= LEAST
