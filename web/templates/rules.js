/** Rule pages: a link to another language keeps the reader's place. */

/** So many pixels below the bar above, a paragraph is being read. */
const READ = 32;

/** The id of the paragraph under the reader's eyes. */
function place() {
  const bar = document.querySelector(".bar");
  const stays = bar && bar.getBoundingClientRect().width > innerWidth / 2; // on a wide screen it stands beside the text
  const line = (stays ? Math.max(0, bar.getBoundingClientRect().bottom) : 0) + READ;
  const above = [...document.querySelectorAll("section[id]")].filter(
    (section) => section.getBoundingClientRect().top <= line,
  );
  return above[above.length - 1]?.id ?? "";
}

addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-keep-place]") : null;
  if (link instanceof HTMLAnchorElement) link.hash = place() || location.hash;
});
