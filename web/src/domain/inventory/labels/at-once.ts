// Whether booking prints its labels without asking; and, once, that it was just booked for that.
import { readStored, storageKeys, writeStored } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

const printsAtOnce = createStore(readStored(storageKeys.printsAtOnce) === 'true');

export const usePrintsAtOnce = (): boolean => useStore(printsAtOnce);

export function setPrintsAtOnce(isOn: boolean): void {
  printsAtOnce.set(isOn);
  writeStored(storageKeys.printsAtOnce, isOn ? 'true' : null);
}

let booked: number | null = null;

export const printAfterBooking = (orderId: number): void => {
  booked = orderId;
};

/** True once: a reload, or the way back to the page, prints nothing. */
export function takeAfterBooking(orderId: number): boolean {
  const isAsked = booked === orderId;
  if (isAsked) booked = null;
  return isAsked;
}
