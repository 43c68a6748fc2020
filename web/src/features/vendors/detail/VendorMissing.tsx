// While there is no vendor to show: it loads, it failed, or there is none.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/api/api-error.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

interface VendorMissingProps {
  /** Null: the address names no vendor at all. */
  vendorId: number | null;
  /** Null: it is on its way. */
  error: unknown;
  onRetry: () => void;
}

export function VendorMissing({ vendorId, error, onRetry }: VendorMissingProps) {
  const { t } = useTranslation(['vendor', 'routes']);
  if (vendorId === null || (error instanceof ApiError && error.code === 'NOT_FOUND')) {
    return (
      <>
        <PageHeader
          title={t('missing.heading')}
          crumb={[{ label: t('routes:vendors'), to: pathTo('vendors') }]}
        />
        <EmptyState
          title={t('missing.title')}
          pictures={['kanister', 'pumpe']}
          actions={
            <Button component={Link} to={pathTo('vendors')} variant="default">
              {t('missing.toList')}
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
