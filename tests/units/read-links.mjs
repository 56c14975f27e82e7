/** Prints what the page says of links before the engine is up: JSON on standard input, a list of fragments and the systems that can
 * be played; JSON on standard output, for each link what `readGist` gives.
 */
import { text } from "node:stream/consumers";
import { readGist } from "../../web/app/links/reader.js";

const { links, systems } = JSON.parse(await text(process.stdin));
const read = [];
for (const link of links) read.push(await readGist(link, systems));
console.log(JSON.stringify(read));
