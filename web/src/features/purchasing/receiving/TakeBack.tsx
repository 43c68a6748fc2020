import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyTakeBackDialog } from '../../../domain/purchasing/index.ts';

/** A slip seen right after booking. */
export function TakeBack({ receiptId, onDone }: { receiptId: number; onDone: () => void }) {
  const { t } = useTranslation('receiving');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconArrowBackUp size={17} stroke={1.7} aria-hidden />}
        onClick={() => setAsked(true)}
      >
        {t('takeBack.label')}
      </Button>
      {isAsked && (
        <LazyTakeBackDialog receiptId={receiptId} onClose={() => setAsked(false)} onDone={onDone} />
      )}
    </>
  );
}
