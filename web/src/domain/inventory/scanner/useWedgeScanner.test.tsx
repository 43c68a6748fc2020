import { gs } from '@praxora/barcode/separator';
import { act, Suspense, use, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys, writeStored } from '../../../lib/storage.ts';
import { goOnByScanner, typeByHand, typeByScanner } from '../../../lib/testing/keys.ts';
import { find, show, takeDown } from '../../../lib/testing/screen.tsx';
import { writeScannerSettings } from './scanner-settings.ts';
import { useWedgeScanner } from './useWedgeScanner.ts';

const code = '4006381333931';
let scans: string[];
let times: number[];
let submits: number;

function Host({ isEnabled = true }: { isEnabled?: boolean }) {
  const [text, setText] = useState('12');
  useWedgeScanner({
    onScan: (scanned, { at }) => {
      scans.push(scanned);
      times.push(at);
    },
    isEnabled,
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submits += 1;
      }}
    >
      <input value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <output>{text}</output>
    </form>
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  scans = [];
  times = [];
  submits = 0;
});
afterEach(() => {
  takeDown();
  writeStored(storageKeys.scanner, null);
  vi.useRealTimers();
});

it('reads a scan with no field in focus', async () => {
  await show(<Host />, '/');
  typeByScanner(...code, 'Enter');
  expect(scans).toEqual([code]);
});

it('reads a scan that comes in the moment it is shown', async () => {
  function ScannedAtOnce() {
    useLayoutEffect(() => typeByScanner(...code, 'Enter'), []);
    return <Host />;
  }
  await show(<ScannedAtOnce />, '/');
  expect(scans).toEqual([code]);
});

it('reads a scan while its page waits for a part of itself', async () => {
  const never = new Promise<string>(() => undefined);
  function Part() {
    const [isWaiting, setIsWaiting] = useState(false);
    return isWaiting ? use(never) : <button type="button" onClick={() => setIsWaiting(true)} />;
  }
  await show(
    <Suspense fallback="waits">
      <Host />
      <Part />
    </Suspense>,
    '/',
  );
  await act(async () => find('button').click());
  expect(document.body.textContent).toContain('waits');
  typeByScanner(...code, 'Enter');
  expect(scans).toEqual([code]);
});

it('leaves a field as it was, and its form unsent', async () => {
  await show(<Host />, '/');
  act(() => find('input').focus());
  typeByScanner(...code, 'Enter');
  expect(scans).toEqual([code]);
  expect(find<HTMLInputElement>('input').value).toBe('12');
  expect(find('output').textContent).toBe('12');
  expect(submits).toBe(0);
});

it('begins after a key that was a shortcut', async () => {
  await show(<Host />, '/');
  const goToField = (event: KeyboardEvent) => {
    if (event.key !== '/') return;
    event.preventDefault();
    find('input').focus();
  };
  window.addEventListener('keydown', goToField);
  typeByScanner('/', ...code, 'Enter');
  window.removeEventListener('keydown', goToField);
  expect(scans).toEqual([code]);
  expect(find('output').textContent).toBe('12');
});

it('keeps what a person types around a scan', async () => {
  await show(<Host />, '/');
  act(() => find('input').focus());
  typeByHand('3', '4');
  typeByScanner(...code, 'Tab');
  typeByHand('5', 'Enter');
  expect(scans).toEqual([code]);
  expect(find('output').textContent).toBe('12345');
  expect(submits).toBe(1);
});

it('reads a scan without an end key once nothing more comes', async () => {
  await show(<Host />, '/');
  act(() => find('input').focus());
  typeByScanner(...code);
  expect(scans).toEqual([]);
  act(() => {
    vi.advanceTimersByTime(600);
  });
  expect(scans).toEqual([code]);
  expect(find('output').textContent).toBe('12');
});

it('reads a scan without an end key before what is typed right after it', async () => {
  await show(<Host />, '/');
  act(() => find('input').focus());
  typeByScanner(...code);
  typeByHand('3');
  expect(scans).toEqual([code]);
  expect(find('output').textContent).toBe('123');
});

it('waits for keys that come late but were pressed in time', async () => {
  await show(<Host />, '/');
  typeByScanner(...code.slice(0, 8));
  act(() => {
    vi.advanceTimersByTime(400);
  });
  goOnByScanner(...code.slice(8), 'Enter');
  expect(scans).toEqual([code]);
});

it('knows when a code was scanned, however late it is heard', async () => {
  await show(<Host />, '/');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  typeByScanner(...code, 'Enter');
  vi.advanceTimersByTime(5000);
  typeByScanner(...code, 'Enter');
  const [first = 0, second = 0] = times;
  // A rest of a second, then fourteen keys.
  expect(second - first).toBe(1056);
});

it('takes the separator from the settings of this device', async () => {
  writeStored(storageKeys.scanner, JSON.stringify({ separatorKey: 'F8', prefix: '~' }));
  await show(<Host />, '/');
  typeByScanner(...'~10ABCDEF', 'F8', ...'17270131', 'Enter');
  expect(scans).toEqual([`10ABCDEF${gs}17270131`]);
});

it('takes up settings that are changed while it listens', async () => {
  await show(<Host />, '/');
  writeScannerSettings({ separatorKey: 'F8', prefix: '', suffix: '' });
  typeByScanner(...'10ABCDEF', 'F8', ...'17270131', 'Enter');
  expect(scans).toEqual([`10ABCDEF${gs}17270131`]);
});

it('does without settings that make no sense', async () => {
  for (const stored of ['{', 'null', '[]', '{"separatorKey":5,"prefix":{}}']) {
    writeStored(storageKeys.scanner, stored);
    await show(<Host />, '/');
    typeByScanner(...code, 'Enter');
    takeDown();
  }
  expect(scans).toEqual([code, code, code, code]);
});

it('hears nothing while it is switched off', async () => {
  await show(<Host isEnabled={false} />, '/');
  act(() => find('input').focus());
  typeByScanner(...code, 'Enter');
  expect(scans).toEqual([]);
  expect(find('output').textContent).toBe(`12${code}`);
  expect(submits).toBe(1);
});
