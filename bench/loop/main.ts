// npm run bench:loop: how long the heaviest requests hold the server's event loop, and how much memory they take.
import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Answer, BenchClient } from './client.ts';
import { priceLists } from './price-lists.ts';
import type { FromProduct, Measured } from './product.ts';
import { files, type Heavy, imports, orders, searches } from './requests.ts';

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
of its event loop and the memory each took, beside the size of the request. The aim is 50 ms. Ends with an error when a request was
not answered as it should be: then its row does not measure what it says.

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

async function measured({ what, status, prepare, send }: Heavy): Promise<string> {
  let best: Measured = { longestHold: Number.POSITIVE_INFINITY, memoryTaken: Number.POSITIVE_INFINITY };
  let answers: readonly Answer[] = [];
  let took = Number.POSITIVE_INFINITY;
  for (let round = 0; round < Number(values.rounds); round += 1) {
    await prepare?.();
    product.send('begin');
    const started = performance.now();
    const given = await send(round);
    took = Math.min(took, performance.now() - started);
    answers = 'status' in given ? [given] : given;
    product.send('report');
    const now = (await heard()) as FromProduct & Measured;
    best = {
      longestHold: Math.min(best.longestHold, now.longestHold),
      memoryTaken: Math.min(best.memoryTaken, now.memoryTaken),
    };
  }
  const statuses = [...new Set(answers.map((answer) => answer.status))].join(', ');
  if (statuses !== String(status)) {
    console.error(`${what}: ${statuses} instead of ${status}: ${answers[0]?.text.slice(0, 200)}`);
    process.exitCode = 1;
  }
  const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0);
  return `| ${what} | ${statuses} | ${(bytes / 1e6).toFixed(1)} | ${Math.round(took)} | ${best.longestHold.toFixed(0)} | ${Math.max(0, Math.round(best.memoryTaken / 1e6))} |`;
}

try {
  const ready = await heard();
  if (ready.kind !== 'ready') throw new Error('The product is not ready');
  const { address, orderId, orderNumber } = ready;
  const client = new BenchClient(address);
  await client.enter();
  const rows = [
    ...searches(client),
    ...(await imports(client)),
    ...priceLists(client),
    ...files(client),
    ...orders(client, { orderId, orderNumber, positions }),
  ];
  console.log(
    '\n| Request | Status | Answer, MB | Time, ms | Longest hold, ms | Memory taken, MB |\n|---|---|---|---|---|---|',
  );
  for (const row of rows.filter(({ what }) => what.includes(values.only))) console.log(await measured(row));
} finally {
  if (product.connected) product.send('end');
  await ended.catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
}
