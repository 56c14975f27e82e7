/** Files of the page did not come whole: reload once by itself, and say so if that does not help. */

const SOON = 60_000;

function broken() {
  document.documentElement.dataset.start = "broken";
  document.querySelector(".unstarted")?.removeAttribute("hidden");
  try {
    const last = Number(sessionStorage.getItem("gonfalon.again"));
    if (!navigator.onLine) whenOnline();
    if (!navigator.onLine || Math.abs(Date.now() - last) < SOON) return;
    sessionStorage.setItem("gonfalon.again", String(Date.now()));
    location.reload();
  } catch {
    // Without a memory it would try for ever.
  }
}

function whenOnline() {
  document.documentElement.dataset.net = "offline";
  addEventListener("online", () => location.reload(), { once: true });
}

addEventListener(
  "error",
  ({ target }) => {
    const styles = target instanceof HTMLLinkElement && target.rel === "stylesheet";
    if (styles || target instanceof HTMLScriptElement) broken();
  },
  true,
);
