"""A page that Selenium drives, in those words of Playwright in which a player speaks (tests/support/page_player.py)."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from selenium.common.exceptions import JavascriptException, StaleElementReferenceException
from selenium.webdriver import ActionChains, Keys
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.interaction import POINTER_TOUCH
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import Select, WebDriverWait
from support.scripts import script
from support.waiting import PATIENCE

ROLES = {"button": "button, [role=button]", "textbox": "input, textarea"}

VALUE = """const given = [...arguments];
const done = given.pop();
const told = async () => { const value = (%s); return typeof value === "function" ? value(...given) : value; };
told().then((value) => done([value ?? null]), (error) => done([null, String(error)]));"""
"""Playwright takes a script or a function, and awaits what it promises."""


@dataclass
class Windows:
    """A browser and which of its windows the commands reach."""

    driver: WebDriver
    front: str = ""


class Page:
    """One tab or window."""

    def __init__(self, windows: Windows, handle: str) -> None:
        self.windows, self.handle = windows, handle
        self.keyboard = self.touchscreen = self

    @property
    def driver(self) -> WebDriver:
        """The browser, with this page in front."""
        if self.windows.front != self.handle:
            self.bring_to_front()
        return self.windows.driver

    def bring_to_front(self) -> None:
        self.windows.driver.switch_to.window(self.handle)
        self.windows.front = self.handle

    def goto(self, address: str) -> None:
        self.driver.get(address)

    def reload(self) -> None:
        self.driver.refresh()

    def go_back(self) -> None:
        self.driver.back()

    def close(self) -> None:
        self.driver.close()
        self.windows.front = ""

    def title(self) -> str:
        return self.driver.title

    def evaluate(self, source: str, *given: Any) -> Any:
        """The value of a script, or of the function that it is."""
        value, *fault = self.driver.execute_async_script(VALUE % source, *given)
        if fault:
            raise JavascriptException(fault[0])
        return value

    def locator(self, selector: str) -> "Locator":
        return Locator(self, lambda: self.driver.find_elements(By.CSS_SELECTOR, selector), selector)

    def get_by_role(self, role: str, *, name: str, exact: bool = True) -> "Locator":
        assert exact

        def named() -> list[WebElement]:
            found = self.driver.find_elements(By.CSS_SELECTOR, ROLES[role])
            return [node for node in found if node.is_displayed() and node.accessible_name == name]

        return Locator(self, named, f"{role} {name}")

    def tap(self, x: int, y: int) -> None:
        finger = ActionBuilder(self.driver, mouse=PointerInput(POINTER_TOUCH, "finger"), duration=0)  # type: ignore[no-untyped-call]
        finger.pointer_action.move_to_location(x, y).pointer_down().pointer_up()  # type: ignore[no-untyped-call]
        finger.perform()

    def press(self, key: str) -> None:
        ActionChains(self.driver).send_keys(getattr(Keys, key.upper())).perform()


class Locator:
    """Things on a page, found anew each time; what is done to them waits until it can be done."""

    def __init__(self, page: Page, nodes: Callable[[], list[WebElement]], name: str) -> None:
        self.page, self.nodes, self.name = page, nodes, name

    def when(self, ready: Callable[[list[WebElement]], Any]) -> Any:
        """Return the first truthy result that the things give; they may be drawn anew meanwhile."""
        waiting = WebDriverWait(self.page.driver, PATIENCE, 0.02, [StaleElementReferenceException])
        return waiting.until(lambda _: ready(self.nodes()), f"{self.name} is not as it is wanted")

    def done(self, deed: Callable[[WebElement], Any]) -> Any:
        """Return the result of a deed on the first of the things, once there is one."""
        (value,) = self.when(lambda nodes: nodes and (deed(nodes[0]),))
        return value

    def enabled(self) -> WebElement:
        found: WebElement = self.when(lambda nodes: next((node for node in nodes if is_enabled(node)), None))
        return found

    def nth(self, place: int) -> "Locator":
        return Locator(self.page, lambda: self.nodes()[place:][:1], self.name)

    @property
    def first(self) -> "Locator":
        return self.nth(0)

    def all(self) -> list["Locator"]:
        return [self.nth(place) for place in range(self.count())]

    def count(self) -> int:
        return len(self.nodes())

    def wait_for(self, *, state: str = "visible") -> None:
        match state:
            case "attached":
                self.when(bool)
            case "detached":
                self.when(lambda nodes: not nodes)
            case _:
                self.when(lambda nodes: any(node.is_displayed() for node in nodes))

    def evaluate(self, source: str) -> Any:
        return self.done(lambda node: self.page.evaluate(source, node))

    def tap(self) -> None:
        spot = self.when(lambda nodes: nodes and self.page.evaluate(script("tap_spot"), nodes[0]))
        self.page.tap(*spot)

    def fill(self, text: str) -> None:
        """Type over what stands there."""
        self.enabled()
        self.evaluate("(node) => { node.focus(); node.select(); }")
        ActionChains(self.page.driver).send_keys(Keys.BACKSPACE, text).perform()

    def select_option(self, wanted: str) -> None:
        Select(self.enabled()).select_by_value(wanted)

    def set_input_files(self, path: Path) -> None:
        self.done(lambda node: node.send_keys(str(path)))

    def get_attribute(self, name: str) -> str | None:
        value: str | None = self.done(lambda node: node.get_dom_attribute(name))
        return value

    def input_value(self) -> str:
        return str(self.done(lambda node: node.get_property("value")))

    def inner_text(self) -> str:
        return str(self.evaluate("(node) => node.innerText"))

    def is_visible(self) -> bool:
        """True if the first of the things is there and shown, by now."""
        (shown,) = self.when(lambda nodes: (any(node.is_displayed() for node in nodes[:1]),))
        return bool(shown)

    def is_disabled(self) -> bool:
        return not self.done(is_enabled)


def is_enabled(node: WebElement) -> bool:
    """True unless it is disabled, or in something that says aria-disabled: Playwright asks for both, WebDriver for the former."""
    return node.is_enabled() and not node.find_elements(By.XPATH, "ancestor-or-self::*[@aria-disabled='true']")
