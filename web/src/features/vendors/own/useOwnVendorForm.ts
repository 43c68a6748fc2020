// The form of an own vendor: its name is checked when the field is left, everything else when it is saved.
import { bodySchema } from '@praxora/contract/shared/call';
import { ownVendorCalls } from '@praxora/contract/vendors/own-vendors.calls';
import { useState } from 'react';
import { afterPress } from '../../../lib/after-press.ts';
import { fieldError, useContractForm } from '../../../lib/forms.tsx';
import { useVendorList } from '../vendors.queries.ts';
import { isNameTaken, type OwnVendorValues, toBody } from './own-vendor-values.ts';

export type OwnVendorForm = ReturnType<typeof useOwnVendorForm>;

export function useOwnVendorForm(initialValues: OwnVendorValues, vendorId: number | null) {
  const { data: vendors } = useVendorList();
  const [base, setBase] = useState(initialValues);
  const [checkedName, setCheckedName] = useState<string | null>(null);
  const isTaken = (name: string) => vendors !== undefined && isNameTaken(name, vendors, vendorId);
  const nameError = ({ name }: Pick<OwnVendorValues, 'name'>) =>
    isTaken(name) ? { name: fieldError('RESOURCE_EXISTS') } : {};
  const form = useContractForm({
    schema: bodySchema(ownVendorCalls.createOwnVendor),
    initialValues,
    complete: toBody,
    check: nameError,
  });
  const { name } = form.values;
  return {
    ...form,
    isUnsaved: JSON.stringify(form.values) !== JSON.stringify(base),
    /** The name was looked up as it stands there, and nobody has it. */
    isNameFree:
      checkedName === name &&
      name.trim() !== '' &&
      name !== base.name &&
      vendors !== undefined &&
      !isTaken(name),
    // The answer takes room: what is being pressed must not move away under the finger.
    checkName: () =>
      afterPress(() => {
        setCheckedName(name);
        if (isTaken(name)) form.setFieldError('name', fieldError('RESOURCE_EXISTS'));
      }),
    /** Marks the present values as those saved on the server. */
    rebase: setBase,
  };
}
