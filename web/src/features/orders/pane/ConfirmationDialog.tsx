// Notes what the vendor promised: when it comes, and what is on backorder.
import type { BodyOf } from '@praxora/contract/call';
import type { Order } from '@praxora/contract/orders/order';
import { orderCalls } from '@praxora/contract/orders/orders.calls';
import { isRefused, numberOf } from '@praxora/rules/number-entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderChange } from '../../../domain/orders/useOrderChange.ts';
import { callApi } from '../../../lib/api/api.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { type Confirmed, ConfirmedPositions } from './ConfirmedPositions.tsx';
import classes from './dialogs.module.css';

interface ConfirmationDialogProps {
  order: Order;
  onClose: () => void;
}

export function ConfirmationDialog({ order, onClose }: ConfirmationDialogProps) {
  const { t } = useTranslation('orders');
  const confirm = useOrderChange({
    call: (body: BodyOf<typeof orderCalls.confirmOrder>) =>
      callApi(orderCalls.confirmOrder, { params: { orderId: order.id }, body }),
    success: () => t('confirm.saved'),
  });
  const [deliveryDate, setDeliveryDate] = useState(order.deliveryDate);
  // What the vendor said before stays until it says something else.
  const [positions, setPositions] = useState<readonly Confirmed[]>(() =>
    order.positions.map((position) => ({
      positionId: position.id,
      confirmedQuantity: position.confirmedQuantity ?? position.quantity,
      backorderedQuantity: position.backorderedQuantity ?? 0,
      deliveryDate: position.deliveryDate === order.deliveryDate ? null : position.deliveryDate,
    })),
  );
  const [isTried, setTried] = useState(false);

  async function submit(): Promise<boolean> {
    setTried(true);
    const isRight = ({ confirmedQuantity, backorderedQuantity }: Confirmed) =>
      typeof confirmedQuantity === 'number' && !isRefused(backorderedQuantity);
    if (!positions.every(isRight)) return false;
    await confirm.send({
      deliveryDate,
      positions: positions.map(({ confirmedQuantity, backorderedQuantity, ...position }) => ({
        ...position,
        confirmedQuantity: numberOf(confirmedQuantity) ?? 0,
        backorderedQuantity: numberOf(backorderedQuantity) ?? 0,
      })),
    });
    return true;
  }

  return (
    <FormDialog
      title={t('confirm.title', { vendor: order.vendor.name })}
      action={t('confirm.save')}
      isWide
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('confirm.text')}</p>
      <DateField
        className={classes.date ?? ''}
        label={t('confirm.deliveryDate')}
        value={deliveryDate}
        onChange={setDeliveryDate}
      />
      <ConfirmedPositions order={order} confirmed={positions} isTried={isTried} onChange={setPositions} />
    </FormDialog>
  );
}
