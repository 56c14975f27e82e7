/** The phone in the hands of one side alone: what it sees, and how it comes there and leaves again. */

import { door, GivenUp } from "../engine/engine.js";
import { battleId, change } from "./state.js";
import { ignoreTapsBriefly, takesTaps } from "./tap-guard.js";
import {
  failed,
  lookingInPrivate,
  privateViewRequested,
  privateViewShown,
  requestEnded,
} from "./transitions.js";

/** The phone is with the seat of this side alone; null covers it again.
 * @param {string | null} side
 */
export async function setPrivateViewer(side) {
  if (side && !takesTaps()) return;
  ignoreTapsBriefly();
  await lookAs(side);
}

/** In private only a question under cover is answered, or one whose proposal was found in what lies face down.
 * @param {string | null} side
 */
export async function lookAs(side) {
  const id = battleId();
  if (!side) {
    change(privateViewRequested, null);
    return;
  }
  change(lookingInPrivate);
  try {
    const { view } = await door({ do: "look", viewer: side, screen: "private", token: "" });
    if (!view || document.hidden) return; // a phone that was put away meanwhile stays covered
    const { ask } = view;
    const answered = ask?.by || ask?.suggested ? ask : null;
    change(privateViewShown, id, side, { ...view, ask: answered });
  } catch (error) {
    if (!(error instanceof GivenUp)) change(failed, id, String(error));
  } finally {
    change(requestEnded, id);
  }
}

/** A side wants to read again what it laid face down; null: it has thought better of it. Whoever held the phone alone
 * holds it no more.
 * @param {string | null} side
 */
export function requestPrivateView(side) {
  ignoreTapsBriefly();
  change(privateViewRequested, side);
}
