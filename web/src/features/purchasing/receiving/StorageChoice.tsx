// Where a lot goes; a storage that does not exist yet is made on the spot.
import { Select, TextInput } from '@mantine/core';
import { storageCalls } from '@praxora/contract/inventory/storages.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateStorage, useStorages } from '../../../domain/inventory/index.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx';

interface StorageChoiceProps {
  label: string;
  /** The label with what it belongs to, for those who do not see that. */
  name: string;
  labelClass: string;
  value: number | null;
  onChange: (storageId: number) => void;
  error?: ReactNode;
}

const toNew = 'new';

export function StorageChoice({
  label,
  name: fullName,
  labelClass,
  value,
  onChange,
  error,
}: StorageChoiceProps) {
  const { t } = useTranslation('receiving');
  const { data: storages = [] } = useStorages();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <Select
        label={label}
        aria-label={fullName}
        data-field="storageId"
        classNames={{ label: labelClass }}
        // A name that is longer than the field can be read whole at least so.
        title={storages.find(({ id }) => id === value)?.name}
        searchable
        allowDeselect={false}
        placeholder={t('storage.choose')}
        nothingFoundMessage={t('storage.none')}
        data={[
          ...storages.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: toNew, label: t('storage.add') },
        ]}
        value={value === null ? null : String(value)}
        onChange={(chosen) => {
          if (chosen === toNew) setAdding(true);
          else if (chosen !== null) onChange(Number(chosen));
        }}
        error={error}
      />
      {isAdding && <NewStorage onMade={onChange} onClose={() => setAdding(false)} />}
    </>
  );
}

function NewStorage({ onMade, onClose }: { onMade: (storageId: number) => void; onClose: () => void }) {
  const { t } = useTranslation('receiving');
  const create = useCreateStorage();
  const form = useContractForm({
    schema: bodySchema(storageCalls.createStorage),
    initialValues: { name: '' },
  });

  return (
    <FormDialog
      title={t('storage.newTitle')}
      action={t('storage.create')}
      onSubmit={form.submit(async (body) => onMade((await create.send(body)).id))}
      onClose={onClose}
    >
      <TextInput data-autofocus label={t('storage.name')} maxLength={120} {...form.getInputProps('name')} />
    </FormDialog>
  );
}
