// npm run bench:layout-shift: how far each page moves while its data arrive late, and what moved.
// Options: --width N, --delay N, PATH….
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium } from '@playwright/test';
import { guardedPlaces } from '../../e2e/support/addresses.ts';
import { fromBuild, startProduct } from '../../fuzz/product/start.ts';
import { browserArguments, findBrowser } from '../../scripts/checks/browser.mjs';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { demoPassword } from '../../server/seed/practices.ts';
import { noteShifts, readShifts } from './shifts.mjs';

answerHelp(`npm run bench:layout-shift -- [options] [PATH…]

Opens each page, or those named, with answers that come late, and sums its layout shifts (the browser's own measure, without those
right after an input). Needs npm run build.

  --width N    width of the window (1440)
  --delay N    milliseconds by which each answer is late (400)`);

const { values, positionals } = parseArgs({
  options: { width: { type: 'string', default: '1440' }, delay: { type: 'string', default: '400' } },
  allowPositionals: true,
});
const delay = Number(values.delay);
const paths = positionals.length > 0 ? positionals : guardedPlaces.map(({ address }) => address);
/** Until nothing more arrives. */
const settled = 3_000;

const product = await startProduct({ program: fromBuild, settings: { LOG_LEVEL: 'error' } });
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath ? { executablePath } : {}),
});

async function measure(context: BrowserContext, path: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await sleep(settled);
  const shifts = await page.evaluate(readShifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  console.log(`${sum.toFixed(3)}  ${path}`);
  for (const { value, at, moved } of shifts.filter(({ value }) => value >= 0.01))
    console.log(`         ${value.toFixed(3)} after ${at} ms: ${moved.join(', ')}`);
  await page.close();
}

try {
  const context = await browser.newContext({
    baseURL: `http://${product.host}:${product.port}`,
    viewport: { width: Number(values.width), height: 900 },
  });
  await context.request.post('/pro/login', {
    data: { email: 'demo@praxora.example', password: demoPassword },
  });
  await context.addInitScript(noteShifts);
  await context.route(/^https?:\/\/[^/]+\/(pro|api|services)\//, async (route) => {
    await sleep(delay);
    await route.fallback().catch(() => undefined);
  });
  for (const path of paths) await measure(context, path);
} finally {
  await browser.close();
  await product.stop();
}
