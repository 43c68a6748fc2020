// Times by what was answered.

/** Milliseconds by status. */
export type Times = ReadonlyMap<string, readonly number[]>;

function quantile(sorted: readonly number[], share: number): string {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return `${value.toFixed(value < 10 ? 1 : 0)} ms`;
}

export function table(times: Times): string {
  const rows = [...times]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, all]) => {
      const sorted = [...all].sort((a, b) => a - b);
      return [
        name,
        String(all.length),
        quantile(sorted, 0.5),
        quantile(sorted, 0.95),
        quantile(sorted, 0.99),
        quantile(sorted, 1),
      ];
    });
  return [['', 'answers', 'p50', 'p95', 'p99', 'most'], ...rows]
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(12) : cell.padStart(10))).join(''))
    .join('\n');
}

export const describeTimes = (times: Times): string =>
  [...times].map(([name, all]) => `${name}: ${all.length}`).join(', ');
