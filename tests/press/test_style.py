"""The style sheets: every rule in a layer, letters and spaces of the scales, the screen asked for by named breakpoints."""

import re
from collections.abc import Iterator

import pytest

from press import pack
from press.paths import WEB

STYLE = WEB / "style"
ENTRIES = ("start.css", "app.css", "rulebook.css")
"""The sheets that pages load: nothing but imports."""

DEFINITIONS = ("layers.css", "breakpoints.css")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORT = re.compile(r'^@import "(?P<name>[\w-]+\.css)"(?: layer\((?P<layer>[\w-]+)\))?;$', re.MULTILINE)
DECLARATION = re.compile(r"(?P<selector>[^{};]*)\{|(?P<property>[\w-]+):\s*(?P<value>[^;{}]+);")
SPACE = re.compile(r"(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap")
TYPE = re.compile(r"font|font-size")
RAW = re.compile(r"(?<![\w.-])-?\d*\.?\d+(?:rem|px)\b")
DRAWN = re.compile(r"\btext\b|\.grid-name")
"""Letters in a drawing: their size is counted in the units of the drawing."""

SCREEN = re.compile(r"\b(?:min-|max-)?(?:device-)?(?:width|height|aspect-ratio)\b")
MEDIA = re.compile(r"@media\s*([^{]+)\{")
NAME = re.compile(r"\(--[\w-]+\)")


def sheets() -> dict[str, str]:
    """The sheets with rules, without their comments."""
    return {
        path.name: COMMENT.sub("", path.read_text("utf-8"))
        for path in sorted(STYLE.glob("*.css"))
        if path.name not in (*ENTRIES, *DEFINITIONS)
    }


def imports(name: str) -> list[tuple[str, str | None]]:
    text = COMMENT.sub("", (STYLE / name).read_text("utf-8"))
    assert not IMPORT.sub("", text).strip(), f"{name} holds more than imports"
    return [(found["name"], found["layer"]) for found in IMPORT.finditer(text)]


def layers() -> list[str]:
    """The declared layers, the weakest first."""
    [declared] = re.findall(r"@layer ([^;{]+);", (STYLE / "layers.css").read_text("utf-8"))
    return [one.strip() for one in declared.split(",")]


def raw_lengths(name: str, text: str) -> Iterator[str]:
    """Spaces and sizes of letters that stand outside the scales."""
    selector = ""
    for found in DECLARATION.finditer(text):
        if found["selector"] is not None:
            selector = found["selector"]
            continue
        wanted, value = found["property"], found["value"].replace("calc(48px + ", "calc(")
        of_letters = TYPE.fullmatch(wanted)
        if (of_letters or SPACE.fullmatch(wanted)) and not (of_letters and DRAWN.search(selector)):
            yield from (f"{name}: {wanted}: {one}" for one in RAW.findall(value))


def unnamed_queries(text: str) -> list[str]:
    """Media queries that ask for the size of the screen by figures, or by a name that there is not."""
    found = []
    for query in MEDIA.findall(text):
        known = {f"({name})" for name in pack.breakpoints()}
        unknown = set(NAME.findall(query)) - known
        if unknown or SCREEN.search(NAME.sub("", query)):
            found.append(query.strip())
    return found


def alternatives(rule: str) -> list[str]:
    """The selectors of a rule."""
    return [one.strip() for one in re.split(r",(?![^()]*\))", rule)]


def subject(selector: str) -> str:
    """The last part of a selector: what its rule is for."""
    depth, start = 0, 0
    for at, letter in enumerate(selector):
        depth += (letter == "(") - (letter == ")")
        if not depth and letter in " >+~":
            start = at + 1
    return selector[start:]


def matches_anything(selector: str) -> bool:
    """True if a selector has a `:has()` whose subject may be any element: any element put into a page or taken out of
    it has all elements matched anew.
    """
    last = subject(selector)
    if ":has(" not in selector.removesuffix(last):
        return False
    return not re.search(r"[.#\[a-z]", re.sub(r":(?:is|where)\b|::?[a-z-]+(?:\([^()]*\))?", "", last))


def test_every_sheet_is_imported_into_a_layer_that_is_declared_once() -> None:
    everywhere = [one for entry in ENTRIES for one in imports(entry)]
    assert {name for name, layer in everywhere if layer is None} == {"layers.css"}
    assert {layer for _, layer in everywhere if layer} == set(layers())
    assert {name for name, _ in everywhere if name not in DEFINITIONS} == set(sheets())
    assert [name for name, text in sheets().items() if "@layer" in text or "@import" in text] == []
    for source in (WEB / "index.html", WEB / "templates" / "base.html"):
        named = re.findall(r"style/([\w-]+\.css)", source.read_text("utf-8"))
        assert named and set(named) <= set(ENTRIES)


@pytest.mark.parametrize("first", ["start.css", "rulebook.css"])
def test_the_order_of_the_layers_comes_first(first: str) -> None:
    assert imports(first)[0] == ("layers.css", None)


def test_a_page_imports_its_sheets_in_the_order_of_their_layers() -> None:
    order = layers()
    for page in (("start.css", "app.css"), ("rulebook.css",)):
        met = [order.index(layer) for name in page for _, layer in imports(name) if layer]
        assert met == sorted(met)


def test_spaces_and_letters_have_sizes_of_the_scales() -> None:
    assert [one for name, text in sheets().items() for one in raw_lengths(name, text)] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a { padding: 0.35rem 4px; }", ["padding: 0.35rem", "padding: 4px"]),
        ("a { font: 700 1.1rem / 1.2 serif; }", ["font: 1.1rem"]),
        ("a { margin-block: -1rem; }", ["margin-block: -1rem"]),
        ("@media print { a { gap: 3mm; } } .hex text { font: 700 16px serif; }", []),
        ("a { padding: var(--space-50) 0; width: 3rem; }", []),
    ],
)
def test_a_length_outside_the_scales_is_found(text: str, found: list[str]) -> None:
    assert list(raw_lengths("x", text)) == [f"x: {one}" for one in found]


def test_every_step_of_the_scales_is_what_its_name_says_and_is_used() -> None:
    tokens = (STYLE / "tokens.css").read_text("utf-8")
    steps = re.findall(r"--((?:type|space)-(\d+)): ([\d.]+)rem;", tokens)
    assert [name for name, hundredths, value in steps if round(float(value) * 100) != int(hundredths)] == []
    everything = "".join(sheets().values())
    assert {f"--{name}" for name, _, _ in steps} == set(re.findall(r"var\((--(?:type|space)-\d+)\)", everything))


def test_the_screen_is_asked_for_by_the_named_breakpoints() -> None:
    assert {name: unnamed_queries(text) for name, text in sheets().items() if unnamed_queries(text)} == {}
    used = set(NAME.findall(" ".join(query for text in sheets().values() for query in MEDIA.findall(text))))
    assert used == {f"({name})" for name in pack.breakpoints()}
    assert len(used) == 6


@pytest.mark.parametrize("query", ["(max-width: 40rem)", "(--phone) and (height < 20rem)", "(--unknown)"])
def test_another_query_is_found(query: str) -> None:
    assert unnamed_queries(f"@media {query} {{ a {{ color: red; }} }}") == [query]


def test_no_rule_has_all_elements_matched_anew_whenever_something_comes_or_goes() -> None:
    rules = [rule for text in sheets().values() for rule in re.findall(r"([^{};]+)\{", text)]
    assert [rule.strip() for rule in rules for one in alternatives(rule) if matches_anything(one)] == []


@pytest.mark.parametrize(
    ("rule", "found"),
    [
        (".table:has(> .players) > *", True),
        (".home section:has(> .system) > :not(.system)", True),
        (".table:has(> .players) > :is(.slips, .contest), a", False),
        (".field:has(.contest) ~ .glance p:not(:last-child)", False),
        (".below:has([data-kind])", False),
        (".table > .players ~ *", False),
    ],
)
def test_a_rule_for_anything_is_found(rule: str, found: bool) -> None:
    assert any(matches_anything(one) for one in alternatives(rule)) == found


def test_scripts_ask_for_the_screen_by_the_same_conditions() -> None:
    asked = {
        path.relative_to(WEB).as_posix(): found
        for path in sorted((WEB / "app").rglob("*.js"))
        if (found := re.findall(r'matchMedia\("([^"]*(?:width|height)[^"]*)"\)', path.read_text("utf-8")))
    }
    assert set(asked) == {"app/page/breakpoints.js"}
    assert set(asked["app/page/breakpoints.js"]) <= set(pack.breakpoints().values())
