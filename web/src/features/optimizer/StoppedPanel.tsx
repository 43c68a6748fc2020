// There is no result: cancelled, failed, or made for a cart that has changed since.
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OptimizerState } from '../../domain/optimizer/optimizer-state.ts';
import { pathTo } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

const texts = {
  cancelled: { title: 'stopped.cancelled', text: 'stopped.cancelledText' },
  failed: { title: 'stopped.failed', text: 'stopped.failedText' },
  outdated: { title: 'stopped.outdated', text: 'stopped.outdatedText' },
} as const;

interface StoppedPanelProps {
  reason: NonNullable<OptimizerState['stopped']>;
  onAgain: () => void;
}

export function StoppedPanel({ reason, onAgain }: StoppedPanelProps) {
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
            <Button variant="default" component={Link} to={pathTo('cart')}>
              {t('empty.toCart')}
            </Button>
          </>
        }
      >
        {t(texts[reason].text)}
      </EmptyState>
    </div>
  );
}
