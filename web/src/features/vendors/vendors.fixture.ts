// Vendors for tests.
import type { VendorListed } from '@praxora/contract/vendors/vendor';

export const aVendor = (values: Partial<VendorListed> = {}): VendorListed => ({
  id: 1,
  version: 1,
  name: 'Depotia',
  isOwn: false,
  isFavorite: false,
  isHidden: false,
  ownDiscount: 0,
  customerNumber: '884 120',
  defaultMessage: '',
  ownTerms: null,
  rating: 4.7,
  hue: 180,
  terms: { shippingCents: 590, freeShippingFromCents: 12_500, surchargeCents: 0, surchargeBelowCents: 0 },
  termsInForce: {
    shippingCents: 590,
    freeShippingFromCents: 12_500,
    surchargeCents: 0,
    surchargeBelowCents: 0,
  },
  transmission: 'email',
  email: 'bestellung@depotia.example',
  phone: '',
  deliveryDays: { from: 2, to: 2 },
  delivery: { receiptCount: 12, averageWorkingDays: 1.6, inTimeCount: 9 },
  offerCount: 100,
  lastOrderAt: '2026-11-12T09:00:00Z',
  spentCents: 1_593_140,
  ...values,
});
