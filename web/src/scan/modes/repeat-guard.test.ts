import { expect, test } from 'vitest';
import { createRepeatGuard, type RepeatGuard } from './repeat-guard.ts';

test('the same label within three seconds is asked about, later it is meant', () => {
  const guard = createRepeatGuard();
  expect(guard.judge('A', 0, 'wedge')).toBe('new');
  expect(guard.judge('A', 2_999, 'wedge')).toBe('ask');
  expect(guard.judge('A', 5_999, 'wedge')).toBe('new');
  expect(guard.judge('B', 6_000, 'wedge')).toBe('new');
  expect(guard.judge('A', 6_001, 'wedge')).toBe('new');
});

test('a label that stays before the camera is one scan, however long it is held there', () => {
  const guard = createRepeatGuard();
  expect(guard.judge('A', 0, 'camera')).toBe('new');
  for (let at = 120; at < 10_000; at += 120) expect(guard.judge('A', at, 'camera')).toBe('stillInSight');
  lookElsewhere(guard, 10_000, 3);
  expect(guard.judge('A', 12_000, 'camera')).toBe('new');
  lookElsewhere(guard, 12_120, 3);
  expect(guard.judge('A', 13_500, 'camera')).toBe('ask');
});

test('a device that needs seconds for one look takes a label that stays there once', () => {
  const guard = createRepeatGuard();
  expect(guard.judge('A', 0, 'camera')).toBe('new');
  for (let at = 20_000; at < 200_000; at += 20_000)
    expect(guard.judge('A', at, 'camera')).toBe('stillInSight');
  // A blurred picture or two are no proof that it was taken away.
  lookElsewhere(guard, 200_000, 2);
  expect(guard.judge('A', 221_500, 'camera')).toBe('stillInSight');
});

test('a label that stays there while the camera is off and on again is one scan', () => {
  const guard = createRepeatGuard();
  expect(guard.judge('A', 0, 'camera')).toBe('new');
  lookElsewhere(guard, 120, 5);
  guard.started();
  // The first pictures after that are dark or not sharp.
  lookElsewhere(guard, 2_000, 5);
  expect(guard.judge('A', 2_900, 'camera')).toBe('stillInSight');
  lookElsewhere(guard, 3_020, 5);
  expect(guard.judge('A', 4_100, 'camera')).toBe('new');
});

test('after a sleep the same label is a new scan', () => {
  const guard = createRepeatGuard();
  expect(guard.judge('A', 0, 'camera')).toBe('new');
  expect(guard.judge('A', 120_000, 'camera')).toBe('new');
});

function lookElsewhere(guard: RepeatGuard, from: number, times: number) {
  for (let look = 0; look < times; look += 1) guard.looked([], from + look * 120);
}
