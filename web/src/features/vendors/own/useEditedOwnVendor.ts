// An own vendor that somebody else may change meanwhile, field by field in the words of its form.
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useCountryName } from '../../../lib/countries.ts';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { type EditedField, useEdited } from '../../../ui/dialogs/useEdited.tsx';
import { isOwnVendor, type OwnVendorValues, toFormValues } from './own-vendor-values.ts';

type Fields = Readonly<Record<keyof OwnVendorValues, EditedField<OwnVendorValues>>>;

export function useEditedOwnVendor(
  vendor: VendorDetail,
  values: OwnVendorValues,
  onChoose: (values: OwnVendorValues) => void,
) {
  return useEdited<OwnVendorValues, keyof OwnVendorValues>({
    seen: { version: vendor.own?.version ?? 0, values },
    load: async () => {
      const current = await callApi(vendorCalls.getVendor, { params: { vendorId: vendor.id } });
      return isOwnVendor(current) ? { version: current.own.version, values: toFormValues(current) } : null;
    },
    fields: useFields(),
    onChoose,
  });
}

function useFields(): Fields {
  const { t } = useTranslation('ownVendor');
  const countryName = useCountryName();
  const text = (label: string, name: TextName): EditedField<OwnVendorValues> => ({
    label,
    show: (values) => values[name],
  });
  const money = (label: string, name: MoneyName): EditedField<OwnVendorValues> => ({
    label,
    show: ({ [name]: entry }) => amountText(entry),
  });
  return {
    name: text(t('who.name'), 'name'),
    street: text(t('who.street'), 'street'),
    postcode: text(t('who.postcode'), 'postcode'),
    location: text(t('who.location'), 'location'),
    country: { label: t('who.country'), show: ({ country }) => countryName(country) },
    contactPerson: text(t('who.contactPerson'), 'contactPerson'),
    phone: text(t('who.phone'), 'phone'),
    email: text(t('how.email'), 'email'),
    transmission: {
      label: t('how.title'),
      show: ({ transmission }) => t(transmission === 'email' ? 'how.byEmail' : 'how.byHand'),
    },
    surcharge: money(t('costs.surcharge'), 'surcharge'),
    surchargeBelow: money(t('costs.surchargeBelow'), 'surchargeBelow'),
    shipping: money(t('costs.shipping'), 'shipping'),
    freeFrom: money(t('costs.freeFrom'), 'freeFrom'),
    isNeverFree: {
      label: t('costs.neverFree'),
      show: ({ isNeverFree }) => t(isNeverFree ? 'yes' : 'no'),
    },
    customerNumber: text(t('agreed.customerNumber'), 'customerNumber'),
    discount: {
      label: t('agreed.discount'),
      show: ({ discount }) => `${formatNumber(toNumber(discount) ?? 0)} %`,
    },
    defaultMessage: text(t('agreed.message'), 'defaultMessage'),
  };
}

type TextName =
  | 'name'
  | 'street'
  | 'postcode'
  | 'location'
  | 'contactPerson'
  | 'phone'
  | 'email'
  | 'customerNumber'
  | 'defaultMessage';
type MoneyName = 'surcharge' | 'surchargeBelow' | 'shipping' | 'freeFrom';

function amountText(entry: NumberEntry): string {
  const euros = toNumber(entry);
  return euros === null ? '' : formatMoney(Math.round(euros * 100));
}
