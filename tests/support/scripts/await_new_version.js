/**
 * Look for a new version and wait until it is stored here, or has come to nothing.
 */
export default async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error("no service worker is registered");
  await registration.update();
  const coming = registration.installing ?? registration.waiting;
  while (coming?.state === "installing") {
    await new Promise((done) =>
      coming.addEventListener("statechange", () => done(null), { once: true }),
    );
  }
  return coming?.state;
};
