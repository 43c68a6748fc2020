// The first line answers: how much, how long, what expires, what it is worth.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { availableStock } from '@praxora/rules/inventory/available-stock';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpiryDate, StockScale, useValueTexts } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { formatDate, formatMoney, formatNumber, formatUnitPrice } from '../../../lib/format.ts';
import classes from './ArticleFigures.module.css';
import { useStock } from './article.queries.ts';

export function ArticleFigures({ article }: { article: ArticleDetail }) {
  const { t } = useTranslation(['article', 'stock']);
  const { unitName, amountText } = useUnitTexts();
  const { data: entries = [] } = useStock(article.id);
  const { stock, blockedStock, countingUnit, minimumStock, idealStock, earliestExpiryDate, averagePerWeek } =
    article;
  const available = availableStock(stock, blockedStock);
  const expiring = entries.filter(
    ({ expirationDate, amount }) => amount > 0 && expirationDate === earliestExpiryDate,
  );
  const expiringAmount = expiring.reduce((sum, { amount }) => sum + amount, 0);
  const places = [...new Set(expiring.map(({ storageName }) => storageName))];
  const useText =
    averagePerWeek === null
      ? t('figures.notUsed')
      : t('figures.perWeek', { amount: formatNumber(averagePerWeek, averagePerWeek < 10 ? 1 : 0) });

  return (
    <dl className={`${classes.root} panel grid m-22-0-0`}>
      <div className={`${classes.stock} below-desk-line-bottom below-desk-col-all`}>
        <dt>
          {t('figures.stock')}
          {idealStock > 0 && (
            <span className="px-num">{t('figures.ideal', { amount: formatNumber(idealStock) })}</span>
          )}
        </dt>
        <dd className="quiet">
          <span className="c-ink fz-display fw-620 lts-28 mr-4">{formatNumber(stock)}</span>{' '}
          {unitName(countingUnit, stock)}
          {article.status === 'minimumStock' && available < minimumStock && (
            <span className="c-min fz-note fw-560 ml-12">
              {t('figures.below', { amount: formatNumber(minimumStock - available) })}
            </span>
          )}
          {blockedStock > 0 && (
            <span className="c-min fz-note fw-560 ml-12">
              {t('stock:block.amount', { amount: formatNumber(blockedStock) })}
            </span>
          )}
          <StockScale article={{ ...article, stock: available }} height={8} />
        </dd>
      </div>
      <Figure
        label={t('figures.lasts')}
        value={article.lastsUntil === null ? t('figures.unknown') : formatDate(article.lastsUntil)}
        text={useText}
      />
      <Figure
        label={t('figures.expiry')}
        value={earliestExpiryDate === null ? t('figures.noExpiry') : <ExpiryDate date={earliestExpiryDate} />}
        text={
          expiringAmount > 0
            ? t('figures.expiring', {
                amount: amountText(expiringAmount, countingUnit),
                places: places.join(', '),
              })
            : ''
        }
      />
      <ValueFigure article={article} />
    </dl>
  );
}

/** Stock without a known price is mentioned, not valued at zero. */
function ValueFigure({ article: { id, stockValueCents, countingUnit } }: { article: ArticleDetail }) {
  const { t } = useTranslation('article');
  const { unitName, amountText } = useUnitTexts();
  const { valueText } = useValueTexts();
  const { data: entries = [] } = useStock(id);
  const amountIn = (some: typeof entries) => some.reduce((sum, { amount }) => sum + amount, 0);
  const pricedAmount = amountIn(entries.filter(({ orderUnitPriceCents }) => orderUnitPriceCents !== null));
  const unpricedAmount = amountIn(entries) - pricedAmount;
  if (pricedAmount === 0 && unpricedAmount > 0)
    return <Figure label={t('figures.value')} value={valueText(0, true)} text="" />;
  const average =
    pricedAmount > 0
      ? t('figures.average', {
          price: formatUnitPrice(stockValueCents / pricedAmount),
          unit: unitName(countingUnit, 1),
        })
      : '';
  const unpriced =
    unpricedAmount > 0 ? t('figures.withoutPrice', { amount: amountText(unpricedAmount, countingUnit) }) : '';
  return (
    <Figure
      label={t('figures.value')}
      value={formatMoney(stockValueCents)}
      text={[average, unpriced].filter(Boolean).join(', ')}
    />
  );
}

function Figure({ label, value, text }: { label: string; value: ReactNode; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="px-num block fz-figure fw-620 lts-14">{value}</span>
        <span className={`${classes.text} quiet fz-fact block mt-6`}>{text}</span>
      </dd>
    </div>
  );
}
