/** The open battle as one tagged value, and its transitions: each takes the value and gives the next one, and does nothing else. */

import { lastLineOf } from "./log-lines.js";

/** @import { Answer, Ask, Names, Offer, Trouble, View } from "../../shared/view.d.ts" */

/**
 * @typedef {object} Gist what a link's record says without its rules being known
 * @property {string} system
 * @property {string} name
 * @property {number} turn how many entries it has
 * @property {number} throws
 * @property {number} rulings
 * @property {string} same the record as text, or a compact link in letters, to be compared with what this device keeps; "" where
 *   only the engine can compare it
 * @property {string} sketch the letters of the sketch beside the record, or ""
 */

/** @typedef {"" | "link" | "prepared" | "file" | "example"} Origin how a battle came to this device */
/** @typedef {() => void} Release lets go of the lock by which this tab alone plays a battle */

/**
 * @typedef {object} Meeting the relation of a link to a battle that this device keeps
 * @property {"same" | "shorter" | "longer" | "refused" | "forked"} relation the battle is the same one, goes on, was carried on by
 *   the link, did not take what the link adds, or went another way
 * @property {boolean} isOwn the link leads to that battle itself
 * @property {string} link
 * @property {string} kept the id of that battle
 * @property {number} length the number of entries of its log when it was compared
 * @property {readonly unknown[]} entries those that the link adds to it
 * @property {number} common the number of answers that both begin with
 * @property {number} here the number of answers that the link has after them
 * @property {number} there the number of answers that the battle has after them
 */

/**
 * @typedef {object} LastAnswer what was answered last, while it can be taken back at a tap
 * @property {Ask} ask
 * @property {Offer[]} offers
 * @property {Answer} answer
 * @property {Names} names
 */

/**
 * @typedef {{kind: "closed"} | {kind: "requested", side: string} | {kind: "shown", side: string, view: View}} PrivateView
 * what one side alone sees: nothing; the phone is on its way to that side; the side's view
 */

/**
 * @typedef {object} None nothing is open
 * @property {"none"} kind
 * @property {symbol | null} next the attempt to put another battle in this one's place that the engine works at
 */

/**
 * @typedef {object} Created the engine has made a battle that is new to this device; it is not kept yet
 * @property {"created"} kind
 * @property {symbol | null} next
 * @property {string} id
 * @property {Origin} origin
 * @property {Release | null} release
 */

/**
 * @typedef {object} Linked the engine has not verified a link yet
 * @property {"link"} kind
 * @property {symbol | null} next
 * @property {string} id
 * @property {Gist} gist
 * @property {Origin} origin that of a link to a prepared battle says so
 * @property {View | null} sketch the table that the link itself shows
 * @property {boolean} deferTable the table is left as it stands until what surrounds it was painted
 * @property {boolean} notesRead the person has read what is to be known about the battle
 * @property {Release | null} release
 */

/**
 * @typedef {object} Stored the device keeps it, and the engine has not opened it yet
 * @property {"stored"} kind
 * @property {symbol | null} next
 * @property {string} id
 * @property {View | null} view what was seen last, if it can be drawn
 * @property {boolean} notesRead
 * @property {boolean} busy the engine is asked for it
 * @property {string} fault why the engine broke over it, or ""
 * @property {Release | null} release
 */

/**
 * @typedef {object} Elsewhere another tab plays it
 * @property {"elsewhere"} kind
 * @property {symbol | null} next
 * @property {string} id
 * @property {View | null} view
 */

/**
 * @typedef {object} Open the engine holds it
 * @property {"open"} kind
 * @property {symbol | null} next
 * @property {string} id
 * @property {Origin} origin
 * @property {View} view as everybody may see it
 * @property {PrivateView} privacy
 * @property {Meeting | null} meeting how the link that led here stands to what this device keeps
 * @property {number} seen what came with the latest answer are the lines of the chronicle with a greater `n`
 * @property {boolean} deferTable
 * @property {boolean} notesRead
 * @property {boolean} busy nothing counts until the engine has answered and the battle is kept
 * @property {boolean} unkept the device did not keep the latest answer
 * @property {LastAnswer | null} lastAnswer
 * @property {Trouble | null} refused why the latest answer is not possible
 * @property {string} fault why the engine broke over a request, or ""
 * @property {Release | null} release
 */

/** @typedef {None | Created | Linked | Stored | Elsewhere | Open} OpenBattle */

/** @type {None} */
export const NONE = Object.freeze({ kind: "none", next: null });

/** @type {PrivateView} */
const CLOSED = Object.freeze({ kind: "closed" });

/** True if this battle is the open one.
 * @param {OpenBattle} battle
 * @param {string} id
 */
const isIt = (battle, id) => battle.kind !== "none" && battle.id === id;

/** The battle as the engine holds it from now on.
 * @param {Created | Linked | Stored | Open} battle
 * @param {View} view
 * @returns {Open}
 */
const opened = (battle, view) =>
  battle.kind === "open"
    ? { ...battle, view }
    : {
        kind: "open",
        next: battle.next,
        id: battle.id,
        origin: battle.kind === "stored" ? "" : battle.origin,
        view,
        privacy: CLOSED,
        meeting: null,
        seen: battle.kind === "created" ? 0 : lastLineOf(view),
        deferTable: battle.kind === "link" && battle.sketch !== null,
        notesRead: battle.kind !== "created" && battle.notesRead,
        busy: battle.kind === "stored" && battle.busy,
        unkept: false,
        lastAnswer: null,
        refused: null,
        fault: "",
        release: battle.release,
      };

/** Nothing is open any more. */
export const closed = () => NONE;

/** The engine works at another battle; if it can be had, it takes this one's place.
 * @param {OpenBattle} battle
 * @param {symbol} attempt
 * @returns {OpenBattle}
 */
export const opening = (battle, attempt) => ({ ...battle, next: attempt });

/** The attempt has come to an end.
 * @param {OpenBattle} battle
 * @param {symbol} attempt
 * @returns {OpenBattle}
 */
export const openingEnded = (battle, attempt) =>
  battle.next === attempt ? { ...battle, next: null } : battle;

/** A link says something of itself while the engine is not ready.
 * @param {OpenBattle} battle
 * @param {string} id
 * @param {Gist} gist
 * @param {View | null} sketch
 * @param {Origin} origin
 * @returns {Linked}
 */
export const linkFound = ({ next }, id, gist, sketch, origin) => ({
  kind: "link",
  next,
  id,
  gist,
  origin,
  sketch,
  deferTable: sketch !== null,
  notesRead: false,
  release: null,
});

/** The engine has made a battle, or verified the link that is shown.
 * @param {OpenBattle} battle
 * @param {string} id
 * @param {Origin} origin
 * @returns {OpenBattle}
 */
export const created = (battle, id, origin) =>
  isIt(battle, id) ? battle : { kind: "created", next: battle.next, id, origin, release: null };

/** A battle of this device is shown as it is kept.
 * @param {OpenBattle} battle
 * @param {string} id
 * @param {View | null} view
 * @returns {Stored}
 */
export const storedFound = ({ next }, id, view) => ({
  kind: "stored",
  next,
  id,
  view,
  notesRead: false,
  busy: true,
  fault: "",
  release: null,
});

/** This tab alone plays the battle.
 * @param {OpenBattle} battle
 * @param {string} id
 * @param {Release | null} release
 * @returns {OpenBattle}
 */
export const locked = (battle, id, release) =>
  battle.kind !== "none" && battle.kind !== "elsewhere" && battle.id === id && release
    ? { ...battle, release }
    : battle;

/** Another tab plays the battle; what one side alone may see is covered.
 * @param {OpenBattle} battle
 * @param {string} id
 * @returns {OpenBattle}
 */
export function takenElsewhere(battle, id) {
  if (battle.kind === "none" || battle.id !== id) return battle;
  return { kind: "elsewhere", next: battle.next, id, view: everyonesView(battle) };
}

/** The engine is asked for a kept battle.
 * @param {OpenBattle} battle
 * @returns {OpenBattle}
 */
export const reopening = (battle) =>
  battle.kind === "stored" || battle.kind === "open" ? { ...battle, busy: true } : battle;

/** The engine has opened a kept battle; nothing of it is new.
 * @param {OpenBattle} battle
 * @param {string} id
 * @param {View} view
 * @param {boolean} unkept
 * @returns {OpenBattle}
 */
export function reopened(battle, id, view, unkept) {
  if (battle.kind === "none" || battle.id !== id) return battle;
  if (battle.kind === "elsewhere") return { ...battle, view };
  return { ...opened(battle, view), seen: lastLineOf(view), unkept, fault: "" };
}

/** A link that led here has met a battle that this device keeps.
 * @param {OpenBattle} battle
 * @param {string} id
 * @param {Meeting} meeting
 * @returns {OpenBattle}
 */
export const linkMet = (battle, id, meeting) =>
  battle.kind === "open" && battle.id === id ? { ...battle, meeting, notesRead: false } : battle;

/** The reply to a request is kept, or stays in memory if the device cannot keep it, and may be seen.
 * @param {OpenBattle} battle
 * @param {string} id
 * @param {View} view
 * @param {boolean} isKept false while it is in memory only
 * @returns {OpenBattle}
 */
export function replyKept(battle, id, view, isKept) {
  if (battle.kind === "none" || battle.id !== id) return battle;
  if (battle.kind === "elsewhere") return { ...battle, view };
  const next = opened(battle, view);
  const seen = battle.kind === "open" ? lastLineOf(battle.view) : next.seen;
  return { ...next, seen, unkept: !isKept, privacy: CLOSED, fault: "" };
}

/** The device has written the battle after all.
 * @param {OpenBattle} battle
 * @param {string} id
 * @returns {OpenBattle}
 */
export const written = (battle, id) =>
  battle.kind === "open" && battle.id === id ? { ...battle, unkept: false } : battle;

/** The engine is asked for something that changes the battle.
 * @param {OpenBattle} battle
 * @returns {OpenBattle}
 */
export const requestBegun = (battle) =>
  battle.kind === "open" ? { ...battle, busy: true, refused: null, lastAnswer: null } : battle;

/** Another device has let the battle grow: what was answered here last is not what an undo takes back, and of refusals only one
 * for that reason still holds.
 * @param {OpenBattle} battle
 * @param {string} id
 * @returns {OpenBattle}
 */
export const grownElsewhere = (battle, id) =>
  battle.kind === "open" && battle.id === id
    ? { ...battle, refused: isStale(battle.refused) ? battle.refused : null, lastAnswer: null }
    : battle;

/** @param {Trouble | null} refused */
const isStale = (refused) => refused?.code === "stale";

/** The open question is another one for all that is drawn of it: it may be asked on another device now.
 * @param {OpenBattle} battle
 * @returns {OpenBattle}
 */
export const askedAnew = (battle) =>
  battle.kind === "open" && battle.view.ask
    ? { ...battle, view: { ...battle.view, ask: { ...battle.view.ask } } }
    : battle;

/** The request has come to an end.
 * @param {OpenBattle} battle
 * @param {string} id
 * @returns {OpenBattle}
 */
export const requestEnded = (battle, id) =>
  (battle.kind === "open" || battle.kind === "stored") && battle.id === id
    ? { ...battle, busy: false }
    : battle;

/** The engine broke over a request.
 * @param {OpenBattle} battle
 * @param {string} id
 * @param {string} fault
 * @returns {OpenBattle}
 */
export const failed = (battle, id, fault) =>
  (battle.kind === "open" || battle.kind === "stored") && battle.id === id
    ? { ...battle, busy: false, fault }
    : battle;

/** Why the latest answer, or one that is about to be given, is not possible; null: nothing is known against it.
 * @param {OpenBattle} battle
 * @param {Trouble | null} refused
 * @returns {OpenBattle}
 */
export const refusedWith = (battle, refused) =>
  battle.kind === "open" ? { ...battle, refused } : battle;

/** A field of the form that was refused is filled in anew: what was wrong with it, or within it, is not known any more.
 * @param {OpenBattle} battle
 * @param {string} path
 * @returns {OpenBattle}
 */
export function fieldRefilled(battle, path) {
  if (battle.kind !== "open" || !battle.refused?.fields) return battle;
  const fields = battle.refused.fields.filter((one) => !`${one.path}.`.startsWith(`${path}.`));
  const label = { id: "refused-fields", with: { count: fields.length } };
  return { ...battle, refused: fields.length > 0 ? { ...battle.refused, label, fields } : null };
}

/** An answer can be taken back at a tap.
 * @param {OpenBattle} battle
 * @param {string} id
 * @param {LastAnswer} lastAnswer
 * @returns {OpenBattle}
 */
export const answerGiven = (battle, id, lastAnswer) =>
  battle.kind === "open" && battle.id === id ? { ...battle, lastAnswer } : battle;

/** A side wants to see what it alone may see; null: it has thought better of it.
 * @param {OpenBattle} battle
 * @param {string | null} side
 * @returns {OpenBattle}
 */
export const privateViewRequested = (battle, side) =>
  battle.kind === "open"
    ? { ...battle, privacy: side === null ? CLOSED : { kind: "requested", side } }
    : battle;

/** The private view of one side is covered, and the engine is asked for that of another.
 * @param {OpenBattle} battle
 * @returns {OpenBattle}
 */
export const lookingInPrivate = (battle) =>
  battle.kind === "open" ? { ...battle, busy: true, refused: null, privacy: CLOSED } : battle;

/** The phone is with one side alone.
 * @param {OpenBattle} battle
 * @param {string} id
 * @param {string} side
 * @param {View} view
 * @returns {OpenBattle}
 */
export const privateViewShown = (battle, id, side, view) =>
  battle.kind === "open" && battle.id === id
    ? { ...battle, privacy: { kind: "shown", side, view: withOddsOf(view, battle.view) } }
    : battle;

/** @param {View} view
 * @param {View} counted
 */
const withOddsOf = (view, { odds, chances }) => ({ ...view, odds, chances });

/** The odds of a turn are known, for whoever looks at it.
 * @param {OpenBattle} battle
 * @param {string} id
 * @param {number} turn
 * @param {Pick<View, "odds" | "chances">} counted
 * @returns {OpenBattle}
 */
export function oddsCounted(battle, id, turn, counted) {
  if (battle.kind !== "open" || battle.id !== id || battle.view.turn !== turn) return battle;
  const { privacy } = battle;
  return {
    ...battle,
    view: { ...battle.view, ...counted, counting: false },
    privacy:
      privacy.kind === "shown" ? { ...privacy, view: { ...privacy.view, ...counted } } : privacy,
  };
}

/** The parts of a view that are sent only on request have come.
 * @param {OpenBattle} battle
 * @param {string} id
 * @param {Pick<View, "settings" | "keep">} more
 * @returns {OpenBattle}
 */
export const completed = (battle, id, { settings, keep }) =>
  battle.kind === "open" && battle.id === id
    ? { ...battle, view: { ...battle.view, settings, keep } }
    : battle;

/** The person has read what is to be known about the battle.
 * @param {OpenBattle} battle
 * @returns {OpenBattle}
 */
export const noteRead = (battle) =>
  "notesRead" in battle ? { ...battle, notesRead: true } : battle;

/** The surroundings of the table were painted.
 * @param {OpenBattle} battle
 * @returns {OpenBattle}
 */
export const surroundingsPainted = (battle) =>
  "deferTable" in battle ? { ...battle, deferTable: false } : battle;

/** The view that everybody may see of the battle, if anything.
 * @param {OpenBattle} battle
 * @returns {View | null}
 */
export function everyonesView(battle) {
  if (battle.kind === "none" || battle.kind === "created") return null;
  return battle.kind === "link" ? battle.sketch : battle.view;
}
