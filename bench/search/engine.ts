// What every engine in the comparison offers.
import type { ProductDocument } from '../../packages/search/src/document.ts';
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
  /** CPU milliseconds per query. */
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

export async function timed(
  queries: readonly BenchQuery[],
  run: (query: BenchQuery) => number | Promise<number>,
  cpuMs: () => number | Promise<number>,
): Promise<Timing> {
  let timing: Timing | undefined;
  for (let round = 0; round < warmUps + measured; round++) {
    const times: number[] = [];
    let hits = 0;
    const before = await cpuMs();
    for (const query of queries) {
      const started = performance.now();
      hits += await run(query);
      times.push(performance.now() - started);
    }
    const cpu = ((await cpuMs()) - before) / queries.length;
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
