const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
worker.onmessage = () => {
  document.documentElement.dataset.engine = "ready";
};
