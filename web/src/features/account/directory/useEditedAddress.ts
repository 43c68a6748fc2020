// When somebody else saved the address meanwhile, the user chooses field by field.
import type { ListedAddress } from '@praxora/contract/account/addresses.calls';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../../lib/countries.ts';
import { type Edited, useEdited } from '../../../ui/dialogs/useEdited.tsx';
import { salutationTexts, textOfType } from './address-texts.ts';
import { type AddressValues, toAddressValues } from './address-values.ts';
import { useLoadAddress } from './useAddressForm.ts';

export function useEditedAddress(
  seen: ListedAddress,
  onChoose: (values: AddressValues) => void,
): Edited<AddressValues> {
  const { t } = useTranslation('account');
  const load = useLoadAddress(seen.id);
  const countryName = useCountryName();
  return useEdited<AddressValues, Exclude<keyof AddressValues, 'isAlsoBilling'>>({
    seen: { version: seen.version, values: toAddressValues(seen) },
    load: async () => {
      const address = await load();
      return address && { version: address.version, values: toAddressValues(address) };
    },
    fields: {
      kind: {
        label: t('fields.kind'),
        show: ({ kind }) => t(kind === 'billing' ? 'fields.billing' : 'fields.shipping'),
      },
      type: { label: t('fields.type'), show: ({ type }) => t(textOfType(type)) },
      salutation: { label: t('fields.salutation'), show: ({ salutation }) => t(salutationTexts[salutation]) },
      country: { label: t('fields.country'), show: ({ country }) => countryName(country) },
      isDefault: {
        label: t('directory.default'),
        show: ({ isDefault }) => t(isDefault ? 'directory.isDefault' : 'directory.isNotDefault'),
      },
      shortName: { label: t('fields.shortName'), show: ({ shortName }) => shortName },
      companyName: { label: t('fields.companyName'), show: ({ companyName }) => companyName },
      firstName: { label: t('fields.firstName'), show: ({ firstName }) => firstName },
      lastName: { label: t('fields.lastName'), show: ({ lastName }) => lastName },
      street: { label: t('fields.street'), show: ({ street }) => street },
      postcode: { label: t('fields.postcode'), show: ({ postcode }) => postcode },
      location: { label: t('fields.location'), show: ({ location }) => location },
      phone: { label: t('fields.phone'), show: ({ phone }) => phone },
      mobile: { label: t('fields.mobile'), show: ({ mobile }) => mobile },
      fax: { label: t('fields.fax'), show: ({ fax }) => fax },
      vatId: { label: t('fields.vatId'), show: ({ vatId }) => vatId },
    },
    onChoose,
  });
}
