// Table of positions: quantities ordered, received and returned, and prices.
import { Group, Stack } from '@mantine/core';
import type { Order, OrderPosition } from '@praxora/contract/purchasing/order';
import { IconCircleCheckFilled, IconClock, IconTruckDelivery } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isOverdueToday, Overdue } from '../../../../domain/purchasing/index.ts';
import { manufacturerText } from '../../../../domain/shop/index.ts';
import { formatDate, formatMoney, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { pathTo } from '../../../../lib/paths.ts';
import { ProductPicture } from '../../../../ui/marks/ProductPicture.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import classes from './PositionsTable.module.css';

export function PositionsTable({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  // A column of zeros would say nothing.
  const showsReturned = order.positions.some((position) => position.returned > 0);
  const returned: Column<OrderPosition> = {
    key: 'returned',
    head: t('table.returned'),
    align: 'figure',
    cell: (position) => formatNumber(position.returned, 0),
  };
  const columns: Column<OrderPosition>[] = [
    {
      key: 'position',
      head: t('table.position'),
      isRowHead: true,
      onPhone: 'whole',
      cell: (position) => <Product position={position} order={order} />,
    },
    {
      key: 'ordered',
      head: t('table.ordered'),
      align: 'figure',
      cell: ({ quantity }) => formatNumber(quantity, 0),
    },
    {
      key: 'received',
      head: t('table.received'),
      align: 'figure',
      cell: (position) => <Received position={position} />,
    },
    ...(showsReturned ? [returned] : []),
    {
      key: 'price',
      head: t('table.price'),
      align: 'figure',
      cell: ({ unitPriceCents }) => formatMoney(unitPriceCents),
    },
    {
      key: 'total',
      head: t('table.total'),
      align: 'figure',
      className: `${classes.total} fw-560`,
      cell: ({ netCents, discountCents }) => (
        <>
          {formatMoney(netCents)}
          {discountCents > 0 && (
            <span className={`${classes.small} quiet fz-fact anywhere`}>
              {t('table.discount', { discount: formatMoney(discountCents) })}
            </span>
          )}
        </>
      ),
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={order.positions}
      keyOf={({ id }) => id}
      label={t('table.label')}
      phone="cards"
      isFramed
      className={classes.table}
    />
  );
}

interface ProductProps {
  position: OrderPosition;
  order: Order;
}

function Product({ position, order }: ProductProps) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const { costCenter } = position;
  const facts = [
    manufacturerText(position.manufacturer),
    position.manufacturerNumber,
    position.packText[language],
    position.vendorOrderNumber,
  ];
  return (
    <Group gap={12} wrap="nowrap">
      <ProductPicture category={position.picture} size={42} />
      <Stack gap={1} miw={0}>
        <PositionName position={position} />
        <span className={`${classes.small} quiet fz-fact anywhere`}>
          {facts.filter((fact) => fact !== '').join(' · ')}
        </span>
        {costCenter && (
          <span className={`${classes.small} quiet fz-fact anywhere`}>
            {t('table.costCenter', { ...costCenter })}
          </span>
        )}
        <Promised position={position} order={order} />
      </Stack>
    </Group>
  );
}

function Received({ position: { received, quantity } }: { position: OrderPosition }) {
  const { t } = useTranslation('orders');
  const isComplete = received >= quantity;
  return (
    <span className={`${classes.received} inline-row gap-5`} data-complete={isComplete || undefined}>
      {isComplete && <IconCircleCheckFilled size={15} aria-label={t('table.complete')} role="img" />}
      {formatNumber(received, 0)}
    </span>
  );
}

/** Leads to the article, or to the product where it is none yet. */
function PositionName({ position: { name, article, productId } }: { position: OrderPosition }) {
  const language = useLanguage();
  const to = article
    ? pathTo('article', { articleId: article.id })
    : productId !== null && pathTo('product', { productId });
  if (!to)
    return <span className={`${classes.name} c-ink fz-body fw-560 anywhere td-none`}>{name[language]}</span>;
  return (
    <Link className={`${classes.name} c-ink fz-body fw-560 anywhere td-none`} to={to}>
      {name[language]}
    </Link>
  );
}

/** Vendor's confirmation of the position, where it differs from the order. */
function Promised({ position, order }: ProductProps) {
  const { t } = useTranslation('orders');
  const { quantity, received, confirmedQuantity, backorderedQuantity } = position;
  // The day of the whole order stands in its head.
  const deliveryDate = position.deliveryDate === order.deliveryDate ? null : position.deliveryDate;
  if (received >= quantity) return null;
  const isBehind = (backorderedQuantity ?? 0) > 0;
  const isLess = confirmedQuantity !== null && confirmedQuantity < quantity;
  if (!isBehind && !isLess && deliveryDate === null) return null;
  return (
    <span className={`${classes.promised} wrap gap-2-12 fz-fact mt-2`}>
      {isLess && <span>{t('table.confirmed', { quantity: formatNumber(confirmedQuantity, 0) })}</span>}
      {isBehind && (
        <span data-warn>
          <IconClock size={14} aria-hidden />
          {t('table.backorder', { quantity: formatNumber(backorderedQuantity ?? 0, 0) })}
        </span>
      )}
      {deliveryDate !== null && <ExpectedOn date={deliveryDate} order={order} />}
    </span>
  );
}

function ExpectedOn({ date, order }: { date: string; order: Order }) {
  const { t } = useTranslation('orders');
  if (isOverdueToday({ state: order.state, deliveryDate: date })) return <Overdue date={date} />;
  return (
    <span>
      <IconTruckDelivery size={14} aria-hidden />
      {t('table.expected', { date: formatDate(date) })}
    </span>
  );
}
