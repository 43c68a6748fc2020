// The storages most practices have: untick what is missing, rename with a click, add others, and create all of them at once.
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconMapPin, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateStorages } from '../../../../domain/inventory/index.ts';
import { dashboardKey } from '../dashboard.queries.ts';
import { StorageTile, type Suggested } from './StorageTile.tsx';

function useSuggestions(): Suggested[] {
  const { t } = useTranslation('firstSteps');
  const named = (name: string, isChosen: boolean): Suggested => ({ id: name, name, isChosen });
  return [
    named(t('storages.names.room1'), true),
    named(t('storages.names.room2'), true),
    named(t('storages.names.central'), true),
    named(t('storages.names.reprocessing'), true),
    named(t('storages.names.fridge'), false),
    named(t('storages.names.surgery'), false),
    named(t('storages.names.prevention'), false),
    named(t('storages.names.laboratory'), false),
  ];
}

export function StorageChoice() {
  const { t } = useTranslation('firstSteps');
  const [storages, setStorages] = useState(useSuggestions());
  const [other, setOther] = useState('');
  const create = useCreateStorages({ refetch: [dashboardKey] });
  const typed = other.trim();
  const isKnown = storages.some(({ name }) => name.toLowerCase() === typed.toLowerCase());
  const added = typed !== '' && !isKnown ? [typed] : [];
  const names = [...storages.filter(({ isChosen }) => isChosen).map(({ name }) => name), ...added];

  function add() {
    if (typed === '') return;
    const chosen = storages.map((one) =>
      one.name.toLowerCase() === typed.toLowerCase() ? { ...one, isChosen: true } : one,
    );
    setStorages(isKnown ? chosen : [...storages, { id: typed, name: typed, isChosen: true }]);
    setOther('');
  }
  const change = (changed: Suggested) =>
    setStorages(storages.map((one) => (one.id === changed.id ? changed : one)));

  return (
    <>
      <p className="quiet fz-note mb-10">{t('storages.hint')}</p>
      <Checkbox.Group
        aria-label={t('storages.question')}
        value={storages.filter(({ isChosen }) => isChosen).map(({ id }) => id)}
      >
        <ul className="plain-list grid fill-200 gap-8">
          {storages.map((one) => (
            <StorageTile key={one.id} storage={one} onChange={change} />
          ))}
        </ul>
      </Checkbox.Group>
      <form
        className="wrap gap-8 mt-8"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextInput
          className="basis-240"
          aria-label={t('storages.other')}
          placeholder={t('storages.example')}
          leftSection={<IconPlus size={16} aria-hidden />}
          maxLength={120}
          value={other}
          onChange={(event) => setOther(event.currentTarget.value)}
        />
        <Button
          leftSection={<IconMapPin size={17} stroke={1.7} aria-hidden />}
          disabled={names.length === 0}
          loading={create.isBusy}
          onClick={() => void create.run(names)}
        >
          {t('storages.create', { count: names.length })}
        </Button>
      </form>
    </>
  );
}
