// npm run bench:orders: the list of a practice with many orders over the product's own calls, beside the bare SQL of its page.
// Options: --orders N, --runs N, --only TEXT (rows that contain it).
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { createApp } from '../../server/src/app.ts';
import { createPractice, createUser } from '../../server/src/modules/operators/operators.service.ts';
import { openSearch } from '../../server/src/modules/search/search.service.ts';
import { readConfig } from '../../server/src/platform/config/config.ts';
import { ensureAppRole } from '../../server/src/platform/database/connection.ts';
import { openDatabase } from '../../server/src/platform/database/database.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { plainTx } from '../../server/src/platform/database/tx.ts';
import { startEmbedded } from '../../server/src/platform/embedded/embedded.ts';
import { createLog } from '../../server/src/platform/log.ts';
import { cpuMs } from '../optimizer/cpu-clock.ts';
import { bareCounts, bareOrder, barePage, type Page } from './bare.ts';
import { loadOrders } from './load.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '50000' },
    runs: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
});
const orders = Number(values.orders);
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'praxora-bench-'));
// As root, the database's own user must pass through.
chmodSync(folder, 0o711);
const quiet = (): void => undefined;

const cluster = await startEmbedded({ dataDir: folder, log: quiet });
const owner = new Client(cluster.owner);
try {
  await owner.connect();
  const { role, app } = await ensureAppRole(cluster.owner, {});
  await migrate(cluster.owner, role, join(root, 'server/migrations'));
  const asOwner = plainTx(owner);
  const practiceId = (await createPractice(asOwner, 'Bench', 'DE', 'pro20')).id;
  const login = { email: 'bench@praxora.example', password: 'bench-password' };
  const names = { firstName: 'B', lastName: 'B', language: 'de' } as const;
  const userId = await createUser(asOwner, { practiceId, ...login, ...names });
  const started = performance.now();
  const today = new Date().toISOString().slice(0, 10);
  const positions = await loadOrders(owner, { practiceId, userId, orders, today });
  console.log(
    `${orders} orders, ${positions} positions loaded in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );

  const database = openDatabase(app, 4, quiet);
  const platform = {
    config: readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder }, root),
    database,
    log: createLog('silent'),
    now: () => new Date(),
    publicUrl: () => 'http://localhost',
  };
  const server = await createApp(platform, {
    webFolder: join(root, 'web/dist'),
    search: openSearch(platform, app),
  });
  const answer = await server.inject({ method: 'POST', url: '/pro/login', payload: login });
  const headers = { authorization: `Bearer ${answer.json().data.token}` };
  const get = async (path: string): Promise<void> => {
    const { statusCode, body } = await server.inject({ method: 'GET', url: `/pro/orders${path}`, headers });
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
  };

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
  const rows: [what: string, product: () => Promise<void>, bare: () => Promise<void>][] = [
    ...pages.map(([what, query, bare]): (typeof rows)[number] => [
      what,
      () => get(`?${query}`),
      () => barePage(owner, bare),
    ]),
    ['counts, vendors, addresses', () => get('/counts'), () => bareCounts(owner)],
    ['one order in full', () => get(`/${orders >> 1}`), () => bareOrder(owner, orders >> 1)],
  ];
  console.log('\n| | Product, ms | of it own CPU | Bare SQL, ms | Ratio |\n|---|---|---|---|---|');
  for (const [what, product, bare] of rows)
    if (what.includes(values.only)) console.log(await compared(what, product, bare));
  await server.close();
  await database.close();
} finally {
  await owner.end();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** In turns, so that a busy moment hits both; medians. */
async function compared(
  what: string,
  product: () => Promise<void>,
  bare: () => Promise<void>,
): Promise<string> {
  const times = { product: [] as number[], cpu: [] as number[], bare: [] as number[] };
  for (let run = -8; run < Number(values.runs); run += 1) {
    const [start, cpu] = [performance.now(), cpuMs()];
    await product();
    const [middle, used] = [performance.now(), cpuMs() - cpu];
    await bare();
    if (run < 0) continue;
    times.product.push(middle - start);
    times.cpu.push(used);
    times.bare.push(performance.now() - middle);
  }
  const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
  const [mine, own, least] = [median(times.product), median(times.cpu), median(times.bare)];
  return `| ${what} | ${mine.toFixed(1)} | ${own.toFixed(1)} | ${least.toFixed(1)} | ${(mine / least).toFixed(1)} |`;
}
