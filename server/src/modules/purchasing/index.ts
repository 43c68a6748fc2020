// What the other domains may use of purchasing. Nothing else of it is imported from outside.

export { addExactly } from './cart/additions.ts';
export { clearNotes } from './cart/cart.service.ts';
export { cartFor } from './cart/destination.ts';
export { lockCart } from './cart/lock.ts';
export type { LyingCart } from './cart/lying.ts';
export { cartSums, productOffers, rankedIn, withAddition } from './cart/lying.ts';
export type { SolverPool } from './optimizer/optimizer.service.ts';
export { openSolverPool } from './optimizer/optimizer.service.ts';
export { openBackgroundPool, savingJob } from './optimizer/saving.ts';
export { noteSplit, optimizeSplit, standingSplit } from './optimizer/split.ts';
export type { LastVendor } from './orders/on-their-way.repository.ts';
export { boughtProducts, lastVendors } from './orders/on-their-way.ts';
export { listPurchased, noteUntransmitted } from './orders/orders.service.ts';
export { clearVendorChoice } from './reorder/changes.ts';
export type { OpenRow } from './reorder/reorder.service.ts';
export { openRows } from './reorder/reorder.service.ts';
export { importAnyResponse } from './transmission/response/import-response.ts';
export { transmissionJob } from './transmission/transmission.job.ts';
