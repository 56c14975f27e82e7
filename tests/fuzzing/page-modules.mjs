/** The modules that the page's readers import of the rest of the page: as little as they need, without a document. */

let stand = {};

/** @param {{root: string}} given */
export function initialize({ root }) {
  const systems = process.env.GONFALON_SYSTEMS ?? "[]";
  stand = {
    [`${root}/web/app/page/systems.js`]: `const known = ${systems};
      export const systemOf = (id) => known.find((one) => one.id === id);`,
    [`${root}/web/app/page/words.js`]:
      "export const hasMessage = (id) => id.startsWith('tiefen-') || id.startsWith('war-');",
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
