import { Kbd, Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutsAreOn, switchShortcuts } from '../../lib/shortcuts.ts';
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
  const [on, setOn] = useState(shortcutsAreOn);

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('shell:shortcuts.title')}
      classNames={{ title: 'fz-title fw-620' }}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
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
    </Modal>
  );
}
