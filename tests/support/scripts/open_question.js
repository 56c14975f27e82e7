/**
 * The open question as it is shown.
 *
 * @param {HTMLElement} ask
 */
export default (ask) => ({
  rule: ask.dataset.ask,
  kind: ask.dataset.kind,
  covered: ask.querySelector("[data-action='take-over']") !== null,
  several: ask.querySelector("[data-action='confirm']") !== null,
  options: [.../** @type {NodeListOf<HTMLElement>} */ (ask.querySelectorAll("[data-option]"))].map(
    (option) => ({
      key: option.dataset.option,
      barred: option.getAttribute("aria-disabled") === "true",
      chosen: option.getAttribute("aria-pressed") === "true",
      role: /** @type {HTMLElement | null} */ (option.closest("[data-role]"))?.dataset.role ?? "",
    }),
  ),
});
