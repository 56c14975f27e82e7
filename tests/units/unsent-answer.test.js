import assert from "node:assert/strict";
import { test } from "node:test";
import { answerKind } from "../../web/app/battle/answer-kinds.js";
import { EMPTY } from "../../web/app/battle/empty-draft.js";
import { keepable, restored, setAside } from "../../web/app/battle/unsent-answer.js";

/** @param {string} key
 * @param {object} [more]
 */
const option = (key, more) => ({ key, barred: null, proposed: false, ...more });
/** @param {string} kind
 * @param {object} [more]
 */
const ask = (kind, more) =>
  /** @type {any} */ ({
    kind,
    secret: false,
    most: 1,
    options: [],
    ...{ pool: null, number: null, text: null, form: null, path: null, paint: null },
    ...more,
  });
const draft = /** @type {any} */ (EMPTY);
const steps = {
  steps: "b",
  cells: [
    [0, 0],
    [1, 0],
  ],
  halves: 2,
  crossings: [],
  barred: null,
};
const damage = {
  ...{ name: "damage", kind: "number", when: null, secret: false, number: {}, text: null },
  ...{ options: [], fields: [], shapes: [], preset: { number: 2 } },
};
const KINDS = /** @type {[any, object][]} */ ([
  [ask("choice", { most: 2, options: [option("a"), option("b")] }), { keys: ["b"] }],
  [
    ask("ruling", { most: 2, options: [option("a", { proposed: true }), option("b")] }),
    { keys: [] },
  ],
  [
    ask("roll", { pool: { dice: 2, faces: [1, 2, 3], throws: [] } }),
    { faces: [3, null], sums: [], byFace: true },
  ],
  [
    ask("roll", { pool: { dice: 2, faces: [-1, 0, 1], throws: [{}, {}] } }),
    { faces: [null, null], sums: [2, null], byFace: false },
  ],
  [ask("number", { number: { least: 0, most: 9, preset: 1 } }), { number: "7" }],
  [ask("text", { text: { most: 9, preset: "" } }), { text: "Nord" }],
  [ask("path", { path: { from: [0, 0] } }), { path: steps, waypoint: 1 }],
  [
    ask("paint", { paint: { brushes: [{ key: "wall" }] } }),
    { strokes: [{ brush: "wall", cells: [[1, 2]] }], brush: "wall" },
  ],
  [ask("form", { form: [damage] }), { form: { damage: { number: 5 } } }],
]);

for (const [question, entered] of KINDS) {
  test(`what is entered for a ${question.kind} outlasts a reload: ${JSON.stringify(entered)}`, () => {
    const kept = JSON.parse(JSON.stringify(keepable(question, { ...draft, ...entered })));
    assert.deepEqual(restored(question, kept), entered);
  });
}

test("what the question proposes is not kept", () => {
  for (const [question] of KINDS) {
    const begun = answerKind(question).begin(question);
    assert.equal(keepable(question, { ...draft, ...begun }), undefined);
  }
});

test("what lies face down is not kept, and of a form its open fields alone", () => {
  for (const [question, entered] of KINDS)
    assert.equal(keepable({ ...question, secret: true }, { ...draft, ...entered }), undefined);
  const life = { ...damage, name: "life", secret: true };
  const form = { damage: { number: 5 }, life: { number: 9 } };
  const sealed = ask("form", { secret: true, form: [damage, life] });
  assert.deepEqual(keepable(sealed, { ...draft, form }), { form: { damage: { number: 5 } } });
});

test("what was entered before an interruption stands again, but for a path", () => {
  for (const [question, entered] of KINDS) {
    const aside = setAside(question, { ...draft, ...entered });
    if (question.kind === "path") assert.equal(aside, undefined);
    else assert.deepEqual(restored(question, aside), entered);
  }
});

test("what does not fit the question now falls away", () => {
  for (const kept of [
    null,
    {},
    {
      keys: ["z"],
      faces: [9],
      sums: 1,
      number: 7,
      text: 7,
      path: { steps: "b", cells: [] },
      strokes: [{}],
    },
  ])
    for (const [question] of KINDS) {
      const part = /** @type {any} */ (restored(question, kept));
      assert.deepEqual(
        [part.keys ?? [], part.faces, part.number, part.text, part.path, part.strokes ?? []],
        [[], undefined, undefined, undefined, undefined, []],
      );
      if (question.form) assert.deepEqual(part.form, { damage: { number: 2 } });
    }
});

test("an answer is told by what was chosen or typed, or else by a word for it", () => {
  const told = (/** @type {any} */ question, /** @type {any} */ answer) =>
    answerKind(question).told(question, answer);
  const [a, b] = [option("a"), option("b")];
  const choice = ask("choice", { options: [a, b] });
  assert.deepEqual(told(choice, { keys: ["b"] }), { options: [b] });
  for (const answer of [{ keys: [] }, { draw: true }])
    assert.deepEqual(told(choice, answer), { what: "nothing" });
  assert.deepEqual(told(ask("number"), { number: 0 }), { number: 0 });
  assert.deepEqual(told(ask("text"), { text: "Nord" }), { text: "Nord" });
  assert.deepEqual(told(ask("text"), { text: "" }), { what: "nothing" });
  for (const kind of ["roll", "path", "paint", "form"])
    assert.deepEqual(told(ask(kind), {}), { what: kind });
});
