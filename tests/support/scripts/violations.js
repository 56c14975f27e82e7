/**
 * The violations that axe finds. For `low_contrast` it leaves the texts in the page whose contrast axe can judge, each with the
 * elements that lie there, the uppermost first: axe has just found them for its own verdict.
 *
 * @param {object} options
 * @returns {Promise<string[]>}
 */
export default async (options) => {
  const { color, dom, text } = axe.commons;
  /** @type {Map<Element, Element[]>} */
  const texts = new Map();
  /** Keep a text unless it is hidden, covered, or a single character, which may be a sign.
   * @param {Element} node
   * @param {unknown} _
   * @param {unknown} virtual
   */
  const keep = (node, _, virtual) => {
    const isSign = text.visibleVirtual(virtual, false, true).length === 1;
    const stack = dom.isVisibleOnScreen(node) && color.getBackgroundStack(node);
    if (stack && !isSign) texts.set(node, stack);
    return true;
  };
  axe.configure({
    checks: [{ id: "keep-text", evaluate: keep }],
    rules: [{ id: "color-contrast", all: ["keep-text"] }],
  });
  const { violations, incomplete } = await axe.run({
    ...options,
    elementRef: true,
    selectors: false,
    resultTypes: ["violations", "incomplete"],
  });
  const unclear = incomplete.find(({ id }) => id === "color-contrast")?.nodes ?? [];
  for (const { element } of unclear) texts.delete(element);
  globalThis.texts = [...texts];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 120)} ${failureSummary}`),
  );
};
