// Settings of a clinic's approvals: limits, approvers and their substitutes.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import section from '../../../domain/account/account/AccountSection.module.css';
import { AccountHead, useClinic } from '../../../domain/account/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { ApprovalSettingsForm } from './ApprovalSettingsForm.tsx';
import { useApprovalSettings } from './queries.ts';

export function ApprovalSettingsPage() {
  const { t } = useTranslation('approvalSettings');
  const clinic = useClinic();
  const { data, isError, refetch } = useApprovalSettings(Boolean(clinic));
  if (clinic === undefined || (clinic && !data && !isError)) return <PageSkeleton />;
  return (
    <>
      <AccountHead current="appStore" />
      {clinic === null ? (
        <EmptyState guide="approvals" title={t('none')} pictures={['buero', 'beutel']}>
          {t('noneText')}
        </EmptyState>
      ) : data ? (
        <>
          <h2 className="fz-lead m-24-0-4">{t('title')}</h2>
          <p className={`${section.lead} quiet m-0-0-20`}>
            {t('lead')}{' '}
            <Link className="c-primary fw-560" to={pathTo('orderApprovals')}>
              {t('toOrders')}
            </Link>
          </p>
          <ApprovalSettingsForm settings={data} />
        </>
      ) : (
        <ErrorState title={t('failed')} onRetry={() => void refetch()}>
          {t('failedText')}
        </ErrorState>
      )}
    </>
  );
}
