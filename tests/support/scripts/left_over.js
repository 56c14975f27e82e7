/**
 * Look for the traces of an earlier test: everything that differs from the first screen in German and by day.
 *
 * @returns {{sheet: boolean, away: boolean, language: boolean, theme: boolean}}
 */
export default () => ({
  sheet: document.querySelector("dialog[open]") !== null,
  away: document.querySelector("[data-system]") === null,
  language: document.documentElement.lang !== "de",
  theme: document.documentElement.dataset.theme !== "auto",
});
