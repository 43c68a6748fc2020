// Books goods that go back to the vendor out of the stock they lie in.
import { TextInput } from '@mantine/core';
import type { BodyOf } from '@praxora/contract/call';
import type { Order } from '@praxora/contract/orders/order';
import { type ReturnableLot, receivingCalls } from '@praxora/contract/receiving/receiving.calls';
import { isRefused, type NumberEntry, numberOf } from '@praxora/rules/number-entry';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/queries.ts';
import { ordersKey } from '../../../domain/orders/queries.ts';
import { useOrderChange } from '../../../domain/orders/useOrderChange.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { useLanguage } from '../../../lib/i18n.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import classes from './dialogs.module.css';

interface ReturnDialogProps {
  order: Order;
  onClose: () => void;
}

const keyOfLot = ({ positionId, stockId }: ReturnableLot): string => `${positionId}-${stockId ?? 'none'}`;

export function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('orders');
  const book = useOrderChange({
    call: async (body: BodyOf<typeof receivingCalls.bookReturn>, key) =>
      (await callApi(receivingCalls.bookReturn, { params: { orderId: order.id }, body }, key)).order,
    success: () => t('return.done'),
    refetch: stockKeys,
  });
  const language = useLanguage();
  const placeOf = usePlaceOf();
  // Where it lies today: it may have been moved or used since it came.
  const { data } = useQuery({
    queryKey: [...ordersKey, 'returnable', order.id],
    queryFn: ({ signal }) =>
      callApi(receivingCalls.listReturnable, { params: { orderId: order.id } }, { signal }),
    staleTime: 0,
  });
  const lots = data ?? [];
  const [quantities, setQuantities] = useState<Readonly<Record<string, NumberEntry>>>({});
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const entryOf = (lot: ReturnableLot): NumberEntry => quantities[keyOfLot(lot)] ?? null;
  const quantityOf = (lot: ReturnableLot) => numberOf(entryOf(lot)) ?? 0;
  const isNothing = lots.every((lot) => entryOf(lot) === null);

  async function submit(): Promise<boolean> {
    setTried(true);
    if (isNothing || lots.some((lot) => isRefused(entryOf(lot)) || quantityOf(lot) > lot.most)) return false;
    const positions = lots
      .filter((lot) => quantityOf(lot) > 0)
      .map((lot) => ({ positionId: lot.positionId, quantity: quantityOf(lot), stockId: lot.stockId }));
    await book.send({ note, positions });
    return true;
  }

  const nameOf = ({ positionId }: ReturnableLot) =>
    order.positions.find(({ id }) => id === positionId)?.name[language] ?? '';
  const columns: Column<ReturnableLot>[] = [
    {
      key: 'position',
      head: t('table.position'),
      isRowHead: true,
      onPhone: 'whole',
      className: classes.name,
      cell: nameOf,
    },
    { key: 'from', head: t('return.from'), className: classes.words, cell: placeOf },
    {
      key: 'quantity',
      head: t('return.quantity'),
      cell: (lot) => (
        <NumberField
          className={classes.number ?? ''}
          aria-label={t('return.quantityOf', { name: nameOf(lot), place: placeOf(lot) })}
          description={t('return.possible', { quantity: formatNumber(lot.most, 0) })}
          value={entryOf(lot)}
          onChange={(quantity) => setQuantities((before) => ({ ...before, [keyOfLot(lot)]: quantity }))}
          error={isTried && quantityOf(lot) > lot.most ? fieldError('MORE_THAN_RECEIVED') : undefined}
        />
      ),
    },
  ];

  return (
    <FormDialog
      title={t('return.title', { vendor: order.vendor.name })}
      action={t('return.action')}
      isWide
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(data?.length === 0 ? 'return.nothing' : 'return.text')}</p>
      {isTried && isNothing && (
        <p className={classes.hint} role="alert">
          {t('return.fillIn')}
        </p>
      )}
      <DataTable
        columns={columns}
        rows={data}
        keyOf={keyOfLot}
        empty={null}
        phone="cards"
        className={classes.table}
      />
      <TextInput
        label={t('return.note')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
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
