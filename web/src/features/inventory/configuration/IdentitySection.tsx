import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/Section.tsx';
import { StorageSelect } from '../stock/StorageSelect.tsx';
import classes from './fields.module.css';
import type { ArticleForm } from './form.ts';

/** What it is called, and where it belongs. */
export function IdentitySection({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('article');
  const { values, set, error, touch } = form;
  return (
    <Section id="identity" title={t('identity.title')}>
      <div className={classes.grid}>
        <TextInput
          className="col-all"
          label={t('identity.name')}
          description={error('name') ? undefined : t('required')}
          maxLength={200}
          value={values.name}
          error={error('name')}
          onChange={(event) => set({ name: event.currentTarget.value })}
          onBlur={() => touch('name')}
        />
        <StorageSelect
          label={t('place.storage')}
          description={t('place.text')}
          clearable
          value={values.defaultStorageId}
          onChange={(defaultStorageId) => set({ defaultStorageId })}
          error={error('storageConfiguration.defaultStorageId')}
        />
      </div>
    </Section>
  );
}
