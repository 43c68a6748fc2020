import { ActionIcon, Checkbox, TextInput } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface Suggested {
  /** Stays, whatever it is renamed to. */
  readonly id: string;
  readonly name: string;
  readonly isChosen: boolean;
}

interface StorageTileProps {
  storage: Suggested;
  onChange: (storage: Suggested) => void;
}

/** A storage to be created, with its tick; its name is changed in place. */
export function StorageTile({ storage, onChange }: StorageTileProps) {
  const { t } = useTranslation('firstSteps');
  const [name, setName] = useState<string | null>(null);
  const { isChosen } = storage;

  function rename() {
    const typed = name?.trim() ?? '';
    if (typed !== '') onChange({ ...storage, name: typed, isChosen: true });
    setName(null);
  }
  if (name !== null)
    return (
      <li>
        <TextInput
          autoFocus
          aria-label={t('storages.rename', { name: storage.name })}
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={rename}
          onKeyDown={(event) => {
            if (event.key === 'Enter') rename();
            if (event.key === 'Escape') setName(null);
          }}
        />
      </li>
    );
  return (
    <li className="row spread gap-4 bg-sheet bd-line bdrs-8 p-4-8">
      <Checkbox
        value={storage.id}
        checked={isChosen}
        label={storage.name}
        className="min-w-0 anywhere"
        styles={{ body: { alignItems: 'center' } }}
        onChange={() => onChange({ ...storage, isChosen: !isChosen })}
      />
      <ActionIcon
        size={32}
        aria-label={t('storages.rename', { name: storage.name })}
        onClick={() => setName(storage.name)}
      >
        <IconPencil size={15} stroke={1.7} />
      </ActionIcon>
    </li>
  );
}
