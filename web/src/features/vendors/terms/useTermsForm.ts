// The form over the practice's own terms: it knows whether something is unsaved, and asks where a colleague saved meanwhile.
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { noteCartChange } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useContractForm } from '../../../lib/forms.tsx';
import { everything } from '../../../ui/change/change.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { useEdited } from '../../../ui/dialogs/useEdited.tsx';
import { formatPercent } from '../useVendorTexts.ts';
import { isSame, noTerms, type TermsValues, toDiscount, toOwnTerms, toTermsValues } from './terms-values.ts';

/** As much as the contract takes, in euros. */
export const mostFee = 10_000;
export const mostGoods = 1_000_000;

/** Every field says by itself what it does not take: what is left is what the contract is sent. */
const anything = z.looseObject({});

export function useTermsForm(vendor: VendorDetail) {
  const { t } = useTranslation('vendor');
  const current = toTermsValues(vendor);
  const [base, setBase] = useState({ version: vendor.version, values: current });
  const form = useContractForm({ schema: anything, initialValues: current });
  const isUnsaved = !isSame(form.values, base.values);

  // The heart makes a new version too, and says nothing about terms. Where nothing is typed, a colleague's terms are shown.
  useEffect(() => {
    if (vendor.version === base.version) return;
    const values = toTermsValues(vendor);
    const isOther = !isSame(values, base.values);
    if (isOther && isUnsaved) return;
    setBase({ version: vendor.version, values });
    if (isOther) form.setValues(values);
  }, [vendor, base, isUnsaved, form.setValues]);

  const edited = useEditedTerms(vendor, (values) => form.setValues(values));
  const save = useChange({
    call: (values: TermsValues) =>
      callApi(vendorCalls.setVendorPreference, {
        params: { vendorId: vendor.id },
        body: {
          ownTerms: toOwnTerms(values),
          ownDiscount: toDiscount(values),
          version: Math.max(base.version, edited.version),
        },
      }),
    after: (saved, values) => {
      setBase({ version: saved.version, values });
      noteCartChange();
    },
    success: () => t('pay.saved', { vendor: vendor.name }),
    // Every price on every page depends on them.
    refetch: [everything],
  });

  const submit = form.submit(async () => {
    const values = form.getValues();
    try {
      return await save.send(values);
    } catch (error) {
      if (await edited.hear(error, values)) return false;
      throw error;
    }
  });

  return {
    form,
    isUnsaved,
    isBusy: save.isBusy,
    question: edited.question,
    submit,
    discard: () => form.setValues(base.values),
    /** Asks nothing: only saving makes it so. */
    clear: () => form.setValues(noTerms),
  };
}

function useEditedTerms(vendor: VendorDetail, onChoose: (values: TermsValues) => void) {
  const { t } = useTranslation('vendor');
  const money = (entry: NumberEntry) => {
    const value = toNumber(entry);
    return value === null ? '' : formatMoney(Math.round(value * 100));
  };
  const amount = (label: string, name: 'shipping' | 'freeFrom' | 'surcharge' | 'surchargeBelow') => ({
    label,
    show: ({ [name]: entry }: TermsValues) => money(entry),
  });
  return useEdited<TermsValues, keyof TermsValues>({
    seen: { version: vendor.version, values: toTermsValues(vendor) },
    load: async () => {
      const there = await callApi(vendorCalls.getVendor, { params: { vendorId: vendor.id } });
      return { version: there.version, values: toTermsValues(there) };
    },
    fields: {
      shipping: amount(t('pay.shipping'), 'shipping'),
      freeFrom: amount(t('pay.freeFrom'), 'freeFrom'),
      isNeverFree: { label: t('pay.neverFree'), show: ({ isNeverFree }) => t(isNeverFree ? 'yes' : 'no') },
      surcharge: amount(t('pay.surcharge'), 'surcharge'),
      surchargeBelow: amount(t('pay.surchargeBelow'), 'surchargeBelow'),
      discount: {
        label: t('pay.discount'),
        show: (values) => (toDiscount(values) === 0 ? '' : formatPercent(toDiscount(values))),
      },
    },
    onChoose,
  });
}
