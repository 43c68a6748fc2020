// Lines to receive, made to measure.
import { loadCodeReader } from '../../../domain/inventory/index.ts';
import { anArticle, anOrder, aPosition } from '../../../lib/testing/orders-to-receive.ts';

// Parts that the desk loads on demand are loaded before its tests, which do not measure loading.
await Promise.all([
  loadCodeReader(),
  import('./ReceiptBooked.tsx'),
  import('../../../domain/purchasing/receiving/ExpiredGoods.tsx'),
]);

export const storages = [
  { id: 9, name: 'Cellar' },
  { id: 10, name: 'Room 1' },
];

export const strictArticle = anArticle({ id: 501, hasBatchObligation: true, hasExpiryDateObligation: true });

/** An article that asks for batch and expiry date, a plain one, and what is no article yet. */
export const mixedOrder = anOrder([
  aPosition(1, { gtin: '4006381333931', article: strictArticle }),
  aPosition(2, { quantity: 2 }),
  aPosition(3, { article: null }),
]);

export const lotField = (field: string, product: number, number = 1) =>
  `input[aria-label="${field}, batch ${number} of Product ${product}"]`;
export const quantityField = (product: number) => `input[aria-label="Delivered now: Product ${product}"]`;

/** A position of another vendor's order. */
const linea = { orderId: 43, orderNumber: 'PX-43', vendorName: 'Linea', positionId: 8 };
export const elsewhere = {
  'GET /pro/receiving/find?gtin=04012345678901': { body: { data: { positions: [linea], articles: [] } } },
};
