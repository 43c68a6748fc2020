// Another tab switched the practice: nothing is booked in this tab until it is reloaded. What was typed can still be read and copied.
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { replacingPractice } from '../lib/session/replaced-session.ts';

export function PracticeChanged({ practice }: { practice: string }) {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Modal
      opened
      onClose={() => replacingPractice.set(null)}
      title={practice ? t('shell:practice.changed', { practice }) : t('shell:practice.changedUnknown')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p className="mb-18">{t('shell:practice.changedText')}</p>
      <Button data-autofocus onClick={() => window.location.reload()}>
        {t('shell:practice.reload')}
      </Button>
    </Modal>
  );
}
