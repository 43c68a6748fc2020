import type { Order, OrderPosition } from '@praxora/contract/orders/order';
import type { NumberEntry } from '@praxora/rules/number-entry';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { useLanguage } from '../../../lib/i18n.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
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
  const entryOf = (position: OrderPosition) => confirmed.find(({ positionId }) => positionId === position.id);
  const columns: Column<OrderPosition>[] = [
    {
      key: 'position',
      head: t('table.position'),
      isRowHead: true,
      onPhone: 'whole',
      className: classes.name,
      cell: ({ name }) => name[language],
    },
    {
      key: 'ordered',
      head: t('confirm.ordered'),
      align: 'figure',
      className: classes.words,
      cell: ({ quantity }) => formatNumber(quantity, 0),
    },
    {
      key: 'confirmed',
      head: t('confirm.confirmed'),
      cell: (position) => {
        const name = position.name[language];
        const value = entryOf(position)?.confirmedQuantity ?? null;
        return (
          <NumberField
            className={classes.number ?? ''}
            aria-label={t('confirm.confirmedOf', { name })}
            least={0}
            usual={{ name, most: position.quantity }}
            value={value}
            onChange={(confirmedQuantity) => set(position.id, { confirmedQuantity })}
            error={
              isTried && entryOf(position)?.confirmedQuantity === null
                ? fieldError('REQUIRED_FIELD')
                : undefined
            }
          />
        );
      },
    },
    {
      key: 'backorder',
      head: t('confirm.backorder'),
      cell: (position) => {
        const name = position.name[language];
        return (
          <NumberField
            className={classes.number ?? ''}
            aria-label={t('confirm.backorderOf', { name })}
            zeroIsEmpty
            usual={{ name, most: position.quantity }}
            value={entryOf(position)?.backorderedQuantity ?? null}
            onChange={(backorderedQuantity) => set(position.id, { backorderedQuantity })}
          />
        );
      },
    },
    {
      key: 'differing',
      head: t('confirm.differing'),
      cell: (position) => (
        <DateField
          className={classes.day ?? ''}
          aria-label={t('confirm.dateOf', { name: position.name[language] })}
          value={entryOf(position)?.deliveryDate ?? null}
          onChange={(deliveryDate) => set(position.id, { deliveryDate })}
        />
      ),
    },
  ];
  return (
    <DataTable
      columns={columns}
      rows={order.positions}
      keyOf={({ id }) => id}
      phone="cards"
      className={classes.table}
    />
  );
}
