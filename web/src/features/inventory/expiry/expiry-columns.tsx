// The columns of the expiring batches, one row for each batch wherever it lies, and the row of their sum.
import { Group, Stack } from '@mantine/core';
import type { ExpiringBatch, ExpiringBatches } from '@praxora/contract/inventory/expiry.calls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExpiryDate, useBareUnits, useValueTexts } from '../../../domain/inventory/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { Column } from '../../../ui/table/column.ts';

export function useExpiryColumns(): Column<ExpiringBatch>[] {
  const { t } = useTranslation('inventory');
  const { amountText } = useBareUnits();
  const { valueText } = useValueTexts();
  return [
    {
      key: 'article',
      head: t('expiring.column.article'),
      isRowHead: true,
      onPhone: 'whole',
      cell: (batch) => <ArticleCell batch={batch} />,
    },
    {
      key: 'batch',
      head: t('expiring.column.batch'),
      cell: ({ batchNumber }) =>
        batchNumber === '' ? (
          <span className="quiet">{t('expiring.noBatch')}</span>
        ) : (
          <Link className="c-ink mono fz-note anywhere" to={pathTo('recall', {}, { batch: batchNumber })}>
            {batchNumber}
          </Link>
        ),
    },
    {
      key: 'expiry',
      head: t('expiring.column.expiry'),
      cell: ({ expirationDate }) => <ExpiryDate date={expirationDate} />,
    },
    {
      key: 'storages',
      head: t('expiring.column.storages'),
      cell: ({ storages, unit }) =>
        storages.length === 1
          ? storages[0]?.name
          : storages
              .map(({ name, amount }) =>
                t('expiring.storageAmount', { storage: name, amount: amountText(amount, unit) }),
              )
              .join(', '),
    },
    {
      key: 'amount',
      head: t('expiring.column.amount'),
      align: 'figure',
      cell: ({ amount, unit }) => amountText(amount, unit),
    },
    {
      key: 'value',
      head: t('expiring.column.value'),
      align: 'figure',
      cell: ({ valueCents }) =>
        valueCents === null ? <span className="quiet">{valueText(0, true)}</span> : formatMoney(valueCents),
    },
  ];
}

function ArticleCell({ batch }: { batch: ExpiringBatch }) {
  const { t } = useTranslation('inventory');
  const { articleId, articleName, manufacturerNumber: number, picture } = batch;
  const manufacturer = manufacturerText(batch.manufacturer);
  return (
    <Group gap={12} wrap="nowrap" miw={0}>
      <ProductPicture category={picture} size={36} />
      <Stack gap={1} miw={0}>
        <Link
          className="c-ink fw-560 anywhere td-none hover-td-underline"
          to={pathTo('article', { articleId })}
        >
          {articleName}
        </Link>
        <span className="quiet fz-caption fw-400">
          {number === '' ? manufacturer : t('list.manufacturerAndNumber', { manufacturer, number })}
        </span>
      </Stack>
    </Group>
  );
}

export function ExpirySum({ figures, columns }: { figures: ExpiringBatches; columns: number }) {
  const { t } = useTranslation('inventory');
  const { sumText } = useValueTexts();
  const { batches, valueCents, unpricedArticles } = figures;
  return (
    <tr>
      <th scope="row" colSpan={columns - 1} className="fw-600">
        {t('expiring.total', { count: batches, number: formatNumber(batches, 0) })}
      </th>
      <td data-right data-wraps className="px-num fw-600">
        {sumText(valueCents, unpricedArticles)}
      </td>
    </tr>
  );
}
