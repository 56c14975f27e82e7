/** This device as others know it: an id that stays the same at every meeting, and the rule systems that it has. */

import { randomHex } from "../../../shared/chance.js";
import { systems } from "../../page/systems.js";

const NOTE = "gonfalon.device";
const ID_BYTES = 8;

let id = "";

/** The id of this device; one that keeps nothing has another one after each start. */
export function deviceId() {
  id ||= kept() || randomHex(ID_BYTES);
  try {
    localStorage.setItem(NOTE, id);
  } catch {
    // It holds until the page is left.
  }
  return id;
}

function kept() {
  try {
    return localStorage.getItem(NOTE) ?? "";
  } catch {
    return "";
  }
}

/** The version of each rule system on this device. */
export const versions = () => Object.fromEntries(systems().map(({ id, version }) => [id, version]));
