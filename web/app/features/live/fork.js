/** Two devices went on apart in one battle: both ways stand side by side on the host's device, the table chooses, and the other
 * one is kept.
 */

import { logOf } from "../../battle/open-log.js";
import { battleId, openView } from "../../battle/state.js";
import { html } from "../../page/lit-html.js";
import { say } from "../../page/words.js";
import { closeSheet, openSheet } from "../../ui/sheet.js";
import { toast } from "../../ui/toast.js";
import { sideBySide } from "../continuations/sheet.js";
import { settleFork } from "./hosting.js";
import { forks } from "./session.js";
import { viewAside } from "./view-aside.js";

/** @import { View } from "../../../shared/view.d.ts" */
/** @import { Fork } from "../../live/line.js" */

/** @param {string} device whose fork it is */
export async function openFork(device) {
  const fork = forks().get(device);
  const id = battleId();
  if (!fork) return;
  const theirs = await viewOfTheirs(id, fork).catch(() => null);
  if (battleId() !== id || !forks().has(device)) return;
  openSheet(
    () => say("page-continuations"),
    () => content(device, fork, theirs),
  );
}

/** @param {string} device
 * @param {Fork} fork
 * @param {View | null} theirs null if the door cannot play it
 */
const content = (device, { common, mine, theirs: entries }, theirs) =>
  html`<div data-live-fork>${sideBySide(
    common,
    {
      title: say("page-continuations-own"),
      count: mine.length,
      view: openView(),
      choose: () => choose(device, "mine"),
    },
    {
      title: say("page-together-apart-other"),
      count: entries.length,
      view: theirs,
      choose: () => choose(device, "theirs"),
    },
    say("page-together-apart-stay"),
  )}</div>`;

/** @param {string} device
 * @param {"mine" | "theirs"} whose
 */
async function choose(device, whose) {
  closeSheet();
  const refused = await settleFork(device, whose).catch(() => "fault");
  if (refused) toast(say("page-together-apart-refused"));
}

/** The battle as the other device went on with it.
 * @param {string} id
 * @param {Fork} fork
 * @returns {Promise<View | null>}
 */
async function viewOfTheirs(id, { common, theirs }) {
  const log = logOf(id);
  return log && viewAside({ ...log.file, entries: [...log.entries.slice(0, common), ...theirs] });
}
