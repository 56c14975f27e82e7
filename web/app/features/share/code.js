/** The codes (QR) that a phone's camera opens: black on white in every theme; several where a link is too long for one. */

import { toSvgPath } from "../../../vendor/lean-qr/extras/svg.mjs";
import { correction, generate } from "../../../vendor/lean-qr/index.mjs";
import { MOST_PARTS, partsOf } from "../../links/parts.js";
import { html, svg } from "../../page/lit-html.js";

/** A larger one is hard to read from a screen. */
const LARGEST_VERSION = 20;
/** The white border in modules that a reader needs. */
const QUIET = 4;

/** The width of a module in pixels where the code would be small otherwise. */
const MODULE = 3;

/** @typedef {import("lean-qr").Bitmap2D} Code */

/** The smallest code for an address, with as much correction as has room in it; null if it is too long for one.
 * @param {string} address
 * @returns {Code | null}
 */
function codeOf(address) {
  try {
    return generate(address, {
      minCorrectionLevel: correction.L,
      maxVersion: LARGEST_VERSION,
    });
  } catch {
    return null;
  }
}

/** The address of this page with a link behind it.
 * @param {string} fragment what stands behind #
 */
export const addressOf = (fragment) => new URL(`#${fragment}`, location.href.split("#")[0]).href;

/** The codes of a link: one, or those of its parts, as few as there can be; none where it is too long even so.
 * @param {string} fragment
 * @returns {Code[]}
 */
export function codesOf(fragment) {
  const whole = codeOf(addressOf(fragment));
  if (whole) return [whole];
  for (let count = 2; count <= MOST_PARTS; count += 1) {
    const codes = codesOfParts(partsOf(fragment, count) ?? []);
    if (codes.length === count) return codes;
  }
  return [];
}

/** The codes of parts, up to the first that is too long for one.
 * @param {string[]} parts
 */
function codesOfParts(parts) {
  const codes = [];
  for (const part of parts) {
    const code = codeOf(addressOf(part));
    if (!code) break;
    codes.push(code);
  }
  return codes;
}

/** The version of a code, 1 to 40, which says how many modules it has.
 * @param {Code} code
 */
export const versionOf = ({ size }) => (size - 17) / 4;

/** @param {Code} code
 * @param {string} text for whom it cannot be seen
 */
export function drawnCode(code, text) {
  const size = code.size + 2 * QUIET;
  return html`<svg class="code" role="img" aria-label=${text} width=${MODULE * size} viewBox="${-QUIET} ${-QUIET} ${size} ${size}" data-code=${code.size}>
    ${svg`<rect x=${-QUIET} y=${-QUIET} width=${size} height=${size} fill="#fff"></rect>
    <path d=${toSvgPath(code)} fill="#000"></path>`}
  </svg>`;
}
