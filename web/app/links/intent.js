/** The intent of an address or a shared text: follow a link, or one of the shortcuts of the installed app. */

/**
 * @typedef {object} Intent
 * @property {string} [link] what stands behind # in a link
 * @property {string} [fresh] the system of a new battle
 * @property {boolean} [last] the battle that was played last
 * @property {boolean} [nothing] something was shared, and no link of ours is in it
 */

/** The parameters in which the build's manifest puts content that another app shares. */
const SHARED = ["share-url", "share", "share-title"];
/** A link's letters; a full stop behind it is the sentence's. */
const LINK = /(?:^|#)((?:[bhmn]|example)(?:=|%(?:25)*3D)[\w.~%=&-]*[\w=-])/iu;

/** A link whose signs were encoded on the way, once or more often. */
const ENCODED = /^(?:[bhmn]|example)%(?:25)*3D/iu;

/** The link in a text that a person pasted or another app handed over, as it stands behind #; "" if there is none.
 * @param {string} text
 */
export const linkIn = (text) => decodedLink(LINK.exec(text.trim())?.[1] ?? "");

/** A link as it was given out, if its signs were encoded on the way.
 * @param {string} fragment what stands behind #
 */
export function decodedLink(fragment) {
  let link = fragment;
  try {
    while (ENCODED.test(link)) link = decodeURIComponent(link);
  } catch {
    return fragment;
  }
  return link;
}

/** @param {string} search the question part of an address
 * @returns {Intent}
 */
export function intentOf(search) {
  const asked = new URLSearchParams(search);
  if (SHARED.some((key) => asked.has(key))) {
    const link = SHARED.map((key) => linkIn(asked.get(key) ?? "")).find(Boolean);
    return link ? { link } : { nothing: true };
  }
  const fresh = asked.get("new");
  if (fresh) return { fresh };
  return asked.get("open") === "last" ? { last: true } : {};
}
