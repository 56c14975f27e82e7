/** Worked examples of the rulebook, played on from where they begin: a link names one, and a file of the site holds the battles of
 * its system (`press/examples/saves.py`).
 *
 * Link: `example=` and the example's name, which is its rule and its number there: `example=RULE.N`.
 */

import { shortName } from "../../../shared/text-safety.js";
import { openUnstored } from "../../battle/open-battle.js";
import { givenUpCheck } from "../../engine/engine.js";
import { linkNote } from "../../links/open-link.js";
import { onBattleLink } from "../../navigation/route.js";
import { fileTrouble, siteFile } from "../../page/site-files.js";
import { systemOf } from "../../page/systems.js";
import { say } from "../../page/words.js";
import { newId } from "../../storage/battles.js";
import { notedWhileOpening } from "../../storage/unfinished-openings.js";
import { titleOf } from "../../ui/rules.js";

/** @import { Trouble } from "../../../shared/view.d.ts" */

/** @typedef {{name: string}} Save a battle as a device keeps it */

const MARK = "example=";
const NAME = /^(?<rule>(?<system>\w+)\.[\w.]+)\.(?<number>\d+)$/u;

/** @type {Trouble} */
const UNKNOWN = { code: "no-example", label: { id: "page-example-unknown" } };

/** Why the examples of a system cannot be read now.
 * @param {string} link
 * @param {unknown} error
 */
const missing = (link, error) =>
  fileTrouble(
    error,
    { code: "example-missing", label: { id: "page-example-missing" }, link },
    { code: "example-damaged", label: { id: "page-example-damaged" }, link },
  );

/** @param {string} link */
const isExampleLink = (link) => link.startsWith(MARK);

/** Open the example that a link names as a battle of its own.
 * @param {string} link
 * @returns {Promise<Trouble | null>}
 */
const openExample = (link) => notedWhileOpening(linkNote(link), () => openNoted(link));

/** @param {string} link
 * @returns {Promise<Trouble | null>}
 */
async function openNoted(link) {
  const goOn = givenUpCheck();
  const read = await readExample(link.slice(MARK.length)).catch((error) => {
    const trouble = missing(link, error);
    if (trouble) return trouble;
    throw error;
  });
  goOn();
  if ("code" in read) return read;
  return openUnstored({ do: "open", file: read }, "example", newId());
}

/** Find an example among those of its system. A plugin has none.
 * @param {string} name
 * @returns {Promise<Trouble | Save>}
 */
async function readExample(name) {
  const { rule = "", system = "", number = "" } = NAME.exec(name)?.groups ?? {};
  const known = systemOf(system);
  if (!known || known.plugin) return UNKNOWN;
  const saves = await (await siteFile(`rules/examples/${system}.json`)).json();
  if (!Object.hasOwn(saves, name)) return UNKNOWN;
  return {
    ...saves[name],
    name: shortName(say("page-example-name", { number, title: await titleOf(rule) })),
  };
}

onBattleLink(isExampleLink, openExample);
