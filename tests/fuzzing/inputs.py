"""All strategies, by what the inputs pretend to be."""

from __future__ import annotations

from collections.abc import Callable

from fuzzing.short_links import short_links
from fuzzing.strategies import Counts, Input, files, house_rules, links, requests, shared_files, sketches, wheels
from fuzzing.talks import talks
from hypothesis import strategies as st

INPUTS: dict[str, Callable[[Counts], st.SearchStrategy[Input]]] = {
    "links": links,
    "short links": short_links,
    "files": files,
    "requests": requests,
    "talks": talks,
    "sketches": sketches,
    "house rules": house_rules,
    "shared files": shared_files,
    "wheels": wheels,
}
