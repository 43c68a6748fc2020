// npm run bench:loop: how long the heaviest requests hold the server's event loop, and how much memory they take.
import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Answer,
  articleCsv,
  articleXlsx,
  BenchClient,
  largeResponse,
  queries,
  typoRich,
} from './client.ts';
import type { FromProduct, Measured } from './product.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '12000' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(`npm run bench:loop -- [options]

Starts the product in a process of its own, sends its heaviest requests one after the other, and prints the longest hold
of its event loop and the memory each took, beside the size of the request. The aim is 50 ms.

  --products N   size of the demo catalogue (12000)
  --rounds N     each request is sent so often; the shortest of the longest holds counts (3)
  --only TEXT    only requests whose description contains it
`);
  process.exit(0);
}

const positions = 1000;
const folder = mkdtempSync(join(tmpdir(), 'praxora-bench-'));
// As root, the database's own user must pass through.
chmodSync(folder, 0o711);
const product = fork(new URL('./product.ts', import.meta.url), {
  execArgv: ['--import', 'tsx', '--expose-gc'],
  env: {
    ...process.env,
    DATA_DIR: folder,
    DEMO_PRODUCTS: values.products,
    BENCH_POSITIONS: String(positions),
  },
});
const ended = new Promise<never>((_, reject) => {
  product.once('exit', (code) => reject(new Error(`The product ended with ${code}`)));
});
const heard = (): Promise<FromProduct> =>
  Promise.race([new Promise<FromProduct>((resolve) => void product.once('message', resolve)), ended]);

type Heavy = readonly [what: string, send: () => Promise<Answer | readonly Answer[]>];

async function measured([what, send]: Heavy): Promise<string> {
  let best: Measured = { longestHold: Number.POSITIVE_INFINITY, memoryTaken: Number.POSITIVE_INFINITY };
  let answers: readonly Answer[] = [];
  let took = Number.POSITIVE_INFINITY;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    product.send('begin');
    const started = performance.now();
    const given = await send();
    took = Math.min(took, performance.now() - started);
    answers = 'status' in given ? [given] : given;
    product.send('report');
    const now = (await heard()) as FromProduct & Measured;
    best = {
      longestHold: Math.min(best.longestHold, now.longestHold),
      memoryTaken: Math.min(best.memoryTaken, now.memoryTaken),
    };
  }
  const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  return `| ${what} | ${statuses} | ${(bytes / 1e6).toFixed(1)} | ${Math.round(took)} | ${best.longestHold.toFixed(0)} | ${Math.max(0, Math.round(best.memoryTaken / 1e6))} |`;
}

try {
  const ready = await heard();
  if (ready.kind !== 'ready') throw new Error('The product is not ready');
  const { address, orderId, orderNumber } = ready;
  const client = new BenchClient(address);
  await client.enter();
  const importFile = 'pro/inventory/article/import';
  const draft = async (): Promise<string> => JSON.parse((await client.send('GET', importFile)).text).data?.id;
  const wideCsv = articleCsv(4999, 200);
  const wideXlsx = await articleXlsx(4999, 200);
  const narrowCsv = articleCsv(4999, 6);
  const response = largeResponse(orderNumber, positions);
  const size = (content: Buffer): string => `${(content.length / 1e6).toFixed(1)} MB`;
  const rows: Heavy[] = [
    ['search, 1 query of 40 hits', () => client.search(queries(1, 40))],
    ['search, 1 query of 1,000 hits', () => client.search(queries(1, 1000))],
    ['search, 50 queries of 20 hits', () => client.search(queries(50, 20))],
    ['search, 50 queries of 1,000 hits', () => client.search(queries(50, 1000))],
    [
      'search, twelve times 50 queries of 20 hits at once',
      () => Promise.all(Array.from({ length: 12 }, () => client.search(queries(50, 20)))),
    ],
    ['search, 50 queries of 10 misspelt words', () => client.search(typoRich(50))],
    [
      `import of CSV, 4,999 × 200 cells (${size(wideCsv)})`,
      () => client.upload(importFile, wideCsv, 'liste.csv'),
    ],
    ['import, its preview read again', () => client.send('GET', importFile)],
    [
      'import, a page of its rows',
      async () => client.send('GET', `${importFile}/${await draft()}/rows?pageSize=200`),
    ],
    [
      `import of XLSX, 4,999 × 200 cells (${size(wideXlsx)})`,
      () => client.upload(importFile, wideXlsx, 'liste.xlsx'),
    ],
    [
      'import, 4,999 articles with stock: upload and go',
      async () => {
        await client.upload(importFile, narrowCsv, 'liste.csv');
        const id = await draft();
        await client.send('PUT', `${importFile}/${id}`, { createStorages: true, skipExisting: true });
        return client.send('POST', `${importFile}/${id}/commit`);
      },
    ],
    ['export as XLSX', () => client.send('GET', 'pro/inventory/article/export?format=xlsx&language=de')],
    ['export as CSV', () => client.send('GET', 'pro/inventory/article/export?format=csv&language=de')],
    [
      'template as XLSX',
      () => client.send('GET', 'pro/inventory/article/import/template?format=xlsx&language=de'),
    ],
    [
      `vendor's answer, openTRANS with 11,000 lines (${size(response)})`,
      () => client.upload('pro/orders/responses', response, 'answer.xml'),
    ],
    [`order of ${positions} positions as PDF`, () => client.send('GET', `pro/orders/${orderId}/pdf`)],
    [`order of ${positions} positions as XML`, () => client.send('GET', `pro/orders/${orderId}/opentrans`)],
    [`order of ${positions} positions`, () => client.send('GET', `pro/orders/${orderId}`)],
  ];
  console.log(
    '\n| Request | Status | Answer, MB | Time, ms | Longest hold, ms | Memory taken, MB |\n|---|---|---|---|---|---|',
  );
  for (const row of rows.filter(([what]) => what.includes(values.only))) console.log(await measured(row));
} finally {
  if (product.connected) product.send('end');
  await ended.catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
}
