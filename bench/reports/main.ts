// npm run bench:reports: each report and each grouping over the product's own calls, beside the bare SQL of the same.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { type Compared, printCompared, seconds } from '../beside-sql/compare.ts';
import { databaseCpu } from '../beside-sql/database-cpu.ts';
import { type BenchProduct, withProduct } from '../beside-sql/product.ts';
import { loadLedger } from '../inventory/load.ts';
import { loadOrders } from '../orders/load.ts';
import {
  bareConsumption,
  bareInventory,
  bareMovements,
  bareOrderGroups,
  bareOrdersByArticle,
  bareOrdersByVendor,
  type OrderPart,
  type StockPart,
} from './bare.ts';

answerHelp(`npm run bench:reports -- [options]

Each report and each grouping over the product's own calls, for all time, beside the bare SQL of the same figures.

  --orders N      orders (50000)
  --articles N    articles (10000)
  --movements N   movements of the ledger (1000000)
  --runs N        how often each call is measured (5)
  --warmups N     how often each is called before (6: the database settles on a plan after five)
  --only TEXT     only rows that contain it
  --keep FOLDER   keep the data there, and use it again the next time`);

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '50000' },
    articles: { type: 'string', default: '10000' },
    movements: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '5' },
    warmups: { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
});

const get =
  ({ send }: BenchProduct, path: string) =>
  () =>
    send('GET', `reports/${path}`);
const all = 'preset=allTime';
const keptIn = (part: string) => (values.keep === undefined ? undefined : join(values.keep, part));
const print = async ({ owner }: BenchProduct, rows: readonly Compared[]) =>
  printCompared(
    rows.filter(([what]) => what.includes(values.only)),
    {
      runs: Number(values.runs),
      warmUps: Number(values.warmups),
      databaseCpu: await databaseCpu(owner),
    },
  );

// Each load adds its own products, so each has its own database.
await withProduct(
  async (owner, practice) => {
    const started = performance.now();
    await loadOrders(owner, { ...practice, orders: Number(values.orders) });
    await owner.query('vacuum analyze');
    console.log(`${values.orders} orders loaded in ${seconds(started)} s`);
  },
  (product) => {
    const { owner } = product;
    const parts: OrderPart[] = ['month', 'vendor', 'category', 'costCenter'];
    return print(product, [
      ['orders by vendor', get(product, `orders-by-vendor?${all}`), () => bareOrdersByVendor(owner)],
      ...parts.map(
        (by): Compared => [
          `orders by vendor, grouped by ${by}`,
          get(product, `orders-by-vendor?${all}&groupBy=${by}`),
          () => bareOrderGroups(owner, by),
        ],
      ),
      ['orders by article', get(product, `orders-by-article?${all}`), () => bareOrdersByArticle(owner)],
    ]);
  },
  keptIn('orders'),
);

await withProduct(
  async (owner, practice) => {
    const started = performance.now();
    const sizes = { articles: Number(values.articles), movements: Number(values.movements) };
    await loadLedger(owner, { ...practice, ...sizes });
    await owner.query('vacuum analyze');
    console.log(`${values.movements} movements loaded in ${seconds(started)} s`);
  },
  (product) => {
    const { owner } = product;
    const parts: StockPart[] = ['month', 'vendor', 'category', 'costCenter', 'storage'];
    const today = new Date().toISOString().slice(0, 10);
    const yearEnd = `${Number(today.slice(0, 4)) - 1}-12-31`;
    return print(product, [
      ['stock movements', get(product, `stock-movements?${all}`), () => bareMovements(owner)],
      ...parts.map(
        (by): Compared => [
          `stock movements, grouped by ${by}`,
          get(product, `stock-movements?${all}&groupBy=${by}`),
          () => bareMovements(owner, by),
        ],
      ),
      ['consumption', get(product, `consumption?${all}`), () => bareConsumption(owner)],
      ...parts.map(
        (by): Compared => [
          `consumption, grouped by ${by}`,
          get(product, `consumption?${all}&groupBy=${by}`),
          () => bareConsumption(owner, by),
        ],
      ),
      ['inventory, today', get(product, 'inventory'), () => bareInventory(owner, today)],
      [
        'inventory, end of last year',
        get(product, `inventory?asOf=${yearEnd}`),
        () => bareInventory(owner, yearEnd),
      ],
    ]);
  },
  keptIn('ledger'),
);
