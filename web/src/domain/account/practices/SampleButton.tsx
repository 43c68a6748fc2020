// The way into the sample practice, where the installation offers one and the user is not there already.
import { Button, type ButtonProps } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '../../../lib/config.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { openSamplePractice } from './enter-practice.ts';

/** Whether there is a sample practice to open from here. */
export function useHasSample(): boolean {
  const { hasSamplePractice } = useAppConfig();
  const { user } = useSession();
  return hasSamplePractice && user !== null && user.sampleOf === null;
}

export function SampleButton({ label, ...props }: ButtonProps & { label?: string }) {
  const { t } = useTranslation('shell');
  const opening = useChange({ call: openSamplePractice });
  if (!useHasSample()) return null;
  return (
    <Button
      {...props}
      leftSection={<IconEye size={17} stroke={1.7} aria-hidden />}
      loading={opening.isBusy}
      onClick={() => void opening.run()}
    >
      {label ?? t('sample.name')}
    </Button>
  );
}
