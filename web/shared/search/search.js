/** The search of the rulebooks, as pages load it when somebody is about to ask: one file with the library and the stemmers. */

export { makeIndex, openIndex, openIndexAside } from "./index.js";
export { markerOf } from "./marks.js";
export { paragraphs, passage } from "./passage.js";
export { resultsOf } from "./results.js";
