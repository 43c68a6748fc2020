// Goods that are counted but not booked: leaving asks first. What was typed can be kept, for this browser window.
import { Button, Group, Modal } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useNavigate } from 'react-router';

interface Guard {
  /** Leaves without a question, and comes back. */
  readonly leaveTo: (address: string) => void;
  readonly question: ReactNode;
}

export function useLeaveGuard(isUnbooked: boolean, onDiscard: () => void): Guard {
  const { t } = useTranslation(['receiving', 'common']);
  const navigate = useNavigate();
  const mayLeave = useRef(false);
  // A logged-out user must reach the login page; the list's filters stay on this page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnbooked &&
      !mayLeave.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.startsWith('/auth'),
  );

  useEffect(() => {
    if (!isUnbooked) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnbooked]);

  const leaveTo = useCallback(
    (address: string) => {
      mayLeave.current = true;
      void navigate(address);
    },
    [navigate],
  );

  const stay = () => blocker.reset?.();
  const question = (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={stay}
      title={t('leave.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <p>{t('leave.text')}</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button
          variant="subtle"
          color="stockMinimum"
          onClick={() => {
            onDiscard();
            blocker.proceed?.();
          }}
        >
          {t('leave.discard')}
        </Button>
        <Button variant="default" onClick={stay}>
          {t('leave.stay')}
        </Button>
        <Button data-autofocus onClick={() => blocker.proceed?.()}>
          {t('leave.keep')}
        </Button>
      </Group>
    </Modal>
  );
  return { leaveTo, question };
}
