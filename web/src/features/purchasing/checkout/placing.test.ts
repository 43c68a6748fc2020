import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { aBasket } from './checkout.fixture.ts';
import { createPlacing, type OrderRequest, requestVendorId } from './placing.ts';

const wish = (vendorId: number): OrderRequest => ({
  shown: aBasket({ vendorId }),
  billingAddressId: 1,
  orderReference: '',
  requestedDeliveryDate: null,
});
const orderOf = (vendorId: number) => ({
  id: vendorId,
  orderNumber: `2026-000${vendorId}`,
  vendorName: `Depot ${vendorId}`,
  state: 'transmitting' as const,
  netCents: 100,
  grossCents: 119,
});
const refusal = new ApiError({ status: 409, call: 'POST', message: 'no', code: 'OFFER_NOT_VALID' });

/** Answers of the server, by vendor, each taken once; then it takes the order. */
function placingWith(answers: Record<number, Error[]> = {}) {
  const sent: { vendorId: number; key: string; shown: OrderRequest['shown'] }[] = [];
  const ordered: number[] = [];
  let finished = 0;
  const placing = createPlacing({
    send: async (given, key) => {
      const vendorId = requestVendorId(given);
      sent.push({ vendorId, key, shown: given.shown });
      await Promise.resolve();
      const failure = answers[vendorId]?.shift();
      if (failure) throw failure;
      return orderOf(vendorId);
    },
    onOrdered: (given) => ordered.push(requestVendorId(given)),
    onFinished: async () => {
      finished += 1;
    },
  });
  const states = () => [...placing.store.get().attempts].map(([vendorId, { state }]) => [vendorId, state]);
  return { placing, sent, ordered, states, finished: () => finished };
}

describe('placing orders', () => {
  it('sends each basket once however often it is clicked, with a key of its own', async () => {
    const { placing, sent, ordered, states, finished } = placingWith();
    const wishes = [wish(1), wish(2)];
    const first = placing.place(wishes);
    expect(placing.store.get().isRunning).toBe(true);
    await Promise.all([first, placing.place(wishes), placing.place(wishes)]);
    await placing.place(wishes);
    expect(sent.map(({ vendorId }) => vendorId)).toEqual([1, 2]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    expect(ordered).toEqual([1, 2]);
    expect(states()).toEqual([
      [1, 'ordered'],
      [2, 'ordered'],
    ]);
    expect(placing.store.get().isRunning).toBe(false);
    expect(finished()).toBe(2);
  });

  it('goes on after a refusal, and lets the orders of the others stand', async () => {
    const { placing, states } = placingWith({ 1: [refusal] });
    await placing.place([wish(1), wish(2)]);
    expect(states()).toEqual([
      [1, 'refused'],
      [2, 'ordered'],
    ]);
    placing.settle(1);
    placing.settle(2);
    expect(states()).toEqual([[2, 'ordered']]);
  });

  it('stops without a connection, and tries again under the same key', async () => {
    const lost = ApiError.notAnswered('POST', new Error('offline'));
    const { placing, sent, ordered, states } = placingWith({ 1: [lost] });
    await placing.place([wish(1), wish(2)]);
    expect(states()).toEqual([[1, 'unanswered']]);
    await placing.place([wish(1), wish(2)]);
    expect(sent.map(({ vendorId }) => vendorId)).toEqual([1, 1, 2]);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(ordered).toEqual([1, 2]);
  });

  it('takes a failure of the server and a full queue for no answer', async () => {
    const failures = [500, 429].map(
      (status) => new ApiError({ status, call: 'POST', message: 'later', code: null }),
    );
    const { placing, states } = placingWith({ 1: failures });
    for (const _ of failures) {
      await placing.place([wish(1)]);
      expect(states()).toEqual([[1, 'unanswered']]);
    }
  });

  it('orders nothing before a note is saved, and nothing at all when that fails', async () => {
    const { placing, sent } = placingWith();
    let save: () => void = () => undefined;
    placing.waitFor(new Promise<void>((done) => (save = done)));
    const placed = placing.place([wish(1)]);
    await Promise.resolve();
    expect(sent).toEqual([]);
    save();
    await placed;
    expect(sent).toHaveLength(1);

    placing.waitFor(Promise.reject(new Error('not saved')));
    await expect(placing.place([wish(2)])).rejects.toThrow('not saved');
    expect(sent).toHaveLength(1);
    expect(placing.store.get().isRunning).toBe(false);
  });
});
