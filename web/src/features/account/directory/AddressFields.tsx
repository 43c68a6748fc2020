// All fields of an address. Postcode, phone and VAT id are checked by the country as soon as they are left.
import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useAppConfig } from '../../../lib/config.ts';
import { useCountryName } from '../../../lib/countries.ts';
import { addressTypes } from '../../../lib/marketplace/address-type.ts';
import { RequiredLabel } from '../../../ui/fields/RequiredLabel.tsx';
import classes from './AddressFields.module.css';
import { salutationTexts, textOfType } from './address-texts.ts';
import type { AddressForm } from './useAddressForm.ts';

const spans = { 2: classes.third ?? '', 3: classes.half ?? '', 6: classes.whole ?? '' } as const;
const types = Object.keys(addressTypes) as (keyof typeof addressTypes)[];

type Name = Parameters<AddressForm['checked']>[0];

interface TextFieldProps {
  form: AddressForm;
  name: Name;
  label: string;
  /** How many of six columns it takes. */
  span: 2 | 3 | 6;
  isRequired?: boolean;
  autoComplete?: string;
  kind?: 'tel' | 'text';
}

function TextField({
  form,
  name,
  label,
  span,
  isRequired = false,
  autoComplete,
  kind = 'text',
}: TextFieldProps) {
  return (
    <TextInput
      className={spans[span]}
      label={<RequiredLabel text={label} isRequired={isRequired} />}
      aria-required={isRequired}
      type={kind}
      maxLength={120}
      autoComplete={autoComplete ?? 'off'}
      {...form.checked(name)}
    />
  );
}

export function AddressFields({ form }: { form: AddressForm }) {
  const { t } = useTranslation('account');
  const countryName = useCountryName();
  const { countries } = useAppConfig();
  const { country } = form.values;
  // An older address may lie where nobody delivers to any more.
  const offered = countries.includes(country) ? countries : [...countries, country];
  return (
    <div className={`${classes.grid} items-start grid gap-13-12`}>
      <NativeSelect
        className={spans[3]}
        label={t('fields.type')}
        data={types.map((value) => ({ value, label: t(textOfType(value)) }))}
        {...form.getInputProps('type')}
      />
      <TextField form={form} name="shortName" label={t('fields.shortName')} span={3} isRequired />
      <TextField form={form} name="companyName" label={t('fields.companyName')} span={6} isRequired />
      <NativeSelect
        className={spans[2]}
        label={t('fields.salutation')}
        data={Object.entries(salutationTexts).map(([value, text]) => ({ value, label: t(text) }))}
        {...form.getInputProps('salutation')}
      />
      <TextField form={form} name="firstName" label={t('fields.firstName')} span={2} />
      <TextField form={form} name="lastName" label={t('fields.lastName')} span={2} />
      <TextField form={form} name="street" label={t('fields.street')} span={6} isRequired />
      <TextField form={form} name="postcode" label={t('fields.postcode')} span={2} isRequired />
      <TextField form={form} name="location" label={t('fields.location')} span={2} isRequired />
      <NativeSelect
        className={spans[2]}
        label={t('fields.country')}
        data={offered.map((code) => ({ value: code, label: countryName(code) }))}
        {...form.getInputProps('country')}
      />
      <TextField form={form} name="phone" label={t('fields.phone')} span={3} kind="tel" />
      <TextField form={form} name="mobile" label={t('fields.mobile')} span={3} kind="tel" />
      <TextField form={form} name="fax" label={t('fields.fax')} span={3} kind="tel" />
      <TextField form={form} name="vatId" label={t('fields.vatId')} span={3} />
    </div>
  );
}
