// Batches whose number only contains what was looked for: one of them may be meant, and each is a click away.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExpiryDate } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import classes from './Recall.module.css';
import type { Entry } from './RecalledEntry.tsx';

interface SimilarBatchesProps {
  batchNumber: string;
  entries: readonly Entry[];
  /** The batch itself stands above. */
  areOthers: boolean;
}

export function SimilarBatches({ batchNumber, entries, areOthers }: SimilarBatchesProps) {
  const { t } = useTranslation('inventory');
  const { amountText } = useUnitTexts();
  const columns: Column<Entry>[] = [
    {
      key: 'batch',
      head: t('recall.batchOf'),
      isRowHead: true,
      onPhone: 'whole',
      className: `${classes.batch} fw-560 anywhere`,
      cell: (entry) => (
        <Link to={pathTo('recall', {}, { batch: entry.batchNumber })}>{entry.batchNumber}</Link>
      ),
    },
    {
      key: 'article',
      head: t('recall.article'),
      hasNoLabel: true,
      onPhone: 'whole',
      cell: ({ articleName }) => articleName,
    },
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
      cell: ({ expirationDate }) => <ExpiryDate date={expirationDate} />,
    },
  ];
  return (
    <section aria-labelledby="similar">
      <div className="wrap gap-8-12 items-center mb-16">
        <h2 className="min-w-0 anywhere" id="similar">
          {t(areOthers ? 'recall.othersTitle' : 'recall.partsTitle', { batch: batchNumber })}
        </h2>
        <span className="quiet">{t('recall.entries', { count: entries.length })}</span>
      </div>
      <DataTable
        columns={columns}
        rows={entries}
        keyOf={({ stockId }) => stockId}
        labelledBy="similar"
        phone="cards"
        className="cell-p-0 row-h-38 fz-note"
      />
    </section>
  );
}
