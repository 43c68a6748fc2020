// Several waiting orders, approved at once.
import { Button, Textarea } from '@mantine/core';
import { approvalCalls } from '@praxora/contract/purchasing/approvals.calls';
import type { Order } from '@praxora/contract/purchasing/order';
import { type BodyOf, bodySchema } from '@praxora/contract/shared/call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ordersKey, reorderKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useLanguage } from '../../../lib/i18n.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface ApproveSeveralProps {
  /** All that wait. */
  orders: readonly Order[];
  chosenIds: ReadonlySet<number>;
  onChoose: (ids: ReadonlySet<number>) => void;
}

const netSum = (orders: readonly Order[]): string =>
  formatMoney(orders.reduce((sum, { netCents }) => sum + netCents, 0));

export function ApproveSeveral({ orders, chosenIds, onChoose }: ApproveSeveralProps) {
  const { t } = useTranslation('approvals');
  const [isOpen, setOpen] = useState(false);
  // Somebody else may have decided on a chosen one meanwhile.
  const chosen = orders.filter(({ id }) => chosenIds.has(id));
  const isAll = chosen.length === orders.length;
  return (
    <div className="wrap gap-10 items-center panel p-12-16">
      <Button variant="default" onClick={() => onChoose(new Set(isAll ? [] : orders.map(({ id }) => id)))}>
        {isAll ? t('several.none') : t('several.all')}
      </Button>
      <span className="quiet fz-note rest px-num" role="status">
        {chosen.length > 0 && t('several.chosen', { count: chosen.length, total: netSum(chosen) })}
      </span>
      <Button disabled={chosen.length === 0} onClick={() => setOpen(true)}>
        {t('several.approve')}
      </Button>
      {isOpen && <ApproveSeveralDialog orders={chosen} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface DialogProps {
  orders: readonly Order[];
  onClose: () => void;
}

function ApproveSeveralDialog({ orders, onClose }: DialogProps) {
  const { t } = useTranslation('approvals');
  const language = useLanguage();
  const count = orders.length;
  const approve = useChange({
    call: (body: BodyOf<typeof approvalCalls.approveSeveral>, key) =>
      callApi(approvalCalls.approveSeveral, { body }, key),
    success: () => t('several.done', { count }),
    refetch: [ordersKey, reorderKey],
  });
  const form = useContractForm({
    schema: bodySchema(approvalCalls.approveSeveral),
    initialValues: {
      orderIds: orders.map(({ id }) => id),
      revisions: orders.map(({ revision }) => revision),
      comment: '',
    },
  });
  const vendors = new Intl.ListFormat(language).format(new Set(orders.map(({ vendor }) => vendor.name)));
  return (
    <FormDialog
      title={t('several.title', { count })}
      action={t('approve.action')}
      onSubmit={form.submit(approve.send)}
      onClose={onClose}
    >
      <p>{t('several.text', { vendors, total: netSum(orders) })}</p>
      <Textarea
        label={t('several.comment')}
        autosize
        minRows={2}
        maxLength={1000}
        {...form.getInputProps('comment')}
      />
    </FormDialog>
  );
}
