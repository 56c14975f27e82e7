/**
 * Set the text spacing of WCAG 1.4.12, or take it away again.
 *
 * @param {boolean} wide
 */
export default (wide) => {
  const others = document.adoptedStyleSheets.filter((one) => one !== globalThis.wide);
  globalThis.wide = new CSSStyleSheet();
  globalThis.wide.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = wide ? [...others, globalThis.wide] : others;
};
