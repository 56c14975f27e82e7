/** Prints the numbers of recorded changes that the page merges otherwise than the engine: JSON on standard input, a list of
 * {held, change, merged}; JSON on standard output, a list of their numbers.
 */
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { mergeChanges } from "../../web/shared/merge-changes.js";

/** @type {{ held: unknown, change: import("../../web/shared/merge-changes.js").Change, merged: unknown }[]} */
const recorded = JSON.parse(await text(process.stdin));
const wrong = recorded.flatMap(({ held, change, merged }, at) =>
  isDeepStrictEqual(mergeChanges(held, change), merged) ? [] : [at],
);
console.log(JSON.stringify(wrong));
