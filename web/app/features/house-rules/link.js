/** House rules as the text of a link or as a file. What comes from outside is checked here, once.
 *
 * Link: `h=` and, in base64url, one byte for the version, four for the CRC-32 of the rest (big-endian),
 * then JSON in UTF-8: `{"system", "name", "switches": {rule: choice}}`, each rule without its system's name.
 * File: the same JSON with `"gonfalon": "house-rules"` and `"format"`, the version.
 */

import { bytesOf, crc32, lettersOf, textOf } from "../../../shared/bytes.js";
import { cleanName } from "../../../shared/text-safety.js";
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
/** Longer than any link that we give out. */
const MOST_LETTERS = 20_000;
const MOST_SWITCHES = 200;

const RULE = /^[a-z_]+(\.[a-z_]+)*$/u;
const CHOICE = /^-?[\w.-]{1,40}$/u;

/** @param {string} fragment what stands behind # */
export const isHouseLink = (fragment) => fragment.startsWith(MARK);

/** The text of a link.
 * @param {string} system
 * @param {string} name
 * @param {Setting} switches
 */
export function writeHouseLink(system, name, switches) {
  const short = Object.fromEntries(
    Object.entries(switches).map(([rule, choice]) => [rule.slice(system.length + 1), choice]),
  );
  const body = new TextEncoder().encode(JSON.stringify({ system, name, switches: short }));
  const bytes = new Uint8Array(5 + body.length);
  bytes[0] = VERSION;
  new DataView(bytes.buffer).setUint32(1, crc32(body));
  bytes.set(body, 5);
  return MARK + lettersOf(bytes);
}

/** Read the content of a link, or why it cannot be read.
 * @param {string} fragment
 * @returns {{received: ReceivedRules} | {trouble: Trouble}}
 */
export function readHouseLink(fragment) {
  const letters = fragment.slice(MARK.length);
  if (letters.length > MOST_LETTERS) return bad("unreadable-cut");
  const bytes = bytesOf(letters);
  if (!bytes || bytes.length < 6) return bad("unreadable-cut");
  const body = bytes.subarray(5);
  if (new DataView(bytes.buffer).getUint32(1) !== crc32(body)) return bad("unreadable-cut");
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
