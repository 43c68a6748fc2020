// npm run bench:search: the same queries for every engine that is at hand, one table.
// Options: --size N, --large N (0: not), --with lucene,minisearch,postgres.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { answerHelp } from '../../scripts/lib/help.mjs';
import { catalogue } from './catalogue.ts';
import type { Engine } from './engine.ts';
import { lucene } from './lucene.ts';
import { miniSearch } from './minisearch.ts';
import { postgres } from './postgres.ts';
import { loadIndex, runOwn, toEngines } from './praxora.ts';
import { type Row, rowsFor, takeSample } from './queries.ts';

answerHelp(`npm run bench:search -- [options]

The same queries for every engine that is at hand, one table.

  --size N        products (200000)
  --large N       products of our engine alone (1000000); 0 leaves that out
  --with NAMES    of lucene,minisearch,postgres (all); none leaves them out`);

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '200000' },
    large: { type: 'string', default: '1000000' },
    with: { type: 'string', default: 'lucene,minisearch,postgres' },
  },
});
const size = Number(values.size);
const large = Number(values.large);
const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
const engines: Engine[] = [];

const table = (header: readonly string[], lines: readonly (readonly string[])[]): string =>
  [header, header.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Queries that an engine does not count as ours does: where there are many, its time is not worth comparing. */
async function differing(own: Engine, other: Engine, { exact }: Row): Promise<string[]> {
  const [ours, theirs] = [await own.count(exact), await other.count(exact)];
  return exact.filter((_query, i) => !isDeepStrictEqual(ours[i], theirs[i])).map(({ query }) => query);
}

async function cellOf(own: Engine, other: Engine, row: Row): Promise<string> {
  const timing = await other.time(row.queries);
  if (!timing) return '–';
  if (other.name === own.name) return `**${timing.cpu.toFixed(3)}**`;
  if (other.name === 'with highlights') return timing.cpu.toFixed(3);
  const different = await differing(own, other, row);
  const ratio = ((await own.time(row.queries))?.cpu ?? 0) / timing.cpu;
  const share = `${timing.cpu.toFixed(3)} (ours ${ratio.toFixed(2)})`;
  if (different.length === 0) return share;
  const agreed = Math.floor((100 * (row.exact.length - different.length)) / row.exact.length);
  return `${share}, ${agreed} % counted alike, not: ${different.slice(0, 3).join(', ')}`;
}

try {
  const run = await runOwn(size, folder);
  const rows = rowsFor(takeSample(size));
  const [own, highlighting] = toEngines(run, rows);
  const index = loadIndex(run);
  const products = () => catalogue(size);
  const wanted = values.with.split(',');
  engines.push(own, highlighting);
  for (const engine of [
    wanted.includes('lucene') ? lucene(products, index, rows) : undefined,
    wanted.includes('minisearch') ? await miniSearch(products, index) : undefined,
    wanted.includes('postgres') ? await postgres(products, index) : undefined,
  ]) {
    if (engine) engines.push(engine);
  }

  console.log(`\n${size} products, 40 hits and 4 facets, CPU ms per query\n`);
  const lines: string[][] = [];
  for (const row of rows) {
    const cells: string[] = [];
    for (const engine of engines) cells.push(await cellOf(own, engine, row));
    lines.push([row.name, ...cells]);
  }
  const memory = engines.map(
    ({ buildSeconds, memoryMb }) => `${buildSeconds.toFixed(1)} / ${memoryMb?.toFixed(0) ?? '–'}`,
  );
  console.log(
    table(['', ...engines.map(({ name }) => name)], [...lines, ['build s / memory MB', ...memory]]),
  );
  console.log(
    `\nWarm start from the snapshot (${run.built.snapshotMb.toFixed(0)} MB): ${run.served.loadMs.toFixed(0)} ms`,
  );

  if (large > 0) {
    const { built, served } = await runOwn(large, folder);
    console.log(`\n${large} products, our engine alone, CPU milliseconds per query\n`);
    const names = rowsFor(takeSample(size)).map(({ name }) => name);
    const figures = served.timings.map(({ cpu, p50, p95 }, i) => [
      names[i] ?? '',
      cpu.toFixed(2),
      p50.toFixed(2),
      p95.toFixed(2),
    ]);
    console.log(table(['', 'mean', 'p50', 'p95'], figures));
    console.log(
      `\nBuild ${built.seconds.toFixed(1)} s (peak ${built.peakMb.toFixed(0)} MB), snapshot ${built.snapshotMb.toFixed(0)} MB, ` +
        `warm start ${served.loadMs.toFixed(0)} ms, memory while serving ${served.memoryMb.toFixed(0)} MB`,
    );
  }
} finally {
  for (const engine of engines) await engine.close();
  rmSync(folder, { recursive: true, force: true });
}
