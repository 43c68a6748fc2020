// Menu of a device: rename at once, block at once with an undo, remove after a confirmation.
import { ActionIcon, Menu, TextInput } from '@mantine/core';
import { type Device, deviceCalls } from '@praxora/contract/account/devices.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { IconDots, IconLock, IconLockOpen, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { devicesKey } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

function RenameDevice({ device, onClose }: { device: Device; onClose: () => void }) {
  const { t } = useTranslation('devices');
  const { id, name, isBlocked } = device;
  const rename = useChange({
    call: (wanted: string) =>
      callApi(deviceCalls.changeDevice, {
        params: { deviceId: id },
        body: { name: wanted, blocked: isBlocked },
      }),
    success: (changed) => t('renamed', { name: changed.name }),
    refetch: [devicesKey],
  });
  const form = useContractForm({
    schema: bodySchema(deviceCalls.changeDevice),
    initialValues: { name, blocked: isBlocked },
  });
  return (
    <FormDialog
      title={t('rename.title', { name })}
      action={t('rename.action')}
      onSubmit={form.submit((values) => rename.send(values.name))}
      onClose={onClose}
    >
      <TextInput label={t('name')} required maxLength={80} data-autofocus {...form.getInputProps('name')} />
    </FormDialog>
  );
}

export function DeviceMenu({ device }: { device: Device }) {
  const { t } = useTranslation('devices');
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { id, name, isBlocked } = device;
  const block = useChange({
    call: (blocked: boolean) =>
      callApi(deviceCalls.changeDevice, { params: { deviceId: id }, body: { name, blocked } }),
    success: (_, blocked) => t(blocked ? 'blocked' : 'unblocked', { name }),
    refetch: [devicesKey],
  });
  const close = () => setOpen(null);
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <>
      <Menu position="bottom-end" withinPortal width={240}>
        <Menu.Target>
          <ActionIcon size={32} variant="subtle" color="gray" aria-label={t('menu.of', { name })}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown aria-label={t('menu.of', { name })}>
          <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setOpen('rename')}>
            {t('menu.rename')}
          </Menu.Item>
          <Menu.Item
            leftSection={isBlocked ? <IconLockOpen {...icon} /> : <IconLock {...icon} />}
            onClick={() => void block.run(!isBlocked)}
          >
            {t(isBlocked ? 'menu.unblock' : 'menu.block')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTrash {...icon} />} onClick={() => setOpen('remove')}>
            {t('menu.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'rename' && <RenameDevice device={device} onClose={close} />}
      {open === 'remove' && <RemoveDevice device={device} onClose={close} />}
    </>
  );
}

function RemoveDevice({ device: { id, name }, onClose }: { device: Device; onClose: () => void }) {
  const { t } = useTranslation('devices');
  const remove = useChange({
    call: () => callApi(deviceCalls.removeDevice, { params: { deviceId: id } }),
    success: () => t('removed', { name }),
    refetch: [devicesKey],
  });
  return (
    <FormDialog
      title={t('remove.title', { name })}
      action={t('menu.remove')}
      isDangerous
      onSubmit={() => remove.send()}
      onClose={onClose}
    >
      <p>{t('remove.text')}</p>
    </FormDialog>
  );
}
