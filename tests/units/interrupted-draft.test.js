import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY } from "../../web/app/battle/empty-draft.js";
import { forgetAside, keepAside, takeBackAside } from "../../web/app/battle/interrupted-draft.js";

/** @import { View } from "../../web/shared/view.d.ts" */

const BATTLE = "b1";
const entered = { ...EMPTY, number: "73" };

/** A question for a number, put in these words.
 * @param {string} id
 * @param {object} [more]
 */
const asking = (id, more) =>
  /** @type {View} */ (
    /** @type {unknown} */ ({
      viewer: "table",
      chronicle: [],
      ask: {
        rule: "a.rule",
        kind: "number",
        by: null,
        secret: false,
        label: { id },
        options: [],
        number: { least: 1, most: 99, preset: 1 },
      },
      ...more,
    })
  );
const question = asking("how-many");
const interruption = asking("something-else");
const heading = { kind: "heading" };

/** Nothing is kept from the test before. */
const begin = () => takeBackAside("another battle", question);

test("what was entered comes back with the question, once", () => {
  begin();
  keepAside(BATTLE, question, entered);
  assert.equal(takeBackAside(BATTLE, interruption), null);
  assert.deepEqual(takeBackAside(BATTLE, question), { number: "73" });
  assert.equal(takeBackAside(BATTLE, question), null);
});

test("where nothing was entered nothing is kept", () => {
  begin();
  keepAside(BATTLE, question, { ...EMPTY, number: "1" });
  assert.equal(takeBackAside(BATTLE, question), null);
});

test("an interruption of the interruption does not take its place", () => {
  begin();
  keepAside(BATTLE, question, entered);
  keepAside(BATTLE, interruption, { ...EMPTY, number: "5" });
  assert.deepEqual(takeBackAside(BATTLE, question), { number: "73" });
});

test("an answer that was sent is kept no longer", () => {
  begin();
  keepAside(BATTLE, question, entered);
  forgetAside(interruption);
  forgetAside(question);
  assert.equal(takeBackAside(BATTLE, question), null);
});

test("after a new heading the same words are another question", () => {
  begin();
  keepAside(BATTLE, question, entered);
  assert.equal(takeBackAside(BATTLE, asking("how-many", { chronicle: [heading] })), null);
  assert.equal(takeBackAside(BATTLE, question), null);
});

test("another battle, or another viewer, is given nothing of it", () => {
  begin();
  keepAside(BATTLE, question, entered);
  assert.equal(takeBackAside(BATTLE, asking("how-many", { viewer: "a" })), null);
  assert.equal(takeBackAside("b2", question), null);
});
