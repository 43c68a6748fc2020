// npm run bench:assortment: a large assortment, asked for over HTTP and scrolled through in a browser.
// Options: --products N, --step N.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { Client } from 'pg';
import { fromBuild, startProduct } from '../../fuzz/product/start.ts';
import { browserArguments, findBrowser } from '../../scripts/checks/browser.mjs';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { demoPassword } from '../../server/seed/practices.ts';
import { databaseCpu as measureDatabase } from '../beside-sql/database-cpu.ts';
import { processCpu } from '../beside-sql/process-cpu.ts';
import { buyProducts } from './load.ts';
import { scrollThrough } from './scroll.ts';

answerHelp(`npm run bench:assortment -- [options]

A large assortment, asked for over HTTP and scrolled through in a browser. Needs npm run build.

  --products N    products of the assortment (5000)
  --step N        pixels of a scroll step, one for each frame (120)`);

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '5000' },
    step: { type: 'string', default: '120' },
  },
});
const products = Number(values.products);
const email = 'demo@praxora.example';
const runs = 30;

const product = await startProduct({
  program: fromBuild,
  settings: { DEMO_PRODUCTS: String(products + 1000), LOG_LEVEL: 'error' },
});
const owner = new Client(product.owner);
await owner.connect();
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath ? { executablePath } : {}),
});
try {
  await buyProducts(owner, email, products);
  const context = await browser.newContext({
    baseURL: `http://${product.host}:${product.port}`,
    viewport: { width: 1440, height: 900 },
  });
  await context.request.post('/pro/login', { data: { email, password: demoPassword } });

  const cpuOfDatabase = await measureDatabase(owner);
  const cpu = (): number => processCpu(product.pid) + (cpuOfDatabase?.() ?? 0);
  const lastPage = Math.floor(products / 100) - 1;
  console.log(`${products} products\n`);
  for (const [name, path] of [
    ['first page', 'assortment/list?page=0&pageSize=100'],
    ['last page', `assortment/list?page=${lastPage}&pageSize=100`],
    ['found by two words', 'assortment/list?search=nitril+m'],
    ['counts of all filters', 'assortment/counts'],
  ] as const) {
    await context.request.get(`/pro/${path}`);
    const before = cpu();
    for (let run = 0; run < runs; run += 1) await context.request.get(`/pro/${path}`);
    console.log(`${name}: ${((cpu() - before) / runs).toFixed(1)} ms CPU of server and database`);
  }

  const page = await context.newPage();
  // A busy machine is no failure.
  page.setDefaultTimeout(240_000);
  const scrolled = await scrollThrough(page, Number(values.step));
  console.log(`\n${scrolled.height} px in ${scrolled.frames} frames of ${values.step} px`);
  console.log(
    `at most ${scrolled.mostRows} rows in the page, ${scrolled.requests} requests for further pages`,
  );
  console.log(`main thread: ${scrolled.cpuPerFrame.toFixed(1)} ms a frame`);
  console.log(
    `frames: median ${scrolled.median} ms, 95 % within ${scrolled.most95} ms, longest ${scrolled.longest} ms`,
  );
} finally {
  await browser.close();
  await owner.end();
  await product.stop();
}
