// Lock that lets one of all tabs do the work. Without browser locks, as over plain http, each tab does it: the server
// books once.

const lockName = 'praxora-scan-sending';

export async function whileAlone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  const { locks } = navigator as Partial<Navigator>;
  if (locks === undefined) return work();
  return locks.request(lockName, { ifAvailable: true }, (lock) => (lock === null ? undefined : work()));
}

/** Tells the other tabs of this device that something changed, and hears it from them. */
export function createTabChannel(onChange: () => void): { readonly tell: () => void } {
  if (!('BroadcastChannel' in window)) return { tell: () => {} };
  const channel = new BroadcastChannel('praxora-scan');
  channel.onmessage = onChange;
  return { tell: () => channel.postMessage('changed') };
}
