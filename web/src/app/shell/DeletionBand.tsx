// Band for owners of a practice whose deletion was announced: the day, and the way to the export of all data.
import { Alert, Anchor } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../lib/format.ts';
import { pathTo } from '../../lib/paths.ts';

export function DeletionBand({ day }: { day: string }) {
  const { t } = useTranslation('account');
  return (
    <Alert
      className="bg-min-soft bdrs-panel mb-20"
      color="stockMinimum"
      title={t('deletion.title', { day: formatDate(day) })}
      icon={<IconTrash size={20} stroke={1.7} aria-hidden />}
    >
      {t('deletion.text')}{' '}
      <Anchor component={Link} to={pathTo('appStore')} inherit>
        {t('deletion.export')}
      </Anchor>
    </Alert>
  );
}
