// Entry file of the vendors domain: the only names screens and other domains may import.

export { Delivery, ParcelDelivery } from './delivery/Delivery.tsx';
export { DeliveryRecord } from './delivery/DeliveryRecord.tsx';
export { deliveryStates, useDeliveryText } from './delivery/delivery.ts';
export { bandsEnd, feeBands } from './vendors/fee-bands.ts';
export { OwnPricesHead } from './vendors/OwnPricesHead.tsx';
export { SentByYou } from './vendors/SentByYou.tsx';
export type { OfferValues } from './vendors/useEditedOffer.ts';
export { useEditedOffer } from './vendors/useEditedOffer.ts';
export type { OwnPriceDialog } from './vendors/useOwnPriceColumns.tsx';
export { useOwnPriceColumns } from './vendors/useOwnPriceColumns.tsx';
export { VendorLink } from './vendors/VendorLink.tsx';
export { VendorMonogram } from './vendors/VendorMonogram.tsx';
export type { VendorShare } from './vendors/VendorShares.tsx';
export { VendorShares } from './vendors/VendorShares.tsx';
export { vendorColour, vendorColours } from './vendors/vendor-colour.ts';
