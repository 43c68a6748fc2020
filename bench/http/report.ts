// The table: one line a call.
import { type Alone, median, quantile, type Together } from './measure.ts';
import type { Row } from './row.ts';

export interface Figures {
  /** Measurements, one per round. */
  readonly alone: readonly Alone[];
  readonly together: Together | null;
  readonly statements: number | null;
}

const serverMs = ({ alone }: Figures): number => median(alone.map(({ server }) => server));
const databaseMs = ({ alone }: Figures): number => median(alone.map(({ database }) => database));
const wholeMs = ({ alone }: Figures): number =>
  median(alone.map(({ server, database }) => server + database));

export const ms = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(value < 20 ? 2 : 0));

export const headings = (hasEarlier: boolean): string => {
  const names = [
    ...['Call', 'Server', 'Database', 'Statements', 'Bytes', 'p50 / p99, 1 client', 'p50 / p99, all clients'],
    ...['Floor', 'Times floor', 'Goal'],
    ...(hasEarlier ? ['Before: server', 'database', 'statements', 'p99, all clients', 'Times less'] : []),
  ];
  return `| ${names.join(' | ')} |\n|${'---|'.repeat(names.length)}`;
};

const waits = (sorted: readonly number[]): string =>
  sorted.length === 0 ? '–' : `${ms(quantile(sorted, 0.5))} / ${ms(quantile(sorted, 0.99))}`;

const ofOne = ({ alone }: Figures): number[] =>
  alone.flatMap((round) => round.waits).toSorted((a, b) => a - b);

export function line(
  row: Row,
  product: Figures,
  floor: Figures,
  earlier: Figures | null | undefined,
): string {
  const [whole, least] = [wholeMs(product), wholeMs(floor)];
  const cells = [
    ...[row.what, ms(serverMs(product)), ms(databaseMs(product)), String(product.statements ?? '–')],
    ...[String(product.alone[0]?.bytes ?? '–'), waits(ofOne(product)), waits(product.together?.waits ?? [])],
    ...[ms(least), (whole / least).toFixed(1), goalOf(row, whole, least)],
  ];
  if (earlier)
    cells.push(
      ...[ms(serverMs(earlier)), ms(databaseMs(earlier)), String(earlier.statements ?? '–')],
      ...[ms(quantile(earlier.together?.waits ?? [], 0.99)), (wholeMs(earlier) / whole).toFixed(1)],
    );
  return `| ${cells.join(' | ')} |`;
}

function goalOf({ goal, goalMs }: Row, whole: number, least: number): string {
  if (goal !== undefined) return `${whole / least <= goal ? '≤' : 'missed:'} ${goal} times`;
  if (goalMs !== undefined) return `${whole <= goalMs ? '≤' : 'missed:'} ${goalMs} ms`;
  return '–';
}
