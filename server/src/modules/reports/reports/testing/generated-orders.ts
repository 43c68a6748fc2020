// A practice that ordered for more than a year: odd prices, fees, returns, cost centers, around both clock changes; and prices with a past.
import { calendarDay } from '@praxora/rules/shared/dates';
import { type OrderState, orderStates } from '@praxora/rules/shared/order-state';
import fc from 'fast-check';
import type { TestApp } from '../../../../testing/app.ts';
import { anAddress, anOffer, aProduct, aVendor } from '../../../../testing/catalog-builders.ts';
import type { StoreKeeper } from '../../../../testing/inventory-builders.ts';
import { anOrder } from '../../../../testing/order-builders.ts';
import { momentsAroundClockChanges } from './clock-changes.ts';

export interface RawLine {
  readonly id: number;
  readonly order: number;
  readonly number: string;
  readonly vendor: number;
  readonly address: number;
  readonly state: OrderState;
  readonly placedAt: string;
  readonly day: string;
  readonly product: number | null;
  readonly name: string;
  readonly category: number | null;
  readonly costCenter: number | null;
  readonly maker: string;
  readonly quantity: number;
  readonly price: number;
  readonly net: number;
  readonly returned: number;
  readonly shipping: number;
  readonly surcharge: number;
}

export interface GeneratedOrders {
  readonly vendors: readonly number[];
  readonly addresses: readonly number[];
  readonly products: readonly number[];
  readonly costCenters: readonly number[];
}

const seed = 20_261_116;
const times = <Made>(count: number, make: () => Promise<Made>): Promise<Made[]> =>
  Array.from({ length: count }).reduce<Promise<Made[]>>(
    async (made) => [...(await made), await make()],
    Promise.resolve([]),
  );

export async function generateOrders(app: TestApp, me: StoreKeeper, count = 140): Promise<GeneratedOrders> {
  const { practiceId } = me.user;
  const vendors = await times(3, () => aVendor(app));
  const addresses = await times(2, () => anAddress(app, practiceId));
  const products = await times(3, () => aProduct(app));
  const costCenters = (
    await app.asOwner.rows<{ id: number }>(
      `insert into cost_center (practice_id, number, name, is_standard)
       select $1, n::text, 'Zimmer ' || n, false from generate_series(1, 2) n returning id`,
      [practiceId],
    )
  ).map(({ id }) => id);
  const wishes = fc.sample(
    fc.record({
      vendor: fc.constantFrom(...vendors),
      address: fc.constantFrom(...addresses),
      state: fc.constantFrom(...orderStates),
      placedAt: fc.oneof(
        fc.constantFrom(...momentsAroundClockChanges),
        fc
          .date({ min: new Date('2025-09-01'), max: new Date('2026-11-10'), noInvalidDate: true })
          .map((at) => at.toISOString()),
      ),
      positions: fc.array(
        fc.record({
          productId: fc.constantFrom(...products, null),
          name: fc.constantFrom('Alginat', 'Bonding'),
          manufacturer: fc.constantFrom('Ivoline', 'Kerrmed'),
          quantity: fc.integer({ min: 1, max: 40 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    { seed, numRuns: count },
  );
  for (const wish of wishes) await anOrder(app, { user: me.user, ...wish });
  // Odd prices, some returned, different fees and cost centers.
  await app.asOwner.run(
    `update order_position p set unit_price_cents = 333 + p.id % 700, discount_cents = p.id % 50,
       net_cents = p.quantity * (333 + p.id % 700) - p.id % 50, received = p.quantity,
       returned = case when p.id % 3 = 0 then p.quantity / 2 else 0 end,
       cost_center_id = k.id, cost_center_number = k.number, cost_center_name = k.name
     from order_position q left join cost_center k on k.practice_id = q.practice_id and k.id = ($2::integer[])[1 + q.id % 3]
     where p.practice_id = $1 and q.practice_id = $1 and q.id = p.id`,
    [practiceId, costCenters],
  );
  await app.asOwner.run(
    `update purchase_order o set goods_cents = l.net, shipping_cents = o.id % 700, surcharge_cents = o.id % 90,
       net_cents = l.net + o.id % 700 + o.id % 90, gross_cents = l.net + o.id % 700 + o.id % 90
     from (select order_id, sum(net_cents) as net from order_position where practice_id = $1 group by 1) l
     where l.order_id = o.id and o.practice_id = $1`,
    [practiceId],
  );
  return { vendors, addresses, products, costCenters };
}

/** Lines of orders as they stand there, without any reckoning. */
export async function rawLines(app: TestApp, practiceId: number): Promise<RawLine[]> {
  const rows = await app.asOwner.rows<Omit<RawLine, 'day' | 'placedAt'> & { placed_at: Date }>(
    `select p.id, o.id as order, o.order_number as number, o.vendor_id as vendor, o.address_id as address, o.state, o.placed_at,
            p.product_id as product, p.name_de as name, coalesce(k.parent_id, k.id) as category, p.cost_center_id as "costCenter",
            p.manufacturer as maker, p.quantity, p.unit_price_cents as price, p.net_cents as net, p.returned,
            o.shipping_cents as shipping, o.surcharge_cents as surcharge
     from order_position p join purchase_order o on o.practice_id = p.practice_id and o.id = p.order_id
     left join product c on c.id = p.product_id left join category k on k.id = c.category_id
     where o.practice_id = $1`,
    [practiceId],
  );
  return rows.map(({ placed_at, ...row }) => ({
    ...row,
    placedAt: placed_at.toISOString(),
    day: calendarDay(placed_at),
  }));
}

export interface RawPrice {
  readonly product: number;
  readonly vendor: number;
  readonly isOwn: boolean;
  readonly from: string;
  readonly cents: number;
}

/** A price of the practice's own, without a past. */
export async function anOwnOffer(
  app: TestApp,
  me: StoreKeeper,
  product: number,
  vendor: number,
): Promise<number> {
  const id = await anOffer(app, product, vendor);
  await app.asOwner.run('update offer set practice_id = $2 where id = $1', [id, me.user.practiceId]);
  return id;
}

/**
 * Prices of some vendors for some of the products, and the practice's agreed prices with some of them; days around the
 * clock changes.
 */
export async function generatePrices(
  app: TestApp,
  me: StoreKeeper,
  { products, vendors }: Pick<GeneratedOrders, 'products' | 'vendors'>,
): Promise<RawPrice[]> {
  const days = [
    '2025-11-01',
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ];
  const pairs = products.flatMap((product) => vendors.map((vendor) => ({ product, vendor })));
  const wishes = fc.sample(
    fc.record({
      isOffered: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
      isOwn: fc.boolean(),
      common: fc.dictionary(fc.constantFrom('2025-10-15', ...days), fc.integer({ min: 200, max: 900 })),
      own: fc.dictionary(fc.constantFrom(...days), fc.integer({ min: 200, max: 900 })),
    }),
    { seed, numRuns: pairs.length },
  );
  const prices: RawPrice[] = [];
  for (const [index, { product, vendor }] of pairs.entries()) {
    const wish = wishes[index];
    if (!wish?.isOffered) continue;
    const keep = async (offerId: number, isOwn: boolean, history: Record<string, number>) => {
      for (const [from, cents] of Object.entries(history)) {
        await app.asOwner.run(
          'insert into offer_price_history (offer_id, practice_id, valid_from, unit_price_cents) values ($1, $2, $3, $4)',
          [offerId, isOwn ? me.user.practiceId : null, from, cents],
        );
        prices.push({ product, vendor, isOwn, from, cents });
      }
    };
    if (wish.isOwn) await keep(await anOwnOffer(app, me, product, vendor), true, wish.own);
    await keep(await anOffer(app, product, vendor), false, wish.common);
  }
  return prices;
}
