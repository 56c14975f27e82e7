/**
 * Controls and things without an edge for a person who sees no backgrounds, and buttons that show neither words nor a sign that
 * stands out from the ground.
 */
export default () => {
  const controls =
    "[data-ask] [data-option], [data-roll], .main, .home button, select, .token, .zone, .card, .notice";
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  const ground = getComputedStyle(document.body).backgroundColor;
  const overlays = ".zone-button, .side-button, [data-action='course']"; // on what has edges itself
  /** @param {Element} node */
  const isShown = (node) => node.checkVisibility() && node.getBoundingClientRect().width > 1;
  /** @param {Element} node */
  const hasEdge = (node) => {
    const { borderTopWidth, borderTopStyle, borderTopColor, outlineWidth, outlineStyle } =
      getComputedStyle(node);
    const border =
      parseFloat(borderTopWidth) >= 1 &&
      !["none", "hidden"].includes(borderTopStyle) &&
      borderTopColor !== paper;
    return border || (parseFloat(outlineWidth) >= 1 && outlineStyle !== "none");
  };
  /** @param {HTMLElement} node */
  const hasSign = (node) =>
    node.innerText.trim() !== "" ||
    node.querySelector("svg") !== null ||
    ["::before", "::after"].some((one) => getComputedStyle(node, one).content !== "none");
  const bare = [...document.querySelectorAll(controls)].filter(
    (node) => isShown(node) && !hasEdge(node),
  );
  const blank = [...document.querySelectorAll("button")].filter(
    (node) =>
      isShown(node) &&
      !node.matches(overlays) &&
      (!hasSign(node) || getComputedStyle(node).color === ground),
  );
  return [
    ...bare.map((node) => `no edge: ${node.outerHTML.slice(0, 110)}`),
    ...blank.map((node) => `no sign: ${node.outerHTML.slice(0, 110)}`),
  ];
};
