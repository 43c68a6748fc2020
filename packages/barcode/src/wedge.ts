// A scanner that plugs in between keyboard and computer types what it reads, far faster than a person. This tells the two
// apart by the time between keys and puts the text together. It knows neither clock nor screen: both are passed in.
//
// The first keys of a burst pass through, as nobody can know yet what they are; whoever listens puts the field back when
// the burst turns out to be a scan. From then on its keys are taken. What a person types is never taken.
import { gs } from './separator.ts';

export interface WedgeKey {
  readonly type: 'down' | 'up';
  /** As the browser names it: 'a', 'Enter', 'F8', 'Dead'. */
  readonly key: string;
  /** The place on the keyboard, which the layout does not change: 'KeyA', 'BracketRight'. */
  readonly code: string;
  /** Milliseconds. */
  readonly time: number;
  readonly isCtrl?: boolean;
  readonly isAlt?: boolean;
  readonly isMeta?: boolean;
  /** The key is held down: a finger, never a scanner. */
  readonly isRepeat?: boolean;
}

/** The scanner's substitute for the separator of GS1 codes: one character, or the name of a key, or Ctrl+]. */
export interface WedgeSettings {
  readonly separatorKey: string;
  /** Text the scanner is set to send before and after each code; removed where present. */
  readonly prefix: string;
  readonly suffix: string;
}

export const defaultWedgeSettings: WedgeSettings = { separatorKey: 'Ctrl+]', prefix: '', suffix: '' };

/** Half of all pauses in a scan are shorter; nobody types six keys like that. */
const fastMs = 35;
/** A longer pause ends a burst. */
export const restMs = 100;
/** The shortest code is a PZN of seven digits. */
const leastCharacters = 6;
const mostCharacters = 4096;

export interface WedgeAnswer {
  /** The key belongs to a scan and must not reach anybody else. */
  readonly isTaken: boolean;
  /** A burst begins with this key: the moment to remember what the field contains. */
  readonly isFirst: boolean;
  /** The whole text, when this key ended a scan. */
  readonly scanned: string | null;
}

const passed: WedgeAnswer = { isTaken: false, isFirst: false, scanned: null };
const modifiers: ReadonlySet<string> = new Set([
  'Shift',
  'Control',
  'AltGraph',
  'Meta',
  'CapsLock',
  'NumLock',
]);
const ends: ReadonlySet<string> = new Set(['Enter', 'Tab']);

export interface WedgeReader {
  readonly press: (key: WedgeKey) => WedgeAnswer;
  /** Called when no key came for a while: returns the text if it was a scan without an end key, otherwise null. */
  readonly rest: (time: number) => string | null;
}

export function createWedgeReader(settings: WedgeSettings = defaultWedgeSettings): WedgeReader {
  let text = '';
  let last = 0;
  let fast = 0;
  let isScan = false;
  /** Digits typed while Alt is down name a character by its number. */
  let numbered = '';

  function forget(): void {
    text = '';
    fast = 0;
    isScan = false;
    numbered = '';
  }

  function finish(): string | null {
    const scanned = isScan ? bare(text, settings) : null;
    forget();
    return scanned;
  }

  function add(character: string, time: number): WedgeAnswer {
    const isFirst = text === '';
    if (!isFirst && time - last < fastMs) fast += 1;
    last = time;
    text += character;
    // The key that makes it a scan is the first one taken.
    isScan ||= text.length >= leastCharacters && fast * 2 > text.length - 1;
    if (text.length > mostCharacters) forget();
    return { isTaken: isScan, isFirst, scanned: null };
  }

  function pressed(key: WedgeKey): WedgeAnswer {
    const { time } = key;
    // A scan that nobody asked for in time ends here; its text is lost rather than mixed up with what follows.
    if (text !== '' && time - last > restMs) forget();
    if (key.isRepeat) {
      forget();
      return passed;
    }
    if (modifiers.has(key.key)) return passed;
    const digit = key.isAlt && !key.isCtrl ? /^Numpad(\d)$/.exec(key.code)?.[1] : undefined;
    if (digit !== undefined) {
      numbered += digit;
      // The digits before the first character are part of the burst too.
      if (text !== '') last = time;
      return { ...passed, isTaken: isScan };
    }
    if (key.key === 'Alt') return passed;
    if (isSeparator(key, settings.separatorKey)) return add(gs, time);
    if (ends.has(key.key) && !key.isCtrl && !key.isAlt && !key.isMeta) {
      const scanned = finish();
      return { isTaken: scanned !== null, isFirst: false, scanned };
    }
    // AltGr shows as Ctrl and Alt at once.
    const isShortcut = key.isMeta || Boolean(key.isCtrl) !== Boolean(key.isAlt);
    if ([...key.key].length === 1 && !isShortcut) return add(key.key, time);
    forget();
    return passed;
  }

  function released({ key, time }: WedgeKey): WedgeAnswer {
    if (key !== 'Alt' || numbered === '') return passed;
    const code = Number(numbered);
    numbered = '';
    return code > 0 && code < 256 ? add(String.fromCharCode(code), time) : passed;
  }

  return {
    press: (key) => (key.type === 'down' ? pressed(key) : released(key)),
    // The beginning of a burst is kept: on a busy computer the rest of it comes late, and its own times tell what it is.
    rest: (time) => (isScan && time - last >= restMs ? finish() : null),
  };
}

function isSeparator({ key, code, isCtrl, isAlt }: WedgeKey, separatorKey: string): boolean {
  // Scanners that send the control character itself show in browsers as Ctrl and the key at the place of ], which a
  // German keyboard labels +.
  if (key === gs) return true;
  if (isCtrl && !isAlt && separatorKey === 'Ctrl+]') return key === ']' || code === 'BracketRight';
  if (isCtrl || isAlt) return false;
  // On German keyboards ^ waits for a letter to stand on, and is called dead.
  return key === separatorKey || (separatorKey === '^' && key === 'Dead' && code === 'Backquote');
}

function bare(text: string, { prefix, suffix }: WedgeSettings): string {
  const start = text.startsWith(prefix) ? prefix.length : 0;
  const end = suffix !== '' && text.endsWith(suffix) ? suffix.length : 0;
  return text.slice(start, Math.max(text.length - end, start));
}
