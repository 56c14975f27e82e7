"""One hash over random battles of every system: record, log, open ask and view; the same under any order of hashes."""

import json
from hashlib import sha256

from support.players import RandomPlayers
from support.viewed import view

from gonfalon.formats.record import dump, record_of
from gonfalon.systems import ours

BATTLES, LONG = 5, 200


def digest_of() -> str:
    """Return the digest of these battles."""
    digest = sha256()
    for system in ours():
        for seed in range(BATTLES):
            players = RandomPlayers(f"digest {seed}")
            battle = players.sit_down(system)
            for number, _ in enumerate(players.play(battle)):
                if number >= LONG:
                    break
                digest.update(repr((battle.record[-1], battle.ask)).encode("utf-8", "surrogatepass"))
                if number % 10 == 0:
                    digest.update(json.dumps(view(battle, "", "table")).encode())
            digest.update(json.dumps(dump(record_of(battle, ""))).encode())
            digest.update(repr(battle.events).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print(digest_of())
