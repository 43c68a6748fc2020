// Dialog of the user's e-mail digest: its content and how often it is sent. The saved choice is fetched before the form
// is shown.
import { Modal, Skeleton } from '@mantine/core';
import { digestCalls } from '@praxora/contract/reports/digest.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { DigestForm } from './DigestForm.tsx';
import { digestKey } from './keys.ts';

export function DigestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['digest', 'common']);
  const { data, isError, refetch } = useQuery({
    queryKey: digestKey,
    queryFn: ({ signal }) => callApi(digestCalls.getDigest, {}, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  if (data) return <DigestForm chosen={data} onClose={onClose} />;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      size={520}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {isError ? (
        <ErrorState title={t('failed.title')} onRetry={() => void refetch()}>
          {t('failed.text')}
        </ErrorState>
      ) : (
        <Skeleton height={220} />
      )}
    </Modal>
  );
}
