import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Logo } from '../../ui/page/Logo.tsx';
import classes from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';

interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
  onShowShortcuts: () => void;
}

/** The sidebar on a phone. */
export function MenuDrawer({ opened, onClose, onShowShortcuts }: MenuDrawerProps) {
  const { t } = useTranslation('common');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="left"
      size={296}
      title={<Logo />}
      classNames={{ content: 'bg-frame', header: 'bg-frame mih-56 p-6-8-6-24', body: classes.drawerBody }}
      closeButtonProps={{ 'aria-label': t('close'), size: 44, iconSize: 22 }}
    >
      <Sidebar onShowShortcuts={onShowShortcuts} />
    </Drawer>
  );
}
