// Yes, with a word or without; no, only with one.
import { Textarea } from '@mantine/core';
import { approvalCalls } from '@praxora/contract/purchasing/approvals.calls';
import type { Order } from '@praxora/contract/purchasing/order';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { useOrderChange } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface DecisionProps {
  order: Order;
  onClose: () => void;
}

const longestComment = 1000;
const initialValues = { comment: '' };

export function ApproveDialog({ order, onClose }: DecisionProps) {
  const { t } = useTranslation('approvals');
  // After approval such an order must be sent by the practice itself.
  const isByHand = order.transmission === 'manual';
  const approve = useOrderChange({
    call: (body: BodyOf<typeof approvalCalls.approve>, key) =>
      callApi(approvalCalls.approve, { params: { orderId: order.id }, body }, key),
    success: () =>
      t(isByHand ? 'approve.doneByHand' : 'approve.done', {
        number: order.orderNumber,
        vendor: order.vendor.name,
      }),
  });
  // Nobody approves a version that somebody else has changed meanwhile.
  const form = useContractForm({
    schema: bodySchema(approvalCalls.approve),
    initialValues: { ...initialValues, revision: order.revision },
  });

  return (
    <FormDialog
      title={t('approve.title', { number: order.orderNumber })}
      action={t('approve.action')}
      onSubmit={form.submit(approve.send)}
      onClose={onClose}
    >
      <p>
        {t(isByHand ? 'approve.textByHand' : 'approve.text', {
          vendor: order.vendor.name,
          total: formatMoney(order.netCents),
        })}
      </p>
      <Textarea
        label={t('approve.comment')}
        autosize
        minRows={2}
        maxLength={longestComment}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}

export function RejectDialog({ order, onClose }: DecisionProps) {
  const { t } = useTranslation('approvals');
  const reject = useOrderChange({
    call: (body: BodyOf<typeof approvalCalls.reject>, key) =>
      callApi(approvalCalls.reject, { params: { orderId: order.id }, body }, key),
    success: () => t('reject.done', { number: order.orderNumber, name: order.placedBy }),
  });
  const form = useContractForm({ schema: bodySchema(approvalCalls.reject), initialValues });

  return (
    <FormDialog
      title={t('reject.title', { number: order.orderNumber })}
      action={t('reject.action')}
      isDangerous
      onSubmit={form.submit(reject.send)}
      onClose={onClose}
    >
      <p>{t('reject.text', { name: order.placedBy })}</p>
      <Textarea
        label={t('reject.comment')}
        required
        autosize
        minRows={2}
        maxLength={longestComment}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}
