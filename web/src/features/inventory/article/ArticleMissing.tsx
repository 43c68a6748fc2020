// While there is no article to show: it loads, it failed, or there is none.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

interface ArticleMissingProps {
  /** Null: the address names no article at all. */
  articleId: number | null;
  /** Null: it is on its way. */
  error: unknown;
  onRetry: () => void;
}

export function ArticleMissing({ articleId, error, onRetry }: ArticleMissingProps) {
  const { t } = useTranslation(['article', 'routes']);
  if (articleId === null || (error instanceof ApiError && error.code === 'NOT_FOUND')) {
    return (
      <>
        <PageHeader
          title={t('routes:article')}
          crumb={[{ label: t('routes:inventory'), to: pathTo('inventory') }]}
        />
        <EmptyState
          title={t('missing.title')}
          pictures={['dosen', 'flasche']}
          actions={
            <Button component={Link} to={pathTo('inventory')} variant="default">
              {t('missing.toInventory')}
            </Button>
          }
        >
          {t('missing.text')}
        </EmptyState>
      </>
    );
  }
  if (error) {
    return (
      <ErrorState title={t('failed.title')} titleLevel={1} onRetry={onRetry}>
        {t('failed.text')}
      </ErrorState>
    );
  }
  return <PageSkeleton />;
}
