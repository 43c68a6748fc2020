// A buyer with a cart that can be ordered, and looks at what comes of it.
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import { aBuyer, type Buyer, readRefusal } from './cart-builders.ts';
import { anAddress, anOffer, aProduct, aVendor } from './catalog-builders.ts';

type Table = 'purchase_order' | 'order_position' | 'order_event' | 'cart_position';

interface OrderWish {
  readonly vendor?: number;
  readonly address?: number;
  readonly key?: string;
  readonly headers?: Buyer['headers'];
  /** Another server process to send the request to. */
  readonly at?: TestApp;
}

export interface CheckoutBench {
  readonly me: Buyer;
  readonly billing: number;
  /** Gloves at 12.34 and masks at 5.00; shipping 5.90, free from 100. */
  readonly vendor: number;
  readonly gloves: number;
  readonly masks: number;
  readonly offers: { readonly gloves: number; readonly masks: number };
  /** 3 gloves and 2 masks: 37.02 + 10.00 + 5.90 = 52.92 net. */
  fill(): Promise<{ gloves: number; masks: number }>;
  order(data?: object, wish?: OrderWish): Promise<LightMyRequestResponse>;
  setPreferences(body: object): Promise<void>;
  /** In all tables of the practice. */
  count(table: Table): Promise<number>;
  /** Rows of the practice's orders, the first placed first. */
  stored(): Promise<Record<string, unknown>[]>;
  /** Refused with this, and nothing ordered. */
  expectRefused(answer: LightMyRequestResponse, status: number, code: string): Promise<void>;
}

export async function aCheckout(app: TestApp): Promise<CheckoutBench> {
  const me = await aBuyer(app);
  const { practiceId } = me.user;
  const billing = await anAddress(app, practiceId, 'DE', 'billing');
  const [vendor, gloves, masks] = [await aVendor(app), await aProduct(app), await aProduct(app)];
  const offers = {
    gloves: await anOffer(app, gloves, vendor, { tiers: [[1, 1234]] }),
    masks: await anOffer(app, masks, vendor, { tiers: [[1, 500]] }),
  };
  const count: CheckoutBench['count'] = async (table) =>
    (
      await app.asOwner.one<{ count: number }>(
        `select count(*)::integer as count from ${table} where practice_id = $1`,
        [practiceId],
      )
    ).count;
  return {
    me,
    billing,
    vendor,
    gloves,
    masks,
    offers,
    count,
    fill: async () => ({
      gloves: await me.add({ productId: gloves, lieferantId: vendor, Anzahl: 3 }),
      masks: await me.add({ productId: masks, lieferantId: vendor, Anzahl: 2 }),
    }),
    order: (data, wish = {}) =>
      (wish.at ?? app).request({
        method: 'POST',
        url: `/api/marketplace/v1/wwarenkorb/${wish.vendor ?? vendor}/${wish.address ?? me.address}`,
        headers: { ...(wish.headers ?? me.headers), ...(wish.key ? { 'idempotency-key': wish.key } : {}) },
        payload: data ? { data } : {},
      }),
    setPreferences: async (body) => {
      const answer = await me.call('PUT', `/pro/vendors/${vendor}/preferences`, body);
      if (answer.statusCode !== 200) throw new Error(`preferences: ${answer.statusCode} ${answer.body}`);
    },
    stored: () =>
      app.asOwner.rows('select * from purchase_order where practice_id = $1 order by id', [practiceId]),
    expectRefused: async (answer, status, code) => {
      expect(readRefusal(answer)).toEqual([status, code]);
      expect(await count('purchase_order')).toBe(0);
      expect(await count('order_position')).toBe(0);
    },
  };
}
