// Keys of a scanner and keys of a person, and the two mixed.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gs } from './separator.ts';
import {
  createWedgeReader,
  defaultWedgeSettings,
  restMs,
  type WedgeKey,
  type WedgeSettings,
} from './wedge.ts';

const label = 'PX123456789';

type Press = Partial<WedgeKey> & { readonly key: string };

/** Presses keys with a pause before each and tells every answer. */
function pressing(settings: Partial<WedgeSettings> = {}) {
  const reader = createWedgeReader({ ...defaultWedgeSettings, ...settings });
  let time = 1000;
  return {
    press: (keys: string | readonly (string | Press)[], pauseMs: number | readonly number[]) =>
      [...keys].map((key, at) => {
        time += typeof pauseMs === 'number' ? pauseMs : (pauseMs[at] ?? 0);
        return reader.press({ type: 'down', code: '', time, ...(typeof key === 'string' ? { key } : key) });
      }),
    rest: (ms: number) => {
      time += ms;
      return reader.rest(time);
    },
  };
}
const scannedBy = (answers: readonly { scanned: string | null }[]) =>
  answers.map(({ scanned }) => scanned).filter((text) => text !== null);

describe('a scanner', () => {
  it('is read as one text that ends with Enter or Tab', () => {
    for (const end of ['Enter', 'Tab']) {
      const answers = pressing().press([...label, end], 5);
      expect(scannedBy(answers)).toEqual([label]);
      expect(answers.map(({ isFirst }) => isFirst).indexOf(true)).toBe(0);
      expect(answers.filter(({ isFirst }) => isFirst)).toHaveLength(1);
      expect(answers.map(({ isTaken }) => isTaken)).toEqual([...'.....xxxxxxx'].map((sign) => sign === 'x'));
    }
  });

  it('is read without an end key once it rests', () => {
    const { press, rest } = pressing();
    press(label, 5);
    expect(rest(restMs - 1)).toBeNull();
    expect(rest(1)).toBe(label);
    expect(rest(500)).toBeNull();
  });

  it('is one scan though its keys come late: they know themselves when they were pressed', () => {
    const reader = createWedgeReader(defaultWedgeSettings);
    const keys = [...label, 'Enter'].map(
      (key, at) => ({ type: 'down', key, code: '', time: at * 5 }) as const,
    );
    for (const key of keys.slice(0, 2)) reader.press(key);
    expect(reader.rest(Number.POSITIVE_INFINITY)).toBeNull();
    expect(scannedBy(keys.slice(2).map(reader.press))).toEqual([label]);
  });

  it('may hesitate now and then', () => {
    const { press } = pressing();
    expect(scannedBy(press([...label, 'Enter'], [0, 5, 60, 5, 5, 90, 5, 5, 5, 70, 5, 20]))).toEqual([label]);
  });

  it('is read twice in a row', () => {
    const { press } = pressing();
    expect(scannedBy([...press([...label, 'Enter'], 3), ...press([...label, 'Enter'], 3)])).toEqual([
      label,
      label,
    ]);
  });

  it('presses Shift for capitals', () => {
    const keys = [...label].flatMap((key) => [
      { key: 'Shift' },
      { key },
      { key: 'Shift', type: 'up' as const },
    ]);
    expect(scannedBy(pressing().press([...keys, { key: 'Enter' }], 3))).toEqual([label]);
  });

  it('has its prefix and suffix taken off', () => {
    const { press } = pressing({ prefix: '~', suffix: '#' });
    expect(scannedBy(press([...`~${label}#`, 'Enter'], 3))).toEqual([label]);
    expect(scannedBy(press([...label, 'Enter'], 3))).toEqual([label]);
  });
});

describe('the separator', () => {
  const altCode = (digits: string): Press[] => [
    { key: 'Alt', isAlt: true },
    ...[...digits].map((digit) => ({ key: digit, code: `Numpad${digit}`, isAlt: true })),
    { key: 'Alt', type: 'up' },
  ];
  it.each<[string, string, Press[]]>([
    ['a character', '~', [{ key: '~' }]],
    ['a function key', 'F8', [{ key: 'F8' }]],
    ['a circumflex', '^', [{ key: '^' }]],
    ['a circumflex on a German keyboard', '^', [{ key: 'Dead', code: 'Backquote' }]],
    [
      'the control key',
      'Ctrl+]',
      [
        { key: 'Control', isCtrl: true },
        { key: ']', isCtrl: true },
      ],
    ],
    ['the control key on a German keyboard', 'Ctrl+]', [{ key: '+', code: 'BracketRight', isCtrl: true }]],
    ['the control character itself', 'F8', [{ key: gs }]],
    ['its number', 'F8', altCode('029')],
    ['its number with four digits', '^', altCode('0029')],
  ])('may be %s', (_, separatorKey, keys) => {
    const answers = pressing({ separatorKey }).press([...'10ABCDEF', ...keys, ...'17270131', 'Enter'], 4);
    expect(scannedBy(answers)).toEqual([`10ABCDEF${gs}17270131`]);
  });

  it('of another setting is a key like any other', () => {
    expect(scannedBy(pressing({ separatorKey: 'F8' }).press([...'10ABCDEF~17', 'Enter'], 4))).toEqual([
      '10ABCDEF~17',
    ]);
  });
});

describe('a person', () => {
  it('keeps short numbers and Enter, however fast', () => {
    const answers = pressing().press([...'12', 'Enter', ...'12345', 'Enter'], 2);
    expect(answers.every(({ isTaken, scanned }) => !isTaken && scanned === null)).toBe(true);
  });

  it('keeps a key held down', () => {
    const answers = pressing().press(
      [{ key: '0' }, ...Array<Press>(30).fill({ key: '0', isRepeat: true }), { key: 'Enter' }],
      30,
    );
    expect(answers.some(({ isTaken, scanned }) => isTaken || scanned !== null)).toBe(false);
  });

  it('keeps shortcuts', () => {
    const answers = pressing().press(Array<Press>(12).fill({ key: 'v', isCtrl: true }), 2);
    expect(answers.some(({ isTaken }) => isTaken)).toBe(false);
  });

  it('who typed before the scan is not part of it', () => {
    const { press } = pressing();
    press('12', 150);
    expect(scannedBy(press([...label, 'Enter'], [restMs + 1, ...Array<number>(11).fill(4)]))).toEqual([
      label,
    ]);
  });

  it('who types on after a scan without an end key keeps what is typed', () => {
    const { press } = pressing();
    press(label, 4);
    expect(press('4', restMs + 50)).toEqual([{ isTaken: false, isFirst: true, scanned: null }]);
  });
});

describe('any keys', () => {
  const printable = fc.string({ unit: 'grapheme-ascii', minLength: 6, maxLength: 80 });

  it('in a fast burst are one text', () => {
    fc.assert(
      fc.property(
        printable,
        fc.array(fc.integer({ min: 0, max: 34 }), { minLength: 81, maxLength: 81 }),
        (text, pauses) => {
          const { press } = pressing();
          expect(scannedBy(press([...text, 'Enter'], pauses))).toEqual([text]);
        },
      ),
    );
  });

  it('at the speed of fingers are never taken and never a scan', () => {
    const keys = fc.array(
      fc.constantFrom('a', 'P', '1', ' ', 'Enter', 'Tab', 'Shift', 'Backspace', 'F8', '^'),
      { maxLength: 120 },
    );
    const pauses = fc.array(fc.integer({ min: 35, max: 400 }), { minLength: 120, maxLength: 120 });
    fc.assert(
      fc.property(keys, pauses, (typed, waited) => {
        const { press, rest } = pressing();
        const answers = press(typed, waited);
        expect(answers.some(({ isTaken, scanned }) => isTaken || scanned !== null)).toBe(false);
        expect(rest(restMs)).toBeNull();
      }),
    );
  });
});
