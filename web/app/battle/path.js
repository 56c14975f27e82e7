/** A path that is being drawn: each part of it is counted by the engine, the newest wish first. */

import { door } from "../engine/engine.js";
import { answer } from "./answering.js";
import { draft, editDraft } from "./draft.js";
import { same } from "./grid.js";
import { change, trouble, viewInSight } from "./state.js";
import { takesTaps } from "./tap-guard.js";
import { refusedWith } from "./transitions.js";

/** @import { Cell, Walk } from "../../shared/view.d.ts" */

/** The path to be counted next, while the engine counts.
 * @type {{steps: string, to?: Cell} | null} */
let waiting = null;
let counting = false;

/** The question of the path that is drawn. */
const asked = () => viewInSight()?.ask?.path ?? null;

/** From here the next tap goes on. */
const fixed = () => draft.path?.steps.slice(0, draft.waypoint) ?? "";

/** The way to a cell: from the start, or from the last waypoint.
 * @param {Cell} cell
 */
export function pathTo(cell) {
  if (asked()) count({ steps: fixed(), to: cell });
}

/** A finger goes over a cell: the path goes there, or back to where it was before.
 * @param {Cell} cell
 */
export function pathOver(cell) {
  const path = asked();
  if (!path) return;
  const cells = draft.path?.cells ?? [path.from];
  if (same(cells[cells.length - 1], cell)) return;
  const before = cells.findIndex((one) => same(one, cell));
  const steps = draft.path?.steps ?? "";
  if (before >= 0) count({ steps: steps.slice(0, before) });
  else count({ steps, to: cell });
}

/** The next tap goes on from the end of the path. */
export function setWaypoint() {
  editDraft({ waypoint: draft.path?.steps.length ?? 0 });
}

/** Nothing is drawn. */
export function clearPath() {
  waiting = null;
  editDraft({ path: null, waypoint: 0 });
  change(refusedWith, null);
}

export function confirmPath() {
  if (!draft.path?.barred) answer({ path: draft.path?.steps ?? "" });
}

/** Let the engine count a path; what was wished meanwhile comes after, and only the newest of it.
 * @param {{steps: string, to?: Cell}} wanted
 */
async function count(wanted) {
  waiting = wanted;
  if (counting || !takesTaps()) return;
  counting = true;
  const { of } = draft;
  try {
    while (waiting && draft.of === of) {
      const next = waiting;
      waiting = null;
      const reply = await door({ do: "path", ...next });
      if (draft.of === of) take(reply);
    }
  } catch (error) {
    console.info(String(error)); // the question stands, and can be asked again
  }
  counting = false;
  waiting = null;
}

/** @param {import("../../shared/view.d.ts").Reply} reply */
function take(reply) {
  const path = reply.path ? /** @type {Walk} */ (reply.path) : draft.path;
  editDraft({ path, waypoint: Math.min(draft.waypoint, path?.steps.length ?? 0) });
  change(refusedWith, trouble(reply));
}
