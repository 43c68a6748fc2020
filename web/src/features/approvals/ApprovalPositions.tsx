// The positions of a waiting order beside what is known of them.
import type { PendingApproval } from '@praxora/contract/approvals/approvals.calls';
import { useTranslation } from 'react-i18next';
import { useBareUnits } from '../../domain/inventory/bareUnits.ts';
import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { ProductPicture } from '../../ui/marks/ProductPicture.tsx';
import classes from './Approvals.module.css';

export function ApprovalPositions({ pending: { order, positions } }: { pending: PendingApproval }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const { amountText } = useBareUnits();
  const known = new Map(positions.map((position) => [position.positionId, position]));
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('position.article')}</th>
          <th scope="col" data-right>
            {t('position.stock')}
          </th>
          <th scope="col" data-right>
            {t('position.last')}
          </th>
          <th scope="col" data-right>
            {t('position.price')}
          </th>
          <th scope="col" data-right>
            {t('position.quantity')}
          </th>
          <th scope="col" data-right>
            {t('position.net')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.positions.map((position) => {
          const { stock = null, lastPaidCents = null, lastOrderedAt = null } = known.get(position.id) ?? {};
          const each = Math.round(position.netCents / position.quantity);
          return (
            <tr key={position.id}>
              <th scope="row">
                <span className={classes.article}>
                  <ProductPicture category={position.picture} size={36} />
                  <span>
                    <b>{position.name[language]}</b>
                    <span className={classes.small}>
                      {position.manufacturer} · {position.packText[language]}
                    </span>
                  </span>
                </span>
              </th>
              <td data-right data-label={t('position.stock')} className="px-num">
                {stock === null || !position.article
                  ? t('position.unknown')
                  : amountText(stock, position.article.countingUnit)}
              </td>
              <td data-right data-label={t('position.last')} className="px-num">
                <span>
                  {lastPaidCents === null ? t('position.never') : formatMoney(lastPaidCents)}
                  {lastOrderedAt && <span className={classes.small}>{formatDate(lastOrderedAt)}</span>}
                </span>
              </td>
              <td data-right data-label={t('position.price')} className="px-num">
                {formatMoney(each)}
              </td>
              <td data-right data-label={t('position.quantity')} className="px-num">
                {formatNumber(position.quantity, 0)}
              </td>
              <td data-right data-label={t('position.net')} className="px-num">
                <b>{formatMoney(position.netCents)}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
