/** Battles and other texts as files, written and read. Hidden cards are omitted from a battle's file. */

import { fileName } from "../../shared/text-safety.js";
import { door, withEngine } from "../engine/engine.js";
import { say } from "../page/words.js";
import { fileOf, readBattle } from "../storage/battles.js";
import { toast } from "../ui/toast.js";
import { askForPending } from "./catch-up.js";
import { openKept } from "./open-log.js";

/** A file beyond this is no battle. */
const MOST_BYTES = 5_000_000;
/** Nor one beyond this everything that a device keeps. */
const MOST_BYTES_OF_ALL = 100_000_000;

/** The mark of a file with everything of a device. */
export const EVERYTHING = "everything";

/** True if a file has this mark.
 * @param {any} file
 */
export const isEverything = (file) => file?.gonfalon === EVERYTHING;

/** Read the content of a file, or null if it is no battle's file.
 * @param {File} file
 * @returns {Promise<unknown>}
 */
export async function readText(file) {
  if (file.size > MOST_BYTES_OF_ALL) return null;
  try {
    const content = JSON.parse(await file.text());
    if (file.size > MOST_BYTES && !isEverything(content)) return null;
    return typeof content === "object" ? content : null;
  } catch {
    return null;
  }
}

/** Export a battle of the list. It may be open in another tab: nothing is noted.
 * @param {string} id
 */
export const exportStored = (id) =>
  withEngine(async (goOn) => {
    const kept = await readBattle(id);
    const { reply, log } = kept ? await openKept(kept) : { reply: {}, log: null };
    if (log && reply.view) {
      const last = await askForPending(log, goOn);
      await exportOpen(last?.view?.name ?? reply.view.name);
    } else toast(say("page-damaged"));
  });

/** Export a battle that the engine may not be able to open: its log as it is kept, without what lies face down.
 * @param {string} id
 * @param {string} name
 */
export async function exportUnopened(id, name) {
  const kept = await readBattle(id);
  const { slips: _, ...file } = /** @type {{slips?: unknown}} */ (kept ? fileOf(kept) : {});
  download(name, "json", "application/json", JSON.stringify(file));
}

/** Export the battle that the door holds.
 * @param {string} name
 */
export async function exportOpen(name) {
  const { file } = await door({ do: "export" });
  download(name, "json", "application/json", JSON.stringify(file));
}

/** Hand a text to the person as a file.
 * @param {string} name of what it holds
 * @param {string} ending
 * @param {string} type
 * @param {string} text
 */
export function download(name, ending, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${fileName(name)}.${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
