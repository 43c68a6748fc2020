import type { stocktakingCalls } from '@praxora/contract/inventory/stocktaking.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import classes from './Stocktaking.module.css';

const states = {
  booked: 'stocktaking.pastState.booked',
  discarded: 'stocktaking.pastState.discarded',
} as const;

export function PastCounts({ counts }: { counts: DataOf<typeof stocktakingCalls.listStocktakings> }) {
  const { t } = useTranslation('inventory');
  if (counts.length === 0) return null;
  const columns: Column<(typeof counts)[number]>[] = [
    {
      key: 'storage',
      head: t('stocktaking.storage'),
      cell: ({ id, storageName }) => (
        <Link className="c-ink fw-540" to={pathTo('stocktaking', {}, { count: id })}>
          {storageName}
        </Link>
      ),
    },
    {
      key: 'started',
      head: t('stocktaking.started'),
      align: 'digits',
      cell: ({ startedAt }) => formatDateTime(startedAt),
    },
    { key: 'by', head: t('stocktaking.by'), onPhone: 'gone', cell: ({ startedBy }) => startedBy },
    {
      key: 'lines',
      head: t('stocktaking.lines'),
      align: 'digits',
      onPhone: 'gone',
      cell: ({ countedCount, lineCount }) =>
        t('stocktaking.progress', {
          counted: formatNumber(countedCount, 0),
          total: formatNumber(lineCount, 0),
        }),
    },
    {
      key: 'state',
      head: t('stocktaking.state'),
      cell: ({ state }) => (state === 'open' ? null : t(states[state])),
    },
  ];
  return (
    <section className="mt-36">
      <h2 className="m-8-0-12">{t('stocktaking.past')}</h2>
      <DataTable columns={columns} rows={counts} keyOf={({ id }) => id} className={classes.table} />
    </section>
  );
}
