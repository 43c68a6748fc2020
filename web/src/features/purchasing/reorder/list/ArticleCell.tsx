// Article of the row, and the quantity already in the cart or on order.
import type { ReorderRow } from '@praxora/contract/purchasing/reorder';
import { IconShoppingCart, IconTruckDelivery, IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUnitTexts } from '../../../../domain/shared/units.ts';
import { formatDate, formatNumber } from '../../../../lib/format.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { ProductPicture } from '../../../../ui/marks/ProductPicture.tsx';
import classes from './cells.module.css';

const sumOf = (amounts: readonly { readonly quantity: number }[]) =>
  amounts.reduce((sum, { quantity }) => sum + quantity, 0);

export function ArticleCell({ row }: { row: ReorderRow }) {
  const { t } = useTranslation('reorder');
  const { amountText } = useUnitTexts();
  const { article, put } = row;
  const onTheirWay = sumOf(row.onTheirWay);
  const inCarts = sumOf(row.inCarts);
  return (
    <div className={`${classes.article} row gap-10 min-w-0`}>
      <ProductPicture category={article.picture} size={40} />
      <div className="lh-130 min-w-0">
        <Link
          className="c-ink block fw-540 hyphens break-words td-none hover-td-underline"
          to={pathTo('article', { articleId: article.id })}
          title={article.name}
        >
          {article.name}
        </Link>
        {put && (
          <span className={`${classes.fact} row gap-5 quiet fz-caption tabular`}>
            <IconUserPlus size={14} stroke={1.7} aria-hidden />
            {t('put', {
              amount: amountText(put.quantity, article.orderUnit),
              by: put.by,
              date: formatDate(put.at),
            })}
          </span>
        )}
        {onTheirWay > 0 && (
          <span className={`${classes.fact} row gap-5 quiet fz-caption tabular`}>
            <IconTruckDelivery size={14} stroke={1.7} aria-hidden />
            {t('comes.onTheirWay', { number: formatNumber(onTheirWay, 0) })}
          </span>
        )}
        {inCarts > 0 && (
          <span className={`${classes.fact} row gap-5 quiet fz-caption tabular`}>
            <IconShoppingCart size={14} stroke={1.7} aria-hidden />
            {t('comes.inCart', { number: formatNumber(inCarts, 0) })}
          </span>
        )}
      </div>
    </div>
  );
}
