// Menu of a lot in a storage.
import { ActionIcon, Menu } from '@mantine/core';
import type { StockEntry } from '@praxora/contract/inventory/stock';
import {
  IconAdjustments,
  IconArrowBackUp,
  IconArrowsMove,
  IconDots,
  IconLock,
  IconLockOpen,
  IconMinus,
  IconPackage,
  IconPrinter,
  IconTrash,
  IconTruckReturn,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFeatures } from '../../../domain/account/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { useEntryName } from '../stock/EntryFacts.tsx';

const always = [
  { action: 'remove', text: 'table.remove', Icon: IconMinus },
  { action: 'writeOff', text: 'table.writeOff', Icon: IconTrash },
  { action: 'move', text: 'table.move', Icon: IconArrowsMove },
  { action: 'correct', text: 'table.correct', Icon: IconAdjustments },
] as const;

export type EntryAction = (typeof always)[number]['action'] | 'block' | 'cancel' | 'takeBack' | 'labels';

/** All that is offered of blocked goods, beside their return. */
const ofBlocked: readonly EntryAction[] = ['writeOff', 'move'];

interface EntryMenuProps {
  entry: StockEntry;
  onAsk: (action: EntryAction) => void;
  onUnblock: () => void;
  /** Undefined: it cannot be opened. */
  onOpen: (() => void) | undefined;
}

export function EntryMenu({ entry, onAsk, onUnblock, onOpen }: EntryMenuProps) {
  const { t } = useTranslation('article');
  const entryName = useEntryName();
  const mayUnblock = usePermission('unblockStock');
  const offered = entry.block ? always.filter(({ action }) => ofBlocked.includes(action)) : always;
  const hasLabels = useFeatures().data?.activateLabelPrinting === true;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon aria-label={t('table.actionsOf', { name: entryName(entry) })}>
          <IconDots size={17} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {offered.map(({ action, text, Icon }) => (
          <Menu.Item key={action} leftSection={<Icon size={16} aria-hidden />} onClick={() => onAsk(action)}>
            {t(text)}
          </Menu.Item>
        ))}
        {hasLabels && entry.labelIds.length > 0 && (
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => onAsk('labels')}>
            {t('table.printLabels')}
          </Menu.Item>
        )}
        {onOpen && (
          <Menu.Item leftSection={<IconPackage size={16} aria-hidden />} onClick={onOpen}>
            {t('table.open')}
          </Menu.Item>
        )}
        {entry.block === null && (
          <Menu.Item leftSection={<IconLock size={16} aria-hidden />} onClick={() => onAsk('block')}>
            {t('table.block')}
          </Menu.Item>
        )}
        {entry.block !== null && mayUnblock && (
          <Menu.Item leftSection={<IconLockOpen size={16} aria-hidden />} onClick={onUnblock}>
            {t('table.unblock')}
          </Menu.Item>
        )}
        <Menu.Divider />
        {entry.receiptId !== null && (
          <Menu.Item
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={() => onAsk('takeBack')}
          >
            {t('table.takeBack')}
          </Menu.Item>
        )}
        {entry.receiptId === null && entry.orderId === null && entry.block === null && (
          <Menu.Item leftSection={<IconX size={16} aria-hidden />} onClick={() => onAsk('cancel')}>
            {t('table.cancel')}
          </Menu.Item>
        )}
        {entry.orderId !== null && (
          <Menu.Item
            component={Link}
            to={pathTo('order', { orderId: entry.orderId })}
            leftSection={<IconTruckReturn size={16} aria-hidden />}
          >
            {t('table.giveBack')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
