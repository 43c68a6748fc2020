// Entry file of the vendors domain: the only names other domains may import.

export { readBmecat } from './bmecat/bmecat.ts';
export { CatalogueError } from './bmecat/catalogue-error.ts';
export type { CatalogueMark, Item, RawArticle, RawPrice, RawPrices, Texts } from './bmecat/item.ts';
export { xmlEncoding } from './bmecat/xml-encoding.ts';
export type { CartPart } from './offers/cart-part.sql.ts';
export { liesIn } from './offers/cart-part.sql.ts';
export type { BuyableOffer, OfferVendor, UnitPrice } from './offers/offers.service.ts';
export {
  cheapest,
  isAvailable,
  offerAnswer,
  offersAt,
  offersBeside,
  offersFor,
  priceAt,
  readPositionOffer,
  readPositionOffers,
  unitPriceHistoryFor,
  unitPricesFor,
} from './offers/offers.service.ts';
export {
  closeDeletedOffers,
  closeMissingOffers,
  writeStagedOffers,
  writeStagedPrices,
} from './offers/staged-offers.repository.ts';
export { sellsToPractice, termsIn } from './offers/vendor-terms.sql.ts';
export { commitPriceList } from './price-lists/commit.ts';
export { takePriceOffersAlong } from './price-offers/price-offers.service.ts';
export { vendorsRetention } from './retention.ts';
export { registerVendorClearing } from './vendors/own-vendors.ts';
export type { CompleteTransmission } from './vendors/vendor-operations.ts';
export {
  changeVendor,
  completeTransmission,
  createVendor,
  findVendor,
  listMarketplaceVendors,
  reinstateVendor,
  retireVendor,
  saveTransmission,
} from './vendors/vendor-operations.ts';
export type { VendorTerms } from './vendors/vendor-terms-operations.ts';
export {
  cancelTerms,
  listPlannedTerms,
  listTerms,
  planTerms,
  vendorTermsJob,
} from './vendors/vendor-terms-operations.ts';
export { customerNumberAt, vendorMarks } from './vendors/vendors.service.ts';
