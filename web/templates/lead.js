/** Leads on to the page in the reader's language: the one chosen on this device, else the browser's first that there is. */

/** @type {NodeListOf<HTMLAnchorElement>} */
const found = document.querySelectorAll("a[data-language]");
const links = [...found];

function chosen() {
  try {
    return localStorage.getItem("gonfalon.language") ?? "";
  } catch {
    return "";
  }
}

const preferred = [chosen(), ...navigator.languages, "en"].map((wish) =>
  wish.slice(0, 2).toLowerCase(),
);
const wished = preferred.find((wish) => links.some(({ dataset }) => dataset.language === wish));
const link = links.find(({ dataset }) => dataset.language === wished);
if (link) location.replace(link.href + location.search + location.hash);
