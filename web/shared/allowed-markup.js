/**
 * The markup that a rule page of a plugin may have: what our build writes (`web/templates/book.html`), and nothing
 * else. A list of what is allowed, for pages as text (here, where no DOM is) and as elements (`web/app/ui/rules.js`).
 */

/** Allowed in a text, with the attributes beside those that any element may have. */
const TEXT = /** @type {Record<string, string[]>} */ ({
  a: ["href", "hreflang", "title", "data-keep-place", "aria-current"],
  blockquote: [],
  br: [],
  code: [],
  dd: [],
  details: [],
  div: [],
  dl: [],
  dt: [],
  em: [],
  figcaption: [],
  figure: [],
  footer: [],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  header: [],
  hr: [],
  img: ["src", "alt", "title"],
  li: [],
  main: [],
  nav: ["aria-label"],
  ol: ["start"],
  p: [],
  pre: [],
  section: [],
  span: [],
  strong: [],
  summary: [],
  table: [],
  tbody: [],
  td: [],
  th: ["scope"],
  thead: [],
  tr: [],
  ul: [],
});
const ANYWHERE = ["class", "id", "lang"];

const NUMBER = /^-?\d+(?:\.\d+)?$/u;
const NUMBERS = /^[\d .,-]+$/u;
const CLASS = /^fig-[a-z-]+$/u;

/** Allowed in a figure, which the build draws (`web/press/figures/pen.py`): shapes and text, each with values that can do
 * nothing but place it.
 */
const FIGURE = /** @type {Record<string, Record<string, RegExp>>} */ ({
  svg: {
    class: /^fig-art$/u,
    role: /^img$/u,
    "aria-label": /^/u,
    viewBox: NUMBERS,
    width: /^\d+(?:\.\d+)?em$/u,
  },
  circle: { class: CLASS, cx: NUMBER, cy: NUMBER, r: NUMBER },
  path: { class: CLASS, d: /^[MLHVQZmlhvqz\d .,-]+$/u },
  polygon: { class: CLASS, points: NUMBERS },
  polyline: { class: CLASS, points: NUMBERS },
  rect: { class: CLASS, x: NUMBER, y: NUMBER, width: NUMBER, height: NUMBER, rx: NUMBER },
  text: { class: CLASS, x: NUMBER, y: NUMBER, "text-anchor": /^(?:middle|end)$/u },
});

/** Around a text: each as a whole. */
const FRAME = /** @type {Record<string, RegExp>} */ ({
  html: /^ lang="[a-z]{2}"$/u,
  head: /^$/u,
  body: /^$/u,
  title: /^$/u,
  meta: /^ (?:charset="utf-8"|http-equiv="Content-Security-Policy" content="[^"]*"|name="(?:viewport|color-scheme|description|robots)" content="[^"]*")$/u,
  link: /^ rel="(?:icon" href="\.\.\/\.\.\/icons\/[\w-]+\.svg" type="image\/svg\+xml|stylesheet" href="\.\.\/\.\.\/style\/[\w-]+\.css)"$/u,
  script: /^(?: type="module")? src="\.\.\/\.\.\/(?:app|rules)\/[\w-]+\.js"$/u,
});

const ADDRESSES = ["href", "src"];
const SCHEMES = ["http", "https", "mailto"];
const PICTURE = /^data:image\/(?:gif|jpeg|png|webp);base64,[\w+/=]*$/u;

/** True if an attribute may stand on an element of a text; its value is as the browser reads it.
 * @param {string} tag
 * @param {string} name
 * @param {string} value
 */
export function allowsAttribute(tag, name, value) {
  if (Object.hasOwn(FIGURE, tag)) {
    return Object.hasOwn(FIGURE[tag], name) && FIGURE[tag][name].test(value);
  }
  if (!Object.hasOwn(TEXT, tag)) return false;
  if (name === "href") return TEXT[tag].includes(name) && leadsSomewhere(value);
  if (name === "src") return TEXT[tag].includes(name) && PICTURE.test(value);
  return ANYWHERE.includes(name) || TEXT[tag].includes(name);
}

/** True if an element may stand in a text.
 * @param {string} tag
 */
export const allowsElement = (tag) => Object.hasOwn(TEXT, tag) || Object.hasOwn(FIGURE, tag);

/** True if an address leads to a page, and runs nothing.
 * @param {string} address
 */
function leadsSomewhere(address) {
  const [, scheme] = address.match(/^([^/?#]*?):/u) ?? [];
  const isClean = !/[\p{Cc}\s]/u.test(address);
  return isClean && (scheme === undefined || SCHEMES.includes(scheme.toLowerCase()));
}

const PIECE = /<(\/?)([a-z][a-z0-9]*)((?: [a-zA-Z-]+(?:="[^"<>]*")?)*)(?: \/)?>|[^<]+/uy;
const ATTRIBUTE = / ([a-zA-Z-]+)(?:="([^"]*)")?/gu;
const OPENING = "<!doctype html>\n";

/** The first thing in a page that is not allowed; nothing if all is.
 * @param {string} page
 * @returns {string | undefined}
 */
export function firstForbidden(page) {
  if (!page.startsWith(OPENING)) return page.slice(0, OPENING.length);
  PIECE.lastIndex = OPENING.length;
  while (PIECE.lastIndex < page.length) {
    const at = PIECE.lastIndex;
    const found = PIECE.exec(page);
    if (!found || (found[2] && !isAllowedTag(found, page))) return page.slice(at, at + 40);
  }
  return undefined;
}

/** True if an address is written as it is read.
 * @param {string} name
 * @param {string} value
 */
const isLiteral = (name, value) => !ADDRESSES.includes(name) || !/&(?!amp;)/u.test(value);

/** @param {RegExpExecArray} found a tag
 * @param {string} page
 */
function isAllowedTag([, closing, tag, attributes], page) {
  const framed = Object.hasOwn(FRAME, tag);
  if (closing) return attributes === "" && (framed || allowsElement(tag));
  if (tag === "script" && !page.startsWith("</script>", PIECE.lastIndex)) return false;
  if (framed) return FRAME[tag].test(attributes);
  const all = [...attributes.matchAll(ATTRIBUTE)];
  return (
    allowsElement(tag) &&
    all.every(
      ([, name, value = ""]) =>
        isLiteral(name, value) && allowsAttribute(tag, name, value.replaceAll("&amp;", "&")),
    )
  );
}
