import { TextInput } from '@mantine/core';
import { type Device, deviceCalls } from '@praxora/contract/account/devices.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { useTranslation } from 'react-i18next';
import { devicesKey } from '../../../domain/account/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

export function RenameDevice({ device, onClose }: { device: Device; onClose: () => void }) {
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
