// Values taken from the catalogue, which the user is not asked for again.
import type { ProductDetail } from '@praxora/contract/shop/catalog.calls';
import { unknownManufacturerId } from '../../../domain/shop/index.ts';
import type { Language } from '../../../lib/i18n.ts';
import { type ArticleValues, emptyArticle } from './article-form.ts';

/** The server's lists, by which names become ids. */
export interface ReferenceLists {
  readonly units: readonly { readonly id: number; readonly name: string }[];
  readonly manufacturers: readonly { readonly ID: number; readonly Name: string }[];
}

export function valuesOfProduct(
  product: ProductDetail,
  language: Language,
  lists: ReferenceLists,
): ArticleValues {
  const unitId = (name: string) => lists.units.find((unit) => unit.name === name)?.id;
  const orderUnitId = unitId(product.unit.de) ?? emptyArticle.orderUnitId;
  return {
    ...emptyArticle,
    name: product.name[language],
    manufacturerId:
      lists.manufacturers.find(({ Name }) => Name === product.manufacturer)?.ID ?? unknownManufacturerId,
    manufacturerNumber: product.manufacturerNumber,
    isDangerousGood: product.isDangerousGood,
    orderUnitId,
    consumptionUnitId: unitId(product.contentUnit.de) ?? orderUnitId,
    consumptionUnitCount: product.packSize,
    hasBatchObligation: product.hasBatch,
    hasExpiryDateObligation: product.hasExpiry,
    vat: product.vatClass,
    catalogProductSlug: product.slug,
  };
}

export const mostArticles = 12;

/** `?product=a,b`: without what is empty or named twice. */
export function slugsIn(text: string | null): string[] {
  return [...new Set((text ?? '').split(',').map((slug) => slug.trim()))].filter((slug) => slug !== '');
}
