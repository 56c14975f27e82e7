/**
 * Everything that somebody may read who holds the phone.
 */
export default async () => [
  document.documentElement.outerHTML,
  document.title,
  location.href,
  JSON.stringify(history.state),
  ...Object.entries(localStorage).sort().flat(),
  ...Object.entries(sessionStorage).sort().flat(),
  ...(await caches.keys()),
  ...(await indexedDB.databases()).map((base) => base.name),
];
