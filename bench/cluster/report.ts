// Figures of one drill.
import type { Comparison } from './comparison.ts';
import type { Tally } from './tally.ts';

export interface Result {
  readonly drill: string;
  readonly tally: Tally;
  readonly comparison: Comparison;
  /** Empty where everything held. */
  readonly failures: readonly string[];
}

const columns = ['drill', 'seconds', 'acknowledged', 'lost', 'doubled', 'without writes', 'other answers'];

/** `kind`: of the writes, such as booking. */
export function findFailures(
  tally: Tally,
  { lost, doubled, half, unanswered }: Comparison,
  kind = 'booking',
): string[] {
  const listed = (what: string, keys: readonly string[]): string[] =>
    keys.length === 0 ? [] : [`${keys.length} ${kind}s ${what}, such as ${keys.slice(0, 3).join(', ')}`];
  return [
    ...(tally.acknowledged.size === 0 ? [`no ${kind} was acknowledged`] : []),
    ...listed('were acknowledged and lost', lost),
    ...listed('were stored twice', doubled),
    ...listed('were stored in part', half),
    ...listed('were never answered', unanswered),
    ...[...tally.faults].map(([outcome, text]) => `${outcome}: ${text}`),
  ];
}

/** Answers other than 200, by kind of call and status. */
export function describeOthers({ outcomes }: Tally): string {
  const others = [...outcomes].filter(([name]) => !name.endsWith(' 200'));
  const total = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
  const list = others.sort().map(([name, count]) => `${count} × ${name}`);
  return `${list.length === 0 ? 'none' : list.join(', ')} of ${total}`;
}

const toRow = ({ drill, tally, comparison }: Result): string[] => [
  drill,
  tally.seconds.toFixed(0),
  String(tally.acknowledged.size),
  String(comparison.lost.length),
  String(comparison.doubled.length),
  `${tally.secondsWithoutWrites.toFixed(1)} s`,
  describeOthers(tally),
];

/** A table in the form of the documentation. */
export function describeResults(results: readonly Result[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...results.map((result) => line(toRow(result))),
  ].join('\n');
}
