// What an approver can do with a waiting order beside a yes and a no: change it, and replace it by a cheaper split.
import type { CheaperSplit } from '@praxora/contract/purchasing/approvals.calls';
import type { Order, OrderRevision } from '@praxora/contract/purchasing/order';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recordedActions } from '../../../testing/activity-builders.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Buyer, readRefusal } from '../../../testing/cart-builders.ts';
import { anOffer, aVendor } from '../../../testing/catalog-builders.ts';
import { aCheckout, type CheckoutBench } from '../../../testing/checkout-builders.ts';
import { aClinicWithLimit, readData } from './testing/clinic-builders.ts';

let app: TestApp;
let bench: CheckoutBench;
let approver: Buyer['headers'];
beforeAll(async () => {
  app = await startTestApp({ OPTIMIZER_THREADS: '1' });
});
afterAll(() => app.close());
beforeEach(async () => {
  bench = await aCheckout(app);
  approver = await aClinicWithLimit(app, bench, 1000);
});

/** 3 gloves at 12.34 and 2 masks at 5.00 with 5.90 shipping: 52.92 net. */
async function aWaitingOrder(): Promise<Order> {
  await bench.fill();
  const { wBestellung } = readData(await bench.order());
  return readOrder(wBestellung.ID);
}

const readOrder = async (orderId: number): Promise<Order> =>
  readData(await bench.me.call('GET', `/pro/orders/${orderId}`));

const decide = (path: string, payload: object, headers = approver, key?: string) =>
  app.request({
    method: 'POST',
    url: `/pro/approvals/${path}`,
    headers: { ...headers, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  });

const kept = ({ positions }: Order, quantities: readonly number[]) =>
  quantities.flatMap((quantity, index) =>
    quantity === 0 ? [] : { positionId: positions[index]?.id ?? 0, quantity },
  );

const lastMail = () =>
  app.asOwner.one<{ recipient: string; subject: string; body_text: string }>(
    'select recipient, subject, body_text from mail where practice_id = $1 order by id desc limit 1',
    [bench.me.user.practiceId],
  );

describe('a change', () => {
  test('prices the order anew, keeps the version before, tells the buyer, and goes on waiting', async () => {
    const before = await aWaitingOrder();
    await app.asOwner.run('update offer set tier_price_cents = $2 where id = $1', [
      bench.offers.gloves,
      [1300],
    ]);
    const body = { revision: 1, positions: kept(before, [2, 0]), comment: 'Masken haben wir noch.' };
    const after: Order = readData(await decide(`${before.id}/change`, body, approver, 'change-once'));
    expect(after).toMatchObject({ state: 'pending-approval', revision: 2, goodsCents: 2600, netCents: 3190 });
    expect(after.positions.map(({ quantity, unitPriceCents }) => [quantity, unitPriceCents])).toEqual([
      [2, 1300],
    ]);
    expect(after.vat.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(after.vatCents);
    const again: Order = readData(await decide(`${before.id}/change`, body, approver, 'change-once'));
    expect(again.revision).toBe(2);
    const versions: OrderRevision[] = readData(
      await bench.me.call('GET', `/pro/orders/${before.id}/revisions`),
    );
    expect(versions).toMatchObject([{ revision: 1, netCents: 5292, positions: [{ quantity: 3 }, {}] }]);
    expect(after.history.at(-1)).toMatchObject({
      event: 'changed',
      detail: { comment: 'Masken haben wir noch.', revision: 2, beforeCents: 5292, afterCents: 3190 },
    });
    const mail = await lastMail();
    expect(mail.recipient).toBe(bench.me.user.email);
    expect(mail.body_text).toContain('31,90');
    expect(mail.body_text).toContain('Masken haben wir noch.');
    expect(await recordedActions(app, 'order', before.id)).toEqual(['order.placed', 'order.changed']);
    const found = await bench.me.call('GET', `/pro/orders?search=${before.orderNumber}`);
    expect(readData(found).items).toMatchObject([{ netCents: 3190, positionCount: 1, units: 2 }]);
  });

  test('of two approvers at once one changes, the other is told; nobody approves a version not seen', async () => {
    const before = await aWaitingOrder();
    const answers = await Promise.all(
      [1, 2].map((quantity) =>
        decide(`${before.id}/change`, { revision: 1, positions: kept(before, [quantity, 2]) }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(readRefusal)).toEqual([
      [409, 'ORDER_CHANGED'],
    ]);
    const seen = { revision: 1, comment: '' };
    expect(readRefusal(await decide(`${before.id}/approval`, seen))).toEqual([409, 'ORDER_CHANGED']);
    const several = { orderIds: [before.id], revisions: [1] };
    expect(readRefusal(await decide('approval', several))).toEqual([409, 'ORDER_CHANGED']);
    expect(readData(await decide('approval', { ...several, revisions: [2] }))).toMatchObject([
      { state: 'transmitting', revision: 2 },
    ]);
    const late = { revision: 2, positions: kept(before, [9, 2]) };
    expect(readRefusal(await decide(`${before.id}/change`, late))).toEqual([409, 'ORDER_STATE']);
  });

  test('what is not sold like that is told beside its field; foreign orders and positions are not found', async () => {
    const before = await aWaitingOrder();
    await app.asOwner.run('update offer set minimum_quantity = 4, order_step = 2 where id = $1', [
      bench.offers.gloves,
    ]);
    await app.asOwner.run('delete from offer where id = $1', [bench.offers.masks]);
    const answer = await decide(`${before.id}/change`, { revision: 1, positions: kept(before, [5, 1]) });
    expect(answer.json().errors).toMatchObject([
      { field: 'positions.0.quantity', code: 'POSITION_QUANTITY_NOT_SOLD', params: { minimum: 4, step: 2 } },
      { field: 'positions.1.quantity', code: 'POSITION_NOT_SOLD' },
    ]);
    const foreign = { revision: 1, positions: [{ positionId: 999_999_999, quantity: 1 }] };
    expect(readRefusal(await decide(`${before.id}/change`, foreign))).toEqual([404, 'NOT_FOUND']);
    const unchanged = before.positions.map(({ id, quantity }) => ({ positionId: id, quantity }));
    for (const more of [...foreign.positions, ...unchanged.slice(0, 1)])
      expect(
        readRefusal(await decide(`${before.id}/change`, { revision: 1, positions: [...unchanged, more] })),
      ).toEqual([404, 'NOT_FOUND']);
    const byBuyer = { revision: 1, positions: kept(before, [4, 0]) };
    expect(readRefusal(await decide(`${before.id}/change`, byBuyer, bench.me.headers))).toEqual([
      409,
      'NOT_AN_APPROVER',
    ]);
    const other = await aCheckout(app);
    const stranger = await aClinicWithLimit(app, other, 1000);
    for (const path of ['change', 'split', 'split/orders'])
      expect(
        readRefusal(
          await decide(
            `${before.id}/${path}`,
            { ...byBuyer, netCents: 1, positions: [{ positionId: 1, quantity: 1, vendorId: 1 }] },
            stranger,
          ),
        ),
      ).toEqual([404, 'NOT_FOUND']);
    expect((await other.me.call('GET', `/pro/orders/${before.id}/revisions`)).statusCode).toBe(404);
    const nothing = {
      revision: 1,
      positions: before.positions.map(({ id }) => ({ positionId: id, quantity: 0 })),
    };
    expect(readRefusal(await decide(`${before.id}/change`, nothing))).toEqual([422, 'NOTHING_LEFT_TO_ORDER']);
    expect((await readOrder(before.id)).revision).toBe(1);
  });
});

describe('a cheaper split', () => {
  const findSplit = async (orderId: number): Promise<CheaperSplit | null> =>
    readData(await decide(`${orderId}/split`, {}));

  const toApply = ({ revision, netCents, orders }: CheaperSplit) => ({
    revision,
    netCents,
    positions: orders.flatMap(({ vendorId, positions }) =>
      positions.map(({ positionId }) => ({ positionId, vendorId })),
    ),
  });

  /** The masks for 1.00 without shipping elsewhere, the gloves for 11.00 at a third vendor without shipping. */
  async function cheaperVendors(): Promise<[number, number]> {
    const [masks, gloves] = [
      await aVendor(app, { shipping: 0, freeFrom: 0 }),
      await aVendor(app, { shipping: 0, freeFrom: 0 }),
    ];
    await anOffer(app, bench.masks, masks, { tiers: [[1, 100]] });
    await anOffer(app, bench.gloves, gloves, { tiers: [[1, 1100]] });
    return [masks, gloves];
  }

  test('replaces the order by orders that wait, of the same buyer, at the price shown, once', async () => {
    const before = await aWaitingOrder();
    expect(await findSplit(before.id)).toBeNull();
    const [forMasks, forGloves] = await cheaperVendors();
    const split = await findSplit(before.id);
    expect(split).toMatchObject({ revision: 1, netCents: 3500, savingCents: 1792 });
    if (split === null) throw new RangeError('There are cheaper vendors');
    const body = { ...toApply(split), comment: 'Anderswo günstiger' };
    const orders: Order[] = readData(
      await decide(`${before.id}/split/orders`, body, approver, 'replace-once'),
    );
    expect(orders.map(({ vendor, state, netCents }) => [vendor.id, state, netCents])).toEqual([
      [forGloves, 'pending-approval', 3300],
      [forMasks, 'pending-approval', 200],
    ]);
    expect(orders.map(({ placedBy }) => placedBy)).toEqual([before.placedBy, before.placedBy]);
    const again = readData(await decide(`${before.id}/split/orders`, body, approver, 'replace-once'));
    expect(again.map(({ id }: Order) => id)).toEqual(orders.map(({ id }) => id));
    expect(await readOrder(before.id)).toMatchObject({ state: 'cancelled', netCents: 5292 });
    expect((await readOrder(before.id)).history.at(-1)).toMatchObject({
      event: 'replaced',
      detail: { orders: orders.map(({ orderNumber }) => orderNumber).join(', ') },
    });
    expect(readRefusal(await decide(`${before.id}/split/orders`, body))).toEqual([409, 'ORDER_STATE']);
    expect((await lastMail()).body_text).toContain(orders[1]?.orderNumber);
    expect(await bench.count('purchase_order')).toBe(3);
  });

  test('is refused when a price, an amount or the order changed since, and nothing is placed', async () => {
    const before = await aWaitingOrder();
    const [forMasks] = await cheaperVendors();
    const split = await findSplit(before.id);
    if (split === null) throw new RangeError('There are cheaper vendors');
    const apply = () => decide(`${before.id}/split/orders`, toApply(split));
    await app.asOwner.run('update offer set tier_price_cents = $2 where vendor_id = $1', [forMasks, [101]]);
    expect(readRefusal(await apply())).toEqual([409, 'SPLIT_OUTDATED']);
    await app.asOwner.run('update offer set tier_price_cents = $2 where vendor_id = $1', [forMasks, [100]]);
    readData(await decide(`${before.id}/change`, { revision: 1, positions: kept(before, [3, 1]) }));
    expect(readRefusal(await apply())).toEqual([409, 'ORDER_CHANGED']);
    const incomplete = { ...toApply(split), revision: 2, positions: toApply(split).positions.slice(1) };
    expect(readRefusal(await decide(`${before.id}/split/orders`, incomplete))).toEqual([404, 'NOT_FOUND']);
    expect(await bench.count('purchase_order')).toBe(1);
    expect((await readOrder(before.id)).state).toBe('pending-approval');
  });
});
