import assert from "node:assert/strict";
import { test } from "node:test";
import { linesSince } from "../../web/app/battle/log-lines.js";
import * as transitions from "../../web/app/battle/transitions.js";

/** @import { OpenBattle } from "../../web/app/battle/transitions.js" */

const {
  NONE,
  answerGiven,
  askedAnew,
  closed,
  completed,
  created,
  everyonesView,
  failed,
  fieldRefilled,
  grownElsewhere,
  linkFound,
  locked,
  lookingInPrivate,
  noteRead,
  oddsCounted,
  opening,
  openingEnded,
  privateViewRequested,
  privateViewShown,
  refusedWith,
  reopened,
  reopening,
  replyKept,
  requestBegun,
  requestEnded,
  storedFound,
  surroundingsPainted,
  takenElsewhere,
  written,
} = transitions;

/** Nothing of it can be changed.
 * @template T
 * @param {T} one
 * @returns {T}
 */
function frozen(one) {
  if (one && typeof one === "object") for (const part of Object.values(one)) frozen(part);
  return Object.freeze(one);
}

/** @param {number} turn
 * @param {object} more
 */
const view = (turn, more = {}) =>
  frozen(
    /** @type {any} */ ({ turn, odds: [], chronicle: [{ n: turn - 1 }, { n: turn }], ...more }),
  );

const GIST = frozen(/** @type {any} */ ({ system: "tiefen", turn: 3 }));
const REFUSED = frozen(/** @type {any} */ ({ code: "fields", label: { id: "x" } }));
const release = () => {};

/** From nothing through these transitions.
 * @param {...((battle: OpenBattle) => OpenBattle)} steps
 */
const after = (...steps) =>
  steps.reduce((battle, step) => frozen(step(battle)), /** @type {OpenBattle} */ (NONE));

const fresh = after(
  (battle) => created(battle, "one", ""),
  (battle) => locked(battle, "one", release),
);
const open = after(
  () => fresh,
  (battle) => replyKept(battle, "one", view(3), true),
);
const sketch = after((battle) => linkFound(battle, "one", GIST, view(3), "link"));
const stored = after((battle) => storedFound(battle, "one", view(3)));
const elsewhere = frozen(takenElsewhere(open, "one"));
const EVERY = [NONE, fresh, sketch, stored, elsewhere, open];

/** The open battle, or a failed test.
 * @param {OpenBattle} battle
 */
function opened(battle) {
  assert.ok(battle.kind === "open");
  return battle;
}

test("a new battle is open once what the engine made of it is kept, and all of its log is new", () => {
  assert.equal(fresh.kind, "created");
  assert.equal(everyonesView(fresh), null);
  const { seen, busy, unkept, release: lock } = opened(open);
  assert.deepEqual({ seen, busy, unkept }, { seen: 0, busy: false, unkept: false });
  assert.equal(lock, release);
});

test("a battle that the device did not keep says so until it is written", () => {
  const unkept = replyKept(open, "one", view(4), false);
  assert.equal(opened(unkept).unkept, true);
  assert.equal(opened(written(unkept, "one")).unkept, false);
});

test("a link is drawn from its sketch, then verified: nothing is new, and the table is drawn after what surrounds it", () => {
  assert.equal(everyonesView(sketch)?.turn, 3);
  const verified = opened(
    replyKept(created(noteRead(sketch), "one", "link"), "one", view(3), true),
  );
  assert.equal(verified.origin, "link");
  assert.equal(verified.seen, 3);
  assert.equal(verified.notesRead, true);
  assert.equal(verified.deferTable, true);
  assert.equal(opened(surroundingsPainted(verified)).deferTable, false);
  const unknown = linkFound(NONE, "one", GIST, null, "link");
  assert.equal(everyonesView(unknown), null);
  const prepared = linkFound(NONE, "one", GIST, null, "prepared");
  assert.equal(opened(replyKept(prepared, "one", view(3), true)).origin, "prepared");
});

test("a stored battle is shown as it is kept until the engine has opened it", () => {
  assert.equal(stored.kind === "stored" && stored.busy, true);
  const now = opened(requestEnded(reopened(stored, "one", view(5), false), "one"));
  assert.deepEqual([now.seen, now.busy, now.origin], [5, false, ""]);
});

test("a battle that another tab plays keeps its view, and nothing opens it but opening it anew", () => {
  const shown = frozen(privateViewShown(open, "one", "a", view(3)));
  assert.deepEqual(takenElsewhere(shown, "one"), {
    kind: "elsewhere",
    next: null,
    id: "one",
    view: opened(open).view,
  });
  for (const step of [requestBegun, reopening, lookingInPrivate, noteRead]) {
    assert.equal(step(elsewhere), elsewhere, step.name);
  }
  assert.equal(reopened(elsewhere, "one", view(9), false).kind, "elsewhere");
  assert.equal(replyKept(elsewhere, "one", view(9), true).kind, "elsewhere");
  assert.equal(locked(elsewhere, "one", release), elsewhere);
});

test("a request shuts the battle until it is settled; a refusal and a fault leave the view", () => {
  const busy = frozen(requestBegun(refusedWith(open, REFUSED)));
  assert.deepEqual([opened(busy).busy, opened(busy).refused], [true, null]);
  const refused = opened(requestEnded(refusedWith(busy, REFUSED), "one"));
  assert.deepEqual(
    [refused.busy, refused.refused, refused.view],
    [false, REFUSED, opened(open).view],
  );
  const broken = opened(failed(busy, "one", "why"));
  assert.deepEqual([broken.busy, broken.fault, broken.view], [false, "why", opened(open).view]);
  assert.equal(opened(replyKept(broken, "one", view(4), true)).fault, "");
});

test("what came with the latest answer are the lines since the view before it", () => {
  const next = opened(replyKept(open, "one", view(5), true));
  assert.deepEqual(linesSince(next.view, next.seen), [{ n: 4 }, { n: 5 }]);
});

test("an answer can be taken back until another is asked for, or it is another battle's", () => {
  const given = frozen(/** @type {any} */ ({ answer: { keys: ["x"] } }));
  const answered = frozen(answerGiven(open, "one", given));
  assert.equal(opened(answered).lastAnswer, given);
  assert.equal(opened(requestBegun(answered)).lastAnswer, null);
  assert.equal(answerGiven(open, "two", given), open);
});

test("the phone is with one side alone, and covered again by whatever is kept, asked for or taken back", () => {
  const requested = frozen(privateViewRequested(open, "a"));
  assert.deepEqual(opened(requested).privacy, { kind: "requested", side: "a" });
  assert.deepEqual(opened(privateViewRequested(requested, null)).privacy, { kind: "closed" });
  const shown = frozen(privateViewShown(requested, "one", "a", view(3, { viewer: "a" })));
  assert.equal(opened(shown).privacy.kind, "shown");
  for (const covered of [
    replyKept(shown, "one", view(4), true),
    lookingInPrivate(shown),
    privateViewRequested(shown, "b"),
  ]) {
    assert.notEqual(opened(covered).privacy.kind, "shown");
  }
  assert.equal(privateViewShown(open, "two", "a", view(3)), open);
});

test("odds come to every view of the turn that they were counted for, and to no other", () => {
  const told = frozen(/** @type {any} */ ({ odds: [{ bars: [] }], chances: [{ key: "a", p: 1 }] }));
  const waits = replyKept(open, "one", view(3, { counting: true }), true);
  const shown = frozen(privateViewShown(waits, "one", "a", view(3)));
  const counted = opened(oddsCounted(shown, "one", 3, told));
  assert.equal(counted.view.counting, false);
  assert.ok(counted.privacy.kind === "shown");
  for (const { odds, chances } of [counted.view, counted.privacy.view])
    assert.deepEqual({ odds, chances }, told);
  assert.equal(oddsCounted(shown, "one", 2, told), shown);
  assert.equal(oddsCounted(shown, "two", 3, told), shown);
});

test("what a view tells only when it is asked for joins it", () => {
  const more = { settings: [], keep: [] };
  assert.deepEqual(opened(completed(open, "one", more)).view, { ...opened(open).view, ...more });
  assert.equal(completed(open, "two", more), open);
});

test("a field that is filled in anew takes its complaints along, and those of what is within it", () => {
  const fields = ["a", "a.1.b", "ab"].map((path) => ({ path }));
  const refused = frozen(refusedWith(open, /** @type {any} */ ({ ...REFUSED, fields })));
  const rest = opened(fieldRefilled(refused, "a")).refused;
  assert.deepEqual(rest?.fields, [{ path: "ab" }]);
  assert.deepEqual(rest?.label, { id: "refused-fields", with: { count: 1 } });
  assert.equal(opened(fieldRefilled(fieldRefilled(refused, "a"), "ab")).refused, null);
  assert.equal(fieldRefilled(open, "a"), open);
});

test("the newest attempt to open another battle shuts this one, and an older one does not free it", () => {
  const [first, second] = [Symbol("first"), Symbol("second")];
  for (const battle of EVERY) {
    const both = frozen(opening(opening(battle, first), second));
    assert.equal(both.next, second);
    assert.equal(openingEnded(both, first), both);
    assert.deepEqual(openingEnded(both, second), { ...battle, next: null });
    assert.equal(closed().next, null);
  }
});

test("what comes back for a battle that was left changes nothing", () => {
  for (const battle of EVERY) {
    for (const late of [
      takenElsewhere(battle, "two"),
      reopened(battle, "two", view(9), false),
      replyKept(battle, "two", view(9), true),
      written(battle, "two"),
      requestEnded(battle, "two"),
      failed(battle, "two", "why"),
      locked(battle, "two", release),
    ]) {
      assert.equal(late, battle, battle.kind);
    }
  }
});

test("what another device has answered is not taken back as the answer of this one", () => {
  const given = /** @type {any} */ ({ answer: { number: 1 } });
  const answered = frozen(refusedWith(answerGiven(open, "one", given), REFUSED));
  assert.deepEqual(grownElsewhere(answered, "one"), {
    ...answered,
    lastAnswer: null,
    refused: null,
  });
  assert.equal(grownElsewhere(answered, "two"), answered);
  const late = frozen(refusedWith(open, /** @type {any} */ ({ ...REFUSED, code: "stale" })));
  assert.equal(opened(grownElsewhere(late, "one")).refused?.code, "stale");
});

test("a question that may be asked on another device now is drawn anew, and stays the same", () => {
  const asking = /** @type {any} */ ({ ...open, view: { ...view(3), ask: { rule: "r" } } });
  const anew = opened(askedAnew(asking)).view.ask;
  assert.deepEqual(anew, asking.view.ask);
  assert.notEqual(anew, asking.view.ask);
  for (const battle of EVERY.filter(({ kind }) => kind !== "open"))
    assert.equal(askedAnew(battle), battle);
});
