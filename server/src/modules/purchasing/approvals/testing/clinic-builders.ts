// A practice that orders under a limit, and what it agreed on with vendors.
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from '../../../../testing/app.ts';
import { aUser, bearer, loginAs } from '../../../../testing/builders.ts';
import type { Buyer } from '../../../../testing/cart-builders.ts';
import type { CheckoutBench } from '../../../../testing/checkout-builders.ts';
import { createClinic } from '../../../account/index.ts';

let made = 0;

/** Answers the headers of its approver. */
export async function aClinicWithLimit(
  app: TestApp,
  { me }: CheckoutBench,
  limitCents: number,
): Promise<Buyer['headers']> {
  const { practiceId } = me.user;
  const lead = await aUser(app, { practiceId });
  await createClinic(app.asOwner, practiceId, `limit-${practiceId}-${++made}`, limitCents, [lead.email]);
  return bearer(await loginAs(app, lead));
}

export const setOwnPrice = (
  app: TestApp,
  { me }: CheckoutBench,
  product: number,
  vendor: number,
  cents: number,
): Promise<number> =>
  app.asOwner.run(
    `insert into offer (practice_id, product_id, vendor_id, order_number, tier_from, tier_price_cents, vat_class)
     values ($1, $2, $3, 'own', '{1}', array[$4::integer], 'fullTax')`,
    [me.user.practiceId, product, vendor, cents],
  );

export const freeDelivery = {
  shippingCents: 0,
  freeShippingFromCents: 0,
  surchargeCents: 0,
  surchargeBelowCents: 0,
};

export function readData(answer: LightMyRequestResponse) {
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
