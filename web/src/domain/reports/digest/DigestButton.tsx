// Opens what a user is told by e-mail. The dialog and its words come on demand.
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMailCog } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

const DigestDialog = lazy(() => import('./DigestDialog.tsx').then((m) => ({ default: m.DigestDialog })));

export function DigestButton() {
  const { t } = useTranslation('dashboard');
  const [isOpen, dialog] = useDisclosure();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconMailCog size={17} stroke={1.7} aria-hidden />}
        onClick={dialog.open}
      >
        {t('digest')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DigestDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
