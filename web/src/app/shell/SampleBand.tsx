// Band above every page of a sample practice: what it is, and the way back.
import { Alert, Button } from '@mantine/core';
import { IconArrowBackUp, IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { switchPractice } from '../../domain/account/index.ts';
import type { User } from '../../lib/marketplace/user.ts';
import { useChange } from '../../ui/change/useChange.ts';

export function SampleBand({ home }: { home: NonNullable<User['sampleOf']> }) {
  const { t } = useTranslation('shell');
  const leaving = useChange({ call: switchPractice });
  return (
    <Alert
      className="bdrs-panel mb-20"
      title={t('sample.title')}
      icon={<IconEye size={20} stroke={1.7} aria-hidden />}
    >
      <div className="wrap gap-12 items-center spread">
        <span>{t('sample.text')}</span>
        <Button
          size="sm"
          leftSection={<IconArrowBackUp size={17} stroke={1.7} aria-hidden />}
          loading={leaving.isBusy}
          onClick={() => void leaving.run(home.id)}
        >
          {t('sample.back', { practice: home.name })}
        </Button>
      </div>
    </Alert>
  );
}
