// Before a login is taken away: what ends with it, and who gets the devices that somebody must be in charge of.
import type { PracticeUser } from '@praxora/contract/account/users.calls';
import { useTranslation } from 'react-i18next';
import { userName } from '../../../domain/account/index.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { DeviceChoices, type HandOver, useDeviceHandOver } from './device-hand-over.tsx';

interface DeactivateUserProps {
  user: PracticeUser;
  users: readonly PracticeUser[];
  onDeactivate: (handOver: readonly HandOver[]) => Promise<unknown>;
  onClose: () => void;
}

export function DeactivateUser({ user, users, onDeactivate, onClose }: DeactivateUserProps) {
  const { t } = useTranslation('users');
  const handOver = useDeviceHandOver(user);
  async function submit() {
    const devices = await handOver.finish();
    return devices === null ? false : onDeactivate(devices);
  }
  return (
    <FormDialog
      title={t('deactivate.title', { name: userName(user) })}
      action={t('deactivate.action')}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('deactivate.text')}</p>
      <DeviceChoices user={user} users={users} handOver={handOver} />
    </FormDialog>
  );
}
