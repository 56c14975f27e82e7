/**
 * Of an open roll, what lies outside the screen or beneath something. A list of options may scroll inside itself where more
 * than fit.
 */
export default () => {
  const parts = ".below :is(button, input, summary), .contest-outcome, .hand-total, .hand h4";
  const scrolled = document.querySelector(".ask-scroll");
  const scrolls = scrolled !== null && scrolled.scrollHeight > scrolled.clientHeight + 1;
  return [...document.querySelectorAll(parts)]
    .filter((node) => node.checkVisibility() && !(scrolls && node.closest(".controls")))
    .filter((node) => {
      const { top, bottom, left, right } = node.getBoundingClientRect();
      const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isMet = met !== null && (node.contains(met) || met.contains(node));
      return top < 0 || bottom > innerHeight || !isMet;
    })
    .map((node) => `out of sight: ${node.outerHTML.slice(0, 120)}`);
};
