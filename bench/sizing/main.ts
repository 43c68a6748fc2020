// npm run bench:sizing: what a booking, a search, a product, a practice and a movement take, as docs/operations.md tells operators.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { ensureReady } from '../../scripts/lib/ready.mjs';
import { seedProducts, sizes } from '../http/size.ts';
import { measureBackup } from './backup.ts';
import { measureCalls } from './calls.ts';
import { measureDisk } from './disk.ts';
import { findGrowth } from './growth.ts';
import { openInstallation } from './installation.ts';

answerHelp(`npm run bench:sizing -- [options]

Measures what an operator plans machines by, one client at a time, in processor time rather than on the clock: bookings and searches a
second and core, memory for products and for practices, disk for movements, products and practices, connections, and the time of a
backup. Prints them as tables. Linux only.

  --size NAME     large (2,000 practices, 300,000 products, 3,000,000 movements), tenth or hundredth (tenth)
  --requests N    requests of each call (300)`);

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'tenth' },
    requests: { type: 'string', default: '300' },
  },
});
const size = sizes.find(({ name }) => name === values.size);
if (size === undefined) throw new Error(`There is no size ${values.size}`);
await ensureReady(['server', 'web'], process.stdout);

const folder = mkdtempSync(join(tmpdir(), 'praxora-sizing-'));
// As root, the database runs as another user, who must be able to pass.
chmodSync(folder, 0o711);
const dataDir = join(folder, 'data');
const [load = 0] = loadavg();
console.log(
  `${size.practices} practices, ${size.products} products, ${size.movements} movements; load of the machine ${load.toFixed(1)}`,
);
try {
  const seeded = await openInstallation(dataDir, seedProducts);
  const { memory: small } = seeded;
  await seeded.grow(size);
  await seeded.stop();
  // Made anew of what there is now, and read from its snapshot at the next start, as every day.
  rmSync(join(dataDir, 'search'), { recursive: true, force: true });
  await (await openInstallation(dataDir, size.products)).stop();

  const grown = await openInstallation(dataDir, size.products);
  const perProduct = findGrowth(grown.memory - small, size.products - seedProducts);
  await measureCalls(grown, Number(values.requests));
  const perPractice = await grown.measurePractices(size.practices);
  console.log('\n| Memory of the server | MB |\n|---|---|');
  console.log(`| at rest, ${size.products} products | ${(grown.memory / 1e6).toFixed(0)} |`);
  console.log(`| for each further 100,000 products | ${((perProduct * 100_000) / 1e6).toFixed(0)} |`);
  console.log(`| for each 1,000 practices at work | ${((perPractice * 1_000) / 1e6).toFixed(1)} |`);
  await measureDisk(grown.owner, size);
  console.log(`\nConnections to the database at work: ${await grown.countConnections()}`);
  await grown.stop();
  await measureBackup(dataDir, join(folder, 'sizing.backup'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
