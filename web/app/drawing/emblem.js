/** A side's mark: a small shield with its own division, so that its colour is never alone. */

import { html, svg } from "../page/lit-html.js";

const DIVISIONS = [
  svg`<path d="M12 2h9v10c0 5-4 9-9 11z"></path>`,
  svg`<path d="M3 15 12 8l9 7c-1 3.500-4 6.500-9 8-5-1.500-8-4.500-9-8z"></path>`,
  svg`<path d="M9.500 2h5v6H21v5h-6.500v9.500l-5 0V13H3V8h6.500z"></path>`,
  svg`<path d="M3 6 6 2 21 16c-.6 1.400-1.500 2.600-2.700 3.700z"></path>`,
];

/** @param {number} colour */
export const emblem = (colour) => html`
  <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true" data-side=${colour % DIVISIONS.length}>
    <path class="field" d="M3 2h18v10c0 5-4 9.500-9 11-5-1.500-9-6-9-11z"></path>
    ${DIVISIONS[colour % DIVISIONS.length]}
    <path class="rim" d="M3 2h18v10c0 5-4 9.500-9 11-5-1.500-9-6-9-11z"></path>
  </svg>`;
