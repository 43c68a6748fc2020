// A new device: first its name, then the code it is paired with, which nobody can look up afterwards.
import { TextInput } from '@mantine/core';
import { deviceCalls } from '@praxora/contract/account/devices.calls';
import { bodySchema, type DataOf } from '@praxora/contract/shared/call';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { useChange } from '../../../ui/change/useChange.ts';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';
import { PairingCode } from './PairingCode.tsx';

type Pairing = DataOf<typeof deviceCalls.createDevice>;

export function PairDevice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('devices');
  const [pairing, setPairing] = useState<Pairing | null>(null);
  const show = useChange({
    call: (name: string) => callApi(deviceCalls.createDevice, { body: { name } }),
    after: setPairing,
  });
  const form = useContractForm({
    schema: bodySchema(deviceCalls.createDevice),
    initialValues: { name: '' },
  });
  if (pairing)
    return (
      <PairingCode
        key={pairing.code}
        pairing={pairing}
        name={form.values.name.trim()}
        onRenew={() => show.run(form.values.name)}
        isRenewing={show.isBusy}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={t('pair')}
      action={t('code.show')}
      // It stays open: the code takes the form's place.
      onSubmit={async () => {
        await form.submit(({ name }) => show.send(name))();
        return false;
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('name')}
        description={t('nameText')}
        required
        maxLength={80}
        data-autofocus
        {...form.getInputProps('name')}
      />
    </FormDialog>
  );
}
