/** Requests the style sheet and the page's module, so that neither delays the first paint; `main.js` draws when both are there. */

const sheet = document.createElement("link");
Object.assign(sheet, { rel: "stylesheet", href: SHEET.path, integrity: SHEET.integrity });
const script = document.createElement("script");
Object.assign(script, { type: "module", src: MODULE.path, integrity: MODULE.integrity });
document.head.append(sheet, script);
