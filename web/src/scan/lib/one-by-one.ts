// One code after the other: the next is looked at when the one before is kept and told, however fast somebody scans and however
// slow the device writes. Otherwise an older answer would cover a newer one.

export type OneByOne = (work: () => void | Promise<void>) => void;

export function createOneByOne(): OneByOne {
  let before: Promise<void> = Promise.resolve();
  return (work) => {
    // What failed is reported by itself, and holds up nothing.
    before = before.catch(() => undefined).then(work);
  };
}
