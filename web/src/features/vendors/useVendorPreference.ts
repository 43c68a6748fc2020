// The heart and the switch act at once, can be undone, and hold for every price on every page.
import type { VendorDetail, VendorListed, VendorPreference } from '@praxora/contract/vendors/vendor';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { useTranslation } from 'react-i18next';
import { noteCartChange } from '../../domain/purchasing/index.ts';
import { callApi } from '../../lib/api/api.ts';
import { everything } from '../../ui/change/change.ts';
import { preview } from '../../ui/change/preview.ts';
import { useChange } from '../../ui/change/useChange.ts';
import { vendorDetailsKey, vendorListKey } from './vendors.queries.ts';

type Liking = Pick<VendorPreference, 'isFavorite'> | Pick<VendorPreference, 'isHidden'>;

interface PreferenceChange {
  readonly vendor: Pick<VendorListed, 'id' | 'name'>;
  readonly change: Liking;
}

const changed = <Vendor extends VendorListed>(known: Vendor, { vendor, change }: PreferenceChange): Vendor =>
  known.id === vendor.id ? { ...known, ...change } : known;

/** The change that undoes the given one. */
const opposite = (change: Liking): Liking =>
  'isHidden' in change ? { isHidden: !change.isHidden } : { isFavorite: !change.isFavorite };

export function useVendorPreference() {
  const { t } = useTranslation('vendors');
  function told(change: Liking) {
    if ('isHidden' in change) return change.isHidden ? 'told.hidden' : 'told.shown';
    return change.isFavorite ? 'told.favorite' : 'told.noFavorite';
  }
  const preference = useChange({
    call: ({ vendor, change }: PreferenceChange) =>
      callApi(vendorCalls.setVendorPreference, { params: { vendorId: vendor.id }, body: change }),
    previews: [
      preview<readonly VendorListed[], PreferenceChange>(vendorListKey, (vendors, input) =>
        vendors.map((vendor) => changed(vendor, input)),
      ),
      preview<VendorDetail, PreferenceChange>(vendorDetailsKey, changed),
    ],
    // The optimizer reckons with other vendors now.
    after: noteCartChange,
    success: (_, { vendor, change }) => ({
      text: t(told(change), { vendor: vendor.name }),
      undo: {
        // The heart or the switch beside it takes it back.
        place: 'vendor',
        label: t('told.undo'),
        onClick: () => void preference.run({ vendor, change: opposite(change) }),
      },
    }),
    // Every price on every page depends on which vendors count.
    refetch: [everything],
  });
  return preference;
}
