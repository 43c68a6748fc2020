// The groups of a report as its table has them; the rows of those that are open are fetched for themselves.
import type { GroupKey } from '@praxora/contract/reports/report-answer';
import type { Grouping } from '@praxora/rules/reports/report-list';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VendorMonogram } from '../../../../domain/vendors/index.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { dayWords } from '../../../../lib/period-words.ts';
import { queryOfGroup, toGroupKey } from '../groups.ts';
import type { ReportQuery } from '../query.ts';
import {
  type FetchPage,
  groupPageSize,
  type Paged,
  useOpenGroups,
  wholeGroupSize,
} from '../reports.queries.ts';
import type { ReportView } from '../view.ts';
import type { TableGroup } from './table-group.ts';

const withoutTexts = {
  month: 'without.month',
  vendor: 'without.vendor',
  category: 'noCategory',
  costCenter: 'without.costCenter',
  storage: 'without.storage',
} as const;

/** "November 2026", a vendor with its mark, or what belongs to none. */
function useGroupName(): (group: GroupKey, groupBy: Grouping) => ReactNode {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  return ({ month, name, hue }, groupBy) => {
    if (month !== null) return dayWords(month, language, 'month');
    if (name === null) return t(withoutTexts[groupBy]);
    if (hue === null) return name[language];
    return (
      <>
        <VendorMonogram name={name[language]} hue={hue} size={24} /> {name[language]}
      </>
    );
  };
}

interface Grouped<Page, Group> {
  name: string;
  fetchPage: FetchPage<Page>;
  view: ReportView;
  query: ReportQuery;
  /** The last answer; undefined while it is fetched. */
  answer: { readonly groups: readonly Group[]; readonly span: DaySpan } | undefined;
  noteOf: (group: Group) => string;
  figuresOf: (group: Group) => ReactNode;
}

/** Undefined: the report is not grouped, or its groups are not there yet. */
export function useTableGroups<Page extends Paged<unknown>, Group extends GroupKey>({
  name,
  fetchPage,
  view,
  query,
  answer,
  noteOf,
  figuresOf,
}: Grouped<Page, Group>): readonly TableGroup<Page['items'][number]>[] | undefined {
  const [whole, setWhole] = useState<readonly string[]>([]);
  const groupName = useGroupName();
  const { groupBy, open } = view;
  const groups = (groupBy === null ? [] : (answer?.groups ?? [])).map((group) => ({
    group,
    key: toGroupKey(group),
    query: groupBy === null || !answer ? null : queryOfGroup(group, groupBy, { query, span: answer.span }),
  }));
  const opened = useOpenGroups(
    name,
    fetchPage,
    groups.flatMap(({ key, query: own }) =>
      own !== null && open.includes(key)
        ? [{ key, query: own, size: whole.includes(key) ? wholeGroupSize : groupPageSize }]
        : [],
    ),
  );
  if (groupBy === null || !answer) return undefined;
  return groups.map(({ group, key, query: own }) => {
    const isOpen = open.includes(key);
    const page = opened.get(key);
    return {
      key,
      name: groupName(group, groupBy),
      query: own,
      note: noteOf(group),
      figures: figuresOf(group),
      isOpen: own === null ? null : isOpen,
      rows: !isOpen || own === null ? [] : page?.items,
      more: isOpen && page ? page.total - page.items.length : 0,
      onMore: () => setWhole([...whole, key]),
    };
  });
}
