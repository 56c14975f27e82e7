/** Prints what the page says of links before the engine is up: JSON on standard input, a list of fragments; JSON on standard
 * output, for each the code of what is wrong, null where only the engine can tell.
 */
import { text } from "node:stream/consumers";
import { readGist } from "../../web/app/links/reader.js";

const codes = [];
for (const fragment of JSON.parse(await text(process.stdin))) {
  const read = await readGist(fragment);
  codes.push(read && "trouble" in read ? read.trouble.code : null);
}
console.log(JSON.stringify(codes));
