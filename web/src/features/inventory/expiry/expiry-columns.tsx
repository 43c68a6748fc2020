// Columns of stock by batch and storage.
import type { ExpiryRow } from '@praxora/contract/inventory/expiry.calls';
import { IconArrowBarToUp, IconCircleCheckFilled, IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExpiryDate, useBlockTexts, useValueTexts } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import type { Column } from '../../../ui/table/column.ts';
import classes from './Expiry.module.css';

export function useExpiryColumns(): Column<ExpiryRow>[] {
  const { t } = useTranslation('inventory');
  const { unitName } = useUnitTexts();
  const { valueText } = useValueTexts();
  return [
    {
      key: 'article',
      head: t('expiring.column.article'),
      isRowHead: true,
      cell: (row) => <ArticleCell row={row} />,
    },
    {
      key: 'batch',
      head: t('expiring.column.batch'),
      hasNoLabel: true,
      cell: (row) => <BatchCell row={row} />,
    },
    {
      key: 'expiry',
      head: t('expiring.column.expiry'),
      hasNoLabel: true,
      cell: ({ expirationDate }) => <ExpiryDate date={expirationDate} hasDays />,
    },
    {
      key: 'storages',
      head: t('expiring.column.storages'),
      hasNoLabel: true,
      cell: ({ storageName }) => storageName,
    },
    {
      key: 'amount',
      head: t('expiring.column.amount'),
      align: 'figure',
      hasNoLabel: true,
      cell: ({ amount, unit }) => (
        <>
          <b className="fw-600">{formatNumber(amount, 0)}</b>{' '}
          <span className="quiet">{unitName(unit, amount)}</span>
        </>
      ),
    },
    {
      key: 'value',
      head: t('expiring.column.value'),
      align: 'figure',
      hasNoLabel: true,
      cell: ({ valueCents }) =>
        valueCents === null ? <span className="quiet">{valueText(0, true)}</span> : formatMoney(valueCents),
    },
    {
      key: 'left',
      head: t('expiring.left.head'),
      hasNoLabel: true,
      cell: (row) => <LeftOver row={row} />,
    },
  ];
}

function ArticleCell({ row }: { row: ExpiryRow }) {
  const { t } = useTranslation('inventory');
  const { articleId, articleName, manufacturerNumber: number, picture } = row;
  const manufacturer = manufacturerText(row.manufacturer);
  return (
    <div className={`${classes.article} row gap-12 min-w-0 phone-contents`}>
      <ProductPicture category={picture} size={36} />
      <div className={`${classes.words} flex-1 lh-130 min-w-0`}>
        <Link
          className={`${classes.name} block c-ink fw-560 anywhere td-none hover-td-underline phone-fz-lead`}
          to={pathTo('article', { articleId })}
        >
          {articleName}
        </Link>
        <span className="quiet fz-caption fw-400 phone-hidden">
          {number === '' ? manufacturer : t('list.manufacturerAndNumber', { manufacturer, number })}
        </span>
      </div>
    </div>
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
          <IconLock className="flex-none" size={13} stroke={1.8} aria-hidden />
          {t('stock:block.blocked')} {reasonText(blockReason)}
        </span>
      )}
      {isUsedFirst && (
        <span className="c-primary fz-caption flex gap-4 items-center">
          <IconArrowBarToUp className="flex-none" size={13} stroke={1.8} aria-hidden />
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
    <span className="c-ok fz-note flex gap-4 items-center nowrap">
      <IconCircleCheckFilled className="flex-none" size={14} aria-hidden />
      {t('expiring.left.used')}
    </span>
  );
}
