/** The page for addresses without one does not know how deep it is shown: this finds the site above it, for its fonts and for
 * the way home.
 */

/** The address of the style sheet within the site, and the hash of its bytes: filled in by the build. */
const { path, integrity } = SHEET;
/** The path of the site, as far as the build knows it. */
const site = SITE;
/** So many folders are tried. */
const MOST = 12;

try {
  document.documentElement.dataset.theme = localStorage.getItem("gonfalon.theme") ?? "auto";
} catch {
  document.documentElement.dataset.theme = "auto";
}

/** The folders of this address, the innermost first. */
const parts = location.pathname.split("/");
const folders = parts.slice(0, MOST).map((_, up) => `${parts.slice(0, -1 - up).join("/")}/`);

/** The folder where the site is known to be, by the build or as it was visited before; else all that it may be in. */
async function likely() {
  if (folders.includes(site)) return [site];
  const known = await navigator.serviceWorker?.getRegistrations().catch(() => []);
  const visited = (known ?? []).map(({ scope }) => new URL(scope).pathname);
  return [...folders].sort(
    (one, two) => Number(visited.includes(two)) - Number(visited.includes(one)),
  );
}

/** The folder where our own style sheet lies is the site.
 * @param {string[]} some
 */
function look([folder, ...others]) {
  if (!folder) return;
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: folder + path, integrity });
  sheet.onload = () => leadHome(folder);
  sheet.onerror = () => {
    sheet.remove();
    look(others);
  };
  document.head.append(sheet);
}

/** @param {string} root */
function leadHome(root) {
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll("a[data-home]");
  for (const link of links) link.href = root + (link.dataset.home || "index.html");
  /** @type {NodeListOf<HTMLFormElement>} */
  const searches = document.querySelectorAll("form[data-home]");
  for (const search of searches) search.action = root + search.dataset.home;
}

/** Parts of addresses that nobody looks for. */
const FRAME = /^(?:rules?|html?|php|index|example|terms|[a-z]{2}|[\d_-]*)$/iu;

/** The words of the address that was looked for, without the folders in which the site lies. */
function words() {
  const asked = [location.pathname.slice(site.length && folders.includes(site) ? site.length : 0)];
  asked.push(location.hash.slice(1));
  const parts = asked.join("/").split(/[/.]/u).map(decoded);
  return parts
    .filter((part) => !FRAME.test(part))
    .slice(-2)
    .join(" ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

addEventListener("DOMContentLoaded", async () => {
  for (const field of document.querySelectorAll("input")) field.value = words();
  look(await likely());
});
