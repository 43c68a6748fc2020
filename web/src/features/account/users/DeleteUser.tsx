// Before a user is deleted: what goes, where the name may remain, who gets the devices, and a confirmation.
import { Anchor, Checkbox, Skeleton } from '@mantine/core';
import { type ErasurePreview, personalDataCalls } from '@praxora/contract/account/personal-data.calls';
import type { PracticeUser } from '@praxora/contract/account/users.calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { userName } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DeviceChoices, type HandOver, useDeviceHandOver } from './device-hand-over.tsx';

interface DeleteUserProps {
  user: PracticeUser;
  users: readonly PracticeUser[];
  onClose: () => void;
}

export function DeleteUser({ user, users, onClose }: DeleteUserProps) {
  const { t } = useTranslation('users');
  const [isConfirmed, setConfirmed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const preview = useErasurePreview(user.id);
  const handOver = useDeviceHandOver(user);
  const deletion = useDeletion(user);
  const name = userName(user);

  /** Nobody is deleted before it was shown what that means. */
  async function submit() {
    if (preview.data === undefined) await preview.refetch({ throwOnError: true });
    setMissing(!isConfirmed);
    const devices = await handOver.finish();
    if (!isConfirmed || preview.data === undefined || devices === null) return false;
    return deletion.send(devices);
  }

  return (
    <FormDialog
      title={t('delete.title', { name })}
      action={t('delete.action')}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('delete.text', { name })}</p>
      {preview.data ? (
        <Remainder preview={preview.data} name={name} />
      ) : preview.isError ? (
        <p role="alert">{t('delete.failed')}</p>
      ) : (
        <Skeleton height={120} />
      )}
      <DeviceChoices user={user} users={users} handOver={handOver} />
      <Checkbox
        label={t('delete.confirm', { name })}
        checked={isConfirmed}
        error={isMissing && !isConfirmed && t('delete.confirmMissing')}
        onChange={(event) => setConfirmed(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}

function Remainder({ preview, name }: { preview: ErasurePreview; name: string }) {
  const { t } = useTranslation('users');
  const { addresses, orders } = preview.stays;
  const { exportFiles } = preview.goes;
  return (
    <>
      {!preview.endsLogin && <p>{t('delete.staysElsewhere', { name })}</p>}
      <section className="column gap-6" aria-label={t('delete.stays')}>
        <h3 className="fz-body fw-620">{t('delete.stays')}</h3>
        {addresses.length + orders === 0 ? (
          <p>{t('delete.staysNowhere')}</p>
        ) : (
          <ul className="m-0 pl-20">
            {addresses.length > 0 && (
              <li>
                <Anchor component={Link} to={pathTo('directory')}>
                  {t('delete.addresses')}
                </Anchor>
                {`: ${addresses.map((address) => address.name).join(', ')}`}
              </li>
            )}
            {orders > 0 && <li>{t('delete.orders', { count: orders })}</li>}
          </ul>
        )}
        <p className="quiet fz-note">{t('delete.notes')}</p>
        {exportFiles > 0 && <p className="quiet fz-note">{t('delete.files', { count: exportFiles })}</p>}
      </section>
    </>
  );
}

const useErasurePreview = (userId: number) =>
  useQuery({
    queryKey: ['erasure', userId],
    queryFn: ({ signal }) => callApi(personalDataCalls.previewErasure, { params: { userId } }, { signal }),
    staleTime: 0,
  });

function useDeletion(user: PracticeUser) {
  const { t } = useTranslation('users');
  return useChange({
    call: (handOver: HandOver[]) =>
      callApi(personalDataCalls.deleteUser, { params: { userId: user.id }, body: { handOver } }),
    success: () => t('done.delete', { name: userName(user) }),
    // The name stood on many pages.
    refetch: [[]],
  });
}
