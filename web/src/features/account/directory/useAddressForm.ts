// The form of an address: checked by the contract as the user leaves a field, saved with the version it was opened with.
import { addressCalls, type ListedAddress } from '@praxora/contract/account/addresses.calls';
import { bodySchema } from '@praxora/contract/shared/call';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { addressesKey } from '../../../domain/purchasing/index.ts';
import { afterPress } from '../../../lib/after-press.ts';
import { callApi } from '../../../lib/api/api.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { everything } from '../../../ui/change/change.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { type AddressValues, toAddressBody } from './address-values.ts';

const schema = bodySchema(addressCalls.createAddress);
type Body = z.output<typeof schema>;

/** Carts, prices and deliveries follow the default address. */
const refetch = [everything];

export function useAddressForm(initialValues: AddressValues) {
  const form = useContractForm({ schema, initialValues, complete: toAddressBody });
  return {
    ...form,
    /** Checked on leaving the field; one that was never filled is not told off. */
    checked: (name: keyof AddressValues & string) => ({
      ...form.getInputProps(name),
      // After the press that left the field: what appears below it must not move the button away from under the finger.
      onBlur: () =>
        afterPress(() => {
          if (form.getValues()[name] !== '') form.validateField(name);
        }),
    }),
  };
}
export type AddressForm = ReturnType<typeof useAddressForm>;

export function useCreateAddress() {
  const { t } = useTranslation('account');
  return useChange({
    call: (body: Body, key) => callApi(addressCalls.createAddress, { body }, key),
    success: ({ shortName }) => t('directory.created', { name: shortName }),
    refetch,
  });
}

interface AddressChange {
  readonly body: Body;
  readonly version: number;
}

export function useUpdateAddress(addressId: number) {
  const { t } = useTranslation('account');
  return useChange({
    call: ({ body, version }: AddressChange, key) =>
      callApi(addressCalls.updateAddress, { params: { addressId }, body: { ...body, version } }, key),
    success: ({ shortName }) => t('directory.saved', { name: shortName }),
    refetch,
  });
}

export function useDeleteAddress({ id: addressId, shortName }: ListedAddress) {
  const { t } = useTranslation('account');
  return useChange({
    call: (version: number) =>
      callApi(addressCalls.deleteAddress, { params: { addressId }, query: { version } }),
    success: () => t('directory.deleted', { name: shortName }),
    refetch,
  });
}

/** The address as it is there now; null: it is gone. */
export function useLoadAddress(addressId: number): () => Promise<ListedAddress | null> {
  const queryClient = useQueryClient();
  return async () => {
    const addresses = await queryClient.fetchQuery({
      queryKey: addressesKey,
      queryFn: () => callApi(addressCalls.listAddresses, {}),
      staleTime: 0,
    });
    return addresses.find(({ id }) => id === addressId) ?? null;
  };
}
