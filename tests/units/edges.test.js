import assert from "node:assert/strict";
import { register } from "node:module";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

/** @import { View } from "../../web/shared/view.d.ts" */

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/u, "");
register("../fuzzing/page-modules.mjs", import.meta.url, { data: { root } });
const { bounds, costsTo, edges, farOf } = await import("../../web/app/board/edges.js");

/** @param {string} id
 * @param {[number, number]} at
 * @param {string[]} near
 * @param {object} [more]
 */
const place = (id, at, near, more) => ({ id, at, near, shape: "card", state: "plain", ...more });

/** @param {object[]} places
 * @param {object[]} [links]
 */
const viewOf = (places, links = []) =>
  /** @type {View} */ (/** @type {unknown} */ ({ table: { places, links } }));

test("cards that are connected have a way between them, those that only touch a wall", () => {
  const view = viewOf([
    place("z1", [0, 0], ["z2"]),
    place("z2", [1, 0], []),
    place("z3", [0, 1], []),
    place("z4", [1, 1], ["z3", "z1"]),
  ]);
  const found = edges(view).map(({ kind, lies, at }) => `${kind} ${lies} ${at}`);
  assert.deepEqual(found.toSorted(), [
    "wall below 0,0",
    "wall below 1,0",
    "way falling 0,0",
    "way right 0,0",
    "way right 0,1",
  ]);
});

test("where nothing is said of ways there are neither ways nor walls", () => {
  const view = viewOf([place("z1", [0, 0], []), place("z2", [1, 0], [])]);
  assert.deepEqual(edges(view), []);
  assert.deepEqual(bounds(view, view.table.places[0]), []);
});

test("a free cell is no card", () => {
  const view = viewOf([
    place("z1", [0, 0], ["z2"]),
    place("z2", [1, 0], ["z1"]),
    place("cell", [0, 1], [], { state: "empty" }),
  ]);
  assert.deepEqual(
    edges(view).map(({ lies }) => lies),
    ["right"],
  );
});

test("a way tells what it costs, with an arrow where that holds in one direction alone", () => {
  const view = viewOf(
    [place("z1", [0, 0], ["z2"]), place("z2", [1, 0], ["z1"])],
    [
      { from: "z1", to: "z2", value: 2, both: false },
      { from: "z2", to: "z1", value: 1, both: false },
      { from: "z1", to: "z2", value: 3, both: true },
      { from: "z1", to: "z2", value: null, both: true },
    ],
  );
  assert.deepEqual(edges(view)[0].costs, ["2 →", "1 ←", "3"]);
  const [z1, z2] = view.table.places;
  assert.deepEqual(costsTo(view, z1, z2), ["2", "3"]);
  assert.deepEqual(costsTo(view, z2, z1), ["1", "3"]);
});

test("the bounds of a card tell the direction, and what lies too far for one", () => {
  const view = viewOf([
    place("z1", [1, 1], ["z2", "z4"]),
    place("z2", [2, 0], []),
    place("z3", [1, 2], []),
    place("z4", [4, 1], []),
    place("z5", [3, 3], []),
  ]);
  const [z1] = view.table.places;
  const found = bounds(view, z1).map(({ other, kind, lies }) => `${other.id} ${kind} ${lies}`);
  assert.deepEqual(found, ["z2 way up-right", "z3 wall down", "z4 way far"]);
  assert.deepEqual(
    farOf(view, z1).map(({ id }) => id),
    ["z4"],
  );
});
