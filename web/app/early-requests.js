/** Finds the reader's language and what the page opens with, and requests what the page's script reads first in it while that script is still on its way;
 * nothing where a service worker answers.
 */

const tags = [...navigator.languages, "en"];
try {
  tags.unshift(localStorage.getItem("gonfalon.language") ?? "");
} catch {
  // A device that keeps nothing begins with the browser's language.
}
const languages = tags.map((tag) => tag.slice(0, 2).toLowerCase());
const offered = Object.keys(AHEAD); // read in old browsers, too, which may know no Object.hasOwn
const language = languages.find((tag) => offered.includes(tag)) ?? "en";
document.documentElement.lang = language; // in which the page begins
document.documentElement.dataset.start = opening();
const isOld = document.documentElement.dataset.browser === "old"; // nothing will be read
const wanted = isOld || navigator.serviceWorker?.controller ? [] : AHEAD[language];
globalThis.begun = new Map(
  wanted.map((path) => {
    const control = new AbortController();
    const address = new URL(path, document.baseURI).href;
    const answer = fetch(address, { signal: control.signal });
    answer.catch(() => {}); // told to whoever takes it
    return [address, { control, answer }];
  }),
);

/** The part of the page that is shown until it is drawn: see the elements with `data-first`. */
function opening() {
  if (location.hash || history.state?.link) return "link";
  return history.state?.battle || location.search ? "" : "home";
}
