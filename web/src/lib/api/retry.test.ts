import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWithRetries } from './retry.ts';
import { patienceMs } from './retry-pauses.ts';
import { decideWaiting, showQuestion, waitingSummary } from './waiting-requests.ts';

let hideQuestion = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  hideQuestion = showQuestion();
});
afterEach(() => {
  hideQuestion();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const busy = (status: number, retryAfter?: string) => () =>
  new Response('busy', { status, ...(retryAfter ? { headers: { 'Retry-After': retryAfter } } : {}) });
const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const fine = () => new Response('fine');

/** Answers in turn, the last again and again, and notes when it was asked. */
function server(...answers: (() => Response)[]) {
  const started = Date.now();
  const askedAt: number[] = [];
  const attempt = async () => {
    const answer = answers[Math.min(askedAt.length, answers.length - 1)];
    askedAt.push(Date.now() - started);
    return answer?.() ?? fine();
  };
  return { attempt, askedAt };
}

const read = { isWrite: false };
const write = { isWrite: true };

describe('a request that finds no server', () => {
  it.each([
    ['a proxy without a server behind it', busy(502)],
    ['a proxy’s own 503, without Retry-After', busy(503)],
    ['a proxy that waited in vain', busy(504)],
    ['a network that is down', unreachable],
  ])('is sent again until there is one: %s', async (_, failure) => {
    const { attempt, askedAt } = server(failure, failure, failure, fine);
    const sending = sendWithRetries(attempt, write);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await (await sending).text()).toBe('fine');
    expect(askedAt).toEqual([0, 500, 1500, 3500]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits as long as the server tells it', async () => {
    const { attempt, askedAt } = server(busy(503, '2'), busy(429, '5'), busy(503, '20'), fine);
    const sending = sendWithRetries(attempt, read);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await (await sending).text()).toBe('fine');
    expect(askedAt).toEqual([0, 2000, 7000, 27_000]);
  });

  it('is told to the page from its second failure on', async () => {
    const reading = sendWithRetries(server(unreachable, unreachable, unreachable, fine).attempt, read);
    const writing = sendWithRetries(server(unreachable, unreachable, fine).attempt, write);
    await vi.advanceTimersByTimeAsync(499);
    expect(waitingSummary.get()).toEqual({ requests: 0, writes: 0, asking: 0 });
    await vi.advanceTimersByTimeAsync(1);
    expect(waitingSummary.get()).toEqual({ requests: 2, writes: 1, asking: 0 });
    await vi.advanceTimersByTimeAsync(1000);
    await writing;
    expect(waitingSummary.get()).toEqual({ requests: 1, writes: 0, asking: 0 });
    await vi.advanceTimersByTimeAsync(2000);
    await reading;
    expect(waitingSummary.get()).toEqual({ requests: 0, writes: 0, asking: 0 });
  });

  it.each([
    ['one that is told to come back in a quarter of an hour', busy(429, '900'), 429],
    ['one that asked too much and is not told when', busy(429), 429],
    ['one that broke the server', busy(500, '2'), 500],
    ['one that was refused', busy(404, '2'), 404],
  ])('is not: %s', async (_, answer, status) => {
    const { attempt, askedAt } = server(answer, fine);
    expect((await sendWithRetries(attempt, read)).status).toBe(status);
    expect(askedAt).toEqual([0]);
  });

  it('is not one that ran out of its own time', async () => {
    const late = () => {
      throw new Error('Timeout');
    };
    await expect(sendWithRetries(server(late, fine).attempt, read)).rejects.toThrow('Timeout');
  });
});

describe('at the end of the patience', () => {
  /** A request that has waited in vain, and what its server was asked. */
  async function outwaited(failure: () => Response, ...then: (() => Response)[]) {
    const attempts = Array(13).fill(failure);
    const { attempt, askedAt } = server(...attempts, ...then);
    const sending = sendWithRetries(attempt, write).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(askedAt.at(-1)).toBe(patienceMs);
    expect(waitingSummary.get()).toEqual({ requests: 1, writes: 1, asking: 1 });
    return { sending, askedAt };
  }

  it('the person is asked, and nothing is sent before the answer', async () => {
    const { sending, askedAt } = await outwaited(unreachable, unreachable, fine);
    const before = askedAt.length;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(askedAt).toHaveLength(before);
    decideWaiting(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(await sending).toBe(200);
    expect(askedAt).toHaveLength(before + 2);
    expect(waitingSummary.get()).toEqual({ requests: 0, writes: 0, asking: 0 });
  });

  it('a no brings the last failure', async () => {
    const { sending } = await outwaited(busy(503));
    decideWaiting(false);
    expect(await sending).toBe(503);
    const { sending: other } = await outwaited(unreachable);
    decideWaiting(false);
    expect(await other).toBe('Failed to fetch');
  });

  it('the question goes with the part of the page that shows it', async () => {
    const { sending } = await outwaited(busy(502));
    hideQuestion();
    expect(await sending).toBe(502);
    hideQuestion = showQuestion();
  });

  it('comes at once for a pause that is longer than the patience', async () => {
    const { attempt, askedAt } = server(busy(503, '46'), fine);
    const sending = sendWithRetries(attempt, read);
    await vi.advanceTimersByTimeAsync(0);
    expect(waitingSummary.get().asking).toBe(1);
    decideWaiting(true);
    expect((await sending).status).toBe(200);
    expect(askedAt).toEqual([0, 0]);
  });
});

describe('a request that waits', () => {
  it('ends when it is cancelled', async () => {
    const { attempt, askedAt } = server(unreachable, fine);
    const leaving = new AbortController();
    const sending = sendWithRetries(attempt, { ...read, signal: leaving.signal });
    const outcome = expect(sending).rejects.toThrow('left');
    await vi.advanceTimersByTimeAsync(400);
    leaving.abort(new Error('left'));
    await outcome;
    expect(askedAt).toEqual([0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends when the person gives up', async () => {
    const { attempt, askedAt } = server(busy(503), busy(503), fine);
    const sending = sendWithRetries(attempt, write);
    await vi.advanceTimersByTimeAsync(600);
    decideWaiting(false);
    expect((await sending).status).toBe(503);
    expect(askedAt).toEqual([0, 500]);
  });

  it('is not sent on behalf of another session', async () => {
    const { attempt, askedAt } = server(busy(503), fine);
    let token = 'a';
    const sending = sendWithRetries(attempt, { ...write, mayRepeat: () => token === 'a' });
    await vi.advanceTimersByTimeAsync(100);
    token = 'b';
    await vi.advanceTimersByTimeAsync(500);
    expect((await sending).status).toBe(503);
    expect(askedAt).toEqual([0]);
  });
});
