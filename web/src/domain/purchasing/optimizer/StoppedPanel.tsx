// Panel shown without a result: the run was cancelled, failed, or was made for a cart that has changed since.
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { OptimizerState } from './optimizer-runs.ts';

const texts = {
  cancelled: { title: 'stopped.cancelled', text: 'stopped.cancelledText' },
  failed: { title: 'stopped.failed', text: 'stopped.failedText' },
  outdated: { title: 'stopped.outdated', text: 'stopped.outdatedText' },
} as const;

interface StoppedPanelProps {
  reason: NonNullable<OptimizerState['stopped']>;
  onAgain: () => void;
  /** Where people came from. */
  back: { readonly label: string; readonly to: string };
}

export function StoppedPanel({ reason, onAgain, back }: StoppedPanelProps) {
  const { t } = useTranslation('optimizer');
  return (
    <div role={reason === 'cancelled' ? 'status' : 'alert'}>
      <EmptyState
        title={t(texts[reason].title)}
        pictures={['dosen', 'kanister']}
        actions={
          <>
            <Button leftSection={<IconRefresh size={17} stroke={1.7} aria-hidden />} onClick={onAgain}>
              {t('stopped.again')}
            </Button>
            <Button variant="default" component={Link} to={back.to}>
              {back.label}
            </Button>
          </>
        }
      >
        {t(texts[reason].text)}
      </EmptyState>
    </div>
  );
}
