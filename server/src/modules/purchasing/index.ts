// Entry file of the purchasing domain: the only names other domains may import.

export { ownProductsMark } from './assortment/own-products.repository.ts';
export type { Purchases } from './assortment/own-products.ts';
export { ownProductIds, ownSince, purchasesByProduct } from './assortment/own-products.ts';
export { addExactly } from './cart/additions.ts';
export { clearNotes } from './cart/cart.service.ts';
export type { CartContents } from './cart/cart-contents.ts';
export { cartSums, productOffers, rankedIn, withAddition } from './cart/cart-contents.ts';
export { cartFor } from './cart/destination.ts';
export { lockCart } from './cart/lock.ts';
export { noteApplied } from './optimizer/applied.ts';
export { registerOptimizerMetrics } from './optimizer/optimizer.metrics.ts';
export type { SolverPool } from './optimizer/optimizer.service.ts';
export { openSolverPool } from './optimizer/optimizer.service.ts';
export { openBackgroundPool, savingJob } from './optimizer/saving.ts';
export { findCurrentSplit, optimizeSplit } from './optimizer/split.ts';
export { boughtProducts } from './orders/open-deliveries.ts';
export { listPurchased, noteUntransmitted } from './orders/orders.service.ts';
export { orderedCostCenter } from './orders/orders.sql.ts';
export { clearVendorChoice } from './reorder/changes.ts';
export type { OpenRow } from './reorder/reorder.service.ts';
export { openRows } from './reorder/reorder.service.ts';
export { purchasingRetention } from './retention.ts';
export { importAnyResponse } from './transmission/response/import-response.ts';
export { sendTestMessage } from './transmission/send/test-message.ts';
export { transmissionJob } from './transmission/transmission.job.ts';
export { registerTransmissionMetrics } from './transmission/transmission.metrics.ts';
export { readTransmissionCounts, type TransmissionCounts } from './transmission/transmission.repository.ts';
