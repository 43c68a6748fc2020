// Finished counts: who counted what and when, and what came of it.
import type { stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { signedMoney } from '../stocktaking-record/signed-money.ts';
import classes from './Stocktaking.module.css';

const states = {
  booked: 'stocktaking.record.state.booked',
  discarded: 'stocktaking.record.state.discarded',
} as const;

export function PastCounts({ counts }: { counts: DataOf<typeof stocktakingCalls.listStocktakings> }) {
  const { t } = useTranslation('inventory');
  if (counts.length === 0) return null;
  const columns: Column<(typeof counts)[number]>[] = [
    {
      key: 'storage',
      head: t('stocktaking.storage'),
      isRowHead: true,
      onPhone: 'whole',
      hasNoLabel: true,
      cell: ({ id, storageName }) => (
        <Link className="c-ink fw-540" to={pathTo('stocktakingRecord', { stocktakingId: id })}>
          {storageName}
        </Link>
      ),
    },
    {
      key: 'when',
      head: t('stocktaking.when'),
      align: 'digits',
      cell: ({ startedAt, finishedAt }) => formatDateTime(finishedAt ?? startedAt),
    },
    { key: 'by', head: t('stocktaking.record.col.by'), cell: ({ startedBy }) => startedBy },
    {
      key: 'lines',
      head: t('stocktaking.record.filter.label'),
      align: 'figure',
      cell: ({ countedCount }) => formatNumber(countedCount, 0),
    },
    {
      key: 'differences',
      head: t('stocktaking.differences'),
      align: 'figure',
      cell: ({ state, differentCount }) =>
        state === 'discarded' ? t(states.discarded) : formatNumber(differentCount ?? 0, 0),
    },
    {
      key: 'value',
      head: t('stocktaking.value'),
      align: 'figure',
      cell: ({ state, differenceCents }) =>
        state === 'discarded' || differenceCents === null ? '–' : signedMoney(differenceCents),
    },
  ];
  return (
    <section className="mt-36">
      <h2 className="m-8-0-12">{t('stocktaking.past')}</h2>
      <DataTable
        columns={columns}
        rows={counts}
        keyOf={({ id }) => id}
        className={classes.table}
        phone="cards"
        label={t('stocktaking.past')}
      />
    </section>
  );
}
