"""The pictures of pages that are shared: all words have room, they are small and the same twice, and no device keeps them."""

from base64 import b64encode
from io import BytesIO
from pathlib import Path

import pytest
import resvg_py
from PIL import Image

from press import Wrong, offline, share_pictures
from press.rulebook import books
from press.share_pictures import Picture

LARGEST_FILE = 40_000
LONGEST = "pictures/rules/sotc/skills/de.png"
CIRCLES = "".join(
    f'<circle cx="{31 * n % 300}" cy="{47 * n % 200}" r="{9 + n % 23}" fill="#{n * 997 % 4096:03x}"/>'
    for n in range(60)
)
COLOURFUL = """
<linearGradient id="g" x2="1" y2="1"><stop stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient>
<rect width="300" height="200" fill="url(#g)"/>
"""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for what was drawn."""
    return tmp_path_factory.mktemp("kept")


def drawn(picture: Picture, kept: Path) -> bytes:
    return share_pictures.drawn(picture.svg(), share_pictures.font_files(kept), kept).read_bytes()


def drawing(parts: str) -> bytes:
    """A drawing without soft edges, of four bytes a pixel."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">{parts}</svg>'
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, background="#fff", shape_rendering="crisp_edges"))


def seen(png: bytes) -> bytes:
    """The picture as another reader of PNG sees it, of four bytes a pixel."""
    data = b64encode(png).decode()
    return drawing(f'<image width="300" height="200" href="data:image/png;base64,{data}"/>')


def test_every_title_and_every_line_beside_it_has_room() -> None:
    """Raises Wrong for a text that is too long, and for a letter that the font does not have."""
    told = list(share_pictures.pictures(books()))
    assert len({picture.path for picture in told}) == len(told)
    for picture in told:
        assert picture.svg()
        size, lines = share_pictures.fitted(picture.title.translate(share_pictures.FIXED_SPACES))
        assert max(share_pictures.banner_font().width(line, size) for line in lines) <= share_pictures.ROOM


def test_words_that_cannot_be_drawn_end_the_build() -> None:
    with pytest.raises(Wrong, match="no room"):
        Picture("x.png", "Donaudampfschifffahrtsgesellschaftskapitän").svg()
    with pytest.raises(Wrong, match="no letter"):
        Picture("x.png", "Битва").svg()


def test_a_picture_is_small_and_the_same_twice(kept: Path, tmp_path: Path) -> None:
    told = {picture.path: picture for picture in share_pictures.pictures(books())}
    png = drawn(told[LONGEST], kept)
    with Image.open(BytesIO(png)) as picture:
        assert picture.size == (share_pictures.WIDTH, share_pictures.HEIGHT)
    assert len(png) <= LARGEST_FILE
    assert drawn(told[LONGEST], tmp_path) == png


@pytest.mark.parametrize("words", [("Taktik", ""), ("", "Taktik")])
def test_the_words_are_drawn(kept: Path, words: tuple[str, str]) -> None:
    """A font whose name is another one would leave its words out, and nothing would say so."""
    assert drawn(Picture("x.png", *words), kept) != drawn(Picture("x.png", ""), kept)


def test_what_was_drawn_is_not_drawn_again(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pictures of no system are those of the house: one for all pages, two for each language."""
    (kept / "old.png").touch()
    share_pictures.make(tmp_path / "first", (), kept)
    monkeypatch.setattr(share_pictures, "pixels", pytest.fail)
    share_pictures.make(tmp_path / "second", (), kept)
    made = {path.relative_to(tmp_path / "second").as_posix() for path in (tmp_path / "second").rglob("*.png")}
    assert made == {picture.path for picture in share_pictures.pictures(())}
    assert not (kept / "old.png").exists()
    assert [path for path in made if offline.kept(path)] == []


def test_a_table_of_colours_changes_no_pixel() -> None:
    plain = drawing(CIRCLES)
    few = share_pictures.in_few_colours(plain)
    assert seen(few) == plain
    assert len(few) < len(plain)


def test_of_too_many_colours_those_that_are_close_count_as_one() -> None:
    with Image.open(BytesIO(share_pictures.in_few_colours(drawing(COLOURFUL)))) as few:
        assert few.mode == "P"
        colours = few.getcolors()
    assert colours
    assert len(colours) <= share_pictures.MOST_COLOURS
