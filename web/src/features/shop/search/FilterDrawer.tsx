// The filters of narrow screens, with a way back to the results that says how many there are.
import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import classes from './FilterDrawer.module.css';

export interface FilterDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** How many products there are; undefined while nobody knows. */
  total: number | undefined;
  children: ReactNode;
}

export function FilterDrawer({ opened, onClose, total = 0, children }: FilterDrawerProps) {
  const { t } = useTranslation(['search', 'common']);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="left"
      size={340}
      title={t('search:filters.title')}
      closeButtonProps={{ 'aria-label': t('common:close'), size: 44, iconSize: 22 }}
    >
      {children}
      <div className={`${classes.foot} line-top bottom-0 m-16--16--16 sticky`}>
        <Button fullWidth size="md" onClick={onClose}>
          {t('search:filters.show', { count: total, number: formatNumber(total) })}
        </Button>
      </div>
    </Drawer>
  );
}
