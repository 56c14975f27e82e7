/** Requests the style sheet and the page's module when the page is read whole, so that neither delays the first paint; `main.js`
 * draws when both are there. On a first visit, when they come over the network, they are requested after that paint.
 */

function request() {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: SHEET.path, integrity: SHEET.integrity });
  const script = document.createElement("script");
  Object.assign(script, { type: "module", src: MODULE.path, integrity: MODULE.integrity });
  document.head.append(sheet, script);
}

addEventListener("DOMContentLoaded", () => {
  if (document.documentElement.dataset.browser === "old") return; // old-browser.js says so
  if (navigator.serviceWorker?.controller || document.hidden) request();
  else requestAnimationFrame(() => setTimeout(request));
});
