const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
worker.onmessage = () => {
  globalThis.readyAt = performance.now();
  document.documentElement.dataset.engine = "ready";
};
navigator.serviceWorker.register(new URL("sw.js", import.meta.url));
