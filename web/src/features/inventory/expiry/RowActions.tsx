// What can be done with one batch: its buttons at the end of the row.
import { ActionIcon, Tooltip } from '@mantine/core';
import type { ExpiryRow } from '@praxora/contract/inventory/expiry.calls';
import { IconArrowBarToUp, IconLock, IconLockOpen, IconTrash, IconTruckReturn } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { RowButtons } from '../../../ui/table/RowButtons.tsx';

export type ExpiryAction = 'first' | 'notFirst' | 'block' | 'unblock' | 'dispose' | 'move' | 'labels';

interface RowActionsProps {
  row: ExpiryRow;
  onAct: (action: ExpiryAction, rows: readonly ExpiryRow[]) => void;
}

export function RowActions({ row, onAct }: RowActionsProps) {
  const { t } = useTranslation('inventory');
  const mayUnblock = usePermission('unblockStock');
  const { articleName: name, blockReason, band, isUsedFirst, orderId } = row;
  const button = (text: string, icon: ReactNode, action: ExpiryAction) => (
    <Tooltip label={text}>
      <ActionIcon size={34} aria-label={text} onClick={() => onAct(action, [row])}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
  const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <RowButtons>
      {band !== 'expired' &&
        blockReason === null &&
        (isUsedFirst
          ? button(
              t('expiring.notFirstOf', { name }),
              <IconArrowBarToUp {...icon} color="var(--px-primary)" />,
              'notFirst',
            )
          : button(t('expiring.firstOf', { name }), <IconArrowBarToUp {...icon} />, 'first'))}
      {orderId !== null && (
        <Tooltip label={t('expiring.returnOf', { name })}>
          <ActionIcon
            component={Link}
            to={pathTo('order', { orderId })}
            size={34}
            aria-label={t('expiring.returnOf', { name })}
          >
            <IconTruckReturn {...icon} />
          </ActionIcon>
        </Tooltip>
      )}
      {blockReason === null
        ? button(t('expiring.blockOf', { name }), <IconLock {...icon} />, 'block')
        : mayUnblock && button(t('expiring.unblockOf', { name }), <IconLockOpen {...icon} />, 'unblock')}
      {button(t('expiring.disposeOf', { name }), <IconTrash {...icon} />, 'dispose')}
    </RowButtons>
  );
}
