// Batches that will expire before they are used, with what will be lost.
import type { ExpiringBatch } from '@praxora/contract/inventory/thresholds.calls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useValueTexts } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useExpiring } from './thresholds.queries.ts';

/** Says nothing where nothing will be lost, and while nobody knows. */
export function ExpiringBatches() {
  const { t } = useTranslation('thresholds');
  const { unitName } = useUnitTexts();
  const { valueText, sumText } = useValueTexts();
  const { data } = useExpiring();
  if (!data || data.batches.length === 0) return null;
  const columns: Column<ExpiringBatch>[] = [
    {
      key: 'article',
      head: t('columns.article'),
      isRowHead: true,
      onPhone: 'whole',
      hasNoLabel: true,
      cell: ({ articleId, articleName }) => (
        <Link className="c-ink block fw-540 td-none hover-td-underline" to={pathTo('article', { articleId })}>
          {articleName}
        </Link>
      ),
    },
    {
      key: 'batch',
      head: t('columns.batch'),
      cell: ({ batchNumber }) => batchNumber || t('expiring.noBatch'),
    },
    { key: 'storage', head: t('columns.storage'), cell: ({ storageName }) => storageName },
    {
      key: 'expiry',
      head: t('columns.expiry'),
      align: 'digits',
      cell: ({ expirationDate }) => formatDate(expirationDate),
    },
    {
      key: 'amount',
      head: t('columns.lost'),
      align: 'figure',
      cell: ({ amount, of, unit }) =>
        t('expiring.amount', {
          amount: formatNumber(amount, 0),
          of: formatNumber(of, 0),
          unit: unitName(unit, of),
        }),
    },
    {
      key: 'value',
      head: t('columns.value'),
      align: 'figure',
      cell: ({ valueCents }) => (valueCents === null ? valueText(0, true) : formatMoney(valueCents)),
    },
  ];
  const unpriced = data.batches.filter(({ valueCents }) => valueCents === null);
  const unpricedArticles = new Set(unpriced.map(({ articleId }) => articleId)).size;
  return (
    <section aria-labelledby="expiring-title">
      <h2 className="m-0-0-4" id="expiring-title">
        {t('expiring.title')}
      </h2>
      <p className="quiet fz-note m-0-0-8">
        {t('expiring.text', {
          count: data.batches.length,
          number: formatNumber(data.batches.length, 0),
          money: sumText(data.valueCents, unpricedArticles),
        })}
      </p>
      <DataTable
        columns={columns}
        rows={data.batches}
        keyOf={({ stockId }) => stockId}
        labelledBy="expiring-title"
        phone="cards"
      />
    </section>
  );
}
