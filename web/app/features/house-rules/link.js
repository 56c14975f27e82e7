/** House rules as a file, which a link may hold (`links/file-link.js`), and as the text of links of earlier versions. What
 * comes from outside is checked here, once. Both are described in docs/link-format.md.
 */

import { bytesOf, textOf } from "../../../shared/bytes.js";
import { cleanName } from "../../../shared/text-safety.js";
import { bodyOf } from "../../links/frame.js";
import { acceptedSetting } from "../../page/switches.js";
import { systemOf } from "../../page/systems.js";

/** @import { Setting } from "../../page/switches.js" */
/** @import { System, Trouble } from "../../../shared/view.d.ts" */

/**
 * @typedef {object} ReceivedRules house rules that came from outside
 * @property {System} system
 * @property {string} name
 * @property {Setting} setting
 * @property {number} strange how many of its switches we do not know
 */

const VERSION = 1;
const MARK = "h=";
const FILE_MARK = "house-rules";
/** Longer than any link that was given out. */
const MOST_LETTERS = 20_000;
const MOST_SWITCHES = 200;

const RULE = /^[a-z_]+(\.[a-z_]+)*$/u;
const CHOICE = /^-?[\w.-]{1,40}$/u;

/** True for a link to house rules of an earlier version.
 * @param {string} fragment what stands behind #
 */
export const isHouseLink = (fragment) => fragment.startsWith(MARK);

/** Read the content of a link, or why it cannot be read.
 * @param {string} fragment
 * @returns {{received: ReceivedRules} | {trouble: Trouble}}
 */
export function readHouseLink(fragment) {
  const letters = fragment.slice(MARK.length);
  if (letters.length > MOST_LETTERS) return bad("unreadable-cut");
  const bytes = bytesOf(letters);
  const body = bytes && bodyOf(bytes);
  if (!bytes || !body?.length) return bad("unreadable-cut");
  if (bytes[0] !== VERSION) return bad("page-set-newer");
  try {
    return checked(JSON.parse(textOf(body)));
  } catch {
    return bad("page-set-foreign");
  }
}

/** House rules as the content of a file.
 * @param {string} system
 * @param {string} name
 * @param {Setting} switches
 */
export const houseFile = (system, name, switches) => ({
  gonfalon: FILE_MARK,
  format: VERSION,
  system,
  name,
  switches,
});

/** True if a file says that it holds house rules.
 * @param {any} file
 */
export const isHouseFile = (file) => file?.gonfalon === FILE_MARK;

/** Read the content of a file, or why it cannot be read.
 * @param {any} file
 * @returns {{received: ReceivedRules} | {trouble: Trouble}}
 */
export const readHouseFile = (file) =>
  file.format === VERSION ? checked(file) : bad("page-set-newer");

/** @param {any} found
 * @returns {{received: ReceivedRules} | {trouble: Trouble}}
 */
function checked(found) {
  const { system: id, name, switches } = found ?? {};
  const whole = typeof id === "string" && typeof name === "string" && switches instanceof Object;
  const choices = Object.entries(whole ? switches : {});
  const sound = choices.every(
    ([rule, choice]) => RULE.test(rule) && typeof choice === "string" && CHOICE.test(choice),
  );
  if (!whole || !sound || choices.length > MOST_SWITCHES) return bad("page-set-foreign");
  const system = systemOf(id);
  if (!system) return bad("page-set-system");
  const long = choices.map(([rule, choice]) => [
    rule.startsWith(`${id}.`) ? rule : `${id}.${rule}`,
    choice,
  ]);
  return {
    received: {
      system,
      name: cleanName(name),
      ...acceptedSetting(system.switches, Object.fromEntries(long)),
    },
  };
}

/** @param {string} message
 * @returns {{trouble: Trouble}}
 */
const bad = (message) => ({ trouble: { code: "house-rules", label: { id: message } } });
