import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { unitsPerOrderUnit } from '@praxora/rules/units';

/** Packs that fill to ideal stock, at least one. */
export function packsToIdeal({
  stock,
  idealStock,
  labelConfiguration,
  packagingInformation,
}: Pick<ArticleDetail, 'stock' | 'idealStock' | 'labelConfiguration' | 'packagingInformation'>): number {
  const perPack = unitsPerOrderUnit(labelConfiguration.unitToCount, packagingInformation);
  return Math.max(1, Math.ceil((idealStock - stock) / perPack));
}
