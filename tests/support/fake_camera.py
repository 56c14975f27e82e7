"""A camera that Chromium takes for a real one: it sees a film that tests make of pictures."""

from pathlib import Path

from PIL import Image

SIZE = (640, 480)
RATE = 5
"""Pictures a second."""

STAY = 5
"""So many pictures of the film show the same code."""

WATCHED = """() => {
    const { mediaDevices } = navigator;
    globalThis.tracks = [];
    mediaDevices.getUserMedia = async wanted => {
        const stream = await MediaDevices.prototype.getUserMedia.call(mediaDevices, wanted);
        globalThis.tracks.push(...stream.getTracks());
        return stream;
    };
}"""
"""From now on the page remembers each camera that it was given."""

UNWATCHED = "() => { delete navigator.mediaDevices.getUserMedia; delete globalThis.tracks; }"
STATES = "() => globalThis.tracks.map(track => track.readyState)"
"""The states of those cameras: `live`, or `ended` once they were let go."""


def arguments(film: Path) -> list[str]:
    """The arguments with which Chromium has a camera that sees a film; nobody is asked which camera it is to be."""
    return ["--use-fake-device-for-media-stream", f"--use-file-for-fake-video-capture={film}"]


def make_film(path: Path, *pictures: Image.Image) -> None:
    """Write a film (Y4M) that shows each picture for a second, again and again; without pictures a grey wall."""
    width, height = SIZE
    head = f"YUV4MPEG2 W{width} H{height} F{RATE}:1 Ip A1:1 C420jpeg\n".encode()
    colourless = bytes([128]) * (width * height // 2)
    frames = [b"FRAME\n" + seen(one).tobytes() + colourless for one in pictures or (Image.new("L", (8, 8), 128),)]
    path.write_bytes(head + b"".join(frame * STAY for frame in frames))


def seen(picture: Image.Image) -> Image.Image:
    """A picture as the camera sees it: grey, before a grey wall, upright and whole."""
    wall = Image.new("L", SIZE, 150)
    side = SIZE[1] - 20
    code = picture.convert("L").resize((side, side), Image.Resampling.LANCZOS)
    wall.paste(code, ((SIZE[0] - side) // 2, 10))
    return wall
