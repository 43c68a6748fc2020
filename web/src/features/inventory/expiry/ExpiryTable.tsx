// One row for each batch, wherever it lies; what expires first stands first.
import { Group, Stack } from '@mantine/core';
import {
  type ExpiringBatch,
  type ExpiringBatches,
  mostExpiringBatches,
} from '@praxora/contract/inventory/expiry.calls';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExpiryDate, useBareUnits, useValueTexts } from '../../../domain/inventory/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import classes from './ExpiryTable.module.css';

interface ExpiryTableProps {
  /** Undefined while they are fetched. */
  batches: readonly ExpiringBatch[] | undefined;
  figures: ExpiringBatches | undefined;
}

export function ExpiryTable({ batches, figures }: ExpiryTableProps) {
  const { t } = useTranslation('inventory');
  const columns = useColumns();
  return (
    <>
      {batches && figures && figures.batches > batches.length && (
        <p className="quiet fz-note mb-12">
          {t('expiring.most', { number: formatNumber(mostExpiringBatches, 0) })}
        </p>
      )}
      <DataTable
        columns={columns}
        rows={batches}
        keyOf={({ articleId, batchNumber, expirationDate }) =>
          `${String(articleId)} ${expirationDate} ${batchNumber}`
        }
        empty={
          <EmptyState title={t('expiring.empty.title')} pictures={['anaesthesie']}>
            {t('expiring.empty.text')}
          </EmptyState>
        }
        label={t('expiring.list')}
        phone="cards"
        className={classes.table}
        foot={batches && figures && <Foot figures={figures} columns={columns.length} />}
      />
    </>
  );
}

function useColumns(): Column<ExpiringBatch>[] {
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

function Foot({ figures, columns }: { figures: ExpiringBatches; columns: number }) {
  const { t } = useTranslation('inventory');
  const { sumText } = useValueTexts();
  const { batches, valueCents, unpricedArticles } = figures;
  return (
    <tr>
      <th scope="row" colSpan={columns - 1}>
        {t('expiring.total', { count: batches, number: formatNumber(batches, 0) })}
      </th>
      <td data-right data-wraps className="px-num">
        {sumText(valueCents, unpricedArticles)}
      </td>
    </tr>
  );
}
