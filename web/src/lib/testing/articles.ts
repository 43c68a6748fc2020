// Articles and their stock to order.
import { type ArticleDetail, articlePayload } from '@praxora/contract/inventory/article';
import type { StockEntry } from '@praxora/contract/inventory/stock';
import { prepareArticle } from '@praxora/rules/inventory/article';

/** Without a word about its fields. */
const payload = prepareArticle(
  articlePayload.parse({
    name: 'Article',
    packagingInformation: { orderUnitId: 2 },
    notificationInformation: { minimumStock: { amount: 1 }, idealStock: { amount: 20 } },
  }),
);

const pack = { id: 2, de: 'Packung', en: 'pack' };

/** Counted in packs, kept in the cellar, with nothing to record. */
export function anArticleDetail(id: number, change: Partial<ArticleDetail> = {}): ArticleDetail {
  return {
    ...payload,
    id,
    version: 1,
    name: `Article ${id}`,
    manufacturer: 'Sanaris',
    manufacturerId: 1,
    manufacturerNumber: `SN-${id}`,
    picture: 'einweg',
    productId: 100 + id,
    isCustom: true,
    useInventory: true,
    isDiscontinued: false,
    isDangerousGood: false,
    hasSafetyDataSheet: false,
    stock: 9,
    totalStock: 9,
    blockedStock: 0,
    countingUnit: pack,
    status: 'inStock',
    minimumStock: 1,
    warningStock: 0,
    idealStock: 20,
    earliestExpiryDate: null,
    expiryBand: 'none',
    stockValueCents: 0,
    isValueUnknown: false,
    storages: ['Cellar'],
    costCenter: null,
    monthlyUse: [0, 0, 0, 0, 0, 0, 0, 5],
    storageConfiguration: { defaultStorageId: 9 },
    vat: 'fullTax',
    catalogOrigin: null,
    dentalOfficeId: 'office-7',
    orderUnit: pack,
    consumptionUnit: pack,
    permanentLabelId: null,
    hasStock: true,
    hasMovements: true,
    averagePerWeek: null,
    usedPerDay: null,
    lastsUntil: null,
    ...change,
  };
}

export function aStockEntry(stockId: number, change: Partial<StockEntry> = {}): StockEntry {
  return {
    stockId,
    storageId: 9,
    storageName: 'Cellar',
    batchNumber: `LOT-${stockId}`,
    expirationDate: null,
    receivedOn: '2026-10-01',
    vendorName: '',
    orderId: null,
    receiptId: null,
    orderUnitPriceCents: null,
    priceType: 'notRecorded',
    unitsPerOrderUnit: 1,
    amount: 4,
    labelIds: [],
    labelId: null,
    isUsedFirst: false,
    openedOn: null,
    block: null,
    ...change,
  };
}
