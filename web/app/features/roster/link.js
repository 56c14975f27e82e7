/** Cards of a roster as a file, which a link may hold (`links/file-link.js`, docs/link-format.md). What comes from outside is
 * checked here, once; if its cards follow the rules, the engine says.
 */

import { cleanName, isSafe } from "../../../shared/text-safety.js";
import { systemOf } from "../../page/systems.js";

/** @import { System, Trouble } from "../../../shared/view.d.ts" */

/** @typedef {{kind: string, text: string}} CardText the text of a card, which hands it in again */

/**
 * @typedef {object} ReceivedCards cards that came from outside
 * @property {System} system
 * @property {string} name
 * @property {CardText[]} cards
 */

const FORMAT = 1;
const MARK = "roster";
/** So many cards come at once. */
const MOST_RECEIVED = 200;
/** A card's text is no longer than the longest that a question takes. */
export const LONGEST_TEXT = 800;
const KIND = /^[a-z][\w.-]{0,39}$/u;

/** Cards as the content of a file; null where they are too many for one.
 * @param {string} system
 * @param {string} name
 * @param {CardText[]} cards
 */
export const rosterFile = (system, name, cards) =>
  cards.length > MOST_RECEIVED
    ? null
    : {
        gonfalon: MARK,
        format: FORMAT,
        system,
        name,
        cards: cards.map(({ kind, text }) => ({ kind, text })),
      };

/** True if a file says that it holds cards.
 * @param {any} file
 */
export const isRosterFile = (file) => file?.gonfalon === MARK;

/** Read the content of a file, or why it cannot be read.
 * @param {any} file
 * @returns {{received: ReceivedCards} | {trouble: Trouble}}
 */
export function readRosterFile({ format, system: id, name, cards }) {
  if (format !== FORMAT) return bad("page-content-newer");
  const whole = typeof id === "string" && typeof name === "string" && Array.isArray(cards);
  if (!whole || cards.length === 0 || cards.length > MOST_RECEIVED || !cards.every(isCard))
    return bad("unreadable-content");
  const system = systemOf(id);
  if (!system) return bad("page-content-system");
  const texts = new Map(cards.map(({ kind, text }) => [`${kind} ${text}`, { kind, text }]));
  return { received: { system, name: cleanName(name), cards: [...texts.values()] } };
}

/** @param {any} found
 * @returns {found is CardText}
 */
const isCard = (found) =>
  typeof found?.kind === "string" &&
  KIND.test(found.kind) &&
  typeof found.text === "string" &&
  found.text.length <= LONGEST_TEXT &&
  isSafe(found.text);

/** @param {string} message
 * @returns {{trouble: Trouble}}
 */
const bad = (message) => ({ trouble: { code: "roster", label: { id: message } } });
