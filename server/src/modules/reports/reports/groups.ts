// Figures by month, vendor, category, cost center or storage, each beside the same of the period before.
import type { GroupKey } from '@praxora/contract/reports/report-answer';
import type { SeriesStep } from '@praxora/rules/reports/report-period';
import type { Tx } from '../../../platform/database/tx.ts';
import { listPartNames, type Part, type PartName } from './parts.repository.ts';

/** More nobody reads; the largest are shown. */
const mostGroups = 500;

interface Sum {
  readonly part: number | null;
  readonly start: string | null;
}

const groupKeyOf = ({ part, start }: Sum, names: ReadonlyMap<number, PartName>): GroupKey => {
  const name = part === null ? undefined : names.get(part);
  return {
    id: part,
    month: start,
    name: name ? { de: name.name_de, en: name.name_en } : null,
    hue: name?.hue ?? null,
  };
};

/** Months by time, everything else by its size; a month has none of its own before it. */
export async function toGroups<S extends Sum, Figures>(
  tx: Tx,
  by: Part | 'month',
  { sums, before }: { readonly sums: readonly S[]; readonly before: readonly S[] | null },
  { figuresOf, sizeOf }: { readonly figuresOf: (sum: S) => Figures; readonly sizeOf: (sum: S) => number },
): Promise<(GroupKey & Figures & { before: Figures | null })[]> {
  const names =
    by === 'month'
      ? new Map<number, PartName>()
      : await listPartNames(
          tx,
          by,
          sums.map(({ part }) => part),
        );
  const earlier = new Map((by === 'month' ? null : before)?.map((sum) => [sum.part, sum]));
  const ordered =
    by === 'month'
      ? sums.toSorted((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1))
      : sums.toSorted((a, b) => sizeOf(b) - sizeOf(a) || (a.part ?? 0) - (b.part ?? 0));
  return ordered
    .slice(by === 'month' ? -mostGroups : 0, by === 'month' ? undefined : mostGroups)
    .map((sum) => {
      const was = earlier.get(sum.part);
      return { ...groupKeyOf(sum, names), ...figuresOf(sum), before: was ? figuresOf(was) : null };
    });
}

interface SetSum extends Sum {
  readonly of: 'all' | 'step' | 'part';
}

/** Sums of the groups, from sums over parts and steps; months of a chart that shows days are queried separately. */
export async function groupSums<S extends SetSum>(
  by: Part | 'month',
  step: SeriesStep,
  { sums, before }: { readonly sums: readonly S[]; readonly before: readonly S[] | null },
  sumMonths: () => Promise<readonly S[]>,
): Promise<{ sums: readonly S[]; before: readonly S[] | null }> {
  const parts = (some: readonly S[]) => some.filter((sum) => sum.of === 'part');
  if (by !== 'month') return { sums: parts(sums), before: before && parts(before) };
  const months = step === 'month' ? sums : await sumMonths();
  return { sums: months.filter((sum) => sum.of === 'step'), before: null };
}
