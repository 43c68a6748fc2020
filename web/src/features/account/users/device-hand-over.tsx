// Devices of a user who leaves: each goes to a colleague, or is blocked.
import { Select } from '@mantine/core';
import type { Device } from '@praxora/contract/account/devices.calls';
import type { PracticeUser } from '@praxora/contract/account/users.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevices, userName } from '../../../domain/account/index.ts';

export interface HandOver {
  readonly deviceId: number;
  readonly userId: number;
}

export interface DeviceHandOver {
  readonly devices: readonly Device[];
  readonly holders: ReadonlyMap<number, number>;
  readonly hand: (deviceId: number, userId: number | null) => void;
  /** Null: devices came to light only now, and must be seen before. */
  readonly finish: () => Promise<HandOver[] | null>;
}

export function useDeviceHandOver(user: PracticeUser): DeviceHandOver {
  const { data, refetch } = useDevices();
  const [holders, setHolders] = useState<ReadonlyMap<number, number>>(new Map());

  async function finish() {
    if (data === undefined) {
      const { data: loaded } = await refetch({ throwOnError: true });
      if (loaded?.some(({ holder }) => holder.id === user.id)) return null;
    }
    return [...holders].map(([deviceId, userId]) => ({ deviceId, userId }));
  }
  function hand(deviceId: number, userId: number | null) {
    const next = new Map(holders);
    if (userId === null) next.delete(deviceId);
    else next.set(deviceId, userId);
    setHolders(next);
  }
  return { devices: data?.filter(({ holder }) => holder.id === user.id) ?? [], holders, hand, finish };
}

interface DeviceChoicesProps {
  user: PracticeUser;
  users: readonly PracticeUser[];
  handOver: DeviceHandOver;
}

export function DeviceChoices({ user, users, handOver }: DeviceChoicesProps) {
  const { t } = useTranslation('users');
  const { devices, holders, hand } = handOver;
  const title = t('deactivate.devices', { name: userName(user) });
  if (devices.length === 0) return null;
  return (
    <section className="column gap-12" aria-label={title}>
      <h3 className="fz-body fw-620">{title}</h3>
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
