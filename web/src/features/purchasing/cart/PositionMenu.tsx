// Menu with further actions on a position. They open dialogs of the page, so that a row stays light.
import { ActionIcon, Menu } from '@mantine/core';
import { IconBookmark, IconDots, IconMapPin, IconTrash, IconTruck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface PositionMenuProps {
  name: string;
  onMoveToVendor: () => void;
  onMoveToAddress: () => void;
  onSaveForLater: () => void;
  onRemove: () => void;
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

export function PositionMenu({
  name,
  onMoveToVendor,
  onMoveToAddress,
  onSaveForLater,
  onRemove,
}: PositionMenuProps) {
  const { t } = useTranslation('cart');
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={32} c="var(--px-ink-3)" aria-label={t('menu.open', { name })}>
          <IconDots size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconTruck {...icon} />} onClick={onMoveToVendor}>
          {t('menu.toVendor')}
        </Menu.Item>
        <Menu.Item leftSection={<IconMapPin {...icon} />} onClick={onMoveToAddress}>
          {t('menu.toAddress')}
        </Menu.Item>
        <Menu.Item leftSection={<IconBookmark {...icon} />} onClick={onSaveForLater}>
          {t('menu.saveForLater')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconTrash {...icon} />} c="var(--px-min)" onClick={onRemove}>
          {t('menu.remove')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
