// What was ordered, what has come of it, what went back, and what it costs.
import type { Order, OrderPosition } from '@praxora/contract/orders/order';
import { IconCircleCheckFilled, IconClockPause, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatMoney, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';
import { ProductPicture } from '../../../ui/marks/ProductPicture.tsx';
import classes from './PositionsTable.module.css';

export function PositionsTable({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  // A column of zeros would say nothing.
  const showsReturned = order.positions.some(({ returned }) => returned > 0);
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t('table.label')}>
        <thead>
          <tr>
            <th scope="col">{t('table.position')}</th>
            <th scope="col" data-right>
              {t('table.ordered')}
            </th>
            <th scope="col" data-right>
              {t('table.received')}
            </th>
            {showsReturned && (
              <th scope="col" data-right>
                {t('table.returned')}
              </th>
            )}
            <th scope="col" data-right>
              {t('table.price')}
            </th>
            <th scope="col" data-right>
              {t('table.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.positions.map((position) => (
            <Row
              key={position.id}
              position={position}
              usualDate={order.deliveryDate}
              showsReturned={showsReturned}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  position: OrderPosition;
  /** When the order as a whole is expected. */
  usualDate: string | null;
  showsReturned: boolean;
}

function Row({ position, usualDate, showsReturned }: RowProps) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const isComplete = position.received >= position.quantity;
  const facts = [
    position.manufacturer,
    position.manufacturerNumber,
    position.packText[language],
    position.vendorOrderNumber,
  ];
  return (
    <tr>
      <th scope="row">
        <div className={classes.product}>
          <ProductPicture category={position.picture} size={42} />
          <div className={classes.words}>
            <PositionName position={position} />
            <span className={classes.small}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
            <Promised position={position} usualDate={usualDate} />
          </div>
        </div>
      </th>
      <td className="px-num" data-right data-label={t('table.ordered')}>
        {formatNumber(position.quantity, 0)}
      </td>
      <td className="px-num" data-right data-label={t('table.received')}>
        <span className={classes.received} data-complete={isComplete || undefined}>
          {isComplete && <IconCircleCheckFilled size={15} aria-label={t('table.complete')} role="img" />}
          {formatNumber(position.received, 0)}
        </span>
      </td>
      {showsReturned && (
        <td className="px-num" data-right data-label={t('table.returned')}>
          {formatNumber(position.returned, 0)}
        </td>
      )}
      <td className="px-num" data-right data-label={t('table.price')}>
        {formatMoney(position.unitPriceCents)}
      </td>
      <td className={`px-num ${classes.total}`} data-right data-label={t('table.total')}>
        {formatMoney(position.netCents)}
        {position.discountCents > 0 && (
          <span className={classes.small}>
            {t('table.discount', { discount: formatMoney(position.discountCents) })}
          </span>
        )}
      </td>
    </tr>
  );
}

/** Leads to the article, or to the product where it is none yet. */
function PositionName({ position: { name, article, productId } }: { position: OrderPosition }) {
  const language = useLanguage();
  const to = article
    ? pathTo('article', { articleId: article.id })
    : productId !== null && pathTo('product', { productId });
  if (!to) return <span className={classes.name}>{name[language]}</span>;
  return (
    <Link className={classes.name} to={to}>
      {name[language]}
    </Link>
  );
}

/** What the vendor said about the position, where it differs from what was asked for. */
function Promised({ position, usualDate }: Omit<RowProps, 'showsReturned'>) {
  const { t } = useTranslation('orders');
  const { quantity, received, confirmedQuantity, backorderedQuantity } = position;
  const deliveryDate = position.deliveryDate === usualDate ? null : position.deliveryDate;
  if (received >= quantity) return null;
  const isBehind = (backorderedQuantity ?? 0) > 0;
  const isLess = confirmedQuantity !== null && confirmedQuantity < quantity;
  if (!isBehind && !isLess && deliveryDate === null) return null;
  return (
    <span className={classes.promised}>
      {isLess && <span>{t('table.confirmed', { quantity: formatNumber(confirmedQuantity, 0) })}</span>}
      {isBehind && (
        <span data-warn>
          <IconClockPause size={14} aria-hidden />
          {t('table.backorder', { quantity: formatNumber(backorderedQuantity ?? 0, 0) })}
        </span>
      )}
      {deliveryDate !== null && (
        <span>
          <IconTruckDelivery size={14} aria-hidden />
          {t('table.expected', { date: formatDate(deliveryDate) })}
        </span>
      )}
    </span>
  );
}
