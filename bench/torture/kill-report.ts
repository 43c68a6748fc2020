// Figures of the rounds, as tables in the form of the documentation.
import type { Comparison } from '../cluster/comparison.ts';
import { describeOthers } from '../cluster/report.ts';
import type { Tally } from '../cluster/tally.ts';

interface Result {
  readonly kind: { readonly name: string };
  readonly tally: Tally;
  readonly comparison: Comparison;
}

export const describeKills = (rounds: ReadonlyMap<string, number>): string =>
  toTable(
    ['Killed', 'Rounds'],
    [...rounds].map(([name, count]) => [name, String(count)]),
  );

export const describeWrites = (results: readonly Result[]): string =>
  toTable(
    [
      'Write',
      'Acknowledged',
      'Lost',
      'Doubled',
      'In part',
      'Never answered',
      'Answers other than 200, of all',
    ],
    results.map(({ kind, tally, comparison: { lost, doubled, half, unanswered } }) => [
      kind.name,
      ...[tally.acknowledged.size, lost.length, doubled.length, half.length, unanswered.length].map(String),
      describeOthers(tally).replaceAll(`${kind.name} `, ''),
    ]),
  );

export function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
