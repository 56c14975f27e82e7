/** The differences of two drawings of the same state: that on the screen, which was changed step by step, and one from nothing. */

/** The attributes that the steps after a drawing write, or a person's hand: a drawing from nothing has none of them. */
const AFTERWARDS = [
  ...[
    "data-busy",
    "data-lesson-mark",
    "data-more",
    "data-moved",
    "data-picked",
    "data-shows",
    "data-width",
  ],
  ...["open", "style"],
];
const STYLES_AFTERWARDS = ["--contest-height", "--fit", "min-height", "scroll-padding-top"];

/** The places where the screen differs from the drawing from nothing, a line for each.
 * @param {Element} shown
 * @param {Element} fresh
 * @returns {string[]}
 */
export function differences(shown, fresh) {
  const [own, other] = [partsOf(shown), partsOf(fresh)];
  const here = `<${shown.localName} ${describe(shown)}>`;
  const found =
    shown.localName === fresh.localName ? ownDifferences(shown, fresh) : [fresh.outerHTML];
  if (own.length !== other.length)
    return [...found, `${own.length} parts: ${shown.innerHTML}, not ${fresh.innerHTML}`].map(
      (one) => `${here}: ${one}`,
    );
  const inside = own.flatMap((part, place) => {
    const wanted = other[place];
    if (part instanceof Element && wanted instanceof Element) return differences(part, wanted);
    return part === wanted ? [] : [`“${told(part)}”, not “${told(wanted)}”`];
  });
  return [...found, ...inside].map((one) => (one.startsWith("<") ? one : `${here}: ${one}`));
}

/** @param {Element | string} part */
const told = (part) => (typeof part === "string" ? part : part.outerHTML);

/** @param {Element} element */
const describe = ({ id, className, attributes }) =>
  id ||
  (typeof className === "string" && className) ||
  [...attributes].map(({ value }) => value).join(" ");

/** The elements and texts within an element, texts beside each other as one.
 * @param {Element} element
 * @returns {(Element | string)[]}
 */
function partsOf(element) {
  /** @type {(Element | string)[]} */
  const parts = [];
  for (const node of element.childNodes) {
    const last = parts.at(-1);
    if (node instanceof Element) parts.push(node);
    else if (!(node instanceof Text)) continue;
    else if (typeof last === "string") parts[parts.length - 1] = last + node.data;
    else if (node.data) parts.push(node.data);
  }
  return parts;
}

/** @param {Element} shown
 * @param {Element} fresh
 */
function ownDifferences(shown, fresh) {
  const names = new Set([...shown.getAttributeNames(), ...fresh.getAttributeNames()]);
  const pairs = [...names]
    .filter((name) => !AFTERWARDS.includes(name))
    .map((name) => [name, shown.getAttribute(name), fresh.getAttribute(name)]);
  const more = [
    ["style", styleOf(shown), styleOf(fresh)],
    ["value", contentOf(shown), contentOf(fresh)],
  ];
  return [...pairs, ...more].flatMap(([name, own, other]) =>
    own === other ? [] : [`${name} ${own}, not ${other}`],
  );
}

/** @param {Element} element */
function styleOf(element) {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return "";
  const { style } = element;
  return [...style]
    .filter((name) => !STYLES_AFTERWARDS.includes(name))
    .map((name) => `${name}: ${style.getPropertyValue(name)}`)
    .join("; ");
}

/** The content of a field.
 * @param {Element} element
 */
function contentOf(element) {
  if (element instanceof HTMLInputElement) return `${element.value} ${element.checked}`;
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
    ? element.value
    : "";
}
