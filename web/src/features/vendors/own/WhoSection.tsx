import { Select, TextInput } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '../../../lib/config.ts';
import { useCountryName } from '../../../lib/countries.ts';
import { RequiredLabel } from '../../../ui/fields/RequiredLabel.tsx';
import marks from '../../../ui/marks/ToneMark.module.css';
import { Section } from '../../../ui/page/Section.tsx';
import classes from './OwnVendor.module.css';
import type { OwnVendorForm } from './useOwnVendorForm.ts';

export function WhoSection({ form }: { form: OwnVendorForm }) {
  const { t } = useTranslation('ownVendor');
  const { countries } = useAppConfig();
  const countryName = useCountryName();
  const { country } = form.values;
  const shown = countries.includes(country) || country === '' ? countries : [...countries, country];
  return (
    <Section id="who" title={t('who.title')}>
      <div className={classes.grid}>
        <div className={classes.half}>
          <TextInput
            label={<RequiredLabel text={t('who.name')} />}
            required
            withAsterisk={false}
            maxLength={120}
            autoComplete="off"
            {...form.getInputProps('name')}
            onBlur={form.checkName}
          />
          <span role="status">
            {form.isNameFree && (
              <span className={`${marks.mark} ${classes.free}`} data-tone="ok">
                <IconCircleCheckFilled size={14} aria-hidden />
                {t('who.nameFree')}
              </span>
            )}
          </span>
        </div>
        <TextInput
          className={classes.half ?? ''}
          label={t('who.street')}
          maxLength={120}
          {...form.getInputProps('street')}
        />
        <TextInput label={t('who.postcode')} maxLength={12} {...form.getInputProps('postcode')} />
        <TextInput
          className={classes.half ?? ''}
          label={t('who.location')}
          maxLength={120}
          {...form.getInputProps('location')}
        />
        <Select
          className={classes.third ?? ''}
          label={t('who.country')}
          allowDeselect={false}
          data={shown.map((code) => ({ value: code, label: countryName(code) }))}
          {...form.getInputProps('country')}
        />
        <TextInput
          className={classes.half ?? ''}
          label={t('who.contactPerson')}
          maxLength={120}
          {...form.getInputProps('contactPerson')}
        />
        <TextInput
          className={classes.half ?? ''}
          type="tel"
          label={t('who.phone')}
          maxLength={120}
          {...form.getInputProps('phone')}
        />
      </div>
    </Section>
  );
}
