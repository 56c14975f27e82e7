/** The folders of `node_modules/` that stand for those of `vendor/` (`web/press/vendor.py`).
 * @type {Record<string, string>}
 */
const LIBRARIES = {
  minisearch: "minisearch/dist/es",
  stemmers: "@orama/stemmers/dist",
  zstddec: "zstddec/dist",
};
const MODULES = new URL("../../node_modules/", import.meta.url);

/** @param {string} name
 * @param {object} context
 * @param {Function} next
 */
export function resolve(name, context, next) {
  const [, library, path] = /\/vendor\/([^/]+)\/(.+)$/.exec(name) ?? [];
  if (!(library in LIBRARIES)) return next(name, context);
  return { url: new URL(`${LIBRARIES[library]}/${path}`, MODULES).href, shortCircuit: true };
}
