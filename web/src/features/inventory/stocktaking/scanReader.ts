// A scanner types a label's id and presses Enter, wherever the focus is. An id begins with P, which no amount does: from
// there on the keys belong to the scan, until Enter ends it or nothing comes any more.
import { readLabelId } from '@praxora/rules/label-id';

/** A scanner needs milliseconds; a person who typed a P by mistake gets the keyboard back soon. */
const patienceMs = 1000;
/** Longer than any label of ours. */
const mostKeys = 20;

export interface KeyRead {
  /** The key belongs to a scan and must not reach the field. */
  readonly isTaken: boolean;
  /** What was scanned: one of our ids, or the text that is none. */
  readonly scanned: { readonly labelId: string | null; readonly text: string } | null;
}

export function createScanReader() {
  let text = '';
  let last = 0;
  return (key: string, at: number): KeyRead => {
    if (text !== '' && at - last > patienceMs) text = '';
    last = at;
    if (key === 'Enter' && text !== '') {
      const scanned = { labelId: readLabelId(text), text };
      text = '';
      return { isTaken: true, scanned };
    }
    const isStart = text === '' && (key === 'P' || key === 'p');
    const isNext = text !== '' && key.length === 1 && text.length < mostKeys;
    if (isStart || isNext) text += key;
    return { isTaken: isStart || isNext, scanned: null };
  };
}
