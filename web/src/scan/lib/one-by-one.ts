// Handles codes one after the other: the next starts when the previous one is stored and its result shown, however fast
// the user scans and however slow the device writes. Otherwise an older result could cover a newer one.

export type OneByOne = (work: () => void | Promise<void>) => void;

export function createOneByOne(): OneByOne {
  let before: Promise<void> = Promise.resolve();
  return (work) => {
    // A failure is reported by the work itself, and does not delay the rest.
    before = before.catch(() => undefined).then(work);
  };
}
