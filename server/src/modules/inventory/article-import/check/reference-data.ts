// Everything rows of a file can refer to, fetched once for all of them.
import { folded } from '@praxora/rules/shared/column-headings';
import { unitWords } from '@praxora/rules/shared/file-cells';
import { gtinKey, gtinSpellings, pznKey, toDigits } from '@praxora/rules/shared/product-codes';
import type { UserContext } from '../../../../platform/context.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import { listManufacturers } from '../../../system/index.ts';
import { listUnits } from '../../articles/articles.service.ts';
import { listCostCenters } from '../../cost-centers/cost-centers.service.ts';
import { listStorages } from '../../storages/storages.service.ts';
import type { Values } from '../draft.ts';
import {
  findArticles,
  findProducts,
  type KnownArticle,
  type KnownProduct,
} from './reference-data.repository.ts';

export interface ReferenceData {
  readonly today: string;
  readonly units: ReadonlyMap<string, number>;
  readonly manufacturers: ReadonlyMap<string, number>;
  readonly costCenters: ReadonlyMap<string, number>;
  /** Storage ids by name in lower case. */
  readonly storages: ReadonlyMap<string, number>;
  readonly productsBySlug: ReadonlyMap<string, KnownProduct>;
  readonly productsByCode: ReadonlyMap<string, readonly KnownProduct[]>;
  readonly articlesByKey: ReadonlyMap<string, KnownArticle>;
  readonly articlesByProduct: ReadonlyMap<number, KnownArticle>;
  /** By their number in small letters; makers number independently, so that several may have the same. */
  readonly articlesByNumber: ReadonlyMap<string, readonly KnownArticle[]>;
  readonly names: ReferenceNames;
}

/** What ids of columns are called, as the file would name them. */
export interface ReferenceNames {
  readonly manufacturers: ReadonlyMap<number, string>;
  readonly units: ReadonlyMap<number, { readonly de: string; readonly en: string }>;
  readonly costCenters: ReadonlyMap<number, string>;
  readonly storages: ReadonlyMap<number, string>;
}

export const unknownManufacturer = 1;
export const storageKey = (name: string): string => name.trim().toLowerCase();
export const numberKey = (manufacturerNumber: string): string => manufacturerNumber.trim().toLowerCase();

/** Rows with the same one are one article. A manufacturer we do not know still tells two articles apart. */
export const articleKey = (name: string, manufacturer: number | string, manufacturerNumber: string): string =>
  JSON.stringify([name.trim().toLowerCase(), manufacturer, manufacturerNumber.trim().toLowerCase()]);

interface Reading {
  readonly today: string;
  /** Holds the articles, and then calls this: what the rows refer to stays as it is read. */
  readonly hold?: () => Promise<void>;
}

export async function readReferenceData(
  context: UserContext,
  rows: readonly Values[],
  { today, hold }: Reading,
): Promise<ReferenceData> {
  const { tx } = context;
  const all = (field: keyof Values) => [
    ...new Set(rows.map((row) => (row[field] ?? '').trim()).filter((text) => text !== '')),
  ];
  const products = await findProducts(
    tx,
    all('catalogProduct'),
    all('gtin').flatMap((text) => gtinSpellings(gtinKey(toDigits(text)))),
    all('pzn').map((text) => toDigits(text).padStart(8, '0')),
  );
  const byCode = new Map<string, KnownProduct[]>();
  for (const product of products) {
    const codes = [product.gtin && gtinKey(product.gtin), product.pzn && pznKey(product.pzn)];
    for (const code of codes) if (code) byCode.set(code, [...(byCode.get(code) ?? []), product]);
  }
  const articles = await findArticles(
    tx,
    {
      names: [...all('name'), ...products.map(({ name }) => name)],
      productIds: products.map(({ id }) => id),
      manufacturerNumbers: all('manufacturerNumber'),
    },
    hold !== undefined,
  );
  await hold?.();
  const [units, manufacturers, costCenters, storages] = [
    await listUnits(context),
    await listManufacturers(context),
    await listCostCenters(context),
    await listStorages(context),
  ];
  return {
    today,
    units: unitWords(units),
    manufacturers: new Map(manufacturers.map(({ ID, Name }) => [folded(Name), ID])),
    costCenters: new Map(costCenters.map(({ id, number }) => [number.toLowerCase(), id])),
    storages: new Map(storages.map(({ id, name }) => [storageKey(name), id])),
    productsBySlug: new Map(products.map((product) => [product.slug, product])),
    productsByCode: byCode,
    articlesByKey: new Map(
      articles.map((article) => [
        articleKey(article.name, article.manufacturer_id, article.manufacturer_number),
        article,
      ]),
    ),
    articlesByProduct: new Map(articles.map((article) => [article.product_id, article])),
    articlesByNumber: groupBy(
      articles.filter(({ manufacturer_number }) => manufacturer_number.trim() !== ''),
      ({ manufacturer_number }) => numberKey(manufacturer_number),
    ),
    names: {
      manufacturers: new Map(manufacturers.map(({ ID, Name }) => [ID, Name])),
      units: new Map(units.map(({ id, name, nameEn }) => [id, { de: name, en: nameEn }])),
      costCenters: new Map(costCenters.map(({ id, number }) => [id, number])),
      storages: new Map(storages.map(({ id, name }) => [id, name])),
    },
  };
}
