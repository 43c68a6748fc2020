// A tile or panel whose figures did not come: the others go on, and it can be tried again in place.
import { Button, Stack } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

export function Failure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <Stack gap={10} align="flex-start" p="6px 0" role="alert">
      <p className="row gap-8 quiet fz-note">
        <IconPlugConnectedX className="c-min flex-none" size={17} stroke={1.7} aria-hidden />
        {t('failed')}
      </p>
      <Button variant="default" size="compact-sm" onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
    </Stack>
  );
}
