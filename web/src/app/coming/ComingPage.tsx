// Stands where a page is not built yet and names what it will do.
import { Badge, Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AccountHead, isAccountSection } from '../../domain/account/AccountHead.tsx';
import { pathTo } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { type ComingKey, comingPages } from './coming-pages.ts';

export function ComingPage({ page }: { page: ComingKey }) {
  const { t } = useTranslation(['coming', 'routes']);
  const { title, text, pictures } = comingPages[page];
  const badge = (
    <Badge size="lg" bg="var(--px-primary-soft)" c="var(--px-primary)">
      {t('coming:badge')}
    </Badge>
  );
  return (
    <>
      {isAccountSection(page) ? (
        <AccountHead current={page} actions={badge} />
      ) : (
        <PageHeader title={t(`routes:${page}`)} actions={badge} />
      )}
      <EmptyState
        title={t(title)}
        pictures={pictures}
        actions={
          <Button
            component={Link}
            to={pathTo('dashboard')}
            variant="default"
            leftSection={<IconArrowLeft size={17} stroke={1.7} />}
          >
            {t('coming:toDashboard')}
          </Button>
        }
      >
        {t(text)}
      </EmptyState>
    </>
  );
}
