// A booking while the server is away: said, asked about after 45 seconds, and sent again under the same key.
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from '../../lib/api/api.ts';
import { type Answer, serve } from '../../lib/testing/fake-server.ts';
import { pageText, prepareTexts, show, takeDown } from '../../lib/testing/screen.tsx';
import { useChange } from '../../ui/change/useChange.ts';
import { Reconnecting } from './Reconnecting.tsx';

const bookingId = '5e3f8d1c-3f0e-4f4c-9d7a-111111111111';

function BookingPage() {
  const booking = useChange({
    call: (_: undefined, key) => callApi(stockCalls.undoBooking, { params: { bookingId } }, key),
    showsRefusal: true,
  });
  return (
    <>
      <button type="button" onClick={() => void booking.run(undefined)}>
        Book
      </button>
      <p>{booking.isBusy ? 'under way' : booking.error === null ? 'no failure' : 'failed'}</p>
      <Reconnecting />
    </>
  );
}

let answer: () => Answer;
beforeEach(async () => {
  await prepareTexts();
  await show(<BookingPage />, '/');
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  takeDown();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`no button ${name}`);
  act(() => button.click());
  await pass(0);
}

/** Whether the browser would ask before the page is left. */
function asksBeforeLeaving(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

function serverThatIsAway() {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  return serve({ POST: () => answer() });
}

it('says that it waits, asks after 45 seconds, and sends the same booking under the same key', async () => {
  const requests = serverThatIsAway();
  expect(asksBeforeLeaving()).toBe(false);
  await press('Book');
  await pass(500);
  expect(pageText()).toContain('Reconnecting, 1 request is waiting.');
  expect(asksBeforeLeaving()).toBe(true);
  await pass(44_499);
  expect(pageText()).not.toContain('Try again');
  await pass(1);
  expect(pageText()).toContain('1 request has been waiting for 45 seconds.');
  expect(pageText()).not.toContain('Reconnecting');
  expect(pageText()).toContain('under way');
  const before = requests.length;
  answer = () => ({ body: { data: {} } });
  await press('Try again');
  await pass(0);
  expect(requests).toHaveLength(before + 1);
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(keys).size).toBe(1);
  expect(pageText()).toContain('no failure');
  await pass(1000);
  expect(pageText()).not.toContain('Try again');
  expect(asksBeforeLeaving()).toBe(false);
});

it('gives up when told to, and the same booking has the same key still', async () => {
  const requests = serverThatIsAway();
  await press('Book');
  await pass(500);
  await press('Cancel');
  expect(pageText()).toContain('failed');
  expect(asksBeforeLeaving()).toBe(false);
  answer = () => ({ body: { data: {} } });
  await press('Book');
  expect(pageText()).toContain('no failure');
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});
