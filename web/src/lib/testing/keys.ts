// Keys as a browser sees them: announced first, and typed unless somebody objects.
import { act } from 'react';

let time = 1000;

function press(key: string, pauseMs: number): void {
  time += pauseMs;
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: time });
  act(() => {
    if (!target.dispatchEvent(event) || !(target instanceof HTMLInputElement)) return;
    if (key === 'Enter') target.form?.requestSubmit();
    if (key.length !== 1) return;
    // React listens to the native setter, as typing does.
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(target, target.value + key);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Presses one key after the other wherever the focus is, the first after a rest. */
function pressKeys(keys: readonly string[], pauseMs: number): void {
  time += 1000;
  for (const key of keys) press(key, pauseMs);
}

export const typeByHand = (...keys: string[]): void => pressKeys(keys, 180);
export const typeByScanner = (...keys: string[]): void => pressKeys(keys, 4);
/** The rest of a scan, pressed right after what came before. */
export function goOnByScanner(...keys: string[]): void {
  for (const key of keys) press(key, 4);
}
