// Input cells of the row that is being edited. Enter saves, Escape discards the changes.
import { Button, Checkbox, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowEdit, RowValues } from './useRowEdit.tsx';

interface FieldProps {
  edit: RowEdit;
  values: RowValues;
}

const keysOf = (edit: RowEdit) => (event: KeyboardEvent) => {
  if (event.key === 'Enter') void edit.save();
  if (event.key === 'Escape') edit.cancel();
};

export function NumberEntry({ edit, values }: FieldProps) {
  const { t } = useTranslation('costCenters');
  return (
    <TextInput
      aria-label={t('number')}
      maxLength={20}
      autoFocus
      value={values.number}
      error={edit.errors.number}
      onChange={({ currentTarget }) => edit.set({ number: currentTarget.value })}
      onKeyDown={keysOf(edit)}
    />
  );
}

/** The default is given to another one; nobody just stops being it. */
export function NameEntry({ edit, values, wasStandard }: FieldProps & { wasStandard: boolean }) {
  const { t } = useTranslation('costCenters');
  return (
    <div className="column gap-8 miw-160">
      <TextInput
        aria-label={t('name')}
        maxLength={120}
        value={values.name}
        error={edit.errors.name}
        onChange={({ currentTarget }) => edit.set({ name: currentTarget.value })}
        onKeyDown={keysOf(edit)}
      />
      <Checkbox
        label={t('makeDefault')}
        checked={values.isStandard}
        disabled={wasStandard}
        onChange={({ currentTarget }) => edit.set({ isStandard: currentTarget.checked })}
      />
    </div>
  );
}

export function EditButtons({ edit }: { edit: RowEdit }) {
  const { t } = useTranslation('costCenters');
  return (
    <div className="row gap-8 justify-end mih-36">
      <Button variant="default" size="compact-md" onClick={edit.cancel}>
        {t('cancel')}
      </Button>
      <Button size="compact-md" loading={edit.isBusy} onClick={() => void edit.save()}>
        {t('save')}
      </Button>
    </div>
  );
}
