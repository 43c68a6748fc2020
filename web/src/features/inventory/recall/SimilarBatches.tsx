// Batches whose number only contains what was looked for: one of them may be meant, and each is a click away.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useBareUnits } from '../../../domain/inventory/bare-units.ts';
import { ExpiryDate } from '../../../domain/inventory/ExpiryDate.tsx';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import classes from './Recall.module.css';
import type { Entry } from './RecalledEntry.tsx';

export function SimilarBatches({ batchNumber, entries }: { batchNumber: string; entries: readonly Entry[] }) {
  const { t } = useTranslation('inventory');
  const { amountText } = useBareUnits();
  const columns: Column<Entry>[] = [
    {
      key: 'batch',
      head: t('recall.batchOf'),
      isRowHead: true,
      className: classes.batch,
      cell: (entry) => (
        <Link to={pathTo('recall', {}, { batch: entry.batchNumber })}>{entry.batchNumber}</Link>
      ),
    },
    { key: 'article', head: t('recall.article'), cell: ({ articleName }) => articleName },
    {
      key: 'lies',
      head: t('recall.lies'),
      cell: ({ amount, unit, storageName: storage }) =>
        amount > 0
          ? t('recall.liesAt', { amount: amountText(amount, unit), storage })
          : t('recall.nothingLeft', { storage }),
    },
    {
      key: 'expires',
      head: t('recall.expires'),
      onPhone: 'gone',
      cell: ({ expirationDate }) => <ExpiryDate date={expirationDate} />,
    },
  ];
  return (
    <section aria-labelledby="similar">
      <div className={classes.head}>
        <h2 id="similar">{t('recall.partsTitle', { batch: batchNumber })}</h2>
        <span className={classes.count}>{t('recall.entries', { count: entries.length })}</span>
      </div>
      <DataTable
        columns={columns}
        rows={entries}
        keyOf={({ stockId }) => stockId}
        labelledBy="similar"
        className={classes.table}
      />
    </section>
  );
}
