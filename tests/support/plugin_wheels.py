"""Wheels of the sample system for those who bring them: whole, newer, and wrong in many ways."""

import base64
import hashlib
import zipfile
from collections.abc import Callable
from pathlib import Path

from support.scripts import script

from press import plugin_wheel, site

SAMPLE = Path(__file__).parents[1] / "sample_system"
PROBING = Path(__file__).with_name("plugin_probe.py")
INFO = "gonfalon_heralds-1.0.0.dist-info"
PACKAGE = "gonfalon_heralds"

FOREIGN = "https://elsewhere.example/"
"""Whom the prober would tell."""

LISTEN = script("listen_to_workers")
"""From now on the page knows as `reached` what a prober says that it got, and as `battles` the systems whose battles it saw."""

Files = dict[str, bytes]
Change = Callable[[Files], None]


def built(folder: Path) -> Path:
    """The wheel of the sample system, as the build makes it."""
    site.words_of_rules()
    return plugin_wheel.build(SAMPLE, folder)


def changed(wheel: Path, into: Path, change: Change, *, listed: bool = True) -> Path:
    """A wheel with other content; its list of files fits it, unless it is not `listed`."""
    with zipfile.ZipFile(wheel) as held:
        files = {name: held.read(name) for name in held.namelist()}
    change(files)
    record = next((name for name in files if name.endswith(".dist-info/RECORD")), None)
    if listed and record:
        lines = [f"{name},sha256={hashed(body)},{len(body)}" for name, body in files.items() if name != record]
        files[record] = "\n".join([*lines, f"{record},,"]).encode()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as written:
        for name, body in files.items():
            written.writestr(name, body)
    return into


def hashed(body: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(body).digest()).rstrip(b"=").decode()


def put(path: str, old: str, new: str) -> Change:
    """Another text in a file."""

    def change(files: Files) -> None:
        assert old.encode() in files[path], (path, old)
        files[path] = files[path].replace(old.encode(), new.encode())

    return change


def renamed(old: str, new: str) -> Change:
    """Another name for everything that carries this one, in paths and texts."""

    def change(files: Files) -> None:
        for name in list(files):
            body = files.pop(name)
            files[name.replace(old, new)] = body.replace(old.encode(), new.encode())

    return change


def prober(files: Files) -> None:
    """A wheel that plays as it should, and tries meanwhile what a program in a browser may try (`plugin_probe.py`)."""
    code = f"{PACKAGE}/__init__.py"
    files[f"{PACKAGE}/plugin_probe.py"] = PROBING.read_bytes()
    files[code] += f"\n\nfrom {PACKAGE} import plugin_probe as plugin_probe\n".encode()


WRONG: dict[str, tuple[str, Change]] = {
    "a wheel of something else": ("page-plugin-foreign", lambda files: files.__delitem__(f"{INFO}/entry_points.txt")),
    "no wheel": ("page-plugin-no-wheel", lambda files: files.__delitem__(f"{INFO}/METADATA")),
    "another platform": ("page-plugin-platform", put(f"{INFO}/WHEEL", "py3-none-any", "cp314-cp314-win_amd64")),
    "our name": ("page-plugin-name", renamed("heralds", "war")),
    "a module beside": ("page-plugin-name", lambda files: files.__setitem__("json/__init__.py", b"")),
    "a newer interface": (
        "page-plugin-interface",
        put(f"{PACKAGE}/made/system.json", '"interface": 1', '"interface": 2'),
    ),
    "no pages": ("page-plugin-unbuilt", lambda files: files.__delitem__(f"{PACKAGE}/made/rules/heralds/fr.html")),
    "openings that are none": (
        "page-plugin-unbuilt",
        put(
            f"{PACKAGE}/made/system.json", '"openings": []', '"openings": [{"key": "x", "label": {"id": "page-start"}}]'
        ),
    ),
    "our words": ("page-plugin-words", put(f"{PACKAGE}/made/words/de.ftl", "heralds-value", "page-start")),
    "our words behind theirs": (
        "page-plugin-words",
        put(f"{PACKAGE}/made/words/de.ftl", "heralds-value", "heralds-more = x\rpage-start"),
    ),
    "our rules": ("page-plugin-words", put(f"{PACKAGE}/made/rules/en.json", "heralds.duel.end", "war.fight.end")),
}
"""Faults that are seen before any code runs, with the message that says so."""

AWAY = "https://elsewhere.example/"
MARKUP = (
    f'<meta http-equiv="refresh" content="0;url={AWAY}">',
    f'<base href="{AWAY}">',
    f'<link rel="prefetch" href="{AWAY}">',
    f'<link rel="stylesheet" href="{AWAY}">',
    f'<script src="{AWAY}"></script>',
    '<script src="../../rules/rules.js">location = "/"</script>',
    f'<iframe src="{AWAY}"></iframe>',
    f'<object data="{AWAY}"></object>',
    f'<embed src="{AWAY}">',
    f'<form action="{AWAY}"><button>OK</button></form>',
    '<input value="OK">',
    "<button>OK</button>",
    '<p onclick="location = 1">OK</p>',
    '<P ONCLICK="location = 1">OK</P>',
    '<p style="position: fixed">OK</p>',
    '<p data-action="delete">OK</p>',
    '<a href="javascript:alert(1)">OK</a>',
    '<a href="&#106;avascript:alert(1)">OK</a>',
    '<a href="javascript&colon;alert(1)">OK</a>',
    '<a href="java\tscript:alert(1)">OK</a>',
    '<a href=" javascript:alert(1)">OK</a>',
    '<a href="data:text/html,OK">OK</a>',
    f"<a href={AWAY}>OK</a>",
    f'<a href="#" ping="{AWAY}">OK</a>',
    '<a href="#" target="top">OK</a>',
    f'<img src="{AWAY}">',
    '<img src="data:image/svg+xml;base64,AAAA">',
    '<svg><a><animate attributeName="href" values="javascript:alert(1)"/></a></svg>',
    "<math><mtext></mtext></math>",
    "<style>p { color: red }</style>",
    "<template><p>OK</p></template>",
    f'<noscript><p title="</noscript><img src={AWAY}>"></p></noscript>',
    f'<!-- --!><meta http-equiv="refresh" content="0;url={AWAY}"> -->',
    f'<title><meta http-equiv="refresh" content="0;url={AWAY}"></title>',
    "<p\0>OK</p>",
    "<p>OK</p><",
)
"""Markup that no rule page needs: it leads away, runs, asks others, or poses as a part of the page."""


def marked(markup: str) -> Change:
    """A rule page with this in it."""
    return put(f"{PACKAGE}/made/rules/heralds/fr.html", "</main>", f"{markup}</main>")


FAILING: dict[str, tuple[str, Change]] = {
    "another Python": ("page-plugin-python", put(f"{INFO}/METADATA", ">=3.11", ">=4")),
    "a package elsewhere": (
        "page-plugin-needs",
        put(f"{INFO}/METADATA", "gonfalon>=0.1", "other @ https://example.com/other-1.0-py3-none-any.whl"),
    ),
    "broken code": ("refused-system-broken", put(f"{PACKAGE}/__init__.py", "BEATS = {", "BEATS = no_such_name or {")),
}
"""Faults that show when the plugin is tried out."""
