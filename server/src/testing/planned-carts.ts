// Carts made to order for tests: vendors with their terms, products with their offers, and what lies where.
import type { TestApp } from './app.ts';
import { aUser, bearer, loginAs } from './builders.ts';
import { anAddress, aVendor } from './catalog-builders.ts';

export interface VendorPlan {
  readonly shipping?: number;
  readonly freeFrom?: number | null;
  readonly surcharge?: number;
  readonly surchargeBelow?: number;
  readonly favourite?: boolean;
  readonly discountBasisPoints?: number;
}

export interface OfferPlan {
  readonly tiers: readonly (readonly [from: number, cents: number])[];
  readonly minimum?: number;
  readonly step?: number;
  readonly availability?: string;
  readonly discountable?: boolean;
}

export interface CartPlan {
  readonly vendors: readonly VendorPlan[];
  /** Offers by product and vendor; null where a vendor does not sell the product. */
  readonly products: readonly (readonly (OfferPlan | null)[])[];
  readonly positions: readonly {
    readonly product: number;
    readonly vendor: number;
    readonly quantity: number;
  }[];
}

/** An offer at one price. */
export const at = (cents: number) => ({ tiers: [[1, cents]] as const });

/** Two lines at two vendors; together at the second they cost least. */
export const twoVendors: CartPlan = {
  vendors: [
    { shipping: 590, freeFrom: null },
    { shipping: 490, freeFrom: null },
  ],
  products: [
    [at(1000), at(1100)],
    [at(2100), at(2000)],
  ],
  positions: [
    { product: 0, vendor: 0, quantity: 1 },
    { product: 1, vendor: 1, quantity: 1 },
  ],
};

export interface TestCart {
  readonly practiceId: number;
  readonly addressId: number;
  readonly headers: { authorization: string };
  readonly vendorIds: readonly number[];
  readonly productIds: readonly number[];
  readonly positionIds: readonly number[];
}

const idAt = (ids: readonly number[], index: number): number => ids[index] ?? Number.NaN;
const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

export interface Buyer {
  readonly practiceId: number;
  readonly headers: { authorization: string };
}

export async function aBuyer(app: TestApp): Promise<Buyer> {
  const user = await aUser(app);
  return { practiceId: user.practiceId, headers: bearer(await loginAs(app, user)) };
}

export async function aCart(app: TestApp, plan: CartPlan, buyer?: Buyer): Promise<TestCart> {
  const { practiceId, headers } = buyer ?? (await aBuyer(app));
  const addressId = await anAddress(app, practiceId);
  const vendorIds: number[] = [];
  for (const vendor of plan.vendors) vendorIds.push(await aVendorWithTerms(app, practiceId, vendor));
  const productIds = await products(app, plan.products.length);
  const offers = plan.products.flatMap((byVendor, product) =>
    byVendor.flatMap((offer, vendor) =>
      offer ? offerRow(idAt(productIds, product), idAt(vendorIds, vendor), offer) : [],
    ),
  );
  await app.asOwner.run(
    `insert into offer (product_id, vendor_id, order_number, tier_from, tier_price_cents, minimum_quantity, order_step,
                        availability, discountable)
     select product_id, vendor_id, 'N-' || product_id, tier_from, tier_price_cents, minimum, step, availability,
            discountable
     from jsonb_to_recordset($1::jsonb)
       as r (product_id integer, vendor_id integer, tier_from integer[], tier_price_cents integer[], minimum integer,
             step integer, availability text, discountable boolean)`,
    [JSON.stringify(offers)],
  );
  const positionIds = idsOf(
    await app.asOwner.rows<{ id: number }>(
      `insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity)
       select $1, $2, v, p, q from unnest($3::integer[], $4::integer[], $5::integer[]) with ordinality as r (v, p, q, nr)
       order by nr returning id`,
      [
        practiceId,
        addressId,
        plan.positions.map(({ vendor }) => idAt(vendorIds, vendor)),
        plan.positions.map(({ product }) => idAt(productIds, product)),
        plan.positions.map(({ quantity }) => quantity),
      ],
    ),
  );
  return { practiceId, addressId, headers, vendorIds, productIds, positionIds };
}

const products = async ({ asOwner }: TestApp, count: number): Promise<number[]> =>
  idsOf(
    await asOwner.rows<{ id: number }>(
      `insert into product (slug, name_de, name_en, category_id)
       select gen_random_uuid(), 'Artikel', 'Article', (select min(id) from category where parent_id is not null)
       from generate_series(1, $1) returning id`,
      [count],
    ),
  );

const offerRow = (product_id: number, vendor_id: number, offer: OfferPlan) => ({
  product_id,
  vendor_id,
  tier_from: offer.tiers.map(([from]) => from),
  tier_price_cents: offer.tiers.map(([, cents]) => cents),
  minimum: offer.minimum ?? 1,
  step: offer.step ?? 1,
  availability: offer.availability ?? 'available',
  discountable: offer.discountable ?? true,
});

async function aVendorWithTerms(app: TestApp, practiceId: number, plan: VendorPlan): Promise<number> {
  const { shipping = 590, freeFrom = 10_000, surcharge = 0, surchargeBelow = 0 } = plan;
  const id = await aVendor(app, { shipping, freeFrom });
  await app.asOwner.run(
    'update vendor_condition set surcharge_cents = $2, surcharge_below_cents = $3 where vendor_id = $1',
    [id, surcharge, surchargeBelow],
  );
  await app.asOwner.run(
    `insert into vendor_preference (practice_id, vendor_id, is_favourite, discount_basis_points)
     values ($1, $2, $3, $4)`,
    [practiceId, id, plan.favourite ?? false, plan.discountBasisPoints ?? 0],
  );
  return id;
}

const base = '/api/marketplace/v1/middleware';

export function optimizeIn(app: TestApp, { addressId, headers }: TestCart, controlParameters: object = {}) {
  return app.request({
    method: 'POST',
    url: `${base}/basket/optimiser`,
    headers,
    payload: { data: { addressIds: [addressId], controlParameters } },
  });
}

export function applyIn(app: TestApp, { addressId, headers }: TestCart, controlParameters: object = {}) {
  return app.request({
    method: 'POST',
    url: `${base}/apply/basket/optimiser`,
    headers,
    payload: { data: { addressId, controlParameters } },
  });
}

/** Cart positions at the address: vendor and quantity by position. */
export const listPositions = (app: TestApp, { addressId }: TestCart) =>
  app.asOwner.rows(
    'select id, vendor_id, product_id, quantity from cart_position where address_id = $1 order by id',
    [addressId],
  );

/** A cart that takes far longer than any test: many cheap lines, so that every vendor stands near its thresholds. */
export function aHardPlan(positions = 300, vendors = 60): CartPlan {
  let state = 1;
  const random = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  return {
    vendors: Array.from({ length: vendors }, () => ({
      shipping: 490 + random(300),
      freeFrom: 7_500 + random(12_500),
      surcharge: random(500),
      surchargeBelow: 2_500 + random(2_500),
    })),
    products: Array.from({ length: positions }, (_, product) => {
      const price = 200 + random(1_600);
      return Array.from({ length: vendors }, (__, vendor) =>
        vendor === product % vendors || random(10) < 3
          ? { tiers: [[1, Math.round((price * (85 + random(30))) / 100)]] as const }
          : null,
      );
    }),
    positions: Array.from({ length: positions }, (_, product) => ({
      product,
      vendor: product % vendors,
      quantity: 1,
    })),
  };
}
