/** What the page's script reads first, asked for while that script is still on its way; on a device that has it already, nothing. */

const wishes = [...navigator.languages, "en"];
try {
  wishes.unshift(localStorage.getItem("gonfalon.language") ?? "");
} catch {
  // A device that keeps nothing begins with the browser's language.
}
const spoken = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
const language = spoken.find((wish) => Object.hasOwn(AHEAD, wish)) ?? "en";
const wanted = navigator.serviceWorker?.controller ? [] : AHEAD[language];
for (const href of wanted) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
  document.head.append(link);
}
