// Takes back the last change of this place, for as long as nothing else was changed. There is nothing to see before.
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../lib/store.ts';
import { lastUndo } from './last-undo.ts';

export function StepBack({ place }: { place: string }) {
  const { t } = useTranslation('common');
  const undo = useStore(lastUndo);
  if (undo?.place !== place) return null;
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      // The browser's own tooltip: this stands in the head of every page, and the library's would come along with each of them.
      title={typeof undo.text === 'string' ? undo.text : ''}
      leftSection={<IconArrowBackUp size={16} stroke={1.7} aria-hidden />}
      onClick={undo.run}
    >
      {t('stepBack')}
    </Button>
  );
}
