import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find, pageText, show, takeDown } from '../../lib/testing/screen.tsx';
import { Hint } from './Hint.tsx';

const button = (
  <button type="button" aria-label="Log out">
    →
  </button>
);
// React makes entering and leaving of these two.
const point = (kind: 'pointerover' | 'pointerout', pointerType = 'mouse') =>
  act(() => {
    find('button').dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType }));
  });
const wait = () => act(() => vi.advanceTimersByTime(300));

async function showHint(disabled = false) {
  await show(
    <Hint label="Log out" disabled={disabled}>
      {button}
    </Hint>,
    '/',
  );
  vi.useFakeTimers();
}

beforeEach(() => vi.useRealTimers());
afterEach(() => {
  vi.useRealTimers();
  takeDown();
});

it('shows the name while the mouse rests on the button, and only to those who see it', async () => {
  await showHint();
  point('pointerover');
  expect(pageText()).toBe('→');
  wait();
  expect(pageText()).toBe('→Log out');
  expect(find('[data-side="below"]').getAttribute('aria-hidden')).toBe('true');
  point('pointerout');
  expect(pageText()).toBe('→');
});

it('is gone when the button is pressed', async () => {
  await showHint();
  point('pointerover');
  wait();
  act(() => {
    find('button').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  });
  expect(pageText()).toBe('→');
});

it('does not come for a finger, nor where the name stands already', async () => {
  await showHint();
  point('pointerover', 'touch');
  wait();
  expect(pageText()).toBe('→');
  takeDown();
  vi.useRealTimers();
  await showHint(true);
  point('pointerover');
  wait();
  expect(pageText()).toBe('→');
});
