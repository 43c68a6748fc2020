// Other amounts for a waiting order, or lines left out. It is priced anew and goes on waiting.
import { ActionIcon, Textarea, Tooltip } from '@mantine/core';
import { approvalCalls } from '@praxora/contract/purchasing/approvals.calls';
import type { Order, OrderPosition } from '@praxora/contract/purchasing/order';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import { mostOfOne } from '@praxora/rules/vendors/pricing-hints';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOrderChange } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { type FieldProps, useContractForm } from '../../../lib/forms.tsx';
import { useLanguage } from '../../../lib/i18n.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';

type Change = BodyOf<typeof approvalCalls.changeOrder>;

interface ChangeDialogProps {
  order: Order;
  onClose: () => void;
}

export function ChangeDialog({ order, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('approvals');
  const change = useOrderChange({
    call: (body: Change, key) =>
      callApi(approvalCalls.changeOrder, { params: { orderId: order.id }, body }, key),
    success: ({ orderNumber, netCents }) =>
      t('change.done', {
        number: orderNumber,
        total: formatMoney(netCents),
        before: formatMoney(order.netCents),
      }),
  });
  const initialValues: Change = {
    revision: order.revision,
    positions: order.positions.map(({ id, quantity }) => ({ positionId: id, quantity })),
    comment: '',
  };
  const form = useContractForm({ schema: bodySchema(approvalCalls.changeOrder), initialValues });
  return (
    <FormDialog
      title={t('change.title', { number: order.orderNumber })}
      action={t('change.action')}
      isWide
      onSubmit={form.submit(change.send)}
      onClose={onClose}
    >
      <p>{t('change.text', { name: order.placedBy })}</p>
      <ul className="plain-list">
        {order.positions.map((position, index) => (
          <ChangedLine
            key={position.id}
            position={position}
            field={form.fieldIn<number>('positions', index, 'quantity')}
          />
        ))}
      </ul>
      <Textarea
        label={t('change.comment', { name: order.placedBy })}
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}

function ChangedLine({ position, field }: { position: OrderPosition; field: FieldProps<number> }) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const name = position.name[language];
  const isLeftOut = field.value === 0;
  const label = isLeftOut ? t('change.takeBackIn', { name }) : t('change.leaveOut', { name });
  return (
    <li className="row gap-10 items-top line-between p-9-0 phone-flex-wrap">
      <span className="rest anywhere fz-row">
        <b className={isLeftOut ? 'fw-540 c-ink-3' : 'fw-540'}>{name}</b>
        <span className="quiet fz-caption block">
          {isLeftOut
            ? t('change.isLeftOut')
            : t('change.submitted', {
                quantity: formatNumber(position.quantity, 0),
                price: formatMoney(Math.round(position.netCents / position.quantity)),
              })}
        </span>
      </span>
      <NumberField
        className="w-104"
        aria-label={t('change.quantityOf', { name })}
        least={0}
        most={mostOfOne}
        {...field}
        onChange={(quantity) => field.onChange(quantity as number)}
      />
      <Tooltip label={label}>
        <ActionIcon
          variant="subtle"
          size={36}
          aria-label={label}
          onClick={() => field.onChange(isLeftOut ? position.quantity : 0)}
        >
          {isLeftOut ? <IconArrowBackUp size={18} aria-hidden /> : <IconTrash size={18} aria-hidden />}
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
