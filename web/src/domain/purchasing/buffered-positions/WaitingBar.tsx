import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconShoppingCartPause } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { bufferedKey } from './count.ts';
import classes from './WaitingBar.module.css';

/** Fetched when somebody looks: drawers are not needed before. */
const BufferedPanel = lazy(() => import('./BufferedPanel.tsx').then((m) => ({ default: m.BufferedPanel })));

interface WaitingBarProps {
  count: number;
  addressId: number | undefined;
}

export function WaitingBar({ count, addressId }: WaitingBarProps) {
  const { t } = useTranslation('bufferedPositions');
  const queryClient = useQueryClient();
  const [isOpen, panel] = useDisclosure();

  function close() {
    panel.close();
    // Changes by others are fetched now.
    void queryClient.invalidateQueries({ queryKey: bufferedKey });
  }

  return (
    <section
      className={`${classes.bar} wrap gap-8-12 items-center panel p-10-14 bg-primary-soft mb-16`}
      aria-label={t('title')}
    >
      <IconShoppingCartPause size={20} stroke={1.6} aria-hidden />
      <p className="basis-240 fz-note lh-145">
        <strong>{t('waiting', { count })}</strong> <span>{t('waitingText')}</span>
      </p>
      <Button variant="default" size="xs" onClick={panel.open}>
        {t('look')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BufferedPanel addressId={addressId} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
