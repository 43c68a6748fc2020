// A practice with many orders, written by COPY as the checkout and the receipts leave them.
import type { Client } from 'pg';
import { addDays } from '../../packages/rules/src/shared/calendar.ts';
import { copyRows, type Value } from '../../server/src/platform/database/copy.ts';
import { Random } from '../search/random.ts';

const words = [
  'Handschuh',
  'Komposit',
  'Bohrer',
  'Maske',
  'Tupfer',
  'Zement',
  'Kanüle',
  'Spritze',
  'Wachs',
  'Ätzgel',
];
const kinds = ['Nitril', 'fein', 'grob', 'steril', 'blau', 'Gr. M', 'Gr. S', 'lang', 'kurz', 'extra'];
const vendors = 60;
const addresses = 4;
const products = 3_000;
const priceCents = 1_250;

interface Wanted {
  readonly practiceId: number;
  readonly userId: number;
  readonly orders: number;
  readonly today: string;
}

const columns = {
  order:
    'id, practice_id, order_number, platform_order_number, vendor_id, vendor_name, customer_number, message, address_id, delivery_address, billing_address, state, goods_cents, shipping_cents, surcharge_cents, net_cents, vat, vat_cents, gross_cents, placed_by, placed_at',
  position:
    'practice_id, order_id, line, product_id, name_de, name_en, manufacturer, manufacturer_number, pack_text_de, pack_text_en, picture, vendor_order_number, quantity, received, unit_price_cents, discount_cents, net_cents, vat_percent',
};

const address = (id: number) =>
  JSON.stringify({
    id,
    kind: 'shipping',
    type: 'Praxis',
    shortName: `Standort ${id}`,
    companyName: 'Zahnarztpraxis am langen Tisch',
    salutation: 'Mrs',
    firstName: 'Renate',
    lastName: 'Beispiel',
    street: 'Hauptstraße 1',
    postcode: '80331',
    location: 'München',
    country: 'DE',
    phone: '+49 89 99998 210',
    mobile: '',
    fax: '',
    vatId: '',
  });

async function loadCatalogue(client: Client): Promise<string[]> {
  await client.query(
    `insert into vendor (id, name, slug) select n, 'Depot ' || n, 'depot-' || n from generate_series(1, ${vendors}) n`,
  );
  const random = new Random(3);
  const names = Array.from(
    { length: products },
    (_, index) => `${random.pick(words)} ${random.pick(kinds)} ${index + 1}`,
  );
  const { rows } = await client.query<{ id: number }>(
    'select min(id) as id from category where parent_id is not null',
  );
  await copyRows(
    client,
    'product',
    'id, slug, name_de, name_en, category_id, gtin',
    names.map((name, index) => [
      ...[index + 1, `bench-${index + 1}`, name, name, rows[0]?.id ?? 1],
      index % 2 === 0 ? `40${String(index).padStart(11, '0')}` : null,
    ]),
  );
  return names;
}

/** A few are open, some were cancelled or rejected, all others have come. */
const stateOf = (age: number, random: Random): string =>
  age < 40
    ? random.pick(['ordered', 'open', 'partially-received', 'transmitting'])
    : random.chance(0.03)
      ? 'cancelled'
      : random.chance(0.01)
        ? 'rejected'
        : 'fully-received';

export async function loadOrders(
  client: Client,
  { practiceId, userId, orders, today }: Wanted,
): Promise<number> {
  await client.query("select set_config('app.bulk_load', 'on', false)");
  const names = await loadCatalogue(client);
  const random = new Random(7);
  let count = 0;
  for (let first = 1; first <= orders; first += 5_000) {
    const [rows, positions]: [Value[][], Value[][]] = [[], []];
    for (let id = first; id < first + 5_000 && id <= orders; id += 1) {
      const age = orders - id;
      const state = stateOf(age, random);
      const vendor = 1 + random.below(vendors);
      const place = 1 + (random.chance(0.8) ? 0 : 1 + random.below(addresses - 1));
      const day = addDays(today, -Math.floor(age / 20));
      const lines = 1 + random.below(7);
      let goods = 0;
      for (let line = 1; line <= lines; line += 1) {
        // Some are bought all the time, most now and then.
        const product = 1 + random.below(random.chance(0.3) ? 60 : products);
        const name = names[product - 1] ?? '';
        const quantity = 1 + random.below(9);
        goods += quantity * priceCents;
        positions.push([
          ...[
            practiceId,
            id,
            line,
            product,
            name,
            name,
            `Hersteller ${product % 80}`,
            `H-${10_000 + product}`,
          ],
          ...[
            'Packung mit 10 Stück',
            'pack of 10 pieces',
            'einweg',
            `D${vendor}-${20_000 + product}`,
            quantity,
          ],
          ...[state === 'fully-received' ? quantity : 0, priceCents, 0, quantity * priceCents, 19],
        ]);
      }
      count += lines;
      const vat = Math.round(goods * 0.19);
      rows.push([
        ...[id, practiceId, `2026-${String(id).padStart(6, '0')}`, `PX-${20_000_000 + id}`, vendor],
        ...[
          `Depot ${vendor}`,
          '884 120',
          '',
          place,
          address(place),
          address(place),
          state,
          goods,
          0,
          0,
          goods,
        ],
        ...[JSON.stringify([{ percent: 19, netCents: goods, vatCents: vat }]), vat, goods + vat, userId],
        `${day}T${String(7 + (id % 10)).padStart(2, '0')}:${String(id % 60).padStart(2, '0')}:00Z`,
      ]);
    }
    await copyRows(client, 'purchase_order', columns.order, rows);
    await copyRows(client, 'order_position', columns.position, positions);
  }
  await client.query('vacuum analyze');
  return count;
}
