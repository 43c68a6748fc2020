// Books goods that go back to the vendor out of the stock they lie in.
import { Skeleton, TextInput } from '@mantine/core';
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

  return (
    <FormDialog
      title={t('return.title', { vendor: order.vendor.name })}
      action={t('return.action')}
      isWide
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(data?.length === 0 ? 'return.nothing' : 'return.text')}</p>
      {!data && <Skeleton h={56} />}
      {isTried && isNothing && (
        <p className={classes.hint} role="alert">
          {t('return.fillIn')}
        </p>
      )}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('table.position')}</th>
            <th scope="col">{t('return.from')}</th>
            <th scope="col">{t('return.quantity')}</th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <LotRow
              key={keyOfLot(lot)}
              lot={lot}
              name={order.positions.find(({ id }) => id === lot.positionId)?.name[language] ?? ''}
              quantity={entryOf(lot)}
              isTried={isTried}
              onChange={(quantity) => setQuantities((before) => ({ ...before, [keyOfLot(lot)]: quantity }))}
            />
          ))}
        </tbody>
      </table>
      <TextInput
        label={t('return.note')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

interface LotRowProps {
  lot: ReturnableLot;
  name: string;
  quantity: NumberEntry;
  isTried: boolean;
  onChange: (quantity: NumberEntry) => void;
}

function LotRow({ lot, name, quantity, isTried, onChange }: LotRowProps) {
  const { t } = useTranslation('orders');
  const place = [
    lot.storageName ?? t('return.notStored'),
    lot.batchNumber !== '' && t('return.batch', { number: lot.batchNumber }),
    lot.expirationDate !== null && t('return.expiry', { date: formatDate(lot.expirationDate) }),
  ]
    .filter((part) => part !== false)
    .join(' · ');
  const isTooMuch = isTried && (numberOf(quantity) ?? 0) > lot.most;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label={t('return.from')}>{place}</td>
      <td data-label={t('return.quantity')}>
        <NumberField
          className={classes.number ?? ''}
          aria-label={t('return.quantityOf', { name, place })}
          description={t('return.possible', { quantity: formatNumber(lot.most, 0) })}
          value={quantity}
          onChange={onChange}
          error={isTooMuch ? fieldError('MORE_THAN_RECEIVED') : undefined}
        />
      </td>
    </tr>
  );
}
