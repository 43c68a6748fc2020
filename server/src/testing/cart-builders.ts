// Buyers and filled carts made to order for tests.
import { examplePositions, exampleVendors } from '@praxora/rules/vendors/pricing-example';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';
import { aUser, bearer, loginAs, type TestUser } from './builders.ts';
import { anAddress, anOffer, aProduct, aVendor } from './catalog-builders.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Buyer {
  readonly user: TestUser;
  /** The default delivery address. */
  readonly address: number;
  readonly headers: { readonly authorization: string };
  /** A call with the buyer's token. */
  call(method: Method, url: string, payload?: object): Promise<LightMyRequestResponse>;
  /** A marketplace call with its `data`. */
  market(method: Method, path: string, data?: object): Promise<LightMyRequestResponse>;
  /** Puts something into the cart and tells the position's id. */
  add(data: object): Promise<number>;
}

/** A user with a delivery address, logged in. */
export async function aBuyer(app: TestApp, wish: { readonly country?: string } = {}): Promise<Buyer> {
  const user = await aUser(app, wish);
  const address = await anAddress(app, user.practiceId, wish.country);
  const headers = bearer(await loginAs(app, user));
  const call: Buyer['call'] = (method, url, payload) =>
    app.request({ method, url, headers, ...(payload ? { payload } : {}) });
  const market: Buyer['market'] = (method, path, data) =>
    call(method, `/api/marketplace/v1/${path}`, data && { data });
  const add: Buyer['add'] = async (data) => {
    const answer = await market('POST', 'wwarenkorbposition', data);
    if (answer.statusCode !== 200) throw new Error(`put into the cart: ${answer.statusCode} ${answer.body}`);
    return answer.json().data.wWarenkorbposition.ID;
  };
  return { user, address, headers, call, market, add };
}

/** Status and code of a refusal, in whichever form it came. */
export function readRefusal(answer: LightMyRequestResponse): [status: number, code: string | undefined] {
  const { errors } = answer.json();
  return [answer.statusCode, errors?.code ?? errors?.[0]?.code];
}

/** The worked-out cart in the buyer's default address; ids in the order of the example. */
export async function anExampleCart(
  app: TestApp,
  { user, address }: Pick<Buyer, 'user' | 'address'>,
): Promise<{ vendors: number[]; positions: number[] }> {
  const vendors: number[] = [];
  for (const { name, favourite, terms } of exampleVendors) {
    const vendor = await aVendor(app, {
      name,
      shipping: terms.shippingCents,
      freeFrom: terms.freeShippingFromCents,
      surcharge: terms.surchargeCents,
      surchargeBelow: terms.surchargeBelowCents,
    });
    vendors.push(vendor);
    if (favourite) {
      await app.asOwner.run(
        'insert into vendor_preference (practice_id, vendor_id, is_favourite) values ($1, $2, true)',
        [user.practiceId, vendor],
      );
    }
  }
  const positions: number[] = [];
  for (const position of examplePositions) {
    const productId = await aProduct(app, { name: position.name });
    for (const [index, cents] of position.unitPriceCents.entries()) {
      if (cents !== null) await anOffer(app, productId, vendors[index] ?? 0, { tiers: [[1, cents]] });
    }
    const { id } = await app.asOwner.one<{ id: number }>(
      `insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity)
       values ($1, $2, $3, $4, $5) returning id`,
      [user.practiceId, address, vendors[position.vendor], productId, position.quantity],
    );
    positions.push(id);
  }
  return { vendors, positions };
}
