// What the scanner at this computer sends besides the code, in a dialog.
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { notify } from '../../../ui/feedback/notify.tsx';
import { mostAffixCharacters, readScannerSettings, writeScannerSettings } from './scanner-settings.ts';

/** Characters that scanners are commonly set to send for the separator in a code. */
const separators = ['Ctrl+]', 'F8', '^', '|', '~', '#'];

export function ScannerSettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('scanner');
  const [settings, setSettings] = useState(readScannerSettings);
  const known = separators.includes(settings.separatorKey)
    ? separators
    : [settings.separatorKey, ...separators];

  async function submit(): Promise<boolean> {
    writeScannerSettings(settings);
    notify.success(t('saved'));
    return true;
  }

  return (
    <FormDialog title={t('title')} action={t('save')} onSubmit={submit} onClose={onClose}>
      <p>{t('text')}</p>
      <Select
        label={t('separator')}
        description={t('separatorText')}
        allowDeselect={false}
        data={known}
        value={settings.separatorKey}
        onChange={(separatorKey) => separatorKey && setSettings({ ...settings, separatorKey })}
      />
      <TextInput
        label={t('prefix')}
        maxLength={mostAffixCharacters}
        autoComplete="off"
        value={settings.prefix}
        onChange={(event) => setSettings({ ...settings, prefix: event.currentTarget.value })}
      />
      <TextInput
        label={t('suffix')}
        maxLength={mostAffixCharacters}
        autoComplete="off"
        value={settings.suffix}
        onChange={(event) => setSettings({ ...settings, suffix: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
