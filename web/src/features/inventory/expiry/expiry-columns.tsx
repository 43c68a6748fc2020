// Columns of stock by batch and storage.
import { Group, Stack } from '@mantine/core';
import type { ExpiryRow } from '@praxora/contract/inventory/expiry.calls';
import { IconArrowBarToUp, IconCircleCheckFilled, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExpiryDate, useBlockTexts, useValueTexts } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { Column } from '../../../ui/table/column.ts';

export function useExpiryColumns(): Column<ExpiryRow>[] {
  const { t } = useTranslation('inventory');
  const { amountText } = useUnitTexts();
  const { valueText } = useValueTexts();
  return [
    {
      key: 'article',
      head: t('expiring.column.article'),
      isRowHead: true,
      onPhone: 'whole',
      cell: (row) => <ArticleCell row={row} />,
    },
    { key: 'batch', head: t('expiring.column.batch'), cell: (row) => <BatchCell row={row} /> },
    {
      key: 'expiry',
      head: t('expiring.column.expiry'),
      cell: ({ expirationDate }) => <ExpiryDate date={expirationDate} />,
    },
    { key: 'storages', head: t('expiring.column.storages'), cell: ({ storageName }) => storageName },
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
    { key: 'left', head: t('expiring.left.head'), cell: (row) => <LeftOver row={row} /> },
  ];
}

function ArticleCell({ row }: { row: ExpiryRow }) {
  const { t } = useTranslation('inventory');
  const { articleId, articleName, manufacturerNumber: number, picture } = row;
  const manufacturer = manufacturerText(row.manufacturer);
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

/** The number, and what was decided about the batch. */
function BatchCell({ row: { batchNumber, blockReason, isUsedFirst } }: { row: ExpiryRow }) {
  const { t } = useTranslation(['inventory', 'stock']);
  const { reasonText } = useBlockTexts();
  return (
    <>
      {batchNumber === '' ? (
        <span className="quiet">{t('expiring.noBatch')}</span>
      ) : (
        <Link className="c-ink mono fz-note anywhere" to={pathTo('recall', {}, { batch: batchNumber })}>
          {batchNumber}
        </Link>
      )}
      {blockReason !== null && (
        <span className="c-min fz-caption flex gap-4 items-center">
          <IconLock size={13} stroke={1.8} aria-hidden />
          {t('stock:block.blocked')} {reasonText(blockReason)}
        </span>
      )}
      {isUsedFirst && (
        <span className="c-primary fz-caption flex gap-4 items-center">
          <IconArrowBarToUp size={13} stroke={1.8} aria-hidden />
          {t('expiring.first')}
        </span>
      )}
    </>
  );
}

function LeftOver({ row: { band, blockReason, leftOver, leftOverCents, unit } }: { row: ExpiryRow }) {
  const { t } = useTranslation('inventory');
  const { amountText } = useUnitTexts();
  if (band === 'expired' || blockReason !== null)
    return <span className="quiet fz-note">{t('expiring.left.notUsed')}</span>;
  if (leftOver > 0)
    return (
      <span className="fz-note">
        <b className="fw-600">{amountText(leftOver, unit)}</b>
        <span className="quiet fz-caption block px-num">{formatMoney(leftOverCents)}</span>
      </span>
    );
  return (
    <span className="c-ok fz-note flex gap-4 items-center">
      <IconCircleCheckFilled size={14} aria-hidden />
      {t('expiring.left.used')}
    </span>
  );
}
