/** Letters, words or lines that a person sets apart in the browser (WCAG 1.4.12): then nothing may be shortened. */

/** Lines that lie this many letters apart are wider than the page's own. */
const WIDE_LINES = 1.45;

const probe = document.createElement("p");
probe.className = "spacing-probe";
probe.ariaHidden = "true";
probe.textContent = "a b";
document.body.append(probe);

/** Its size follows whatever is set, whenever it is set. */
new ResizeObserver(() => {
  const { letterSpacing, wordSpacing, lineHeight, fontSize } = getComputedStyle(probe);
  const wide =
    Number.parseFloat(letterSpacing) > 0 ||
    Number.parseFloat(wordSpacing) > 0 ||
    Number.parseFloat(lineHeight) > WIDE_LINES * Number.parseFloat(fontSize);
  document.documentElement.dataset.spaced = String(wide);
}).observe(probe);
