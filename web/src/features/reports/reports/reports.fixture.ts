// Answers of the reports made to order for tests; each is held against the contract by its type.
import type { OrderFigures } from '@praxora/contract/reports/order-reports';
import type { stockReportCalls } from '@praxora/contract/reports/reports.calls';
import type { MovementRow } from '@praxora/contract/reports/stock-reports';
import type { DataOf } from '@praxora/contract/shared/call';
import type { VendorReport } from './vendor/vendor-report.ts';

const orderFigures = (netCents: number): OrderFigures => ({
  orders: 2,
  positions: 5,
  units: 12,
  goodsCents: netCents - 500,
  shippingCents: 500,
  surchargeCents: 0,
  netCents,
  returnedUnits: 0,
  returnedCents: 0,
});

const vendor = (vendorId: number, name: string, netCents: number) => ({
  ...orderFigures(netCents),
  vendorId,
  name,
  hue: vendorId * 60,
  isFavorite: vendorId === 1,
  share: netCents / 100_000,
  before: orderFigures(netCents / 2),
});

export const vendorAnswer: VendorReport = {
  span: { from: '2026-05-01', to: '2026-06-30' },
  spanBefore: { from: '2026-03-01', to: '2026-04-30' },
  isOfLines: false,
  total: 2,
  totals: orderFigures(100_000),
  totalsBefore: orderFigures(80_000),
  groups: [],
  items: [vendor(1, 'Depotia', 75_000), vendor(2, 'Linea', 25_000)],
  series: {
    step: 'month',
    starts: ['2026-05-01', '2026-06-01'],
    vendors: [
      { id: 1, name: 'Depotia', hue: 60, cents: [30_000, 45_000] },
      { id: 2, name: 'Linea', hue: 120, cents: [25_000, 0] },
    ],
    others: [0, 0],
  },
};

const article = {
  articleId: 4,
  name: 'Nitrila Blau M',
  picture: 'einweg',
  manufacturer: 'Nitrila',
  manufacturerNumber: 'SN-20451',
};

const movement = (id: number, more: Partial<MovementRow>): MovementRow => ({
  id,
  bookingId: `b${String(id)}`,
  ...article,
  happenedOn: '2026-06-17',
  bookedAt: '2026-06-17T07:52:00.000Z',
  type: 'input',
  kind: 'goodsReceipt',
  counts: true,
  quantity: 8,
  unit: { de: 'Box', en: 'box' },
  valueCents: 4_360,
  storageId: 2,
  storage: 'Central store',
  otherStorage: null,
  batchNumber: 'NB26-0912',
  expirationDate: '2028-10-31',
  costCenter: null,
  user: 'Miriam Keller',
  device: null,
  orderId: 17,
  orderNumber: 'PX-2026-04817',
  note: '',
  ...more,
});

const movementFigures = {
  movements: 42,
  inputCents: 24_900,
  removalCents: -6_184,
  correctionCents: -1_200,
  unpriced: 1,
};

export const movementAnswer: DataOf<typeof stockReportCalls.stockMovements> = {
  span: { from: '2026-06-17', to: '2026-06-18' },
  spanBefore: null,
  items: [
    movement(1, {}),
    movement(2, { type: 'removal', kind: 'removal', quantity: -1, valueCents: null, device: 'Handheld 2' }),
    movement(3, { kind: 'move', counts: false, quantity: -100, type: 'removal', otherStorage: 'Room 1' }),
  ],
  total: 43,
  totals: movementFigures,
  totalsBefore: null,
  days: [{ ...movementFigures, day: '2026-06-17' }],
  groups: [],
  series: {
    step: 'day',
    points: [
      { start: '2026-06-17', inputCents: 24_900, removalCents: -6_184 },
      { start: '2026-06-18', inputCents: 0, removalCents: 0 },
    ],
  },
};

const inventoryFigures = {
  valueCents: 75_200,
  articles: 1,
  entries: 2,
  storages: 1,
  withoutPrice: 1,
  unpricedArticles: 1,
};
const group = { ...inventoryFigures, id: 2, month: null, name: { de: 'Lager', en: 'Store' }, hue: null };
const expiring = { batches: 1, valueCents: 100, unpricedArticles: 0 };

export const inventoryAnswer: DataOf<typeof stockReportCalls.inventory> = {
  asOf: '2025-12-31',
  dayBefore: null,
  items: [
    {
      stockId: 9,
      ...article,
      category: null,
      storageId: 2,
      storage: 'Store',
      batchNumber: '',
      expirationDate: null,
      quantity: 14,
      unit: { de: 'Box', en: 'box' },
      orderUnitPriceCents: null,
      unitsPerOrderUnit: 1,
      valueCents: null,
      status: 'inStock',
      expiry: 'none',
      receivedOn: '2025-10-01',
      vendorName: 'Depotia',
    },
  ],
  total: 1,
  totals: inventoryFigures,
  totalsBefore: null,
  groups: [group],
  byCategory: [{ ...group, id: null, name: null }],
  byStorage: [group],
  later: { bookings: 3, valueCents: 8_420 },
  outlook: {
    expired: expiring,
    under1Month: expiring,
    under3Months: expiring,
    months: [{ ...expiring, month: '2026-01-01' }],
  },
};

export const readinessAnswer = {
  asOf: '2025-12-31',
  storages: 2,
  counted: 1,
  firstCountOn: '2025-12-29',
  lastCountOn: '2025-12-30',
  notCounted: [{ id: 3, name: 'Room 3' }],
  balancesAgree: true,
  withoutPrice: 1,
  valueCents: 180_300,
  entries: 12,
  byStorage: [
    { storage: 'Central store', entries: 9, valueCents: 170_000 },
    { storage: 'Room 3', entries: 3, valueCents: 10_300 },
  ],
  pages: 14,
  unpricedPage: 13,
};
