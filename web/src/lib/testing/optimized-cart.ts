// A result of the optimizer whose one position can no longer be bought from the vendor it lies with.
import type {
  CartVendor,
  OptimizedCart,
  OptimizedVendor,
} from '@praxora/contract/purchasing/optimizer.calls';

const totals = {
  goodsCents: 1000,
  shippingCents: 0,
  surchargeCents: 0,
  netCents: 1000,
  vat: [],
  vatCents: 0,
  grossCents: 1000,
  packages: 1,
};

const linea: OptimizedVendor = {
  vendorId: 2,
  vendorName: 'Linea',
  vendorRating: null,
  vendorHue: 200,
  isFavorite: false,
  addressId: 1,
  goodsCents: 1000,
  shippingFee: 0,
  freeShippingFromCents: null,
  minQuantitySurcharge: 0,
  cartPositions: [
    {
      positionId: 1,
      productId: 5,
      productSlug: 'mask',
      productTitle: 'Maske',
      names: { de: 'Maske', en: 'Mask' },
      packText: { de: '50 Stk', en: '50 pcs' },
      manufacturerName: 'Isarmed',
      itemPrice: 1000,
      lineCents: 1000,
      quantity: 1,
      image: 'einweg',
      availability: 'available',
      deliveryDays: 1,
      shippingFee: 0,
      minQuantitySurcharge: 0,
      vatPercentage: 19,
    },
  ],
};

export const replacedPosition = (cartVendors: CartVendor[]): OptimizedCart => ({
  vendors: [linea],
  current: [linea],
  moves: [{ positionId: 1, fromVendorId: 1, toVendorId: 2 }],
  cartVendors,
  unavailable: [],
  added: [],
  larger: [],
  cartPriceDetail: {
    before: totals,
    after: totals,
    savingCents: 0,
    savingPercent: 0,
    isProven: true,
    boundCents: 1000,
  },
});
