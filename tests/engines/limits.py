"""The limits of each engine, and its messages though nothing is wrong: the one list; `docs/browsers.md` shows it."""

from typing import NamedTuple


class Limit(NamedTuple):
    """Something that holds for one engine only."""

    engine: str
    what: str
    """The test that is left out, or how something is done instead, or what the console says."""
    reason: str


LEFT_OUT: tuple[Limit, ...] = ()
"""Stories that an engine cannot play, by the name of the test."""

OTHERWISE = (
    Limit(
        "webkit",
        "`print()`",
        "a WebKit that is driven does nothing when a page prints; the suite prints by the browser's own command",
    ),
    Limit(
        "chromium", "`print()`", "Chromium without a window has no printer; the suite takes the PDF that it would print"
    ),
    Limit("firefox", "tap", "Playwright touches nothing over WebDriver BiDi; the suite clicks, with a coarse pointer"),
    Limit("firefox", "download", "Firefox gives the download of a blob no id; the suite looks into the folder"),
    Limit(
        "firefox",
        "console",
        "warnings of Firefox itself are not passed on; errors and breaches of the content policy are heard",
    ),
    Limit(
        "webkit", "browser", "MiniBrowser stores nothing while it is automated; the suite uses a web view of its own"
    ),
)
"""Steps that are done in another way."""

SAID = (
    Limit(
        "firefox",
        "A ServiceWorker intercepted the request and encountered an unexpected error",
        "said when a page is left while a file is still on its way",
    ),
    Limit("webkit", "due to access control checks", "said when a page is left while a file is still on its way"),
    Limit(
        "webkit",
        "Unhandled Promise Rejection: TypeError: Load failed",
        "said when a page is left while a file is still on its way; Chromium and Firefox hear what nobody caught",
    ),
    Limit(
        "webkit",
        "Cache API operation failed: Context is stopped",
        "said when a page is closed while a file on the device is still being looked at",
    ),
    Limit(
        "webkit",
        'Viewport argument key "interactive-widget" not recognized',
        "WebKit moves the page above the keyboard in its own way; the setting is for the other engines",
    ),
    Limit(
        "webkit",
        "Unrecognized Content-Security-Policy directive 'manifest-src'",
        "WebKitGTK loads no manifest",
    ),
)
"""Messages of a console though nothing is wrong."""

LIMITS = (*LEFT_OUT, *OTHERWISE, *SAID)


def reason_to_skip(engine: str, story: str) -> str:
    """Why this engine does not play a story; empty if it does."""
    return next((limit.reason for limit in LEFT_OUT if limit[:2] == (engine, story)), "")


def worth_hearing(engine: str, told: list[str]) -> list[str]:
    """Return the messages that are not in the list."""
    known = [limit.what for limit in SAID if limit.engine == engine]
    return [line for line in told if not any(said in line for said in known)]


def table() -> str:
    """The list as it stands in the docs."""
    lines = [f"| {engine} | {what} | {reason} |" for engine, what, reason in LIMITS]
    return "\n".join(("| engine | what | why |", "|---|---|---|", *lines))
