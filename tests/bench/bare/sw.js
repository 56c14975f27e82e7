const FILES = [
  "./",
  "page.js",
  "worker.js",
  "pyodide.mjs",
  "pyodide.asm.mjs",
  "pyodide.asm.wasm",
  "python_stdlib.zip",
  "pyodide-lock.json",
];

self.addEventListener("install", (event) =>
  event.waitUntil(caches.open("bare").then((cache) => cache.addAll(FILES))),
);
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) =>
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))),
);
