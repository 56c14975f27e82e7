/**
 * The texts that `violations` left in the page and that stand out too little in the colours of now. They are judged as axe
 * judges them, by its arithmetic of colours; only where the texts are and what lies behind them is not searched again.
 *
 * @returns {[html: string, figures: string][]}
 */
export default () => {
  const { Color, flattenColors, getContrast } = axe.commons.color;
  /** @typedef {{colour: AxeColor, veils: Element[]}} Layer */
  /** @typedef {Layer & {opacity: number}} Seen */
  /** @param {string} said */
  const colour = (said) => new Color().parseString(said);
  const WHITE = colour("white");
  const CLEAR = colour("transparent");
  /** @type {Map<Element, Seen>} */
  const known = new Map();
  /** Its own background, its opacity, and the translucent elements in which it is drawn, the outermost first.
   * @param {Element} node
   * @returns {Seen}
   */
  const seen = (node) => {
    let found = known.get(node);
    if (!found) {
      const { backgroundColor, opacity } = getComputedStyle(node);
      const around = node.parentElement ? seen(node.parentElement).veils : [];
      const veils = Number(opacity) < 1 ? [...around, node] : around;
      found = { colour: colour(backgroundColor), opacity: Number(opacity), veils };
      known.set(node, found);
    }
    return found;
  };
  /** The colour of layers on each other, the lowest first; those in one translucent element are put together before.
   * @param {Layer[]} layers
   * @param {AxeColor} backdrop
   * @returns {AxeColor}
   */
  const together = (layers, backdrop, depth = 0) => {
    let below = backdrop;
    for (let at = 0, end = 0; at < layers.length; at = end) {
      const veil = layers[at].veils[depth];
      end = veil ? layers.findLastIndex(({ veils }) => veils[depth] === veil) + 1 : at + 1;
      const inside = veil && new Color(together(layers.slice(at, end), CLEAR, depth + 1));
      if (inside) inside.alpha *= seen(veil).opacity;
      below = flattenColors(inside ?? layers[at].colour, below);
    }
    return below;
  };
  /** @param {CSSStyleDeclaration} style */
  const leastContrast = ({ fontSize, fontWeight }) => {
    const points = Math.ceil(Number.parseFloat(fontSize) * 72) / 96;
    return points >= (Number(fontWeight) >= 700 ? 14 : 18) ? 3 : 4.5;
  };
  const left = texts.filter(([node]) => node.isConnected); // a short notice goes away
  if (left.length === 0) throw new Error("none of the texts that axe saw is left in the page");
  return left.flatMap(([node, stack]) => {
    const style = getComputedStyle(node);
    const layers = stack.map(seen).reverse();
    const ink = { colour: colour(style.webkitTextFillColor), veils: seen(node).veils };
    const behind = together(layers, WHITE);
    const text = together([...layers, ink], WHITE);
    const contrast = getContrast(behind, text);
    const least = leastContrast(style);
    if (contrast > least || contrast < 1.01) return [];
    const figures = `${contrast.toFixed(2)} of ${least}, ${text.toHexString()} on ${behind.toHexString()}`;
    return [[node.outerHTML.slice(0, 120), figures]];
  });
};
