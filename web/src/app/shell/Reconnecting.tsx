// Says that the server is away while requests wait for it, and asks whether to try again once they have waited long enough.
import { Button, Group, Loader, Modal } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { decideWaiting, showQuestion, waitingSummary } from '../../lib/api/waiting-requests.ts';
import { useStore } from '../../lib/store.ts';
import classes from './Reconnecting.module.css';

export function Reconnecting() {
  const { t } = useTranslation(['reconnecting', 'common']);
  const { requests, writes, asking } = useStore(waitingSummary);
  useEffect(showQuestion, []);
  useLeaveWarning(writes > 0);
  return (
    <>
      <div className={classes.place} aria-live="polite">
        {requests > asking && (
          <div className={`${classes.state} bd-strong bdrs-10 bg-sheet fz-row row gap-10 p-8-12`}>
            <Loader className="flex-none" size={16} aria-hidden />
            <span className="rest-auto">{t('reconnecting:state', { count: requests })}</span>
            <Button
              className="flex-none"
              variant="subtle"
              size="compact-sm"
              onClick={() => decideWaiting(false)}
            >
              {t('common:cancel')}
            </Button>
          </div>
        )}
      </div>
      <Modal
        opened={asking > 0}
        onClose={() => decideWaiting(false)}
        title={t('reconnecting:title')}
        zIndex={320}
        withCloseButton={false}
        closeOnClickOutside={false}
        closeOnEscape={false}
      >
        <p>{t('reconnecting:question', { count: asking })}</p>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={() => decideWaiting(false)}>
            {t('reconnecting:giveUp')}
          </Button>
          <Button data-autofocus onClick={() => decideWaiting(true)}>
            {t('common:tryAgain')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

/** A change that waits would be lost with the page. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);
}
