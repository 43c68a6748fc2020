import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AddressForm } from './useAddressForm.ts';

/** Makes a billing address of the same fields, so that nobody types them twice. */
export function AlsoBillingSwitch({ form }: { form: AddressForm }) {
  const { t } = useTranslation('account');
  return (
    <Switch
      label={t('directory.alsoBilling')}
      description={t('directory.alsoBillingText')}
      {...form.getInputProps('isAlsoBilling', { type: 'checkbox' })}
    />
  );
}
