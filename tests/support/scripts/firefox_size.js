/**
 * Run as a part of Firefox: every tab shows its page in this size.
 *
 * @param {[number, number]} size
 */
export default ([width, height]) => {
  for (const { style } of gBrowser.browsers) {
    for (const bound of ["min", "max"]) {
      style.setProperty(`${bound}-width`, `${width}px`);
      style.setProperty(`${bound}-height`, `${height}px`);
    }
  }
};
