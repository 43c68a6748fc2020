import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

/** The practice does without labels. */
export function SwitchedOff() {
  const { t } = useTranslation('labels');
  return (
    <EmptyState
      title={t('off.title')}
      pictures={['buero']}
      actions={
        <Button component={Link} to={pathTo('appStore')} variant="default">
          {t('off.link')}
        </Button>
      }
    >
      {t('off.text')}
    </EmptyState>
  );
}
