/** A text from a page that may not be ours: whatever is not allowed in one goes. */

import { allows, inText } from "../../shared/allowed-markup.js";

/** Classes that our style sheets give a meaning in a rule's text; any other could pose as a part of this page. */
const CLASSES = new Set([
  ...["address", "ask", "center", "choices", "default", "examples", "kind", "left", "meta"],
  ...["reading", "right"],
]);

/** @param {Element} text it and all below it */
export function sanitize(text) {
  for (const part of text.querySelectorAll("*")) {
    if (!inText(part.localName)) part.remove();
  }
  for (const part of [text, ...text.querySelectorAll("*")]) {
    for (const { name, value } of [...part.attributes]) {
      if (!allows(part.localName, name, value)) part.removeAttribute(name);
    }
    for (const name of [...part.classList]) if (!CLASSES.has(name)) part.classList.remove(name);
  }
}
