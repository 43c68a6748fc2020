// Makes the sample practice of one practice in a database that is in use: as the demo data, but all of it the practice's own.
import type { VatRate } from '@praxora/rules/shared/tax';
import type { Client } from 'pg';
import { type Calendar, calendarUpTo } from '../calendar.ts';
import { examplePositions } from '../example-cart.ts';
import { confirmedOrders, halfReceivedOrder } from '../inventory/open-orders.ts';
import type { Ordering, Practice } from '../inventory/ordering-practice.ts';
import { type DemoOrder, pastOrders } from '../inventory/orders.ts';
import { planArticles } from '../inventory/plan.ts';
import type { PracticeIds } from '../inventory/practice-ids.ts';
import type { StockedProduct } from '../inventory/products.ts';
import { type StockedArticle, stockedArticle } from '../inventory/stocked.ts';
import { writeOrders } from '../inventory/write-orders.ts';
import { writeReceipts } from '../inventory/write-receipts.ts';
import { writeStock } from '../inventory/write-stock.ts';
import { writeInvoicesOfPractice } from '../invoices/demo-invoices.ts';
import { drawNumbers, drawOrderNumbers } from './numbers.ts';
import {
  type SampleVendor,
  sampleCountry,
  writeSampleProducts,
  writeSampleVendors,
} from './sample-catalogue.ts';
import {
  type SampleLanguage,
  samplePracticeName,
  writeSampleAddresses,
  writeSamplePlaces,
} from './sample-places.ts';

export interface NewSample {
  /** The practice whose users open it. */
  readonly homeId: number;
  readonly personId: number;
  readonly country: string;
  readonly language: SampleLanguage;
  /** YYYY-MM-DD. */
  readonly today: string;
}

const seed = 'praxora';

/**
 * Inside a transaction of the owner. The person is its user afterwards, whether it was there or not; of several who open it at the same
 * time one makes it.
 */
export async function loadSample(client: Client, wanted: NewSample): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('praxora sample practice'))`);
  const { rows } = await client.query<{ id: number }>('select id from practice where sample_of = $1', [
    wanted.homeId,
  ]);
  const [found] = rows;
  const practiceId = found?.id ?? (await addPractice(client, wanted));
  const userId = await addUser(client, practiceId, wanted.personId);
  if (!found) await fill(client, practiceId, userId, wanted);
}

async function inserted(client: Client, sql: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(sql, values);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('Nothing was inserted');
  return id;
}

const addPractice = (client: Client, { homeId, country, language, today }: NewSample): Promise<number> =>
  inserted(
    client,
    `insert into practice (name, country, edition, created_at, sample_of) values ($1, $2, 'pro20', $3, $4) returning id`,
    [samplePracticeName(language), country, calendarUpTo(today).firstDay, homeId],
  );

/** Everybody may try everything there. */
const addUser = (client: Client, practiceId: number, personId: number): Promise<number> =>
  inserted(
    client,
    `insert into app_user (practice_id, person_id, role) values ($1, $2, 'owner')
     on conflict (practice_id, person_id) do update set deactivated_at = null returning id`,
    [practiceId, personId],
  );

async function fill(
  client: Client,
  practiceId: number,
  userId: number,
  { country, language, today }: NewSample,
): Promise<void> {
  const calendar = calendarUpTo(today);
  const practice: Practice = {
    ...{ practiceId, userId, country, isMain: true, approverId: null, limitCents: null },
  };
  const places = await writeSamplePlaces(client, practiceId, language);
  const ids: PracticeIds = { practiceId, userId, ...places, device: null };
  const sampleVendors = await writeSampleVendors(client, practiceId, country);
  const products = await writeSampleProducts(client, practiceId, seed, calendar, sampleVendors);
  const articles = await planStock(client, products, calendar);
  const addresses = await writeSampleAddresses(client, practiceId, country);
  const ordering: Ordering = {
    practice,
    ...termsAndContacts(sampleVendors, country),
    rates: await readRates(client),
    ...addresses,
  };
  await writeLedger(client, { articles, products, ordering, ids, today });
  await writeInvoicesOfPractice(client, practiceId, today);
  await writeCart(client, practiceId, addresses.delivery[0]?.id ?? 0, products, sampleVendors);
  await client.query(
    `insert into watched_product (practice_id, product_id, created_at, target_cents)
     select $1, p.id, $3::date - 20, (select min(o.tier_price_cents[1]) * 5 / 4 from offer o where o.product_id = p.id)
     from product p where p.practice_id = $1 and p.id = any($2)`,
    [practiceId, products.slice(-3).map(({ id }) => id), today],
  );
}

async function planStock(
  client: Client,
  products: readonly StockedProduct[],
  calendar: Calendar,
): Promise<StockedArticle[]> {
  const plans = planArticles(products, { seed, today: calendar.today, isSmall: false });
  const first = await drawNumbers(client, 'article', plans.length);
  return plans.map((plan, index) => stockedArticle(first + index, plan, calendar, seed));
}

interface Ledger {
  readonly articles: readonly StockedArticle[];
  readonly products: readonly StockedProduct[];
  readonly ordering: Ordering;
  readonly ids: PracticeIds;
  readonly today: string;
}

async function writeLedger(
  client: Client,
  { articles, products, ordering, ids, today }: Ledger,
): Promise<void> {
  const open = openOrders(products, articles, today);
  const elsewhere = new Set(
    open.flatMap(({ receipts }) => receipts.flatMap(({ lots }) => lots.map(({ lot }) => lot))),
  );
  const all = [...pastOrders(articles, elsewhere), ...open];
  const count = (one: (order: DemoOrder) => number) => all.reduce((sum, order) => sum + one(order), 0);
  const firstOrder = await drawNumbers(client, 'purchase_order', all.length);
  const next = {
    order: firstOrder,
    position: await drawNumbers(
      client,
      'order_position',
      count(({ lines }) => lines.length),
    ),
    receipt: await drawNumbers(
      client,
      'receipt',
      count(({ receipts }) => receipts.length),
    ),
    platformNumbersAfter: (await drawOrderNumbers(client, all.length)) - firstOrder,
  };
  const entries = articles.reduce((sum, { history }) => sum + history.lots.length, 0);
  const firstEntry = await drawNumbers(client, 'stock_entry', entries);
  const { orders, purchases } = await writeOrders(client, all, ordering, seed, next);
  const entryIds = await writeStock(client, articles, purchases, ids, firstEntry, elsewhere);
  await writeReceipts(client, orders, ids, entryIds);
}

/** One that came half, and others that are on their way. */
function openOrders(
  products: readonly StockedProduct[],
  articles: readonly StockedArticle[],
  today: string,
): DemoOrder[] {
  const half = halfReceivedOrder(products, articles, today);
  return [...(half.lines.length > 0 ? [half] : []), ...confirmedOrders(articles, half, today)];
}

function termsAndContacts(sampleVendors: ReadonlyMap<number, SampleVendor>, country: string) {
  const all = [...sampleVendors.values()];
  return {
    terms: new Map(
      all.map(({ id, vendor }) => {
        const terms = vendor.conditions.find((one) => one.country === sampleCountry(country));
        return [
          id,
          {
            shippingCents: terms?.shippingCents ?? 0,
            freeShippingFromCents: terms?.freeShippingFromCents ?? null,
            surchargeCents: terms?.surchargeCents ?? 0,
            surchargeBelowCents: terms?.surchargeBelowCents ?? 0,
          },
        ] as const;
      }),
    ),
    contacts: new Map(
      all.map(({ id, vendor }) => [id, { transmission: 'email' as const, to: vendor.email ?? '' }] as const),
    ),
  };
}

async function readRates(client: Client): Promise<VatRate[]> {
  const { rows } = await client.query<VatRate>(
    `select country, vat_class as "vatClass", to_char(valid_from, 'YYYY-MM-DD') as "validFrom",
            percent::float8 as percent from vat_rate`,
  );
  return rows;
}

/** The worked-out cart, as far as its vendors deliver to the country: the optimizer has something to save. */
async function writeCart(
  client: Client,
  practiceId: number,
  addressId: number,
  products: readonly StockedProduct[],
  sampleVendors: ReadonlyMap<number, SampleVendor>,
): Promise<void> {
  for (const { productName, vendorId, quantity } of examplePositions) {
    const vendor = sampleVendors.get(vendorId)?.id;
    const product = products.find(({ name }) => name === productName);
    if (vendor === undefined || !product?.offers.some((offer) => offer.vendorId === vendor)) continue;
    await client.query(
      'insert into cart_position (practice_id, address_id, vendor_id, product_id, quantity) values ($1, $2, $3, $4, $5)',
      [practiceId, addressId, vendor, product.id, quantity],
    );
  }
}
