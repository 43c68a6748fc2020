// An address of the book, to be changed. Orders keep the address they were placed with.
import { Button } from '@mantine/core';
import type { ListedAddress } from '@praxora/contract/account/addresses.calls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pathTo } from '../../../lib/paths.ts';
import { useUnsavedGuard } from '../../../ui/page/useUnsavedGuard.tsx';
import { AddressFields } from './AddressFields.tsx';
import classes from './AddressFrame.module.css';
import { AddressFrame } from './AddressFrame.tsx';
import { kindTexts } from './address-texts.ts';
import { isChanged, toAddressValues } from './address-values.ts';
import { DefaultSwitch } from './DefaultSwitch.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { useAddressForm, useUpdateAddress } from './useAddressForm.ts';
import { useEditedAddress } from './useEditedAddress.ts';

interface EditAddressProps {
  address: ListedAddress;
  /** Whether the form is shown without the list, for lack of room. */
  isAlone: boolean;
}

export function EditAddress({ address, isAlone }: EditAddressProps) {
  const { t } = useTranslation(['account', 'routes']);
  // The list may be fetched anew meanwhile: what was seen when the form opened counts.
  const [seen] = useState(address);
  const form = useAddressForm(toAddressValues(seen));
  const update = useUpdateAddress(seen.id);
  const edited = useEditedAddress(seen, form.setValues);
  const isUnsaved = isChanged(toAddressValues(seen), form.values);
  const { leaveTo, question } = useUnsavedGuard(isUnsaved, seen.shortName);
  const close = () => leaveTo(pathTo('directory'));

  const save = form.submit(async (body) => {
    try {
      await update.send({ body, version: edited.version });
    } catch (error) {
      if (await edited.hear(error, form.getValues())) return false;
      throw error;
    }
    close();
    return true;
  });

  return (
    <>
      <AddressFrame
        title={seen.shortName}
        text={t(kindTexts[seen.kind].edit)}
        isUnsaved={isUnsaved}
        crumb={isAlone ? [{ label: t('routes:directory'), to: pathTo('directory') }] : undefined}
        onClose={close}
        onSubmit={save}
      >
        <div className={`${classes.fields} p-0-20-18`}>
          <AddressFields form={form} />
        </div>
        <DefaultSwitch form={form} addressId={seen.id} />
        <div className={`${classes.foot} wrap gap-8 items-center bg-sunken line-top justify-end p-13-20`}>
          <DeleteButton address={seen} onDeleted={close} />
          <Button variant="default" onClick={close}>
            {t('directory.discard')}
          </Button>
          <Button type="submit" loading={update.isBusy}>
            {t('directory.save')}
          </Button>
        </div>
      </AddressFrame>
      {edited.question}
      {question}
    </>
  );
}
