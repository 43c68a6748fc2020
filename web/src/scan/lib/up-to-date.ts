// The service worker, and the change to a new version: it is fetched in the background and taken over when nobody is in the
// middle of something. What was scanned is in the device's database and stays.

/** How often a device that is never closed asks for a new version. */
const askEveryMs = 60 * 60_000;

/** Whether the user is typing, choosing or reading a result: the new version waits then. */
const isBusy = (): boolean => document.querySelector('[data-busy]') !== null;

export function keepUpToDate(): void {
  // Missing where a practice opens the product over plain http: it works, but only with the network.
  if (!('serviceWorker' in navigator)) return;
  let hasWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // The first one takes over the page it came with; each after it is a new version.
    if (hasWorker) reloadWhenIdle();
    hasWorker = true;
  });
  navigator.serviceWorker
    .register('/scan/service-worker.js', { scope: '/scan', updateViaCache: 'none' })
    .then((registration) => {
      const ask = () => void registration.update().catch(() => {});
      setInterval(ask, askEveryMs);
      document.addEventListener('visibilitychange', ask);
    })
    .catch(() => {
      // The app works on, with the network.
    });
}

function reloadWhenIdle(): void {
  if (!isBusy()) {
    location.reload();
    return;
  }
  const timer = setInterval(() => {
    if (isBusy()) return;
    clearInterval(timer);
    location.reload();
  }, 1_000);
}
