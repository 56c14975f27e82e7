"""Hand-over: what lies face down is nowhere to be found on the device's face, nor in what leaves it."""

import json
from pathlib import Path

from playwright.sync_api import expect
from support.door_player import Visitor
from support.page_player import REMEMBERED, TAKE_OVER, Player

from gonfalon.formats import link
from gonfalon.formats.record import dump
from gonfalon.words import LANGUAGES

pytest_plugins = ["support.started_page"]

TACTICS = ("speed", "steadiness", "strength")
HIDE = """hidden => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


NOTE_READING = """() => {
    window.handedOver = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (data, ...rest) {
        if (data?.request?.do === "read") window.handedOver.push(Object.keys(data.request.slips));
        return postMessage.call(this, data, ...rest);
    };
}"""


def lay(player: Player, tactic: str) -> None:
    """The phone goes round; a slip is laid, or drawn unseen."""
    player.page.locator(TAKE_OVER).first.tap()
    if tactic == "draw":
        player.button("page-draw").tap()
        player.settle()
    else:
        player.take(tactic)


def test_all_slips_look_the_same_to_whoever_holds_the_phone(player: Player) -> None:
    """A label, an attribute, a title or the address could differ with the choice that lies face down."""
    looks: list[list[list[str]]] = []
    player.until(REMEMBERED)  # the page notes it where anybody sees it
    for a, b in (("speed", "strength"), ("steadiness", "speed"), ("draw", "draw")):
        player.arrive("tiefen.tactic.secret")
        lay(player, a)
        seen = [player.outside()]
        player.page.locator(TAKE_OVER).first.tap()
        seen.append(player.outside())
        player.button("page-cover-again").tap()
        lay(player, b)
        seen.append(player.outside())
        looks.append(seen)
        assert player.question().rule == "tiefen.deeds.count"
        player.home()
    assert looks[1:] == looks[:1] * 2


def test_no_link_and_no_file_tells_what_lies_face_down(player: Player, tmp_path: Path) -> None:
    """The page could put its pocket, or the draft of a choice, into what it gives out."""
    player.arrive("tiefen.tactic.secret")
    lay(player, "speed")
    links = [player.shared()]
    lay(player, "strength")
    links.append(player.shared())
    for address in links:
        told = json.dumps(dump(link.read(address)))
        assert '"l"' in told
        assert [tactic for tactic in TACTICS if tactic in told] == []
    with player.page.expect_download() as download:
        player.from_more("page-export")
    path = tmp_path / "battle.json"
    download.value.save_as(path)
    file = json.loads(path.read_text("utf-8"))
    assert [tactic for tactic in TACTICS if tactic in json.dumps(file)] == []
    assert set(file) == set(dump(link.read(links[0])))
    player.close()


def test_both_slips_are_turned_at_once(player: Player) -> None:
    """The page could show the first slip while the second is still to be laid, or turn one of them in the log alone."""
    player.arrive("tiefen.tactic.secret")
    lay(player, "speed")
    lay(player, "steadiness")
    assert {card["face"] for card in player.view()["table"]["cards"]} == {"down"}
    player.play_until("tiefen.roll.all")
    view = player.view()
    assert {card["face"] for card in view["table"]["cards"]} == {"up"}
    for language in LANGUAGES:
        player.speak(language)
        for card in view["table"]["cards"]:
            expect(player.page.locator("main")).to_contain_text(player.words.label(card["label"], view["names"]))


def test_a_choice_may_be_changed_unseen(player: Player) -> None:
    """A slip that is laid again could leave a trace: another line, another count, or the seal of the first."""
    player.arrive("tiefen.tactic.secret")
    lay(player, "speed")
    first = player.outside()
    player.page.locator(TAKE_OVER).last.tap()
    player.take("strength")
    assert player.outside() == first
    lay(player, "steadiness")
    player.play_until("tiefen.roll.all")
    turned = {card["of"]: list(card["label"]["with"].values()) for card in player.view()["table"]["cards"]}
    assert turned == {"a": ["strength"], "b": ["steadiness"]}


def test_a_phone_put_away_covers_itself(player: Player) -> None:
    """A private view could lie open when the phone comes out of a pocket in other hands."""
    player.arrive("tiefen.tactic.secret")
    player.page.locator(TAKE_OVER).first.tap()
    assert not player.question().covered
    player.page.evaluate(HIDE, True)
    expect(player.page.locator(TAKE_OVER).first).to_be_visible()
    player.page.evaluate(HIDE, False)
    assert player.question().covered
    expect(player.page.locator("[data-option]")).to_have_count(0)


def test_a_link_is_read_with_the_slips_of_its_own_system_alone(player: Player) -> None:
    """Another system, perhaps a program from elsewhere, learns nothing of them."""
    player.arrive("tiefen.tactic.secret")
    lay(player, "speed")
    own = player.newest()["save"]
    player.home()
    player.page.evaluate(NOTE_READING)
    other = Visitor("other")
    other.begin("war")
    player.follow(other.ask("link")["link"])
    player.until(f"[data-ask='{other.view()['ask']['rule']}']")
    player.home()
    player.arrive("tiefen.tactic.secret")
    player.settle()
    assert player.page.evaluate("window.handedOver") == [[], list(own["slips"])]
