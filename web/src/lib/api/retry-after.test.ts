import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendPatiently } from './retry-after.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const busy = (status: number, retryAfter?: string) =>
  new Response('busy', { status, ...(retryAfter ? { headers: { 'Retry-After': retryAfter } } : {}) });

/** Answers in turn, the last again and again, and notes when it was asked. */
function server(...answers: (() => Response)[]) {
  const started = Date.now();
  const askedAt: number[] = [];
  const send = vi.fn(async () => {
    const answer = answers[Math.min(askedAt.length, answers.length - 1)];
    askedAt.push(Date.now() - started);
    return answer?.() ?? new Response('');
  });
  return { send, askedAt };
}

const fine = () => new Response('fine');
const withKey = { method: 'POST', headers: { 'Idempotency-Key': 'key-0001' } };

describe('a request that is turned away', () => {
  it.each([
    ['a read', {}],
    ['a write under a key', withKey],
  ])('comes again after the pause it was told: %s', async (_, init) => {
    const { send, askedAt } = server(
      () => busy(503, '2'),
      () => busy(429, '5'),
      fine,
    );
    const sending = sendPatiently(send, '/pro/orders', init);
    await vi.runAllTimersAsync();
    expect(await (await sending).text()).toBe('fine');
    expect(askedAt).toEqual([0, 2000, 7000]);
  });

  it('comes again three times and no more', async () => {
    const { send, askedAt } = server(() => busy(503, '1'));
    const sending = sendPatiently(send, '/pro/orders', {});
    await vi.runAllTimersAsync();
    expect((await sending).status).toBe(503);
    expect(askedAt).toHaveLength(4);
  });

  it.each([
    ['a write without a key', { method: 'POST' }, 503, '2'],
    ['one that is told to wait for long', {}, 429, '900'],
    ['one that is not told when', {}, 503, undefined],
    ['one that is told nonsense', {}, 503, 'soon'],
    ['one that failed otherwise', {}, 500, '2'],
    ['one that was refused', {}, 404, '2'],
  ] as const)('does not, when it is %s', async (_, init, status, retryAfter) => {
    const { send, askedAt } = server(() => busy(status, retryAfter), fine);
    expect((await sendPatiently(send, '/pro/orders', init)).status).toBe(status);
    expect(askedAt).toHaveLength(1);
  });

  it('ends its wait when it is cancelled', async () => {
    const { send, askedAt } = server(() => busy(503, '2'), fine);
    const leaving = new AbortController();
    const sending = sendPatiently(send, '/pro/orders', { signal: leaving.signal });
    await vi.advanceTimersByTimeAsync(1000);
    leaving.abort(new Error('left'));
    await expect(sending).rejects.toThrow('left');
    expect(askedAt).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
