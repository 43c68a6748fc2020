// Band for everybody in a practice that the operator has closed to changes.
import { Alert } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function ClosedBand() {
  const { t } = useTranslation('account');
  return (
    <Alert
      className="bg-min-soft bdrs-panel mb-20"
      color="stockMinimum"
      title={t('closed.title')}
      icon={<IconLock size={20} stroke={1.7} aria-hidden />}
    >
      {t('closed.text')}
    </Alert>
  );
}
