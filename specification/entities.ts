// Section 3 of the specification: entities and their fields, each held against the contract's schema of the call that
// carries it. Names are the specification's; where the contract has another one, it stands behind the equals sign.
import { accountCalls } from '@praxora/contract/account/account.calls';
import { addressCalls } from '@praxora/contract/account/addresses.calls';
import { deviceCalls } from '@praxora/contract/account/devices.calls';
import { identityCalls } from '@praxora/contract/account/identity.calls';
import { articleDetail, articlePayload } from '@praxora/contract/inventory/article';
import { articleCalls } from '@praxora/contract/inventory/articles.calls';
import { costCenterCalls } from '@praxora/contract/inventory/cost-centers.calls';
import { documentCalls } from '@praxora/contract/inventory/documents.calls';
import { stockEntry } from '@praxora/contract/inventory/stock';
import { stockCalls } from '@praxora/contract/inventory/stock.calls';
import { storageCalls } from '@praxora/contract/inventory/storages.calls';
import { approvalCalls } from '@praxora/contract/purchasing/approvals.calls';
import { cartCalls } from '@praxora/contract/purchasing/cart.calls';
import { optimizedCart } from '@praxora/contract/purchasing/optimizer.calls';
import { order } from '@praxora/contract/purchasing/order';
import { priceEngineCalls } from '@praxora/contract/purchasing/price-engine.calls';
import { reportOrders } from '@praxora/contract/reports/order-reports';
import { orderReportCalls, stockReportCalls } from '@praxora/contract/reports/reports.calls';
import { userMeta } from '@praxora/contract/shared/envelope';
import { referenceCalls } from '@praxora/contract/system/reference.calls';
import { priceOfferCalls } from '@praxora/contract/vendors/price-offers.calls';
import { vendorListed } from '@praxora/contract/vendors/vendor';
import type { z } from 'zod';
import type { Area, State } from './entry.ts';

export interface SpecifiedEntity {
  readonly name: string;
  readonly area: Area;
  readonly state: State;
  /** Schema of the entity; null while its state is `coming`. */
  readonly schema: z.ZodType | null;
  /** `field` or `field=path.in.the.contract`. */
  readonly fields: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

const built = (name: string, area: Area, schema: z.ZodType | undefined, fields: string): SpecifiedEntity => ({
  ...{ name, area, state: 'built', schema: schema ?? null, fields: words(fields) },
});

export const specifiedEntities: readonly SpecifiedEntity[] = [
  built(
    'Inventory article (payload)',
    'inventory',
    articlePayload,
    `name manufacturerId isDangerousGood labelConfiguration.consumptionPerScan labelConfiguration.unitToCount
     labelConfiguration.unitToLabel packagingInformation.consumptionUnitId packagingInformation.consumptionUnitCount
     packagingInformation.orderUnitId notificationInformation.notificationsEnabled
     notificationInformation.minimumStock.amount notificationInformation.minimumStock.unitId
     notificationInformation.warningStock.amount notificationInformation.warningStock.unitId
     notificationInformation.idealStock.amount notificationInformation.idealStock.unitId
     documentation.hasBatchObligation documentation.hasExpiryDateObligation documentation.hasBatchLabel
     documentation.numberOfBatchLabelPrints
     discontinuedInventoryArticleInformation.isInventoryArticleDiscontinued costCenterInformation.standardCostCenterId
     storageConfiguration.defaultStorageId notes.notice useInventory vat catalogOrigin.catalogProductSlug
     dentalOfficeId earliestExpiryDate`,
  ),
  built(
    'Inventory article (displayed)',
    'inventory',
    articleDetail,
    'manufacturerNumber thirdParty=isCustom earliestExpiryDate dentalOfficeId',
  ),
  built(
    'Stock input',
    'inventory',
    stockCalls.bookInput.body,
    'date amount storage=storageId batchNumber expirationDate priceType type',
  ),
  built(
    'Stock input (booked)',
    'inventory',
    stockEntry,
    'labelId stockId priceType batchNumber expirationDate',
  ),
  built('Document', 'inventory', documentCalls.createDocument.body, 'type effectiveDate'),
  built(
    'Price offer',
    'inventory',
    priceOfferCalls.listPriceOffers.data,
    'customVendor=isCustomVendor orderNumber price=priceCents minimumOrderQuantity discountable',
  ),
  built('Storage', 'inventory', storageCalls.listStorages.data, 'id name'),
  built('Manufacturer', 'catalog', referenceCalls.listManufacturers.data, 'ID Name'),
  built('Consumption unit', 'catalog', articleCalls.listConsumptionUnits.data, 'id name'),
  built(
    'Vendor',
    'vendors',
    vendorListed,
    `name customerNumber defaultMessage ownDiscount shippingConditions=terms.shippingCents
     surchargeConditions=terms.surchargeCents favourite=isFavorite hidden=isHidden
     orderTransmissionMethod=transmission`,
  ),
  built(
    'Order',
    'orders',
    order,
    `orderNumber platformOrderNumber customerNumber deliveryAddress state ordered=positions.quantity
     received=positions.received returned=positions.returned shippingCharges=shippingCents
     minimumQuantitySurcharge=surchargeCents totalPrice=grossCents rating comment=ratingComment`,
  ),
  built(
    'Cart (legacy shape)',
    'cart',
    cartCalls.listCarts.data,
    `Warenkoerbe.Positionen.wWarenkorbposition.ID Warenkoerbe.Positionen.wWarenkorbposition.Anzahl
     Warenkoerbe.Positionen.EinkaufLink notesToVendor=Warenkoerbe.Mitteilung unitPrice=Warenkoerbe.Positionen.EinzelpreisCent
     shippingCharges=Warenkoerbe.VersandkostenCent discount=Warenkoerbe.RabattProzent`,
  ),
  built(
    'Price-engine basket',
    'cart',
    priceEngineCalls.getPricedCart.data,
    `addressId baskets.vendor.id baskets.vendor.name baskets.items.offer.product.name baskets.items.checked`,
  ),
  built(
    'Optimized cart vendor',
    'optimizer',
    optimizedCart,
    `vendors.vendorId vendors.vendorName vendors.vendorRating vendors.isFavorite vendors.addressId
     vendors.cartPositions.productId vendors.cartPositions.productSlug vendors.cartPositions.productTitle
     vendors.cartPositions.manufacturerName vendors.cartPositions.itemPrice vendors.cartPositions.quantity
     vendors.cartPositions.image vendors.cartPositions.availability vendors.cartPositions.shippingFee
     vendors.cartPositions.minQuantitySurcharge vendors.cartPositions.vatPercentage cartPriceDetail`,
  ),
  built(
    'Address',
    'account',
    addressCalls.listAddresses.data,
    `type billingOrShipping=kind shortName companyName salutation firstName lastName street postcode location country
     phone mobile fax vatId`,
  ),
  built(
    'Cost center',
    'cost centers',
    costCenterCalls.listCostCenters.data,
    'id number name default=isStandard active=isActive',
  ),
  built('Scan device', 'scan', deviceCalls.listDevices.data, 'id name blocked=isBlocked lastSeen=lastSeenAt'),
  built(
    'Account / user profile',
    'identity',
    identityCalls.getProfile.data,
    'ID Vorname Nachname LoginEmail Land practiceName=Praxis',
  ),
  built('Account', 'account', accountCalls.getAccount.data, 'practiceName contactPerson email'),
  built('User meta', 'identity', userMeta, 'is_pro20 basket_counter'),
  built(
    'Rejected approval',
    'approvals',
    approvalCalls.listRejected.data,
    'staticOrderData submissionDate clinicId',
  ),
  built(
    'Report rows: inventory',
    'reports',
    stockReportCalls.inventory.data.shape.items,
    'productName=name quantity stockValue=valueCents status',
  ),
  built(
    'Report rows: orders by vendor',
    'reports',
    reportOrders.shape.items,
    'vendor=vendorName orderDate=placedAt status positions units monetaryValue=netCents',
  ),
  built(
    'Report rows: orders by article',
    'reports',
    orderReportCalls.ordersByArticle.data.shape.items,
    'productName=name vendor=vendorName orderDate=placedAt status quantity monetaryValue=valueCents',
  ),
  built(
    'Report rows: stock movements',
    'reports',
    stockReportCalls.stockMovements.data.shape.items,
    'productName=name movementType=type quantity monetaryValue=valueCents',
  ),
];

/** Defaults of an article's payload, as the specification lists them. */
export const specifiedArticleDefaults = {
  manufacturerId: 1,
  packagingInformation: { consumptionUnitId: 2, consumptionUnitCount: 1 },
  labelConfiguration: { consumptionPerScan: 1 },
  notificationInformation: { notificationsEnabled: true, idealStock: { amount: 1 } },
  documentation: { numberOfBatchLabelPrints: 1 },
  useInventory: true,
};
