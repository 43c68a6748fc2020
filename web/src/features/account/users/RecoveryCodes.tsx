// The only time the recovery codes are shown. A click beside the window does not close it.
import { Button, CopyButton, Group, Modal } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './TwoStep.module.css';

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('users');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('codes.title')}
      size={520}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
    >
      <p>{t('codes.text')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code className="fz-body tabular">{code}</code>
          </li>
        ))}
      </ul>
      <Group gap={8} justify="flex-end">
        <CopyButton value={codes.join('\n')} timeout={2000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={
                copied ? <IconCheck size={17} aria-hidden /> : <IconCopy size={17} stroke={1.6} aria-hidden />
              }
              onClick={copy}
            >
              {copied ? t('codes.copied') : t('codes.copy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onClose}>{t('codes.done')}</Button>
      </Group>
    </Modal>
  );
}
