/** The parts of lit-html that the page uses, in one place. */

export { guard } from "../../vendor/lit-html/directives/guard.js";
export { keyed } from "../../vendor/lit-html/directives/keyed.js";
export { live } from "../../vendor/lit-html/directives/live.js";
export { repeat } from "../../vendor/lit-html/directives/repeat.js";
export { html, noChange, nothing, render, svg } from "../../vendor/lit-html/lit-html.js";
