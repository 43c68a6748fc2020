// Our engine for the comparison: its worker is bundled and run twice, to build a snapshot and to serve from it.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { loadSnapshot } from '../../packages/search/src/index/snapshot.ts';
import type { SearchIndex } from '../../packages/search/src/search-index.ts';
import type { Engine } from './engine.ts';
import type { BenchQuery, Row } from './queries.ts';
import type { Built, Served } from './worker.ts';

export interface OwnRun {
  readonly built: Built;
  readonly served: Served;
  readonly snapshot: string;
}

export async function runOwn(size: number, folder: string): Promise<OwnRun> {
  const worker = join(folder, 'worker.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: worker,
    logLevel: 'error',
  });
  const snapshot = join(folder, `snapshot-${size}`);
  const run = (mode: 'build' | 'serve'): unknown => {
    const given = ['--expose-gc', '--max-old-space-size=4096', worker, mode, String(size), snapshot];
    const { status, stdout, stderr } = spawnSync(process.execPath, given, {
      encoding: 'utf8',
      maxBuffer: 1 << 30,
    });
    if (status !== 0) throw new Error(`The worker failed: ${stderr}`);
    return JSON.parse(stdout);
  };
  return { built: run('build') as Built, served: run('serve') as Served, snapshot };
}

/** With and without highlights: the other engines have none. */
export function toEngines({ built, served }: OwnRun, rows: readonly Row[]): [Engine, Engine] {
  const rowOf = (queries: readonly BenchQuery[]) => rows.findIndex((row) => row.queries === queries);
  const engine = (name: string, timings: Served['timings']): Engine => ({
    name,
    buildSeconds: built.seconds,
    memoryMb: served.memoryMb,
    time: async (queries) => timings[rowOf(queries)],
    count: async (queries) => served.counts[rows.findIndex((row) => row.exact === queries)] ?? [],
    close: async () => undefined,
  });
  return [engine('Praxora', served.timings), engine('with highlights', served.highlighting)];
}

/** The index itself, to tell other engines what it found in documents and queries. */
export function loadIndex({ snapshot }: OwnRun): SearchIndex {
  const { buffer, byteOffset, byteLength } = readFileSync(snapshot);
  return loadSnapshot(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
}
