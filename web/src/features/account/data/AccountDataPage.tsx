// The practice's own data, as vendors read them on orders.
import { useTranslation } from 'react-i18next';
import { AccountHead } from '../../../domain/account/index.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { ReadOnly } from '../../../ui/permission/ReadOnly.tsx';
import { AccountForm } from './AccountForm.tsx';
import { useAccount } from './account.queries.ts';

export function AccountDataPage() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useAccount();
  if (!data && !error) return <PageSkeleton />;
  return (
    <>
      <AccountHead current="accountData" />
      {data ? (
        <ReadOnly permission="manageAccount">
          <AccountForm account={data} />
        </ReadOnly>
      ) : (
        <ErrorState title={t('data.failed')} onRetry={() => void refetch()}>
          {t('data.failedText')}
        </ErrorState>
      )}
    </>
  );
}
