// Menu of a lot in a storage.
import { ActionIcon, Menu } from '@mantine/core';
import type { StockEntry } from '@praxora/contract/inventory/stock';
import {
  IconAdjustments,
  IconArrowBackUp,
  IconArrowsMove,
  IconDots,
  IconMinus,
  IconPrinter,
  IconTrash,
  IconTruckReturn,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFeatures } from '../../../domain/account/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useEntryName } from '../stock/EntryFacts.tsx';

const always = [
  { action: 'remove', text: 'table.remove', Icon: IconMinus },
  { action: 'writeOff', text: 'table.writeOff', Icon: IconTrash },
  { action: 'move', text: 'table.move', Icon: IconArrowsMove },
  { action: 'correct', text: 'table.correct', Icon: IconAdjustments },
] as const;

export type EntryAction = (typeof always)[number]['action'] | 'cancel' | 'takeBack' | 'labels';

export function EntryMenu({ entry, onAsk }: { entry: StockEntry; onAsk: (action: EntryAction) => void }) {
  const { t } = useTranslation('article');
  const entryName = useEntryName();
  const hasLabels = useFeatures().data?.activateLabelPrinting === true;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon aria-label={t('table.actionsOf', { name: entryName(entry) })}>
          <IconDots size={17} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {always.map(({ action, text, Icon }) => (
          <Menu.Item key={action} leftSection={<Icon size={16} aria-hidden />} onClick={() => onAsk(action)}>
            {t(text)}
          </Menu.Item>
        ))}
        {hasLabels && entry.labelIds.length > 0 && (
          <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => onAsk('labels')}>
            {t('table.printLabels')}
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
        {entry.receiptId === null && entry.orderId === null && (
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
