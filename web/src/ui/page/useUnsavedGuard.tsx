// Guard against losing unsaved input by a wrong click: leaving asks first, inside the app and out of it.
import { Button, Group, Modal } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, useNavigate } from 'react-router';

interface Guard {
  /** Leaves without a question: all is saved. */
  readonly leaveTo: (address: string) => void;
  readonly question: ReactNode;
}

interface GuardOptions {
  /** True: typed values remain while only the address's view changes: another tab or filter of the same page. */
  readonly staysOnPage?: boolean;
}

export function useUnsavedGuard(
  isUnsaved: boolean,
  name: string,
  { staysOnPage = false }: GuardOptions = {},
): Guard {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const mayLeave = useRef(false);
  // A logged-out user must reach the login page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: { pathname } }) =>
      isUnsaved &&
      !mayLeave.current &&
      !pathname.startsWith('/auth') &&
      !(staysOnPage && pathname === currentLocation.pathname),
  );

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  const leaveTo = useCallback(
    (address: string) => {
      mayLeave.current = true;
      void navigate(address);
    },
    [navigate],
  );

  const question = (
    <Modal
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('unsaved.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <p>{t('unsaved.text', { name })}</p>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          {t('unsaved.stay')}
        </Button>
        <Button color="stockMinimum" onClick={() => blocker.proceed?.()}>
          {t('unsaved.discard')}
        </Button>
      </Group>
    </Modal>
  );
  return { leaveTo, question };
}
