// What the other domains may use of vendors. Nothing else of it is imported from outside.

export type { BuyableOffer, OfferVendor, UnitPrice } from './offers/offers.service.ts';
export {
  cheapest,
  isAvailable,
  lyingOffer,
  lyingOffers,
  offerAnswer,
  offersAt,
  offersBeside,
  offersFor,
  priceAt,
  unitPricesFor,
} from './offers/offers.service.ts';
export { commitPriceList } from './price-lists/commit.ts';
export { takePriceOffersAlong } from './price-offers/price-offers.service.ts';
export { customerNumberAt, vendorMarks } from './vendors/vendors.service.ts';
