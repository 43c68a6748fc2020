// A code by hand or by scanner, and what the last one did.
import { ActionIcon, Button, Stack, TextInput } from '@mantine/core';
import {
  IconAlertSquareFilled,
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconScan,
  IconX,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScannerSettings } from '../../../domain/inventory/index.ts';
import classes from './ScanBar.module.css';
import type { ScanReport, Scans } from './useScans.ts';

const signs = {
  ok: IconCircleCheckFilled,
  warn: IconAlertTriangleFilled,
  failed: IconAlertSquareFilled,
} as const;

interface ScanBarProps {
  scans: Scans;
  /** Beside the button. */
  children?: ReactNode;
}

export function ScanBar({ scans, children }: ScanBarProps) {
  const { t } = useTranslation('receiving');
  const [isTyping, setTyping] = useState(false);
  return (
    <Stack gap={10}>
      <div className={`${classes.row} wrap gap-8 items-center`}>
        {isTyping ? (
          <CodeForm onCode={scans.read} onClose={() => setTyping(false)} />
        ) : (
          <>
            <p className={`${classes.hint} basis-260 quiet fz-note pretty`}>{t('scan.hint')}</p>
            <Button
              variant="default"
              leftSection={<IconScan size={17} stroke={1.7} aria-hidden />}
              onClick={() => setTyping(true)}
            >
              {t('scan.open')}
            </Button>
          </>
        )}
        {children}
      </div>
      <div aria-live="polite">
        {scans.report && <Report report={scans.report} onDismiss={scans.dismiss} />}
      </div>
    </Stack>
  );
}

function CodeForm({ onCode, onClose }: { onCode: (text: string) => void; onClose: () => void }) {
  const { t } = useTranslation(['receiving', 'common']);
  const [text, setText] = useState('');
  return (
    <form
      className={`${classes.form} basis-300 flex gap-8`}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onCode(text);
        setText('');
      }}
    >
      <TextInput
        className="flex-1"
        aria-label={t('scan.field')}
        placeholder={t('scan.placeholder')}
        leftSection={<IconScan size={17} stroke={1.7} aria-hidden />}
        autoComplete="off"
        autoFocus
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <Button type="submit" variant="default">
        {t('scan.read')}
      </Button>
      <ScannerSettings />
      <ActionIcon size={36} aria-label={t('common:close')} onClick={onClose}>
        <IconX size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </form>
  );
}

function Report({ report, onDismiss }: { report: ScanReport; onDismiss: () => void }) {
  const { t } = useTranslation('common');
  const Sign = signs[report.tone];
  return (
    <div
      className={`${classes.report} row gap-8 items-top bg-ok-soft bdrs-10 c-ink fz-row p-9-10-9-12`}
      data-tone={report.tone}
    >
      <Sign size={17} aria-hidden />
      <p>{report.text}</p>
      <ActionIcon size="sm" aria-label={t('close')} onClick={onDismiss}>
        <IconX size={15} stroke={1.6} aria-hidden />
      </ActionIcon>
    </div>
  );
}
