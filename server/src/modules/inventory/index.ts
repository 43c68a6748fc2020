// Entry file of the inventory domain: the only names other domains may import.

export { articleWithReach } from './articles/article-detail.ts';
export type { ArticleSummary } from './articles/articles.service.ts';
export { articleProducts, readArticleSummaries } from './articles/articles.service.ts';
export {
  availableStock,
  countingUnitId,
  expiryBandColumn,
  stockStatusColumn,
  unitsPerOrderUnit,
} from './articles/articles.sql.ts';
export { moveArticlesToManufacturer } from './articles/merged-manufacturers.ts';
export { entryValue, isUnpriced, unpricedArticles } from './articles/stock-value.sql.ts';
export { ensureFirstCostCenter, refuseUnchoosable } from './cost-centers/cost-centers.service.ts';
export { costCenterColumn, costCenterJoins } from './cost-centers/cost-centers.sql.ts';
export { readReach } from './estimates/estimates.service.ts';
export { inventoryRetention } from './retention.ts';
export { articlesOfNumbers } from './scan/scan.service.ts';
export { refuseImpossibleDay, refuseImpossibleScan } from './stock/booking-day.ts';
export { documentationDuties, labelPlacement } from './stock/bookings.ts';
export { daysOfSpan, expiringFigures } from './stock/expiry.ts';
export type { BookedInput, StockInput } from './stock/inputs.ts';
export { takeInAll } from './stock/inputs.ts';
export type { CountedScan } from './stock/ledger.repository.ts';
export { addPrices } from './stock/prices.ts';
export { giveBack } from './stock/returns.ts';
export { countedScan } from './stock/scanned.ts';
export type { StockArticle } from './stock/stock.repository.ts';
export { lockArticles } from './stock/stock.repository.ts';
export { laterMovements, takeInputsBack } from './stock/take-back.ts';
export { verifyLedger } from './stock/verifier/verifier.ts';
export { wasBookedByCount } from './stocktaking/booked-by-count.sql.ts';
export { listExpiring } from './thresholds/expiring.ts';
export { listSuggestions } from './thresholds/thresholds.service.ts';
