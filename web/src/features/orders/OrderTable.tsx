// The orders, newest first; on a phone each is a row of two lines.
import type { OrderListed } from '@praxora/contract/orders/orders.calls';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { VendorMonogram } from '../../ui/VendorMonogram.tsx';
import { OrderState } from './OrderState.tsx';
import classes from './OrderTable.module.css';

export function OrderTable({ orders }: { orders: readonly OrderListed[] }) {
  const { t } = useTranslation('orders');
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('column.vendor')}</th>
          <th scope="col">{t('column.number')}</th>
          <th scope="col">{t('column.placedAt')}</th>
          <th scope="col">{t('column.address')}</th>
          <th scope="col">{t('column.state')}</th>
          <th scope="col" className={classes.right}>
            {t('column.positions')}
          </th>
          <th scope="col" className={classes.right}>
            {t('column.net')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row" className={classes.vendor}>
              <VendorMonogram name={order.vendorName} hue={order.vendorHue} />
              <span className={classes.name}>{order.vendorName}</span>
            </th>
            <td className={`${classes.number} px-num`}>
              <span>{order.orderNumber}</span>
              <span className={classes.platform}>{order.platformOrderNumber}</span>
            </td>
            <td className={`${classes.date} px-num`}>{formatDate(order.placedAt)}</td>
            <td className={classes.address}>{order.deliveryAddress}</td>
            <td className={classes.state}>
              <OrderState state={order.state} />
            </td>
            <td className={`${classes.positions} ${classes.right} px-num`}>
              <span className={classes.bare}>{order.positionCount}</span>
              <span className={classes.worded}>{t('positions', { count: order.positionCount })}</span>
            </td>
            <td className={`${classes.net} ${classes.right} px-num`}>{formatMoney(order.netCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
