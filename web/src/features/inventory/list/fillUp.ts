// How much to order so that an article reaches its ideal stock.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import { unitsPerOrderUnit } from '@praxora/rules/units';

type Needed = Pick<ArticleDetail, 'stock' | 'idealStock' | 'labelConfiguration' | 'packagingInformation'>;

/** Order units that are missing, without those that already lie in the cart; 0: nothing is missing. */
export function missingOrderUnits(article: Needed, inCart: number): number {
  const perUnit = unitsPerOrderUnit(article.labelConfiguration.unitToCount, article.packagingInformation);
  return Math.max(0, Math.ceil((article.idealStock - article.stock) / perUnit) - inCart);
}
