// A small button beside every place that scans: how the scanner at this computer is set up.
import { ActionIcon } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const ScannerSettingsDialog = lazy(() =>
  import('./ScannerSettingsDialog.tsx').then((m) => ({ default: m.ScannerSettingsDialog })),
);

export function ScannerSettings() {
  const { t } = useTranslation('scanner');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionIcon size={36} aria-label={t('open')} title={t('open')} onClick={() => setOpen(true)}>
        <IconSettings size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <Suspense fallback={null}>
          <ScannerSettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
