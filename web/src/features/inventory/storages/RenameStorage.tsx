import { Button, TextInput } from '@mantine/core';
import { type Storage, storageCalls } from '@praxora/contract/inventory/storages.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { stockKeys } from '../../../domain/inventory/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { useEdited } from '../../../ui/dialogs/useEdited.tsx';
import { useStorageName } from './useStorageName.ts';

/** In place: Enter saves, Escape leaves it as it was. */
export function RenameStorage({ storage, onDone }: { storage: Storage; onDone: () => void }) {
  const { t } = useTranslation('inventory');
  // The list may be fetched anew meanwhile: what was seen when the form opened counts.
  const [{ id, name, version: seen }] = useState(storage);
  const edited = useEdited({
    seen: { version: seen, values: { name } },
    load: async () => {
      const current = await callApi(storageCalls.getStorage, { params: { storageId: id } });
      return { version: current.version, values: { name: current.name } };
    },
    fields: { name: { label: t('storages.newName'), show: (values) => values.name } },
    onChoose: (values) => field.setName(values.name),
  });
  const rename = useChange({
    call: (next: string) => {
      const body = { name: next, version: edited.version };
      return callApi(storageCalls.renameStorage, { params: { storageId: id }, body });
    },
    success: (_, next) => t('storages.renamed', { name: next }),
    refetch: stockKeys,
  });
  const field = useStorageName(name, async (next) => {
    try {
      if (next !== name) await rename.send(next);
    } catch (error) {
      if (await edited.hear(error, { name: next })) return;
      throw error;
    }
    onDone();
  });
  if (edited.question) return edited.question;
  return (
    <form
      className="wrap gap-8 items-top p-6-0"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void field.submit();
      }}
    >
      <TextInput
        autoFocus
        aria-label={t('storages.newName')}
        maxLength={120}
        value={field.name}
        error={field.error}
        onChange={(event) => field.setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onDone();
        }}
      />
      <Button type="submit" loading={field.isBusy}>
        {t('storages.save')}
      </Button>
      <Button variant="default" onClick={onDone}>
        {t('action.cancel')}
      </Button>
    </form>
  );
}
