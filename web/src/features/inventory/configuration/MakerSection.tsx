import { Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useManufacturers } from '../../../domain/inventory/index.ts';
import { manufacturerText, unknownManufacturerId } from '../../../domain/shop/index.ts';
import { Section } from '../../../ui/page/Section.tsx';
import classes from './fields.module.css';
import type { ArticleForm } from './form.ts';
import { SwitchRow } from './SwitchRow.tsx';

export function MakerSection({ form }: { form: ArticleForm }) {
  const { t } = useTranslation('article');
  const { data = [] } = useManufacturers();
  const { values, set, error } = form;
  return (
    <Section id="maker" title={t('maker.title')}>
      <div className={classes.grid}>
        <Select
          label={t('identity.manufacturer')}
          searchable
          limit={50}
          nothingFoundMessage={t('identity.noManufacturer')}
          data={data.map(({ ID, Name }) => ({
            value: String(ID),
            label: manufacturerText(Name),
          }))}
          value={String(values.manufacturerId)}
          error={error('manufacturerId')}
          onChange={(value) => set({ manufacturerId: Number(value ?? unknownManufacturerId) })}
        />
        <TextInput
          label={t('identity.number')}
          maxLength={64}
          value={values.manufacturerNumber}
          error={error('manufacturerNumber')}
          onChange={(event) => set({ manufacturerNumber: event.currentTarget.value })}
        />
        <div className="col-all">
          <SwitchRow
            label={t('identity.dangerous')}
            text={t('identity.dangerousText')}
            checked={values.isDangerousGood}
            onChange={(isDangerousGood) => set({ isDangerousGood })}
          />
        </div>
      </div>
    </Section>
  );
}
