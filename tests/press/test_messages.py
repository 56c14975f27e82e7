"""Messages made from texts say those texts again, whatever signs stand in them."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from press.messages import pattern


@pytest.mark.parametrize("text", ["Taktik", "a { b } c", '"quoted"', "*star", "[box]", ".dot", "« à »"])
def test_a_text_comes_out_as_it_went_in(text: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(f"a = {pattern(text)}\nb = b\n"))
    value = bundle.get_message("a").value
    assert value is not None
    assert bundle.format_pattern(value) == (text, [])
