"""The paths of the project, and its languages."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "engine"
WEB = ROOT / "web"
RULEBOOK = WEB / "rulebook"
WORDS = ENGINE / "gonfalon" / "words"
MODULES = ROOT / "node_modules"
CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
VENV = ROOT / ".venv"

SCRIPTS = ("shared", "boot", "worker", "app")
"""The folders of modules below `web/` (`web/layers.toml`)."""

LANGUAGES = ("de", "fr", "en")
