// A line of an open count as one person may see it: in a blind count nobody sees a colleague's number, nor what is expected.
import type { Stocktaking } from '@praxora/contract/inventory/stocktaking.calls';
import { isLargeDifference } from '@praxora/rules/inventory/stocktaking';
import type { Author } from '../../../platform/context.ts';
import type { CountRow, LineRow, StocktakingRow } from './stocktaking.repository.ts';

type Line = Stocktaking['lines'][number];

/** Until the differences of a blind count were counted twice. */
export const isConcealed = ({
  state,
  is_blind,
  revealed_at,
}: Pick<StocktakingRow, 'state' | 'is_blind' | 'revealed_at'>): boolean =>
  state === 'open' && is_blind && revealed_at === null;

export const computeDifference = ({ counted, expected }: Pick<CountRow, 'counted' | 'expected'>): number =>
  counted === null || expected === null ? 0 : counted - expected;

/** Movements since the count change both. */
export const standing = (line: CountRow): { expected: number; counted: number | null } => ({
  expected: line.balance,
  counted: line.counted === null ? null : Math.max(line.balance + computeDifference(line), 0),
});

/** Null: nobody counted it yet. */
export function findCounter(row: CountRow, asking: Author): Line['countedBy'] {
  if (row.counted === null || row.counted_at === null) return null;
  const isOwn = row.counted_by === asking.userId && row.device_id === asking.deviceId;
  return { name: row.counter_name, at: row.counted_at.toISOString(), isOwn };
}

/** The asking person counted it, and nobody else did. */
export const isOnlyOwn = (row: CountRow, asking: Author): boolean =>
  row.is_only_own && findCounter(row, asking)?.isOwn === true;

type Amounts = Pick<Line, 'expected' | 'counted' | 'difference' | 'isLarge'>;

export function toAmounts(line: LineRow, row: StocktakingRow, asking: Author): Amounts {
  if (row.state !== 'open')
    return {
      expected: line.expected ?? 0,
      counted: line.counted,
      difference: computeDifference(line),
      isLarge: false,
    };
  const now = standing(line);
  // A number that was not accepted yet stands nowhere: the next one is to be independent of it.
  if (isConcealed(row)) {
    const isShown = isOnlyOwn(line, asking) && !line.needs_recount;
    return { expected: null, counted: isShown ? now.counted : null, difference: 0, isLarge: false };
  }
  if (line.needs_recount) return { expected: now.expected, counted: null, difference: 0, isLarge: false };
  const difference = computeDifference(line);
  return {
    ...now,
    difference,
    isLarge: isLargeDifference({
      expected: now.expected,
      difference,
      differenceCents: line.difference_cents,
    }),
  };
}
