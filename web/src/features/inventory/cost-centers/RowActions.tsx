// Actions of a cost center: activate or deactivate, edit, delete. Where deleting is not possible, the reason is shown.
import { ActionIcon, Switch, Tooltip } from '@mantine/core';
import { type CostCenter, costCenterCalls } from '@praxora/contract/inventory/cost-centers.calls';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountCountsKey } from '../../../domain/account/index.ts';
import { costCentersKey } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { preview } from '../../../ui/change/preview.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { Dimmed } from '../../../ui/permission/Dimmed.tsx';
import { RowButtons } from '../../../ui/table/RowButtons.tsx';

export function ActiveSwitch({ costCenter }: { costCenter: CostCenter }) {
  const { t } = useTranslation('costCenters');
  const { id, name } = costCenter;
  const change = useChange({
    call: (isActive: boolean) =>
      callApi(costCenterCalls.updateCostCenter, { params: { costCenterId: id }, body: { isActive } }),
    previews: [
      preview([...costCentersKey, 'list'], (known: CostCenter[], isActive: boolean) =>
        known.map((one) => (one.id === id ? { ...one, isActive } : one)),
      ),
    ],
    success: (_, isActive) => t(isActive ? 'switchedOn' : 'switchedOff', { name }),
  });
  return (
    <Dimmed permission="manageSettings">
      <Switch
        aria-label={t('isActive', { name })}
        checked={costCenter.isActive}
        onChange={({ currentTarget }) => void change.run(currentTarget.checked)}
      />
    </Dimmed>
  );
}

const reasons = {
  last: 'obstacle.last',
  standard: 'obstacle.standard',
  articles: 'obstacle.articles',
  cart: 'obstacle.cart',
  orders: 'obstacle.orders',
  stock: 'obstacle.stock',
} as const;

export function RowActions({ costCenter, onEdit }: { costCenter: CostCenter; onEdit: () => void }) {
  const { t } = useTranslation('costCenters');
  const [isAsking, setAsking] = useState(false);
  const { name, obstacle } = costCenter;
  return (
    <RowButtons>
      <ActionIcon aria-label={t('edit', { name })} onClick={onEdit}>
        <IconPencil size={17} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Tooltip label={obstacle ? t(reasons[obstacle]) : ''} disabled={obstacle === null}>
        <ActionIcon
          aria-label={t('delete', { name })}
          aria-description={obstacle ? t(reasons[obstacle]) : undefined}
          data-disabled={obstacle !== null}
          aria-disabled={obstacle !== null}
          onClick={() => obstacle === null && setAsking(true)}
        >
          <IconTrash size={17} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isAsking && <DeleteDialog costCenter={costCenter} onClose={() => setAsking(false)} />}
    </RowButtons>
  );
}

function DeleteDialog({ costCenter, onClose }: { costCenter: CostCenter; onClose: () => void }) {
  const { t } = useTranslation('costCenters');
  const { id, number, name } = costCenter;
  const remove = useChange({
    call: () => callApi(costCenterCalls.deleteCostCenter, { params: { costCenterId: id } }),
    success: () => t('deleted', { name }),
    refetch: [costCentersKey, accountCountsKey],
  });
  return (
    <FormDialog
      title={t('deleteTitle', { number, name })}
      action={t('deleteAction')}
      isDangerous
      onSubmit={() => remove.send()}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
    </FormDialog>
  );
}
