/** Marks on the document for the style sheets: text that a person spaces out in the browser, and use of the keyboard. */

/** Lines that lie this many letters apart are wider than the page's own. */
const WIDE_LINES = 1.45;

/** A text that takes on whatever spacing a person sets in the browser (WCAG 1.4.12): then nothing may be shortened. */
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

/** Use of the keyboard: on a touch screen, texts that are only read bear a mark from then on. */
addEventListener("keydown", ({ target }) => {
  const typed = target instanceof HTMLInputElement; // the keys on the screen are for typing
  if (!typed) document.documentElement.dataset.keys = "true";
});
