/** The rule systems that were brought to this device: their list, and their words, titles and pages beside ours. */

import { all, drop, page, part } from "../../shared/plugin-store.js";

/** @import { About } from "../../shared/plugin-store.js" */

/** The site's own address, whatever stands behind it. */
export const root = new URL("./", document.baseURI);

/** @type {Promise<About[]>} */
let known = all(root);

/** The list, read once until it changes. */
export const guests = () => known;

/** Read the list anew: one came or went. */
export function guestsChanged() {
  known = all(root);
  return known;
}

/** The same file of every guest, as text.
 * @param {string} path
 */
export async function fromGuests(path) {
  const found = await Promise.all((await known).map((about) => part(root, about, path)));
  return Promise.all(found.flatMap((answer) => (answer ? [answer.text()] : [])));
}

/** A rule page of a guest, if the path is one.
 * @param {string} path
 */
export const guestPage = (path) => page(root, path);

/** Take a system away; its battles stay.
 * @param {string} id
 */
export const forgetGuest = (id) => drop(root, id);
