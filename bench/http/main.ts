// npm run bench:http: what the most used calls cost, beside the least that could.
import { join } from 'node:path';
import { ensureReady } from '../../scripts/lib/ready.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { bundleServer } from '../../scripts/lib/server-bundle.mjs';
import { buildEarlier } from './against.ts';
import { measureCalls } from './calls.ts';
import { measureGrowth } from './growth.ts';
import { measureHolds, printMemory } from './holds.ts';
import { hasCall } from './measure.ts';
import { measureMixed } from './mixed.ts';
import { type MeasuredSide, openSides } from './open-sides.ts';
import { options } from './options.ts';
import type { Row } from './row.ts';
import { rows } from './rows.ts';
import { large } from './size.ts';
import { soak } from './soak.ts';
import { measureStarts } from './start.ts';
import { measureWorkers } from './workers.ts';

const scripts = 'node_modules/.cache/praxora/bench-http';
await ensureReady(options.start > 0 ? ['server', 'web'] : ['server'], process.stdout);
await bundleServer({ inside: 'bench/http/inside.ts', floor: 'bench/http/floor.ts' }, scripts);
const chosen = rows.filter(({ what }) => what.includes(options.only));
const opened = { root, scripts: join(root, scripts) };
if (options.workers.length > 0) await measureWorkers(root, options.products);
else if (options.start > 0) await measureStarts(root, options.start);
else if (options.growth) await measureGrowth(opened, chosen);
else await measureAll();

async function measureAll(): Promise<void> {
  const earlier = options.against === undefined ? undefined : buildEarlier(root, options.against);
  try {
    const size = options.large ? large : null;
    const sides = await openSides({ ...opened, earlier, rows: chosen, size, clients: options.clients });
    try {
      if (options.soak > 0) return await soak(sides.product, chosen, options.soak);
      await printMemory(sides.product, 'at rest');
      const known = await knownTo(sides.earlier, chosen);
      await measureCalls(sides, chosen, known);
      if (options.mixed > 0) await measureMixed(sides, known);
      await printMemory(sides.product, 'after the load');
      await measureHolds(sides.product, chosen);
    } finally {
      await sides.close();
    }
  } finally {
    earlier?.remove();
  }
}

/** Calls that both versions support. */
async function knownTo(earlier: MeasuredSide | null, calls: readonly Row[]): Promise<readonly Row[]> {
  const known: Row[] = [];
  for (const row of calls) if (earlier === null || (await hasCall(earlier, row))) known.push(row);
  return known;
}
