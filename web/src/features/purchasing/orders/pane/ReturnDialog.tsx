// Books goods that go back to the vendor out of the stock they lie in.
import { TextInput } from '@mantine/core';
import type { Order } from '@praxora/contract/purchasing/order';
import { type ReturnableLot, receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ordersKey } from '../../../../domain/purchasing/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { formatDate, formatNumber } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.ts';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { NumberField, type NumberFieldProps } from '../../../../ui/fields/NumberField.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import classes from './dialogs.module.css';
import { keyOfLot, useReturnForm } from './useReturnForm.ts';

interface ReturnDialogProps {
  order: Order;
  onClose: () => void;
}

export function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('orders');
  // Where it lies today: it may have been moved or used since it came.
  const { data: lots } = useQuery({
    queryKey: [...ordersKey, 'returnable', order.id],
    queryFn: ({ signal }) =>
      callApi(receivingCalls.listReturnable, { params: { orderId: order.id } }, { signal }),
    staleTime: 0,
  });
  const form = useReturnForm(order, lots ?? []);
  return (
    <FormDialog
      title={t('return.title', { vendor: order.vendor.name })}
      action={t('return.action')}
      isWide
      onSubmit={form.submit}
      onClose={onClose}
    >
      <p>{t(lots?.length === 0 ? 'return.nothing' : 'return.text')}</p>
      {form.isQuantityMissing && (
        <p className="bg-min-soft bdrs-10 c-min fz-row p-10-12" role="alert">
          {t('return.fillIn')}
        </p>
      )}
      <DataTable
        columns={useColumns(order, form.quantityField)}
        rows={lots}
        keyOf={keyOfLot}
        empty={null}
        phone="cards"
        className={classes.table}
      />
      <TextInput label={t('return.note')} maxLength={500} {...form.noteProps} />
    </FormDialog>
  );
}

type QuantityField = Pick<NumberFieldProps, 'value' | 'onChange' | 'error'>;

function useColumns(
  order: Order,
  quantityField: (lot: ReturnableLot) => QuantityField,
): Column<ReturnableLot>[] {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const placeOf = usePlaceOf();
  const nameOf = ({ positionId }: ReturnableLot) =>
    order.positions.find(({ id }) => id === positionId)?.name[language] ?? '';
  return [
    {
      key: 'position',
      head: t('table.position'),
      isRowHead: true,
      onPhone: 'whole',
      className: `${classes.name} fw-560`,
      cell: nameOf,
    },
    { key: 'from', head: t('return.from'), className: classes.words, cell: placeOf },
    {
      key: 'quantity',
      head: t('return.quantity'),
      cell: (lot) => (
        <NumberField
          className={'w-104 phone-w-full'}
          aria-label={t('return.quantityOf', { name: nameOf(lot), place: placeOf(lot) })}
          description={t('return.possible', { quantity: formatNumber(lot.most, 0) })}
          {...quantityField(lot)}
        />
      ),
    },
  ];
}

/** Where it lies, and which lot it is. */
function usePlaceOf(): (lot: ReturnableLot) => string {
  const { t } = useTranslation('orders');
  return ({ storageName, batchNumber, expirationDate }) =>
    [
      storageName ?? t('return.notStored'),
      batchNumber !== '' && t('return.batch', { number: batchNumber }),
      expirationDate !== null && t('return.expiry', { date: formatDate(expirationDate) }),
    ]
      .filter((part) => part !== false)
      .join(' · ');
}
