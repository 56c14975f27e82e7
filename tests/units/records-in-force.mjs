/** Prints the numbers of recorded logs in which the page finds another record in force than the engine: JSON on standard input,
 * a list of {log, record}; JSON on standard output, a list of their numbers.
 */
import { text } from "node:stream/consumers";
import { sameText } from "../../web/app/links/reader.js";
import { BattleLog } from "../../web/app/storage/battle-log.js";
import { recordInForce } from "../../web/app/storage/in-force.js";

/** @typedef {import("../../web/shared/wire.d.ts").LogHeader} LogHeader */

/** @type {{ log: { header: LogHeader, entries: unknown[] }, record: { name: string } }[]} */
const recorded = JSON.parse(await text(process.stdin));
const wrong = recorded.flatMap(({ log, record }, at) => {
  const found = recordInForce(new BattleLog(log.header, log.entries, {}));
  return sameText(found) === sameText(record) ? [] : [at];
});
console.log(JSON.stringify(wrong));
