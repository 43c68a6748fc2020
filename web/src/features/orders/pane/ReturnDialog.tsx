// Books goods that go back to the vendor out of the stock they lie in.
import { TextInput } from '@mantine/core';
import type { Order } from '@praxora/contract/orders/order';
import { receivingCalls } from '@praxora/contract/receiving/receiving.calls';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useBookingKey } from '../../../lib/api/useBookingKey.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { useLanguage } from '../../../lib/i18n.ts';
import { invalidateInventory } from '../../../lib/inventory/queries.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import classes from './dialogs.module.css';
import { type ReturnableLot, returnableLots } from './returnable.ts';
import { useTellChanged } from './useOrderChange.tsx';

interface ReturnDialogProps {
  order: Order;
  onClose: () => void;
}

export function ReturnDialog({ order, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('orders');
  const queryClient = useQueryClient();
  const tellChanged = useTellChanged();
  const keyOf = useBookingKey();
  const lots = returnableLots(order);
  const [quantities, setQuantities] = useState<Readonly<Record<string, number | null>>>({});
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const quantityOf = ({ key }: ReturnableLot) => quantities[key] ?? 0;
  const isNothing = lots.every((lot) => quantityOf(lot) === 0);

  async function submit(): Promise<boolean> {
    setTried(true);
    if (isNothing || lots.some((lot) => quantityOf(lot) > lot.most)) return false;
    const positions = lots
      .filter((lot) => quantityOf(lot) > 0)
      .map((lot) => ({ positionId: lot.position.id, quantity: quantityOf(lot), stockId: lot.stockId }));
    const body = { note, positions };
    const booked = await callApi(
      receivingCalls.bookReturn,
      { params: { orderId: order.id }, body },
      keyOf(body),
    );
    void invalidateInventory(queryClient);
    await tellChanged(booked.order, t('return.done'));
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
      <p>{t('return.text')}</p>
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
              key={lot.key}
              lot={lot}
              quantity={quantities[lot.key] ?? null}
              isTried={isTried}
              onChange={(quantity) => setQuantities({ ...quantities, [lot.key]: quantity })}
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
  quantity: number | null;
  isTried: boolean;
  onChange: (quantity: number | null) => void;
}

function LotRow({ lot, quantity, isTried, onChange }: LotRowProps) {
  const { t } = useTranslation('orders');
  const language = useLanguage();
  const name = lot.position.name[language];
  const place = [
    lot.storageName ?? t('return.notStored'),
    lot.batchNumber !== '' && t('return.batch', { number: lot.batchNumber }),
    lot.expirationDate !== null && t('return.expiry', { date: formatDate(lot.expirationDate) }),
  ]
    .filter((part) => part !== false)
    .join(' · ');
  const isTooMuch = isTried && (quantity ?? 0) > lot.most;
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
