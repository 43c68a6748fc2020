// Labels by article and kind, each row with its number; a row in focus is the one that is shown beside the table.
import { Checkbox } from '@mantine/core';
import type { LabelGroup, LabelRow } from '@praxora/contract/inventory/label';
import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { QuantityStepper } from '../../../ui/fields/QuantityStepper.tsx';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { initialAmount, maximumLabels, type SelectedRow, totalLabels } from './desk.ts';
import classes from './LabelTable.module.css';
import type { LabelDeskState } from './useLabelDesk.ts';

// A small drawing of each kind of label. Decorative: the word stands beside it.
function KindSign({ kind }: { kind: LabelRow['kind'] }) {
  return (
    <svg className="flex-none" width="24" height="16" viewBox="0 0 24 16" aria-hidden>
      <rect
        fill="var(--px-sheet)"
        stroke="var(--px-line-strong)"
        x=".6"
        y=".6"
        width="22.8"
        height="14.8"
        rx="2.5"
        strokeWidth="1.2"
      />
      {kind === 'batch' ? (
        <>
          <path stroke="var(--px-ink-3)" d="M3.5 4.5h12M3.5 7h8" strokeWidth="1.2" />
          <path stroke="var(--px-ink)" d="M3.5 11.5h7M13.5 11.5h7" strokeWidth="2" />
        </>
      ) : (
        <>
          <rect fill="var(--px-ink)" x="3.5" y="4" width="8" height="8" rx="1" />
          {kind === 'unit' ? (
            <path stroke="var(--px-ink-3)" d="M14 5.5h6M14 8h6M14 10.5h4" strokeWidth="1.2" />
          ) : (
            <path stroke="var(--px-ink)" d="M14 5.5h6M14 10.5h6" strokeWidth="2" />
          )}
        </>
      )}
    </svg>
  );
}

const kinds = { unit: 'kind.unit', batch: 'kind.batch', shelf: 'kind.shelf' } as const;
const nothing = '–';

export function LabelTable({ desk }: { desk: LabelDeskState }) {
  const { t } = useTranslation('labels');
  const { rows, list, labels, index, isPrinted, total } = desk;
  const lookedAt = labels[index]?.key;
  const groups = list.groups.map((group) => {
    const inside = rows.filter((row) => row.group === group);
    return {
      key: group.articleId,
      head: <GroupHead group={group} rows={inside} desk={desk} />,
      rows: inside,
    };
  });
  return (
    <DataTable
      label={t('table.label')}
      className={classes.table}
      phone="cards"
      keyOf={({ key }) => key}
      columns={useColumns(desk)}
      groups={groups}
      rowProps={({ key }) => {
        const look = () => {
          const first = labels.findIndex((label) => label.key === key);
          if (first >= 0 && lookedAt !== key) desk.lookAt(first);
        };
        return {
          'data-looked-at': key === lookedAt || undefined,
          'data-printed': isPrinted || undefined,
          onFocus: look,
          onPointerEnter: look,
        };
      }}
      foot={
        <tr className={classes.foot}>
          <td className="h-48" colSpan={4}>
            {t('table.articles', { count: list.groups.length })}
            {', '}
            {t('table.batches', { count: batchesOf(rows) })}
          </td>
          <td className="px-num h-48" data-right>
            {formatNumber(total, 0)}
          </td>
        </tr>
      }
    />
  );
}

const batchesOf = (rows: readonly SelectedRow[]): number => new Set(rows.map(({ row }) => row.stockId)).size;

function useColumns(desk: LabelDeskState): readonly Column<SelectedRow, never>[] {
  const { t } = useTranslation('labels');
  return [
    {
      key: 'kind',
      head: t('table.kind'),
      hasNoLabel: true,
      onPhone: 'whole',
      isRowHead: true,
      cell: ({ row: { kind } }) => (
        <span className="row gap-10 fw-450">
          <KindSign kind={kind} />
          {t(kinds[kind])}
        </span>
      ),
    },
    {
      key: 'batch',
      head: t('table.batch'),
      className: 'mono anywhere',
      cell: ({ row: { batchNumber } }) => batchNumber || nothing,
    },
    {
      key: 'expiry',
      head: t('table.expiry'),
      align: 'digits',
      cell: ({ row: { expirationDate } }) => formatDate(expirationDate),
    },
    {
      key: 'storage',
      head: t('table.storage'),
      cell: ({ row: { kind, storageName } }) =>
        kind === 'batch' || storageName === '' ? (
          nothing
        ) : (
          <span className="inline-row gap-4 quiet">
            <IconMapPin size={15} stroke={1.6} aria-hidden />
            {storageName}
          </span>
        ),
    },
    {
      key: 'count',
      head: t('table.labels'),
      align: 'figure',
      cell: (row) => <Amount row={row} desk={desk} />,
    },
  ];
}

function Amount({ row, desk }: { row: SelectedRow; desk: LabelDeskState }) {
  const { t } = useTranslation('labels');
  const { amount, row: of, group } = row;
  if (desk.isPrinted || of.kind === 'shelf') return formatNumber(amount, 0);
  return (
    <QuantityStepper
      label={t('table.amountOf', { kind: t(kinds[of.kind]), name: group.name, batch: of.batchNumber })}
      value={amount}
      minimum={0}
      maximum={maximumLabels(of)}
      onChange={(value) => desk.setAmount(row, value)}
    />
  );
}

function GroupHead({
  group,
  rows,
  desk,
}: {
  group: LabelGroup;
  rows: readonly SelectedRow[];
  desk: LabelDeskState;
}) {
  const { t } = useTranslation('labels');
  const isChosen = rows.some(({ amount }) => amount > 0);
  const facts = [group.manufacturer, group.manufacturerNumber].filter((fact) => fact !== '').join(' · ');

  /** Back to what it started with. */
  function toggle() {
    for (const row of rows) desk.setAmount(row, isChosen ? 0 : initialAmount(row.row, row.row.due === 0));
  }

  return (
    <tr className={classes.group}>
      <th scope="rowgroup" colSpan={4}>
        <span className="row gap-12 py-10">
          {!desk.isPrinted && (
            <Checkbox
              aria-label={t('table.include', { name: group.name })}
              checked={isChosen}
              indeterminate={isChosen && rows.some(({ amount }) => amount === 0)}
              onChange={toggle}
            />
          )}
          <ProductPicture category={group.picture} size={40} />
          <span className="rest lh-135">
            <span className="block fw-600 anywhere">{group.name}</span>
            <span className="quiet fz-fact block fw-400">{facts}</span>
          </span>
        </span>
      </th>
      <td className="px-num" data-right>
        {formatNumber(totalLabels(rows), 0)}
      </td>
    </tr>
  );
}
