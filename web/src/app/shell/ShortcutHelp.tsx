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
  { key: 'shortcuts.keySearch', does: 'shortcuts.search' },
  { key: 'shortcuts.keyCart', does: 'shortcuts.cart' },
  { key: 'shortcuts.keyArrows', does: 'shortcuts.arrows' },
  { key: 'shortcuts.keyAdd', does: 'shortcuts.add' },
  { key: 'shortcuts.keyHelp', does: 'shortcuts.help' },
  { key: 'shortcuts.keyEscape', does: 'shortcuts.escape' },
  { key: 'shortcuts.keyEnter', does: 'shortcuts.enter' },
] as const;

export function ShortcutHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const { pathname } = useLocation();
  const [on, setOn] = useState(shortcutsAreOn);

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={440}
      title={t('shell:help.title')}
      classNames={{ title: 'fz-title fw-620' }}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Suspense>
        <HelpBeside key={pathname} page={activePage(pathname)} onLeave={onClose} />
      </Suspense>
      <h3 className="mb-6">{t('shell:shortcuts.title')}</h3>
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
        label={t('shell:shortcuts.switch')}
        description={t('shell:shortcuts.switchHelp')}
        onChange={(event) => {
          setOn(event.currentTarget.checked);
          switchShortcuts(event.currentTarget.checked);
        }}
      />
    </Drawer>
  );
}
