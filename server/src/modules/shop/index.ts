// Entry file of the shop domain: the only names other domains may import.

export type { ImportOptions, ImportResult } from './catalog-import/catalog-import.service.ts';
export { importCatalog } from './catalog-import/catalog-import.service.ts';
export {
  importMapping,
  mapGroup,
  mappingFile,
  readVendorMapping,
  unmapGroup,
} from './catalog-import/category-mapping.ts';
export type { UnmappedGroup } from './catalog-import/unmapped-groups.ts';
export { shopRetention } from './retention.ts';
export type { AlertedPrice } from './saved/price-alerts.service.ts';
export { findPriceAlerts } from './saved/price-alerts.service.ts';
export type { OwnEngine } from './search/engine.ts';
export { openEngine, searchIndexFile } from './search/engine.ts';
export { serveEngine } from './search/engine-server.ts';
export { openRemoteEngine } from './search/remote-engine.ts';
export { registerIndexMetrics, registerSearchMetrics } from './search/search.metrics.ts';
export { listFruitlessSearches } from './search/search.repository.ts';
export type { Search } from './search/search.service.ts';
export { openSearch } from './search/search.service.ts';
