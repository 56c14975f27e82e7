/** Stand-ins for modules of the page, for readers and tests without a document: words, drawing and rule systems, as little as
 * they need.
 */

let stand = {};

/** @param {{root: string}} given */
export function initialize({ root }) {
  const systems = process.env.GONFALON_SYSTEMS ?? "[]";
  stand = {
    [`${root}/web/app/page/systems.js`]: `const known = ${systems};
      export const systemOf = (id) => known.find((one) => one.id === id);`,
    [`${root}/web/app/page/words.js`]: `
      export const hasMessage = (id) => id.startsWith("tiefen-") || id.startsWith("war-");
      export const [say, label, name, figure] = Array(4).fill(String);
      export const list = (parts) => parts.join();`,
    [`${root}/web/app/page/lit-html.js`]: "export const [html, svg] = Array(2).fill(String.raw);",
  };
}

/** @param {string} specifier
 * @param {{parentURL?: string}} context
 * @param {Function} next
 */
export async function resolve(specifier, context, next) {
  const path = specifier.startsWith(".") ? new URL(specifier, context.parentURL).pathname : "";
  if (!Object.hasOwn(stand, path)) return next(specifier, context);
  return {
    url: `data:text/javascript,${encodeURIComponent(stand[path])}`,
    format: "module",
    shortCircuit: true,
  };
}
