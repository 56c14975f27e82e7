"""The time that a rule system on trial may take: the start of Python is not held against it, silence afterwards is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from support import plugin_wheels
from support.page_player import PHONE
from support.screen_checks import Ear

from gonfalon.words import Words

pytest_plugins = ["support.started_page"]

ONLY_INSPECTED = """(() => {
    const Real = window.Worker;
    window.Worker = class {
        constructor(address, ...more) {
            if (!String(address).includes("trial.js")) return;
            const worker = new Real(address, ...more);
            const post = worker.postMessage.bind(worker);
            worker.postMessage = data => {
                if (data.do !== "try") post(data);
                else window.says = told => worker.dispatchEvent(new MessageEvent("message", { data: told }));
            };
            return worker;
        }
        postMessage() {}
        terminate() {}
    };
})();"""
"""Workers do nothing, but for the one that has a wheel on trial: it looks at it, and then says what the test has it say."""

NEARLY, BEYOND = "03:50", "00:20"
"""Two minutes are the limit."""


@pytest.fixture
def asked(browser: Browser, site: str, ear: Ear, tmp_path: Path) -> Iterator[Page]:
    """A page that has just been told to add a rule system."""
    with browser.new_context(**PHONE) as context:
        page = ear.listen(context).new_page()
        page.clock.install()
        page.add_init_script(ONLY_INSPECTED)
        page.goto(site)
        page.locator("[data-action='add-plugin']").tap()
        page.locator("[data-action='plugin-file']").set_input_files(plugin_wheels.built(tmp_path))
        page.locator("[data-action='plugin-add']").tap()
        page.wait_for_function("'says' in window")
        yield page


SILENT = "page-plugin-silent"


def test_a_rule_system_that_says_nothing_in_its_trial_is_refused(asked: Page) -> None:
    """An endless loop in a plugin would leave its person waiting in front of a sheet that never answers."""
    asked.evaluate("says({ started: true })")
    asked.clock.fast_forward(NEARLY)
    expect(asked.get_by_text(Words("de").say(SILENT))).to_have_count(0)
    asked.evaluate("says({ started: true })")
    asked.clock.fast_forward(BEYOND)
    expect(asked.get_by_text(Words("de").say(SILENT))).to_be_visible()


def test_a_slow_start_of_python_is_not_held_against_a_rule_system(asked: Page) -> None:
    """On a slow phone the start of Python takes minutes: counted in, no plugin could be added there."""
    asked.clock.fast_forward(NEARLY)
    asked.evaluate("says({ started: true })")
    asked.clock.fast_forward(NEARLY)
    expect(asked.get_by_text(Words("de").say(SILENT))).to_have_count(0)
    asked.evaluate("says({ unfit: { id: 'page-plugin-no-room', with: {} } })")
    expect(asked.get_by_text(Words("de").say("page-plugin-no-room"))).to_be_visible()
