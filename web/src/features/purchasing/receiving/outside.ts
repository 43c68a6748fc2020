// Goods that came without an order: which articles, from whom, at which price.
import type { ArticleDetail } from '@praxora/contract/inventory/article';
import type { ReceivingArticle } from '@praxora/contract/purchasing/order';
import { unitsPerOrderUnit } from '@praxora/rules/shared/units';
import { z } from 'zod';
import { manufacturerText } from '../../../domain/shop/index.ts';
import { pathTo } from '../../../lib/paths.ts';
import { emptyReceipt, receiptDraft } from './draft-store.ts';
import { presetStorage, type ShownLine } from './order-lines.ts';

export const outsideDraft = receiptDraft.extend({
  articleIds: z.array(z.number().int()),
  vendorId: z.number().int().nullable(),
  /** Net cents of one order unit, by the article. */
  prices: z.record(z.string(), z.number().int().nullable()),
});
export type OutsideDraft = z.infer<typeof outsideDraft>;

export const emptyOutside: OutsideDraft = { ...emptyReceipt, articleIds: [], vendorId: null, prices: {} };

/** The contract takes no more at once. */
const mostArticles = 200;

export const withArticle = (draft: OutsideDraft, articleId: number): OutsideDraft =>
  draft.articleIds.includes(articleId) || draft.articleIds.length >= mostArticles
    ? draft
    : {
        ...draft,
        articleIds: [...draft.articleIds, articleId],
        opened: draft.opened.includes(articleId) ? draft.opened : [...draft.opened, articleId],
      };

export function withoutArticle(draft: OutsideDraft, articleId: number): OutsideDraft {
  const { [articleId]: _line, ...lines } = draft.lines;
  const { [articleId]: _price, ...prices } = draft.prices;
  const keep = (id: number) => id !== articleId;
  return {
    ...draft,
    lines,
    prices,
    articleIds: draft.articleIds.filter(keep),
    opened: draft.opened.filter(keep),
  };
}

function receivingArticle(article: ArticleDetail): ReceivingArticle {
  const { labelConfiguration: label, packagingInformation: packaging, documentation } = article;
  return {
    id: article.id,
    name: article.name,
    useInventory: article.useInventory,
    hasBatchObligation: documentation.hasBatchObligation,
    hasExpiryDateObligation: documentation.hasExpiryDateObligation,
    defaultStorageId: article.storageConfiguration.defaultStorageId,
    unitToLabel: label.unitToLabel,
    unitsPerOrderUnit: unitsPerOrderUnit(label.unitToCount, packaging),
    orderUnit: article.orderUnit,
    countingUnit: article.countingUnit,
  };
}

export function articleLine(detail: ArticleDetail, onlyStorage: number | null): ShownLine {
  const article = receivingArticle(detail);
  return {
    key: detail.id,
    article,
    presetStorageId: presetStorage(article, onlyStorage),
    missing: null,
    isComplete: false,
    // The server knows the codes of its product.
    gtin: null,
    pzn: null,
    numbers: [detail.manufacturerNumber],
    name: detail.name,
    facts: [manufacturerText(detail.manufacturer), detail.manufacturerNumber].filter((fact) => fact !== ''),
    picture: detail.picture,
    to: pathTo('article', { articleId: detail.id }),
    productId: null,
    counts: null,
    backordered: 0,
  };
}
