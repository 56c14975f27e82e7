"""Two browsers meet by their codes alone, under the policy of the page that plays; then a battle goes over the line."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from engines.firefox import Firefox
from playwright.sync_api import Browser, Playwright
from support.built_site import once_a_run, served
from support.live_pages import LivePhone, in_chromium, in_firefox, make_site
from support.missing_browser import skip_without

ENTRIES = (["n", 1], ["n", 2])
OPEN = "() => live.states.at(-1) === 'open'"
LENGTH = "length => live.log().length === length"


@pytest.fixture(scope="module")
def address(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = once_a_run(tmp_path_factory, "live", lambda empty: make_site(empty, dist))
    with served(folder) as address:
        yield address


@pytest.fixture
def pair(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[tuple[LivePhone, LivePhone]]:
    """A host and a guest; in the end their consoles have said nothing."""
    with ExitStack() as both:
        host = both.enter_context(in_chromium(browser, address))
        if getattr(request, "param", "chromium") == "firefox":
            skip_without(Firefox.missing())
            playwright: Playwright = request.getfixturevalue("playwright")
            guest = both.enter_context(in_firefox(playwright, address))
        else:
            guest = both.enter_context(in_chromium(browser, address))
        yield host, guest
        assert host.heard + guest.heard == []


def met(host: LivePhone, guest: LivePhone) -> None:
    """Each has read the code of the other, and the guest follows."""
    codes = host.begin("host", "h", *ENTRIES), guest.begin("guest", "g")
    assert [guest.meet(codes[0]), host.meet(codes[1])] == ["", ""]
    for phone in (host, guest):
        phone.until(OPEN)
    guest.until("() => live.line.isFollowing")


@pytest.mark.parametrize("pair", ["chromium", "firefox"], indirect=True)
@pytest.mark.parametrize("first", [0, 1], ids=["host-reads-first", "guest-reads-first"])
def test_two_browsers_meet_by_their_codes_in_any_order(pair: tuple[LivePhone, LivePhone], first: int) -> None:
    """The first one would wait for an answer that the second code is not, or the policy would forbid it."""
    host, guest = pair
    codes = [host.begin("host", "h", *ENTRIES), guest.begin("guest", "g")]
    phones = [(host, codes[1]), (guest, codes[0])]
    for phone, code in (phones[first], phones[1 - first]):
        assert phone.meet(f"https://example.org/gonfalon/#{code}") == ""
    for phone in pair:
        phone.until(OPEN)
        assert phone.page.evaluate("live.states") == ["waiting", "meeting", "open"]
    guest.until(LENGTH, len(ENTRIES))
    assert guest.propose(["n", 3]) == ""
    assert host.log() == guest.log() == [*ENTRIES, ["n", 3]]


@pytest.mark.parametrize("pair", ["firefox"], indirect=True)
def test_a_browser_that_would_give_up_waits_for_the_second_code(pair: tuple[LivePhone, LivePhone]) -> None:
    """Firefox ends a connection that has had no answer for eleven seconds: nobody reads the second code so soon."""
    host, guest = pair
    codes = host.begin("host", "h"), guest.begin("guest", "g")
    assert guest.meet(codes[0]) == ""
    guest.page.wait_for_timeout(13_000)
    assert guest.state() == "meeting"
    assert host.meet(codes[1]) == ""
    guest.until(OPEN)


def test_a_long_log_goes_over_in_parts(pair: tuple[LivePhone, LivePhone]) -> None:
    """A browser refuses a message that is too long, and ends the channel."""
    host, guest = pair
    long = [["t", "ä🐺" * 200, number] for number in range(900)]
    codes = host.begin("host", "h", *long), guest.begin("guest", "g")
    assert [guest.meet(codes[0]), host.meet(codes[1])] == ["", ""]
    guest.until(LENGTH, len(long))
    assert guest.log() == long
    assert guest.propose(["t", "ä" * 60_000]) == ""
    assert host.log() == guest.log()


def test_whoever_closes_a_line_is_heard_with_the_reason(pair: tuple[LivePhone, LivePhone]) -> None:
    """The last message could be lost with the connection."""
    host, guest = pair
    met(host, guest)
    host.page.evaluate("live.line.close('done')")
    guest.until("() => live.states.at(-1) === 'closed'")
    host.until("() => live.states.at(-1) === 'closed'")
    assert guest.told("closed") == [["done"]]
    assert guest.propose(["n", 3]) == "gone"


def test_a_page_that_is_left_is_missed_and_the_battle_stays(pair: tuple[LivePhone, LivePhone]) -> None:
    """The host would wait for a phone that is gone, or the guest lose the log with its host."""
    host, guest = pair
    met(host, guest)
    host.page.goto("about:blank")
    guest.until("() => live.states.at(-1) === 'closed'")
    assert guest.told("closed") == [["gone"]]
    assert guest.page.evaluate("live.line.log.entries") == list(map(list, ENTRIES))


def test_codes_that_lead_nowhere_are_refused_and_the_right_one_is_still_taken(
    pair: tuple[LivePhone, LivePhone],
) -> None:
    """A misread code would use the meeting up."""
    host, guest = pair
    codes = host.begin("host", "h"), guest.begin("guest", "g")
    assert guest.meet("https://example.org/") == "foreign"
    assert guest.meet(codes[0][:-3]) == "damaged"
    assert guest.meet(codes[1]) == "own"
    assert [guest.meet(codes[0]), host.meet(codes[1])] == ["", ""]
    guest.until(OPEN)
    assert guest.meet(codes[0]) == "met"


def test_a_network_that_lets_nothing_through_is_told(browser: Browser, address: str) -> None:
    """The page would look for the other phone for ever, where a Wi-Fi keeps its devices apart."""
    with in_chromium(browser, address) as one, in_chromium(browser, address) as other:
        other.begin("guest", "g")
        lost = other.page.evaluate(
            """async () => {
              const [{ readCode, writeCode }] = [await import(new URL("app/live/meeting-code.js", document.baseURI).href)];
              const { meeting } = readCode(live.code);
              return writeCode({ ...meeting, addresses: [{ host: "192.0.2.211", port: 9 }] });
            }"""
        )
        one.page.clock.install()
        one.begin("host", "h")
        assert one.meet(lost) == ""
        one.page.clock.run_for(121_000)
        one.until("() => live.states.at(-1) === 'failed isolated'")
        assert one.meet(lost) == "met"
