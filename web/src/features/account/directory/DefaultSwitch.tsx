// Makes the address the default of its kind. It is taken away only by making another one the default.
import { Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddresses } from '../../../domain/purchasing/index.ts';
import classes from './AddressFrame.module.css';
import { kindTexts } from './address-texts.ts';
import type { AddressForm } from './useAddressForm.ts';

interface DefaultSwitchProps {
  form: AddressForm;
  /** Left out: it is a new one. */
  addressId?: number;
}

export function DefaultSwitch({ form, addressId }: DefaultSwitchProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const { kind } = form.values;
  const { data = [] } = useAddresses();
  const present = data.find((address) => address.kind === kind && address.isDefault);
  const isIt = present === undefined || present.id === addressId;
  return (
    <div className={`${classes.default} row spread gap-16 line-top p-14-20`}>
      <div>
        <label htmlFor={id}>{t(kindTexts[kind].isDefault)}</label>
        <p className="quiet fz-fact mt-1" id={`${id}-text`}>
          {isIt ? t('directory.staysDefault') : t('directory.replaces', { name: present.shortName })}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-text`}
        disabled={isIt}
        {...form.getInputProps('isDefault', { type: 'checkbox' })}
        {...(isIt ? { checked: true } : {})}
      />
    </div>
  );
}
