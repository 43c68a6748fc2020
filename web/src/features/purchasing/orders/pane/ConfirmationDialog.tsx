// Notes what the vendor promised: when it comes, and what is on backorder.
import type { Order } from '@praxora/contract/purchasing/order';
import { orderCalls } from '@praxora/contract/purchasing/orders.calls';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { useOrderChange } from '../../../../domain/purchasing/index.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { useContractForm } from '../../../../lib/forms.tsx';
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx';
import { DateField } from '../../../../ui/fields/DateField.tsx';
import { type Confirmation, ConfirmedPositions } from './ConfirmedPositions.tsx';

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
  const form = useContractForm({
    schema: bodySchema(orderCalls.confirmOrder),
    initialValues: confirmationOf(order),
    complete: ({ positions, ...values }) => ({
      ...values,
      positions: positions.map((position) => ({
        ...position,
        backorderedQuantity: position.backorderedQuantity ?? 0,
      })),
    }),
  });
  return (
    <FormDialog
      title={t('confirm.title', { vendor: order.vendor.name })}
      action={t('confirm.save')}
      isWide
      onSubmit={form.submit(confirm.send)}
      onClose={onClose}
    >
      <p>{t('confirm.text')}</p>
      <DateField className={'maw-220'} label={t('confirm.deliveryDate')} {...form.field('deliveryDate')} />
      <ConfirmedPositions
        positions={order.positions}
        fieldOf={(index, name) => form.fieldIn('positions', index, name)}
      />
    </FormDialog>
  );
}

/** The vendor's former confirmation remains until it is changed. */
const confirmationOf = (order: Order): Confirmation => ({
  deliveryDate: order.deliveryDate,
  positions: order.positions.map((position) => ({
    positionId: position.id,
    confirmedQuantity: position.confirmedQuantity ?? position.quantity,
    backorderedQuantity: position.backorderedQuantity ?? 0,
    deliveryDate: position.deliveryDate === order.deliveryDate ? null : position.deliveryDate,
  })),
});
