// The entries under their days; a row opens to its details.
import { Button } from '@mantine/core';
import type { ActivityEntry } from '@praxora/contract/account/activity.calls';
import { addDays } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { dayWords } from '../../../lib/period-words.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { DataTable, type RowGroup } from '../../../ui/table/DataTable.tsx';
import type { ActivityList } from './useActivity.ts';
import { type ActivityRow, useActivityColumns } from './useActivityColumns.tsx';
import { type ActivityView, writeView } from './view.ts';

interface ActivityTableProps {
  list: ActivityList;
  view: ActivityView;
  now: Date;
  onReset: () => void;
}

export function ActivityTable({ list, view, now, onReset }: ActivityTableProps) {
  const { t } = useTranslation('activity');
  const [openId, setOpen] = useState<number | null>(null);
  const columns = useActivityColumns((id) => setOpen(openId === id ? null : id));
  const head = useDayHead(list, now, columns.length);
  if (list.error && !list.entries)
    return (
      <ErrorState title={t('failed.title')} onRetry={() => void list.refetch()}>
        {t('failed.text')}
      </ErrorState>
    );
  return (
    <DataTable
      columns={columns}
      {...(list.entries ? { groups: toGroups(list.entries, openId, head) } : { rows: undefined })}
      keyOf={({ entry, part }) => `${entry.id} ${part}`}
      rowProps={({ isOpen }) => (isOpen ? { className: 'bg-primary-soft' } : {})}
      empty={<Nothing isFiltered={writeView(view).size > 0} onReset={onReset} />}
      label={t('title')}
      phone="cards"
    />
  );
}

function Nothing({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const { t } = useTranslation('activity');
  if (!isFiltered) return <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>;
  return (
    <EmptyState
      title={t('nothing.title')}
      actions={
        <Button variant="default" onClick={onReset}>
          {t('nothing.reset')}
        </Button>
      }
    >
      {t('nothing.text')}
    </EmptyState>
  );
}

function toGroups(
  entries: readonly ActivityEntry[],
  openId: number | null,
  head: (day: string, shown: number) => RowGroup<ActivityRow>['head'],
): RowGroup<ActivityRow>[] {
  const days = new Map<string, ActivityEntry[]>();
  for (const entry of entries) {
    const day = calendarDay(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, inside]) => ({
    key: day,
    head: head(day, inside.length),
    rows: inside.flatMap((entry): ActivityRow[] => {
      const isOpen = entry.id === openId;
      return [
        { entry, part: 'row', isOpen },
        ...(isOpen ? [{ entry, part: 'detail', isOpen } as const] : []),
      ];
    }),
  }));
}

function useDayHead({ days }: ActivityList, now: Date, span: number) {
  const { t } = useTranslation('activity');
  const language = useLanguage();
  const today = calendarDay(now);
  const totals = new Map(days.map(({ day, count }) => [day, count]));
  return (day: string, shown: number) => {
    const words = dayWords(
      day,
      language,
      day.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'weekdayWithYear',
    );
    const total = totals.get(day) ?? shown;
    const number = formatNumber(shown, 0);
    return (
      <tr className="phone-block">
        <th
          className="bg-sunken p-8-12 fz-note phone-block"
          scope="rowgroup"
          colSpan={span}
          data-phone="whole"
        >
          <b>
            {day === today
              ? t('today', { day: words })
              : day === addDays(today, -1)
                ? t('yesterday', { day: words })
                : words}
          </b>{' '}
          <span className="px-num quiet">
            {total > shown
              ? t('someOf', { number, total: formatNumber(total, 0) })
              : t('changes', { count: shown, number })}
          </span>
        </th>
      </tr>
    );
  };
}
