// Interface that every engine in the comparison implements.
import type { ProductDocument } from '../../packages/search/src/index/document.ts';
import type { BenchQuery } from './queries.ts';

export const facets = [
  'lieferanten',
  'hersteller',
  'hierarchicalCategories.lvl0',
  'hierarchicalCategories.lvl1',
] as const;

export interface Counted {
  readonly hits: number;
  /** Facet, value, count: sorted, the 50 most frequent of each facet. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Timing {
  /** CPU milliseconds per query, of all and of the median and the 95th of a hundred. */
  readonly cpu: number;
  readonly p50: number;
  readonly p95: number;
  readonly meanHits: number;
}

export interface Engine {
  readonly name: string;
  readonly buildSeconds: number;
  readonly memoryMb: number | undefined;
  time(queries: readonly BenchQuery[]): Promise<Timing | undefined>;
  count(queries: readonly BenchQuery[]): Promise<readonly Counted[]>;
  close(): Promise<void>;
}

/** The products, as often as asked. */
export type Products = () => Iterable<ProductDocument>;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Rounds before the ones that count; of those the quickest. */
const warmUps = 12;
const measured = 5;
/** Slow engines are warm after fewer: no more CPU than this goes into each of the two. */
const mostMs = 8000;

export async function timed<Query>(
  queries: readonly Query[],
  run: (query: Query) => number | Promise<number>,
  cpuMs: () => number | Promise<number>,
): Promise<Timing> {
  let timing: Timing | undefined;
  const began = await cpuMs();
  let warm = 0;
  for (let round = 0; warm === 0 || round < warm + measured; round++) {
    const times: number[] = [];
    let hits = 0;
    const before = await cpuMs();
    for (const query of queries) {
      const started = await cpuMs();
      hits += await run(query);
      times.push((await cpuMs()) - started);
    }
    const after = await cpuMs();
    const cpu = (after - before) / queries.length;
    if (warm === 0) {
      if (round + 1 === warmUps || after - began > mostMs) warm = round + 1;
      continue;
    }
    if (timing && after - began > 2 * mostMs) break;
    if (timing && cpu >= timing.cpu) continue;
    times.sort((a, b) => a - b);
    timing = {
      cpu,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      meanHits: hits / queries.length,
    };
  }
  return timing as Timing;
}

export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
