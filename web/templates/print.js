/** Papers of a rulebook: its cheat sheet on one page, or all of it as a booklet, put together of the chapters when it is printed. */

/** @param {"cheat-sheet" | "booklet"} paper */
function print(paper) {
  const root = document.documentElement;
  root.dataset.printing = paper;
  addEventListener("afterprint", () => clear(root), { once: true });
  globalThis.print?.();
}

/** @param {HTMLElement} root */
function clear(root) {
  delete root.dataset.printing;
  for (const chapter of document.querySelectorAll("main > .whole")) chapter.remove();
}

/** The text of another page of the book, as a part of this one.
 * @param {string} address
 */
async function part(address) {
  const page = await (await fetch(address)).text();
  const main = new DOMParser().parseFromString(page, "text/html").querySelector("main");
  const section = document.createElement("section");
  section.className = "whole";
  for (const child of main?.children ?? []) section.append(document.importNode(child, true));
  return section;
}

/** Put all chapters below the summary, each heading one level lower than on its own page. */
async function gather() {
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll(".all h3 > a");
  const parts = await Promise.all([...links].map((link) => part(link.href)));
  document.querySelector("main > .of-kind, main > .credit")?.before(...parts);
}

/** Show the buttons that print, and print what they say. */
export function offerPapers() {
  if (!("print" in globalThis)) return; // not in every browser on a phone
  for (const button of document.querySelectorAll(".papers")) button.removeAttribute("hidden");
  addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-print]") : null;
    const paper = button?.getAttribute("data-print");
    if (paper === "booklet") await gather();
    if (paper === "booklet" || paper === "cheat-sheet") print(paper);
  });
}
