// The positions of an order as the receipt shows them and as a scanner finds them.
import type { Order, OrderPosition, ReceivingArticle } from '@praxora/contract/purchasing/order';
import { useStorages } from '../../../domain/inventory/index.ts';
import type { ReceivingLine, ScanTarget } from '../../../domain/purchasing/index.ts';
import { manufacturerText } from '../../../domain/shop/index.ts';
import type { Language } from '../../../lib/i18n.ts';
import { pathTo } from '../../../lib/paths.ts';

/** A line with what the screen says about it. */
export interface ShownLine extends ReceivingLine, ScanTarget {
  readonly name: string;
  readonly facts: readonly string[];
  readonly picture: string;
  /** The page behind the name. */
  readonly to: string | null;
  readonly productId: number | null;
  /** Null: nothing was ordered. */
  readonly counts: { readonly quantity: number; readonly received: number } | null;
  readonly backordered: number;
}

/** Where something belongs that has no place of its own: the only storage there is. */
export function useOnlyStorage(): number | null {
  const { data: storages = [] } = useStorages();
  return storages.length === 1 ? (storages[0]?.id ?? null) : null;
}

export const presetStorage = (article: ReceivingArticle | null, onlyStorage: number | null): number | null =>
  article?.defaultStorageId ?? onlyStorage;

export const orderLines = (order: Order, language: Language, onlyStorage: number | null): ShownLine[] =>
  order.positions.map((position) => {
    const { article, quantity, received } = position;
    const missing = Math.max(0, quantity - received);
    return {
      key: position.id,
      article,
      presetStorageId: presetStorage(article, onlyStorage),
      missing,
      isComplete: missing === 0,
      gtin: position.gtin,
      pzn: position.pzn,
      numbers: [position.manufacturerNumber, position.vendorOrderNumber],
      name: position.name[language],
      facts: [
        manufacturerText(position.manufacturer),
        position.manufacturerNumber,
        position.packText[language],
      ].filter((fact) => fact !== ''),
      picture: position.picture,
      to: pageOf(position),
      productId: position.productId,
      counts: { quantity, received },
      backordered: missing === 0 ? 0 : (position.backorderedQuantity ?? 0),
    };
  });

function pageOf({ article, productId }: OrderPosition): string | null {
  if (article) return pathTo('article', { articleId: article.id });
  return productId === null ? null : pathTo('product', { productId });
}
