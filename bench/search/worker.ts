// Runs our engine in a process of its own, bundled as the server is: builds a snapshot, or serves queries from one.
import { readFileSync, writeFileSync } from 'node:fs';
import type { SearchRequest } from '../../packages/search/src/answer/request.ts';
import { buildIndex } from '../../packages/search/src/index/builder.ts';
import { loadSnapshot, saveSnapshot } from '../../packages/search/src/index/snapshot.ts';
import { catalogue } from './catalogue.ts';
import { type Counted, ownCpuMs, type Timing, timed } from './engine.ts';
import { type Row, rowsFor, takeSample } from './queries.ts';
import { answer, countResults, toRequests, withHighlights } from './requests.ts';

export interface Built {
  readonly seconds: number;
  readonly snapshotMb: number;
  readonly peakMb: number;
}

export interface Served {
  readonly loadMs: number;
  readonly memoryMb: number;
  readonly timings: readonly Timing[];
  readonly highlighting: readonly Timing[];
  readonly counts: readonly (readonly Counted[])[];
}

const megabytes = (bytes: number): number => bytes / 1024 / 1024;

async function build(size: number, file: string): Promise<Built> {
  const started = performance.now();
  const index = await buildIndex(catalogue(size));
  const seconds = (performance.now() - started) / 1000;
  const peakMb = process.resourceUsage().maxRSS / 1024;
  const snapshot = saveSnapshot(index);
  writeFileSync(file, new Uint8Array(snapshot));
  return { seconds, snapshotMb: megabytes(snapshot.byteLength), peakMb };
}

function readSnapshot(file: string): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  // A large file has a buffer of its own; a copy is only needed otherwise.
  if (byteOffset === 0 && byteLength === buffer.byteLength) return buffer as ArrayBuffer;
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

async function serve(rows: readonly Row[], file: string): Promise<Served> {
  const started = performance.now();
  const index = loadSnapshot(readSnapshot(file));
  const loadMs = performance.now() - started;
  const timings: Timing[] = [];
  const highlighting: Timing[] = [];
  const time = (requests: readonly (readonly SearchRequest[])[]) =>
    timed(requests, (batch) => answer(index, batch)[0]?.nbHits ?? 0, ownCpuMs);
  for (const { queries } of rows) {
    timings.push(await time(queries.map((query) => toRequests(query))));
    highlighting.push(await time(queries.map((query) => toRequests(query, withHighlights))));
  }
  (globalThis as { gc?: () => void }).gc?.();
  const memoryMb = megabytes(process.memoryUsage().rss);
  const counts = rows.map(({ exact }) =>
    exact.map((query) => countResults(answer(index, toRequests(query, { typoTolerance: false })))),
  );
  return { loadMs, memoryMb, timings, highlighting, counts };
}

const [mode, size = '0', file = ''] = process.argv.slice(2);
const result =
  mode === 'build' ? await build(Number(size), file) : await serve(rowsFor(takeSample(Number(size))), file);
process.stdout.write(JSON.stringify(result));
