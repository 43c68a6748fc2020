// What `?` opens beside the page: the guides about it, and the keys.
import { Drawer, Kbd, Switch } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { HelpBeside } from '../../features/system/help/HelpBeside.tsx';
import { shortcutsAreOn, switchShortcuts } from '../../lib/shortcuts.ts';
import { activePage } from './active-group.ts';
import classes from './ShortcutHelp.module.css';

const shortcuts = [
  { key: 'support:shortcuts.keySearch', does: 'support:shortcuts.search' },
  { key: 'support:shortcuts.keyCart', does: 'support:shortcuts.cart' },
  { key: 'support:shortcuts.keyArrows', does: 'support:shortcuts.arrows' },
  { key: 'support:shortcuts.keyAdd', does: 'support:shortcuts.add' },
  { key: 'support:shortcuts.keyHelp', does: 'support:shortcuts.help' },
  { key: 'support:shortcuts.keyEscape', does: 'support:shortcuts.escape' },
  { key: 'support:shortcuts.keyEnter', does: 'support:shortcuts.enter' },
] as const;

export function ShortcutHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['support', 'common']);
  const { pathname } = useLocation();
  const [on, setOn] = useState(shortcutsAreOn);

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={440}
      title={t('support:pageHelp')}
      classNames={{ title: 'fz-title fw-620' }}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Suspense>
        <HelpBeside key={pathname} page={activePage(pathname)} onLeave={onClose} />
      </Suspense>
      <h3 className="mb-6">{t('support:shortcuts.title')}</h3>
      <dl className="m-0">
        {shortcuts.map(({ key, does }) => (
          <div key={key} className={`${classes.row} items-center line-top flex gap-16 spread thumb`}>
            <dt>
              <Kbd>{t(key)}</Kbd>
            </dt>
            <dd className="m-0">{t(does)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        classNames={{ root: 'line-top-strong pt-16', description: 'fz-fact mt-2' }}
        labelPosition="left"
        checked={on}
        label={t('support:shortcuts.switch')}
        description={t('support:shortcuts.switchHelp')}
        onChange={(event) => {
          setOn(event.currentTarget.checked);
          switchShortcuts(event.currentTarget.checked);
        }}
      />
    </Drawer>
  );
}
