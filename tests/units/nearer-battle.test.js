import assert from "node:assert/strict";
import { test } from "node:test";
import { nearer } from "../../web/app/links/nearer-battle.js";

/** @import { Meeting } from "../../web/app/battle/transitions.js" */

/** @param {Meeting["relation"]} relation
 * @param {number} common
 */
const met = (relation, common) => ({ relation, common });

test("a copy that stayed behind is not the battle that goes on, in whatever order they come", () => {
  const copy = met("longer", 20);
  for (const battle of [met("longer", 30), met("shorter", 35), met("forked", 30)]) {
    assert.equal(nearer(copy, battle), battle);
    assert.equal(nearer(battle, copy), battle);
  }
});

test("where as much is common, the same battle comes before one that goes on, and that before another way", () => {
  const ordered = /** @type {const} */ (["same", "longer", "shorter", "forked"]).map((relation) =>
    met(relation, 9),
  );
  for (const [place, one] of ordered.entries())
    for (const other of ordered.slice(place + 1)) {
      assert.equal(nearer(one, other), one);
      assert.equal(nearer(other, one), one);
    }
});

test("the one that was met stays where another is none, and of two alike the first", () => {
  const one = met("longer", 9);
  assert.equal(nearer(one, null), one);
  assert.equal(nearer(null, one), one);
  assert.equal(nearer(null, null), null);
  assert.equal(nearer(one, met("longer", 9)), one);
});
