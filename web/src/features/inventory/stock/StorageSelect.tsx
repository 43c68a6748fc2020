// Where something lies; a storage that does not exist yet is made on the spot.
import { Button, Select, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateStorage, useStorages } from '../../../domain/inventory/index.ts';
import { useErrorText } from '../../../lib/api/error-text.ts';

interface StorageSelectProps {
  label: string;
  description?: string;
  value: number | null;
  onChange: (storageId: number | null) => void;
  error?: ReactNode;
  clearable?: boolean;
  /** Not to be chosen: it lies there already. */
  without?: number;
}

export function StorageSelect({
  label,
  description,
  value,
  onChange,
  error,
  clearable = false,
  without,
}: StorageSelectProps) {
  const { t } = useTranslation('article');
  const { data = [] } = useStorages();
  const [isAdding, setAdding] = useState(false);
  const choices = data.filter(({ id }) => id !== without);
  if (isAdding) {
    return (
      <NewStorage
        onDone={(storageId) => {
          if (storageId !== null) onChange(storageId);
          setAdding(false);
        }}
      />
    );
  }
  return (
    <div>
      <Select
        label={label}
        description={error ? undefined : description}
        searchable
        clearable={clearable}
        allowDeselect={clearable}
        placeholder={t('storage.choose')}
        nothingFoundMessage={t('storage.none')}
        data={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={value === null ? null : String(value)}
        onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
        error={error}
      />
      <Button
        variant="subtle"
        size="compact-sm"
        className="mt-4"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => setAdding(true)}
      >
        {t('storage.add')}
      </Button>
    </div>
  );
}

function NewStorage({ onDone }: { onDone: (storageId: number | null) => void }) {
  const { t } = useTranslation(['article', 'common']);
  const errorText = useErrorText();
  const create = useCreateStorage({ showsRefusal: true });
  const [name, setName] = useState('');

  async function add() {
    const made = name.trim() === '' ? null : await create.run({ name });
    if (made) onDone(made.id);
  }

  return (
    <div>
      <TextInput
        label={t('storage.name')}
        autoFocus
        maxLength={120}
        value={name}
        error={create.error === null ? undefined : errorText(create.error)}
        onChange={(event) => {
          setName(event.currentTarget.value);
          create.forget();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it is not sent by this.
          event.preventDefault();
          void add();
        }}
      />
      <div className="flex gap-6 mt-8">
        <Button
          variant="default"
          size="compact-sm"
          disabled={name.trim() === ''}
          loading={create.isBusy}
          onClick={() => void add()}
        >
          {t('storage.create')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={() => onDone(null)}>
          {t('common:cancel')}
        </Button>
      </div>
    </div>
  );
}
