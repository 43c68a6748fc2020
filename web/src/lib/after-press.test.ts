import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPress } from './after-press.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  window.dispatchEvent(new Event('pointerup'));
  vi.useRealTimers();
});

it('does the work at once when nothing is pressed', () => {
  const work = vi.fn();
  afterPress(work);
  expect(work).toHaveBeenCalledOnce();
});

it('waits while something is pressed, and does the work once', () => {
  const work = vi.fn();
  window.dispatchEvent(new Event('pointerdown'));
  afterPress(work);
  vi.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerup'));
  // The click comes first.
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  window.dispatchEvent(new Event('pointerup'));
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
