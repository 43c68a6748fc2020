import type { Order } from '@praxora/contract/orders/order';
import type { NumberEntry } from '@praxora/rules/number-entry';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { useLanguage } from '../../../lib/i18n.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import classes from './dialogs.module.css';

export interface Confirmed {
  readonly positionId: number;
  readonly confirmedQuantity: NumberEntry;
  /** Empty: none. */
  readonly backorderedQuantity: NumberEntry;
  readonly deliveryDate: string | null;
}

interface ConfirmedPositionsProps {
  order: Order;
  /** One for each position of the order. */
  confirmed: readonly Confirmed[];
  isTried: boolean;
  onChange: (confirmed: readonly Confirmed[]) => void;
}

export function ConfirmedPositions({ order, confirmed, isTried, onChange }: ConfirmedPositionsProps) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const set = (positionId: number, change: Partial<Confirmed>) =>
    onChange(confirmed.map((entry) => (entry.positionId === positionId ? { ...entry, ...change } : entry)));
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('table.position')}</th>
          <th scope="col" data-right>
            {t('confirm.ordered')}
          </th>
          <th scope="col">{t('confirm.confirmed')}</th>
          <th scope="col">{t('confirm.backorder')}</th>
          <th scope="col">{t('confirm.differing')}</th>
        </tr>
      </thead>
      <tbody>
        {order.positions.map((position) => {
          const entry = confirmed.find(({ positionId }) => positionId === position.id);
          const name = position.name[language];
          return (
            <tr key={position.id}>
              <th scope="row">{name}</th>
              <td className="px-num" data-right data-label={t('confirm.ordered')}>
                {formatNumber(position.quantity, 0)}
              </td>
              <td data-label={t('confirm.confirmed')}>
                <NumberField
                  className={classes.number ?? ''}
                  aria-label={t('confirm.confirmedOf', { name })}
                  least={0}
                  usual={{ name, most: position.quantity }}
                  value={entry?.confirmedQuantity ?? null}
                  onChange={(confirmedQuantity) => set(position.id, { confirmedQuantity })}
                  error={
                    isTried && entry?.confirmedQuantity === null ? fieldError('REQUIRED_FIELD') : undefined
                  }
                />
              </td>
              <td data-label={t('confirm.backorder')}>
                <NumberField
                  className={classes.number ?? ''}
                  aria-label={t('confirm.backorderOf', { name })}
                  zeroIsEmpty
                  usual={{ name, most: position.quantity }}
                  value={entry?.backorderedQuantity ?? null}
                  onChange={(backorderedQuantity) => set(position.id, { backorderedQuantity })}
                />
              </td>
              <td data-label={t('confirm.differing')}>
                <DateField
                  className={classes.day ?? ''}
                  aria-label={t('confirm.dateOf', { name })}
                  value={entry?.deliveryDate ?? null}
                  onChange={(deliveryDate) => set(position.id, { deliveryDate })}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
