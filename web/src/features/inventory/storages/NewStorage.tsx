import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateStorage } from '../../../domain/inventory/index.ts';
import classes from './Storages.module.css';
import { useStorageName } from './useStorageName.ts';

export function NewStorage() {
  const { t } = useTranslation('inventory');
  const input = useRef<HTMLInputElement>(null);
  const create = useCreateStorage({ success: (_, { name }) => t('storages.created', { name }) });
  const field = useStorageName('', async (name) => {
    await create.send({ name });
    field.setName('');
  });
  return (
    <form
      className={`${classes.new} row gap-8 items-top mb-20`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void field.submit().then(() => input.current?.focus());
      }}
    >
      <TextInput
        ref={input}
        className={classes.newField ?? ''}
        label={t('storages.new')}
        placeholder={t('storages.newHint')}
        maxLength={120}
        value={field.name}
        error={field.error}
        onChange={(event) => field.setName(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        loading={field.isBusy}
        leftSection={<IconPlus size={17} stroke={1.7} aria-hidden />}
      >
        {t('storages.create')}
      </Button>
    </form>
  );
}
