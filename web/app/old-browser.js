/**
 * Says that a browser is too old, in place of a page that would never start.
 *
 * It runs alone, before everything else, in any browser since 2017: old syntax, old calls. What the page uses that is younger
 * stands in `NEEDED`, or came into browsers no later than something that does (tests/site/test_browsers.py).
 */

(function () {
  var NEEDED = [
    "Array.prototype.findLastIndex",
    "Array.prototype.toReversed",
    "Array.prototype.toSorted",
    "Array.prototype.toSpliced",
    "Array.prototype.with",
    "Map.groupBy",
    "Object.hasOwn",
    "Response.json",
    "DecompressionStream",
    "AbortSignal.timeout",
    "HTMLDialogElement.prototype.showModal",
    "Element.prototype.checkVisibility",
    "CSSStyleSheet.prototype.replaceSync",
    "IDBFactory.prototype.databases",
  ];

  /** @param {string} path */
  function has(path) {
    return Boolean(
      path.split(".").reduce(function (/** @type {any} */ found, name) {
        return found ? found[name] : undefined;
      }, window),
    );
  }

  function show() {
    var others = document.querySelectorAll(".first, .unstarted");
    [].forEach.call(others, function (/** @type {Element} */ one) {
      if (one.parentNode) one.parentNode.removeChild(one);
    });
    var notice = document.querySelector(".outdated");
    if (notice) notice.removeAttribute("hidden");
  }

  if (NEEDED.every(has)) return;
  document.documentElement.setAttribute("data-browser", "old");
  document.addEventListener("DOMContentLoaded", show);
})();
