import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

export function ProductMissing() {
  const { t } = useTranslation(['catalog', 'routes']);
  return (
    <>
      <PageHeader title={t('routes:product')} crumb={[{ label: t('routes:search'), to: pathTo('search') }]} />
      <EmptyState
        title={t('missing.title')}
        pictures={['dosen', 'flasche']}
        actions={
          <Button
            component={Link}
            to={pathTo('search')}
            variant="default"
            leftSection={<IconSearch size={17} stroke={1.7} aria-hidden />}
          >
            {t('missing.toShop')}
          </Button>
        }
      >
        {t('missing.text')}
      </EmptyState>
    </>
  );
}
