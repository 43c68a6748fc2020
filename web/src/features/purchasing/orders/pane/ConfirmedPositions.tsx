// Confirmation of each position by the vendor: the quantity that comes, the quantity that comes later, and when.
import type { OrderPosition } from '@praxora/contract/purchasing/order';
import type { NumberEntry } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../lib/format.ts';
import type { FieldProps } from '../../../../lib/forms.tsx';
import { useLanguage } from '../../../../lib/i18n.ts';
import { DateField } from '../../../../ui/fields/DateField.tsx';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import classes from './dialogs.module.css';

interface ConfirmedPosition {
  readonly positionId: number;
  readonly confirmedQuantity: NumberEntry;
  /** Empty: none. */
  readonly backorderedQuantity: NumberEntry;
  readonly deliveryDate: string | null;
}

export interface Confirmation {
  readonly deliveryDate: string | null;
  /** Confirmed positions, one for each position of the order, in the same sequence. */
  readonly positions: readonly ConfirmedPosition[];
}

interface ConfirmedPositionsProps {
  positions: readonly OrderPosition[];
  fieldOf: <Name extends keyof ConfirmedPosition>(
    index: number,
    name: Name,
  ) => FieldProps<ConfirmedPosition[Name]>;
}

export function ConfirmedPositions({ positions, fieldOf }: ConfirmedPositionsProps) {
  return (
    <DataTable
      columns={useColumns(positions, fieldOf)}
      rows={positions}
      keyOf={({ id }) => id}
      phone="cards"
      className={classes.table}
    />
  );
}

function useColumns(
  positions: readonly OrderPosition[],
  fieldOf: ConfirmedPositionsProps['fieldOf'],
): Column<OrderPosition>[] {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const quantityField = (position: OrderPosition) => ({
    className: 'w-104 phone-w-full',
    usual: { name: position.name[language], most: position.quantity },
  });
  return [
    {
      key: 'position',
      head: t('table.position'),
      isRowHead: true,
      onPhone: 'whole',
      className: `${classes.name} fw-560`,
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
      cell: (position) => (
        <NumberField
          {...quantityField(position)}
          aria-label={t('confirm.confirmedOf', { name: position.name[language] })}
          least={0}
          {...fieldOf(positions.indexOf(position), 'confirmedQuantity')}
        />
      ),
    },
    {
      key: 'backorder',
      head: t('confirm.backorder'),
      cell: (position) => (
        <NumberField
          {...quantityField(position)}
          aria-label={t('confirm.backorderOf', { name: position.name[language] })}
          zeroIsEmpty
          {...fieldOf(positions.indexOf(position), 'backorderedQuantity')}
        />
      ),
    },
    {
      key: 'differing',
      head: t('confirm.differing'),
      cell: (position) => (
        <DateField
          className={'w-150 phone-w-full'}
          aria-label={t('confirm.dateOf', { name: position.name[language] })}
          {...fieldOf(positions.indexOf(position), 'deliveryDate')}
        />
      ),
    },
  ];
}
