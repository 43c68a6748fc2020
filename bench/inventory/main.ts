// npm run bench:inventory: lists and bookings of a large inventory over the product's own calls, beside the bare SQL.
// Options: --articles N, --movements N, --runs N.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { createApp } from '../../server/src/app.ts';
import { verifyLedger } from '../../server/src/modules/ledger/ledger.service.ts';
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
import { bareConsumption, bareInput, bareList } from './bare.ts';
import { loadLedger } from './load.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    movements: { type: 'string', default: '1000000' },
    runs: { type: 'string', default: '60' },
  },
});
const articles = Number(values.articles);
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
  const userId = await createUser(asOwner, {
    practiceId,
    ...login,
    firstName: 'B',
    lastName: 'B',
    language: 'de',
  });
  const started = performance.now();
  const today = new Date().toISOString().slice(0, 10);
  await loadLedger(owner, { practiceId, userId, articles, movements: Number(values.movements), today });
  console.log(`${articles} articles, ${values.movements} movements loaded in ${seconds(started)} s`);

  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder }, root);
  const database = openDatabase(app, 4, quiet);
  const now = () => new Date();
  const platform = { config, database, log: createLog('silent'), now, publicUrl: () => 'http://localhost' };
  const server = await createApp(platform, {
    webFolder: join(root, 'web/dist'),
    search: openSearch(platform, app),
  });
  const answer = await server.inject({ method: 'POST', url: '/pro/login', payload: login });
  const headers = { authorization: `Bearer ${answer.json().data.token}` };
  const send = async (method: 'GET' | 'POST', path: string, payload?: object): Promise<void> => {
    const url = `/pro/${path}`;
    const { statusCode, body } = await server.inject({
      method,
      url,
      headers,
      ...(payload ? { payload } : {}),
    });
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
  };
  const list = (query: string) => () => send('GET', `inventory/article/list?${query}`);
  let turn = 0;
  const next = (): number => 1 + ((turn++ * 37) % articles);
  const { rows: withStock } = await owner.query<{ id: number }>(
    'select id from article where stock > 3 order by id',
  );
  const stocked = (): number => withStock[(turn++ * 37) % withStock.length]?.id ?? 1;

  const rows: [what: string, product: () => Promise<void>, bare: () => Promise<void>][] = [
    [
      'list, first page by name',
      list('sort=name'),
      () => bareList(owner, 'name', { order: 'lower(a.name)' }),
    ],
    ['list, most urgent first', list('sort=status'), () => bareList(owner, 'status', { order: 'status' })],
    [
      'filter: minimum stock and expired',
      list('sort=name&status=minimumStock&expiry=expired'),
      () =>
        bareList(owner, 'filter', {
          order: 'lower(a.name)',
          where: 'minimum_stock > 0 and stock <= minimum_stock and earliest_expiry < current_date',
          counted: 'true',
        }),
    ],
    [
      'search for a word',
      list('sort=name&search=komposit'),
      () => bareList(owner, 'search', { order: 'lower(a.name)', where: `a.name ilike '%komposit%'` }),
    ],
    [
      'search for a batch',
      list('sort=name&search=LOT-123'),
      () =>
        bareList(owner, 'batch', {
          order: 'lower(a.name)',
          where: `exists (select from stock_entry e where e.article_id = a.id and e.balance > 0 and e.batch_number ilike '%lot-123%')`,
        }),
    ],
    [
      'one storage',
      () => send('GET', 'inventory/article/list/storage/3?sort=name'),
      () =>
        bareList(owner, 'storage', {
          order: 'lower(a.name)',
          where: `exists (select from stock_entry e where e.article_id = a.id and e.storage_id = 3 and e.balance > 0)`,
        }),
    ],
    [
      'book in',
      () => send('POST', 'stock/manual/input', { articleId: next(), amount: 1, storageId: 1 }),
      () => bareInput(owner, next()),
    ],
    [
      'consume, first expired first',
      () => send('POST', 'stock/consumption', { articleId: stocked(), amount: 1 }),
      () => bareConsumption(owner, stocked()),
    ],
    [
      'movements of an article',
      () => send('GET', `inventory/article/${next()}/movements`),
      async () => {
        await owner.query({
          name: 'movements',
          text: 'select * from stock_movement where practice_id = 1 and article_id = $1 order by id desc limit 50',
          values: [next()],
        });
      },
    ],
  ];
  console.log('\n| | Product, ms | of it own CPU | Bare SQL, ms | Ratio |\n|---|---|---|---|---|');
  for (const [what, product, bare] of rows) console.log(await compared(what, product, bare));

  const verifying = performance.now();
  const { defects, checked } = await verifyLedger(asOwner);
  console.log(
    `\nverify-ledger: ${checked.movements} movements in ${seconds(verifying)} s, ${defects.length} defects`,
  );
  await server.close();
  await database.close();
} finally {
  await owner.end();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}

/** In turns, so that a busy moment hits both; medians. */
async function compared(
  what: string,
  product: () => Promise<void>,
  bare: () => Promise<void>,
): Promise<string> {
  const times = { product: [] as number[], cpu: [] as number[], bare: [] as number[] };
  for (let run = -5; run < Number(values.runs); run += 1) {
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
