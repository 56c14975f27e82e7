"""QR codes read back from pictures, and drawn by another writer than the page's."""

import json
import subprocess
from io import BytesIO
from pathlib import Path

from PIL import Image

from press.setup import find_node

READER = Path(__file__).parent / "scripts" / "read-code.mjs"
WRITER = Path(__file__).parent / "scripts" / "draw-code.mjs"


def picture(png: bytes) -> Image.Image:
    """Return a picture in colours."""
    return Image.open(BytesIO(png)).convert("RGBA")


def text_in(code: Image.Image) -> str:
    """Return the text of the code in a picture; raises CalledProcessError if none can be read."""
    return found_in(code)[0]


def texts_in(page: Image.Image) -> list[str]:
    """Return the texts of all codes in a picture."""
    return found_in(page, "every")


def found_in(code: Image.Image, *how: str) -> list[str]:
    """The texts that the reader finds in a picture."""
    size = [str(side) for side in code.size]
    given = code.convert("RGBA").tobytes()
    done = subprocess.run([find_node(), READER, *size, *how], input=given, capture_output=True, check=True)
    found: list[str] = json.loads(done.stdout)
    return found


def drawn(text: str, module: int = 4) -> Image.Image:
    """Return a picture of the code for a text; `module` is the width of a module in pixels."""
    done = subprocess.run([find_node(), WRITER], input=text.encode(), capture_output=True, check=True)
    rows = done.stdout.decode().splitlines()
    code = Image.new("L", (len(rows[0]), len(rows)), 255)
    code.putdata([0 if bit == "1" else 255 for row in rows for bit in row])
    return code.resize([module * side for side in code.size], Image.Resampling.NEAREST).convert("RGBA")


def as_photo(picture: Image.Image, path: Path) -> Path:
    """Write a picture as the photo of a camera, and return its path."""
    picture.convert("RGB").save(path, quality=85)
    return path
