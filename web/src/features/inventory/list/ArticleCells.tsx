// Cells of an article's row.

import type { ArticleListed } from '@praxora/contract/inventory/article';
import { availableStock } from '@praxora/rules/inventory/available-stock';
import { IconFlask } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ExpiryDate, StockScale, StockStatus, useValueTexts } from '../../../domain/inventory/index.ts';
import { useUnitTexts } from '../../../domain/shared/units.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { pathTo } from '../../../lib/paths.ts';
import { Sparkline } from '../../../ui/charts/Sparkline.tsx';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import classes from './ArticleCells.module.css';
import type { ColumnName } from './columns.ts';

/** Consumption of the last months, the current one darker. */
function Spark({ months }: { months: readonly number[] }) {
  const { t } = useTranslation('inventory');
  const amounts = months.map((used) => formatNumber(used, 0)).join(', ');
  return <Sparkline values={months} label={t('list.useText', { amounts })} />;
}

export function ArticleName({ article }: { article: ArticleListed }) {
  const { t } = useTranslation('inventory');
  return (
    <div className={`${classes.article} row gap-10 min-w-0 phone-contents`}>
      <ProductPicture category={article.picture} size={36} />
      <div className={`${classes.words} flex-1 lh-130 min-w-0`}>
        <Link
          className={`${classes.name} phone-fz-lead ellipsis block c-ink fw-540 td-none hover-td-underline`}
          to={pathTo('article', { articleId: article.id })}
        >
          {article.name}
        </Link>
        <span className="ellipsis block c-ink-3 fz-caption phone-hidden">
          {article.manufacturerNumber === ''
            ? manufacturerText(article.manufacturer)
            : t('list.manufacturerAndNumber', {
                manufacturer: manufacturerText(article.manufacturer),
                number: article.manufacturerNumber,
              })}
          {article.isDiscontinued && (
            <span className="bg-hid-soft bdrs-4 c-hid ml-6 p-1-5">{t('list.discontinued')}</span>
          )}
        </span>
      </div>
      {article.isDangerousGood && !article.hasSafetyDataSheet && (
        <IconFlask
          className="c-min flex-none phone-hidden"
          size={17}
          role="img"
          aria-label={t('list.noSheet')}
          title={t('list.noSheet')}
        />
      )}
    </div>
  );
}

export function ArticleCell({ name, article }: { name: ColumnName; article: ArticleListed }): ReactNode {
  const { t } = useTranslation(['inventory', 'stock']);
  const { unitName } = useUnitTexts();
  const { valueText } = useValueTexts();
  switch (name) {
    case 'storages':
      return (
        <span className={`${classes.places} quiet fz-note lh-130 overflow-hidden`}>
          {article.storages.join(' · ') || t('list.nowhere')}
        </span>
      );
    case 'status':
      return <StockStatus status={article.status} />;
    case 'stock':
      return (
        <div className={`${classes.stock} row spread gap-10`}>
          <span className="fz-note lh-125 min-w-0 anywhere">
            <b className="px-num fw-600">{formatNumber(article.stock, 0)}</b>{' '}
            <span className="quiet">{unitName(article.countingUnit, article.stock)}</span>
            {article.blockedStock > 0 && (
              <span className="c-min fz-caption block">
                {t('stock:block.amount', { amount: formatNumber(article.blockedStock, 0) })}
              </span>
            )}
          </span>
          <StockScale
            article={{ ...article, stock: availableStock(article.totalStock, article.blockedStock) }}
            width={72}
          />
        </div>
      );
    case 'expiry':
      return <ExpiryDate date={article.earliestExpiryDate} />;
    case 'use':
      return <Spark months={article.monthlyUse} />;
    case 'value':
      return <span className="px-num">{valueText(article.stockValueCents, article.isValueUnknown)}</span>;
    case 'costCenter':
      return (
        <span className={`${classes.places} quiet fz-note lh-130 overflow-hidden`}>{article.costCenter}</span>
      );
  }
}
