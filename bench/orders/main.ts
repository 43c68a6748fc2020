// npm run bench:orders: the list of a practice with many orders over the product's own calls, beside the bare SQL of its page.
// Options: --orders N, --runs N, --only TEXT (rows that contain it).
import { parseArgs } from 'node:util';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { type Compared, printCompared, seconds } from '../beside-sql/compare.ts';
import { withProduct } from '../beside-sql/product.ts';
import { bareCounts, bareOrder, barePage, type Page } from './bare.ts';
import { loadOrders } from './load.ts';

answerHelp(`npm run bench:orders -- [options]

The list of a practice with many orders over the product's own calls, beside the bare SQL of its page.

  --orders N      orders (50000)
  --runs N        how often each call is measured (60)
  --only TEXT     only rows that contain it`);

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '50000' },
    runs: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
});
const orders = Number(values.orders);

await withProduct(
  async (owner, practice) => {
    const started = performance.now();
    const positions = await loadOrders(owner, { ...practice, orders });
    console.log(`${orders} orders, ${positions} positions loaded in ${seconds(started)} s`);
  },
  async ({ owner, send }) => {
    const get = (path: string) => send('GET', `orders${path}`);
    const deep = Math.floor((orders * 0.9) / 40);
    const from = new Date(Date.now() - 29 * 86_400_000).toISOString().slice(0, 10);
    const pages: [what: string, query: string, bare: Page][] = [
      ['open, first page', 'section=open', { where: `section = 'open'` }],
      ['completed, first page', 'section=completed', { where: `section = 'completed'` }],
      [
        `completed, page ${deep}`,
        `section=completed&page=${deep}`,
        { where: `section = 'completed'`, offset: deep * 40 },
      ],
      ['all, first page', 'page=0', { where: 'section is not null' }],
      [`all, page ${deep}`, `page=${deep}`, { where: 'section is not null', offset: deep * 40 }],
      ['one vendor', 'vendorId=7&section=completed', { where: `vendor_id = 7 and section = 'completed'` }],
      ['one address', 'addressId=2', { where: 'address_id = 2 and section is not null' }],
      ['one state', 'state=cancelled', { where: `state = 'cancelled'` }],
      ['last 30 days', 'preset=last30Days', { where: `placed_at >= '${from}' and section is not null` }],
      [
        'orders of an article',
        'productId=1500',
        {
          where:
            'section is not null and id in (select order_id from order_position where practice_id = 1 and product_id = 1500)',
        },
      ],
      [
        'search for a common word',
        'search=komposit',
        { where: `section is not null and search_text like '%komposit%'`, isSearch: true },
      ],
      [
        'search for two words, few hits',
        'search=nitril%202741',
        {
          where: `section is not null and search_text like '%nitril%' and search_text like '%2741%'`,
          isSearch: true,
        },
      ],
      [
        'search for an order number',
        'search=2026-002711',
        { where: `section is not null and search_text like '%2026-002711%'`, isSearch: true },
      ],
    ];
    const rows: Compared[] = [
      ...pages.map(
        ([what, query, bare]): Compared => [what, () => get(`?${query}`), () => barePage(owner, bare)],
      ),
      ['counts, vendors, addresses', () => get('/counts'), () => bareCounts(owner)],
      ['one order in full', () => get(`/${orders >> 1}`), () => bareOrder(owner, orders >> 1)],
    ];
    await printCompared(
      rows.filter(([what]) => what.includes(values.only)),
      { runs: Number(values.runs) },
    );
  },
);
