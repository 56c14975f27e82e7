import assert from "node:assert/strict";
import { test } from "node:test";
import {
  edited,
  fitted,
  isAsked,
  isEarly,
  newlyAsked,
  presets,
  unfinished,
  withAnswer,
  withoutSecrets,
} from "../../web/app/battle/form-draft.js";

/** @param {string} name
 * @param {object} more
 */
const field = (name, more) =>
  /** @type {any} */ ({
    name,
    kind: "number",
    when: null,
    secret: false,
    number: null,
    text: null,
    options: [],
    fields: [],
    shapes: [],
    ...more,
  });
const number = { least: 1, most: 6, preset: 2 };
const options = ["miss", "hit"].map((key) => ({ key, barred: null }));
const result = field("result", { kind: "choice", options, preset: { keys: ["miss"] } });
const damage = field("damage", {
  number,
  preset: { number: 2 },
  when: { field: "result", values: ["hit"] },
});
const strength = field("strength", { number, secret: true, preset: { number: 4 } });
const shape = { key: "shot", label: { id: "x" }, fields: [result, damage, strength] };
const rows = field("rows", {
  kind: "rows",
  shapes: [shape],
  preset: { rows: [{ shape: "shot", form: presets(shape.fields) }] },
});

test("a field is asked where the one that it hangs on says so", () => {
  assert.equal(isAsked(shape.fields, damage, { result: { keys: ["miss"] } }), false);
  assert.equal(isAsked(shape.fields, damage, { result: { keys: ["hit"] } }), true);
  const further = field("further", {
    preset: { keys: [] },
    when: { field: "damage", values: ["3"] },
  });
  const fields = [...shape.fields, further];
  const damaged = { damage: { number: 3 } };
  assert.equal(isAsked(fields, further, { ...damaged, result: { keys: ["hit"] } }), true);
  assert.equal(isAsked(fields, further, { ...damaged, result: { keys: ["miss"] } }), false);
});

test("secrets are not kept, and stand at their preset again", () => {
  const form = { result: { keys: ["hit"] }, damage: { number: 5 }, strength: { number: 6 } };
  const kept = withoutSecrets([rows], { rows: { rows: [{ shape: "shot", form }] } });
  assert.ok(!JSON.stringify(kept).includes("strength"));
  const again = fitted([rows], kept).rows;
  assert.deepEqual("rows" in again && again.rows[0].form, { ...form, strength: { number: 4 } });
});

test("a draft of another form is not taken over", () => {
  for (const kept of [null, 7, { rows: 7 }, { rows: { rows: [{ shape: "dragon", form: {} }] } }]) {
    const { rows: given } = fitted([rows], kept);
    assert.ok("rows" in given && given.rows.every(({ shape }) => shape === "shot"));
  }
});

test("a number that is not typed whole outlasts being kept, and has a path", () => {
  const form = {
    result: { keys: ["hit"] },
    damage: { number: Number.NaN },
    strength: { number: 6 },
  };
  const filled = { rows: { rows: [{ shape: "shot", form }] } };
  assert.deepEqual(
    unfinished([rows], filled).map(({ path }) => path),
    ["rows.1.damage"],
  );
  const again = fitted([rows], JSON.parse(JSON.stringify(filled)));
  assert.equal(unfinished([rows], again).length, 1);
  form.result.keys = ["miss"];
  assert.deepEqual(unfinished([rows], filled), []);
});

test("of fields that swap, who takes what another holds gives it its own", () => {
  const [first, second, third] = ["a", "b", "c"].map((key, at) =>
    field(`place${at + 1}`, { kind: "choice", swaps: true, preset: { keys: [key] } }),
  );
  const fields = [first, second, third];
  const swapped = withAnswer(fields, first, presets(fields), { keys: ["c"] });
  assert.deepEqual(swapped, {
    place1: { keys: ["c"] },
    place2: { keys: ["b"] },
    place3: { keys: ["a"] },
  });
  const apart = fields.map((one) => ({ ...one, swaps: false }));
  const answered = withAnswer(apart, apart[0], presets(apart), { keys: ["c"] });
  assert.deepEqual(answered.place3, { keys: ["c"] });
});

test("what is filled in early sets the field that it hangs on", () => {
  const early = { ...damage, sets: true };
  const fields = [result, early];
  const before = presets(fields);
  assert.equal(isEarly(fields, early, before), true);
  assert.equal(isEarly(fields, damage, before), false);
  const after = withAnswer(fields, early, before, { number: 4 });
  assert.deepEqual(after, { result: { keys: ["hit"] }, damage: { number: 4 } });
  assert.equal(isEarly(fields, early, after), false);
});

test("the fields that an answer brings up are known", () => {
  const before = { result: { keys: ["miss"] } };
  const after = withAnswer(shape.fields, result, before, { keys: ["hit"] });
  assert.deepEqual(newlyAsked(shape.fields, before, after), [damage]);
});

test("what differs from the presets is kept, and an option that is gone is preset anew", () => {
  const filled = { ...presets(shape.fields), result: { keys: ["hit"] } };
  const kept = edited(shape.fields, filled);
  assert.deepEqual(kept, { result: { keys: ["hit"] } });
  const later = { ...damage, preset: { number: 5 } };
  assert.deepEqual(fitted([result, later], kept), {
    result: { keys: ["hit"] },
    damage: { number: 5 },
  });
  const barred = options.map((option) => ({ ...option, barred: option.key === "hit" ? {} : null }));
  assert.deepEqual(fitted([{ ...result, options: barred }], kept), { result: { keys: ["miss"] } });
});
