// Saves an own vendor, new or changed; where a colleague saved meanwhile, the user chooses field by field.
import type { BodyOf } from '@praxora/contract/shared/call';
import { ownVendorCalls } from '@praxora/contract/vendors/own-vendors.calls';
import type { VendorDetail } from '@praxora/contract/vendors/vendor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noteCartChange } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { fieldError } from '../../../lib/forms.tsx';
import { everything } from '../../../ui/change/change.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import type { OwnVendorForm } from './useOwnVendorForm.ts';

type Body = BodyOf<typeof ownVendorCalls.createOwnVendor>;

interface Saving {
  readonly form: OwnVendorForm;
  readonly send: (body: Body) => Promise<VendorDetail>;
  /** Handles a conflict with another user's change: the user is asked instead of shown an error. */
  readonly hear?: (error: unknown) => Promise<boolean>;
  readonly onSaved: (vendor: VendorDetail) => void;
}

/** Typed values remain whatever is refused. */
export function useSaving({ form, send, hear, onSaved }: Saving) {
  const [failure, setFailure] = useState<unknown>(null);
  const save = async (): Promise<void> => {
    setFailure(null);
    try {
      const isSaved = await form.submit(async (body) => onSaved(await send(body)))();
      if (!isSaved) focusFirstWrong();
    } catch (error) {
      if (await hear?.(error)) return;
      if (error instanceof ApiError && error.code === 'RESOURCE_EXISTS') {
        form.setFieldError('name', fieldError('RESOURCE_EXISTS'));
        focusFirstWrong();
      } else setFailure(error);
    }
  };
  return { save, failure };
}

/** The button stands in the foot bar, the price list beside: Enter there saves no vendor. */
export const ownVendorFormId = 'own-vendor';

const focusFirstWrong = (): void => {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`#${ownVendorFormId} [aria-invalid="true"]`)?.focus(),
  );
};

export function useCreateOwnVendor() {
  const { t } = useTranslation('ownVendor');
  return useChange({
    call: (body: Body, key) => callApi(ownVendorCalls.createOwnVendor, { body }, key),
    success: ({ name, priceOfferCount }) =>
      priceOfferCount > 0
        ? t('saved.withPrices', { vendor: name, count: priceOfferCount })
        : t('saved.created', { vendor: name }),
    refetch: [everything],
  });
}

export function useUpdateOwnVendor(vendorId: number, version: number) {
  const { t } = useTranslation('ownVendor');
  return useChange({
    call: ({ priceListId: _, ...body }: Body) =>
      callApi(ownVendorCalls.updateOwnVendor, { params: { vendorId }, body: { ...body, version } }),
    success: ({ name }) => t('saved.changed', { vendor: name }),
    // Discount and terms are part of every price.
    after: noteCartChange,
    refetch: [everything],
  });
}
