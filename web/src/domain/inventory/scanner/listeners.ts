// Listeners for the barcode scanner. It types into the whole page, but each code is delivered to one listener: the one
// nearest to the user's current action. A dialog covers the page behind it: a code scanned then is never booked or
// opened there.
import { createWedgeReader, restMs, type WedgeKey } from '@praxora/barcode/wedge';
import { type FieldMemory, rememberField } from './field-memory.ts';
import { onScannerSettings, readScannerSettings } from './scanner-settings.ts';

/** From far to near: any page, a field of the header, a page with scans of its own, a dialog with scans of its own. */
const places = ['anywhere', 'field', 'page', 'dialog'] as const;
export type ScanPlace = (typeof places)[number];

/** State of the screen when the code was scanned. */
export interface ScanScene {
  /** A dialog is open that does not listen itself. */
  readonly isBehindDialog: boolean;
  /** Types the code into the field that has the focus; null where nobody can type. */
  readonly type: ((text: string) => void) | null;
  /** When it was scanned, in milliseconds: on a busy device some time before it is heard. */
  readonly at: number;
}

interface Listener {
  readonly place: ScanPlace;
  readonly onScan: (text: string, scene: ScanScene) => void;
}

const listeners: Listener[] = [];
let stop: (() => void) | null = null;

/** The answer ends it. */
export function listenForScans(listener: Listener): () => void {
  listeners.push(listener);
  stop ??= start();
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length > 0) return;
    stop?.();
    stop = null;
  };
}

const nearness = ({ place }: Listener): number => places.indexOf(place);

function tell(text: string, field: FieldMemory | null, at: number): void {
  const isDialogOpen = document.querySelector('[aria-modal="true"]') !== null;
  const type = field ? field.type : null;
  const nearest = [...listeners].sort((one, other) => nearness(other) - nearness(one))[0];
  if (!isDialogOpen || nearest?.place === 'dialog')
    nearest?.onScan(text, { isBehindDialog: false, type, at });
  else listeners.find(({ place }) => place === 'anywhere')?.onScan(text, { isBehindDialog: true, type, at });
}

/** Secrets are nobody's codes, and some fields are there for codes. */
const keepsCodes = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input[type="password"], [data-keeps-codes]');

/**
 * A scan without an end key is over when nothing more comes. On a busy computer keys come late, though each knows when it
 * was pressed: the clock waits far longer than the keys may. A code that is cut in two is lost.
 */
const quietMs = restMs * 5;

function start(): () => void {
  let reader = createWedgeReader(readScannerSettings());
  const readAnew = () => {
    reader = createWedgeReader(readScannerSettings());
  };
  const unsubscribe = onScannerSettings(readAnew);
  let before: FieldMemory | null = null;
  let first: KeyboardEvent | null = null;
  let pressedAt = 0;
  let timer = 0;

  function finish(scanned: string | null) {
    if (scanned === null) return;
    const field = before;
    before = null;
    field?.restore();
    tell(scanned, field, Date.now() - (performance.now() - pressedAt));
  }

  function listen(event: KeyboardEvent) {
    if (event.isComposing || keepsCodes(event.target)) return;
    // A key pressed right after a code ends it.
    finish(reader.rest(event.timeStamp));
    pressedAt = event.timeStamp;
    // A key that somebody used as a shortcut is no beginning of what follows.
    if (first?.defaultPrevented && event.type === 'keydown') readAnew();
    const { isTaken, isFirst, scanned } = reader.press(keyOf(event));
    if (event.type === 'keydown') first = isFirst ? event : null;
    if (isFirst) before = rememberField();
    if (isTaken) {
      event.preventDefault();
      event.stopPropagation();
    }
    window.clearTimeout(timer);
    timer = window.setTimeout(() => finish(reader.rest(Number.POSITIVE_INFINITY)), quietMs);
    finish(scanned);
  }

  // Before any field sees the key.
  document.addEventListener('keydown', listen, true);
  document.addEventListener('keyup', listen, true);
  return () => {
    unsubscribe();
    window.clearTimeout(timer);
    document.removeEventListener('keydown', listen, true);
    document.removeEventListener('keyup', listen, true);
  };
}

const keyOf = (event: KeyboardEvent): WedgeKey => ({
  type: event.type === 'keyup' ? 'up' : 'down',
  key: event.key,
  code: event.code,
  time: event.timeStamp,
  isCtrl: event.ctrlKey,
  isAlt: event.altKey,
  isMeta: event.metaKey,
  isRepeat: event.repeat,
});
