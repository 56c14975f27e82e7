/** Rule pages: a link to another language keeps the reader's place. */

/** Below this the paragraph is not hidden by the bar above. */
const BAR = 130;

/** The id of the paragraph under the reader's eyes. */
function place() {
  const above = [...document.querySelectorAll("section[id]")].filter(
    (section) => section.getBoundingClientRect().top <= BAR,
  );
  return above.at(-1)?.id ?? "";
}

addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-keep-place]") : null;
  if (link instanceof HTMLAnchorElement) link.hash = place() || location.hash;
});
