/** What the page needs did not come whole: try once more by itself, and say so where that does not help. */

addEventListener(
  "error",
  ({ target }) => {
    const styles = target instanceof HTMLLinkElement && target.rel === "stylesheet";
    if (!styles && !(target instanceof HTMLScriptElement)) return;
    document.documentElement.dataset.start = "broken";
    try {
      const last = Number(sessionStorage.getItem("gonfalon.again"));
      if (!navigator.onLine || Date.now() - last < 60_000) return;
      sessionStorage.setItem("gonfalon.again", String(Date.now()));
      location.reload();
    } catch {
      // Without a memory it would try for ever.
    }
  },
  true,
);
