// Where the calls of the scan app go. The contract says the same (`addresses.test.ts`).

export const addresses = {
  pair: '/services/scan/pair',
  articles: '/pro/scan/articles',
  lookUp: '/pro/scan/look-up',
  consumption: '/pro/stock/consumption',
  open: '/pro/stock/open',
  moves: '/pro/stock/moves',
  pickList: '/pro/stock/pick-list',
  reorder: '/pro/reorder',
  putAside: '/pro/basket/position/buffered',
  storages: '/pro/storages',
  stocktakings: '/pro/stocktakings',
  receivableOrders: '/pro/receiving/orders',
  findReceivable: '/pro/receiving/find',
} as const;

/** Addresses of an entry on the re-order list and of a buffered position: deleting them is the undo. */
export const putAddress = (putId: number): string => `${addresses.reorder}/put/${putId}`;
export const asideAddress = (id: number): string => `${addresses.putAside}/${id}`;

export const stocktakingAddress = (stocktakingId: number): string =>
  `${addresses.stocktakings}/${stocktakingId}`;
export const countedLabelsAddress = (stocktakingId: number): string =>
  `${stocktakingAddress(stocktakingId)}/labels`;
export const countAddress = (stocktakingId: number, stockId: number): string =>
  `${stocktakingAddress(stocktakingId)}/entries/${stockId}`;

export const codesAddress = (articleId: number): string => `/pro/inventory/article/${articleId}/codes`;

/** Asked for its positions, and told what came. */
export const orderAddress = (orderId: number): string => `${addresses.receivableOrders}/${orderId}`;

export const undoAddress = (bookingId: string): string => `/pro/stock/undo/${encodeURIComponent(bookingId)}`;
/** A use of the scanned label, whoever booked it. */
export const undoUseAddress = (bookingId: string, labelId: string): string =>
  `${undoAddress(bookingId)}?labelId=${encodeURIComponent(labelId)}`;
