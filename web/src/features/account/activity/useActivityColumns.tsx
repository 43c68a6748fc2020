// Columns of the activity log. The details of an open entry take a row of their own, over all columns.
import { Anchor, UnstyledButton } from '@mantine/core';
import type { ActivityEntry } from '@praxora/contract/account/activity.calls';
import {
  IconArrowRight,
  IconBan,
  IconBox,
  IconChartBar,
  IconDeviceMobile,
  IconFileInvoice,
  IconKey,
  IconReceipt,
  IconServer,
  IconSettings,
  IconTruck,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { subjectTarget, useActivityWords } from '../../../domain/account/index.ts';
import { formatNumber, formatTime } from '../../../lib/format.ts';
import { toInitials } from '../../../lib/session/naming.ts';
import type { Column } from '../../../ui/table/column.ts';
import { EntryDetail } from './EntryDetail.tsx';

export interface ActivityRow {
  readonly entry: ActivityEntry;
  readonly part: 'row' | 'detail';
  readonly isOpen: boolean;
}

const columnCount = 6;

export function useActivityColumns(onToggle: (id: number) => void): Column<ActivityRow>[] {
  const { t } = useTranslation('activity');
  const words = useActivityWords();
  const column = (
    key: string,
    head: string,
    cell: (entry: ActivityEntry, row: ActivityRow) => ReactNode,
    more: Partial<Column<ActivityRow>> = {},
  ): Column<ActivityRow> => ({
    key,
    head,
    cell: (row) => cell(row.entry, row),
    spanOf: ({ part }) => (part === 'row' ? 1 : 0),
    ...more,
  });
  const time = column('time', t('columns.time'), ({ at }) => formatTime(at), {
    align: 'digits',
    hasNoLabel: true,
  });
  return [
    {
      ...time,
      cell: (row) => (row.part === 'detail' ? <EntryDetail entry={row.entry} /> : time.cell(row)),
      spanOf: ({ part }) => (part === 'row' ? 1 : columnCount),
      marksOf: ({ part }) => ({ 'data-phone': part === 'detail' ? 'whole' : undefined }),
    },
    column('who', t('columns.who'), ({ author }) => <Author author={author} />, { hasNoLabel: true }),
    column(
      'what',
      t('columns.what'),
      (entry, { isOpen }) => <Action entry={entry} isOpen={isOpen} onToggle={() => onToggle(entry.id)} />,
      { isRowHead: true, onPhone: 'whole' },
    ),
    column(
      'before',
      t('columns.before'),
      ({ changes }) => <Values texts={changes.slice(0, mostShown).map(words.before)} isQuiet />,
      withValues,
    ),
    column(
      'after',
      t('columns.after'),
      ({ changes }) => <Values texts={changes.slice(0, mostShown).map(words.after)} />,
      withValues,
    ),
    column('open', t('columns.open'), (entry) => <SubjectLink entry={entry} />, {
      hasNoLabel: true,
      onPhone: 'whole',
    }),
  ];
}

/** On a phone a label without a value would stand there. */
const withValues: Partial<Column<ActivityRow>> = {
  marksOf: ({ entry }) => ({ 'data-phone': entry.changes.length > 0 ? undefined : 'gone' }),
};

/** Further fields stand in the details. */
const mostShown = 3;

function Values({ texts, isQuiet = false }: { texts: readonly string[]; isQuiet?: boolean }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the fields of an entry never change
    <span key={index} className={`block anywhere ${isQuiet ? 'quiet' : 'fw-540'}`}>
      {text}
    </span>
  ));
}

const authorIcons = {
  user: null,
  device: IconDeviceMobile,
  token: IconKey,
  operator: IconServer,
  job: IconServer,
} as const;

function Author({ author }: { author: ActivityEntry['author'] }) {
  const words = useActivityWords();
  const name = words.author(author);
  const [firstName = '', ...others] = name.split(' ');
  const Icon = authorIcons[author.kind];
  return (
    <span className="row gap-10 min-w-0">
      <span
        className="bg-tile bdrs-10 grid flex-none fz-caption fw-620 h-34 place-center w-34 phone-hidden"
        aria-hidden
      >
        {Icon ? (
          <Icon size={17} stroke={1.7} />
        ) : (
          toInitials({ firstName, lastName: others.at(-1) ?? '', email: '' })
        )}
      </span>
      <span className="rest block lh-135">
        <span className="block fw-540 anywhere">{name}</span>
        <span className="quiet fz-caption block">{words.client(author)}</span>
      </span>
    </span>
  );
}

const areaIcons = {
  access: IconUsers,
  vendors: IconTruck,
  articles: IconBox,
  orders: IconReceipt,
  invoices: IconFileInvoice,
  reports: IconChartBar,
  settings: IconSettings,
} as const;

interface ActionProps {
  entry: ActivityEntry;
  isOpen: boolean;
  onToggle: () => void;
}

function Action({ entry, isOpen, onToggle }: ActionProps) {
  const { t } = useTranslation('activity');
  const words = useActivityWords();
  const { area, isRefused, changes, subject } = entry;
  const Icon = isRefused ? IconBan : areaIcons[area];
  return (
    <UnstyledButton className="row gap-10 w-full phone-thumb" aria-expanded={isOpen} onClick={onToggle}>
      <Icon size={17} stroke={1.6} className={`flex-none ${isRefused ? 'c-min' : 'quiet'}`} aria-hidden />
      <span className="rest block lh-135">
        <span className={`block fw-540 anywhere hover-td-underline ${isRefused ? 'c-min' : ''}`}>
          {words.sentence(entry)}
        </span>
        <span className="quiet fz-caption block anywhere">
          {isRefused
            ? subject.name
            : changes.length > 1
              ? t('fieldCount', { number: formatNumber(changes.length, 0) })
              : words.area(area)}
        </span>
      </span>
    </UnstyledButton>
  );
}

function SubjectLink({ entry }: { entry: ActivityEntry }) {
  const { t } = useTranslation('routes');
  const target = subjectTarget(entry);
  if (target === null) return null;
  return (
    <Anchor component={Link} to={target.address} inherit fw={560} className="anywhere">
      {entry.subject.name || t(target.page as 'accountAccess')} <IconArrowRight size={14} aria-hidden />
    </Anchor>
  );
}
