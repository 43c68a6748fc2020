// Another tab switched the practice: nothing is booked in this tab until it is reloaded. What was typed can still be read and copied.
import { Button, Modal } from '@mantine/core';
import { ownPracticeCalls } from '@praxora/contract/account/own-practices.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../lib/api/api.ts';
import { replacingPractice } from '../lib/session/replaced-session.ts';
import { logout } from '../lib/session/session.ts';

/** The answer to a switch in this browser may have been lost: then its cookie is mended first, or the login page opens. */
async function reload(): Promise<void> {
  const { isLoggedIn } = await callApi(ownPracticeCalls.repeatSwitch, {}, { skipErrorHandler: true }).catch(
    () => ({ isLoggedIn: true }),
  );
  if (isLoggedIn) return window.location.reload();
  replacingPractice.set(null);
  await logout();
}

export function PracticeChanged({ practice }: { practice: string }) {
  const { t } = useTranslation(['shell', 'common']);
  const [isBusy, setBusy] = useState(false);
  return (
    <Modal
      opened
      onClose={() => replacingPractice.set(null)}
      title={practice ? t('shell:practice.changed', { practice }) : t('shell:practice.changedUnknown')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p className="mb-18">{t('shell:practice.changedText')}</p>
      <Button
        data-autofocus
        loading={isBusy}
        onClick={() => {
          setBusy(true);
          void reload();
        }}
      >
        {t('shell:practice.reload')}
      </Button>
    </Modal>
  );
}
