// Before a login is taken away: what ends with it, and who gets the devices that somebody must be in charge of.
import { Select } from '@mantine/core';
import type { Device } from '@praxora/contract/account/devices.calls';
import type { PracticeUser } from '@praxora/contract/account/users.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevices, userName } from '../../../domain/account/index.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

export interface HandOver {
  readonly deviceId: number;
  readonly userId: number;
}

interface DeactivateUserProps {
  user: PracticeUser;
  users: readonly PracticeUser[];
  onDeactivate: (handOver: readonly HandOver[]) => Promise<unknown>;
  onClose: () => void;
}

export function DeactivateUser({ user, users, onDeactivate, onClose }: DeactivateUserProps) {
  const { t } = useTranslation('users');
  const { data, refetch } = useDevices();
  const [holders, setHolders] = useState<ReadonlyMap<number, number>>(new Map());
  const devices = data?.filter(({ holder }) => holder.id === user.id) ?? [];
  const name = userName(user);

  /** The affected devices must be loaded and shown before the user is deactivated. */
  async function submit() {
    if (data === undefined) {
      const { data: loaded } = await refetch({ throwOnError: true });
      if (loaded?.some(({ holder }) => holder.id === user.id)) return false;
    }
    await onDeactivate([...holders].map(([deviceId, userId]) => ({ deviceId, userId })));
  }
  function hand(deviceId: number, userId: number | null) {
    const next = new Map(holders);
    if (userId === null) next.delete(deviceId);
    else next.set(deviceId, userId);
    setHolders(next);
  }

  return (
    <FormDialog
      title={t('deactivate.title', { name })}
      action={t('deactivate.action')}
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('deactivate.text')}</p>
      {devices.length > 0 && (
        <section className="column gap-12" aria-label={t('deactivate.devices', { name })}>
          <h3 className="fz-body fw-620">{t('deactivate.devices', { name })}</h3>
          <p className="quiet fz-note">{t('deactivate.devicesText')}</p>
          {devices.map((device) => (
            <DeviceChoice
              key={device.id}
              device={device}
              colleagues={users.filter(({ id, isActive }) => isActive && id !== user.id)}
              holderId={holders.get(device.id) ?? null}
              onHolder={(userId) => hand(device.id, userId)}
            />
          ))}
        </section>
      )}
    </FormDialog>
  );
}

const blocking = 'block';

/** Name of a user, with the e-mail address if two users have the same name. */
const tellingName = (user: PracticeUser, all: readonly PracticeUser[]): string => {
  const name = userName(user);
  const isShared = all.some((one) => one.id !== user.id && userName(one) === name);
  return isShared ? `${name}, ${user.email}` : name;
};

interface DeviceChoiceProps {
  device: Device;
  colleagues: readonly PracticeUser[];
  holderId: number | null;
  onHolder: (userId: number | null) => void;
}

function DeviceChoice({ device, colleagues, holderId, onHolder }: DeviceChoiceProps) {
  const { t } = useTranslation('users');
  const options = [
    { value: blocking, label: t(device.isBlocked ? 'deactivate.staysBlocked' : 'deactivate.block') },
    ...colleagues.map((one) => ({
      value: String(one.id),
      label: t('deactivate.handTo', { name: tellingName(one, colleagues) }),
    })),
  ];
  return (
    <Select
      label={device.name}
      data={options}
      value={holderId === null ? blocking : String(holderId)}
      allowDeselect={false}
      onChange={(value) => onHolder(value === null || value === blocking ? null : Number(value))}
    />
  );
}
