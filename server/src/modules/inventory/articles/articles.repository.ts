// SQL of articles one by one.
import { type ArticleFieldColumn, articleFieldNames } from '@praxora/rules/inventory/article-field-values';
import { articleFields } from '@praxora/rules/inventory/article-fields';
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Columns beside those of the article's fields: the units of thresholds, and thresholds in the counting unit. */
const thresholdColumnNames = [
  'minimum_unit_id',
  'warning_unit_id',
  'ideal_unit_id',
  'minimum_stock',
  'warning_stock',
  'ideal_stock',
] as const;

export type ArticleColumnName = ArticleFieldColumn | (typeof thresholdColumnNames)[number];

/** The columns an article is written by; the service fills them from the payload. */
export type ArticleColumns = Columns<'article', ArticleColumnName>;

export const articleColumnNames: readonly ArticleColumnName[] = [
  ...articleFieldNames.map((field) => articleFields[field].column),
  ...thresholdColumnNames,
];

const valuesOf = (article: ArticleColumns): unknown[] => articleColumnNames.map((name) => article[name]);
const places = (from: number): string => articleColumnNames.map((_, index) => `$${index + from}`).join(', ');

/** Written once, when the article is made. */
interface NewArticleFields {
  readonly permanentLabelId: string | null;
  /** Expiry of the opening stock. */
  readonly openingExpiry: string | null;
}

/** Null where the product is an article already. */
export const insertArticle = async (
  tx: Tx,
  productId: number,
  article: ArticleColumns,
  { permanentLabelId, openingExpiry }: NewArticleFields,
): Promise<number | null> =>
  (
    await tx.maybe<Columns<'article', 'id'>>(
      `insert into article (practice_id, product_id, permanent_label_id, opening_expiry, ${articleColumnNames.join(', ')})
       values ($practice, $1, $2, $3, ${places(4)})
       on conflict (practice_id, product_id) where deleted_at is null do nothing returning id`,
      [productId, permanentLabelId, openingExpiry, ...valuesOf(article)],
    )
  )?.id ?? null;

/** Article of each product; if there is none any more, the one deleted last. */
export const findArticlesOfProducts = (
  tx: Tx,
  productIds: readonly number[],
): Promise<Columns<'article', 'id' | 'name'>[]> =>
  tx.rows(
    `select distinct on (product_id) id, name from article where practice_id = $practice and product_id = any($1)
     order by product_id, deleted_at desc nulls first`,
    [productIds],
  );

/** A permanent label that was made once stays the article's. */
export const updateArticle = (
  tx: Tx,
  id: number,
  article: ArticleColumns,
  permanentLabelId: string | null,
): Promise<number> =>
  tx.run(
    `update article set (${articleColumnNames.join(', ')}, permanent_label_id, updated_at)
       = (${places(3)}, coalesce(permanent_label_id, $2), now()) where practice_id = $practice and id = $1`,
    [id, permanentLabelId, ...valuesOf(article)],
  );

export interface ArticleRow
  extends ArticleColumns,
    Columns<'article', 'id' | 'version' | 'product_id' | 'stock' | 'permanent_label_id'> {
  readonly product_slug: Column<'product', 'slug'>;
  readonly product_vat_class: Column<'product', 'vat_class'>;
  readonly is_custom: boolean;
  readonly has_movements: boolean;
  readonly order_unit_de: Column<'consumption_unit', 'name_de'>;
  readonly order_unit_en: Column<'consumption_unit', 'name_en'>;
  readonly consumption_unit_de: Column<'consumption_unit', 'name_de'>;
  readonly consumption_unit_en: Column<'consumption_unit', 'name_en'>;
}

/** Columns of an article `a` and its product `p`, joined with `detailJoins`. */
export const detailColumns = `
  a.version, ${articleColumnNames.map((name) => `a.${name}`).join(', ')}, p.slug as product_slug,
  p.vat_class as product_vat_class, a.permanent_label_id,
  exists (select from stock_movement m where m.practice_id = $practice and m.article_id = a.id) as has_movements,
  ordered.name_de as order_unit_de, ordered.name_en as order_unit_en,
  consumed.name_de as consumption_unit_de, consumed.name_en as consumption_unit_en`;
export const detailJoins = `
  join consumption_unit ordered on ordered.id = a.order_unit_id
  join consumption_unit consumed on consumed.id = a.consumption_unit_id`;

const articleSelect = `
  select a.id, a.product_id, a.stock, p.practice_id is not null as is_custom, ${detailColumns}
  from article a join product p on p.id = a.product_id ${detailJoins}`;

export const findArticle = (tx: Tx, id: number): Promise<ArticleRow | null> =>
  tx.maybe<ArticleRow>(
    `${articleSelect} where a.practice_id = $practice and a.id = $1 and a.deleted_at is null`,
    [id],
  );

type LockedArticle = Columns<
  'article',
  'id' | 'name' | 'stock' | 'use_inventory' | 'is_discontinued' | 'default_storage_id'
>;

/** Bookings and changes of an article wait for each other. */
export const lockArticles = (tx: Tx, ids: readonly number[]): Promise<LockedArticle[]> =>
  tx.rows<LockedArticle>(
    `select id, name, stock, use_inventory, is_discontinued, default_storage_id from article
     where practice_id = $practice and id = any($1) and deleted_at is null order by id for no key update`,
    [ids],
  );

export const markDeleted = (tx: Tx, id: number): Promise<number> =>
  tx.run('update article set deleted_at = now() where practice_id = $practice and id = $1', [id]);

export interface BulkChange {
  readonly useInventory: boolean | null;
  readonly isDiscontinued: boolean | null;
  readonly defaultStorageId: number | null;
}

export const changeArticles = (tx: Tx, ids: readonly number[], change: BulkChange): Promise<number> =>
  tx.run(
    `update article set use_inventory = coalesce($2, use_inventory), is_discontinued = coalesce($3, is_discontinued),
       default_storage_id = coalesce($4, default_storage_id), updated_at = now()
     where practice_id = $practice and id = any($1)`,
    [ids, change.useInventory, change.isDiscontinued, change.defaultStorageId],
  );

export interface Origin {
  readonly productId: number;
  readonly name: string | null;
  readonly manufacturerId: number | null;
  readonly manufacturerNumber: string | null;
}

/** False where another article is that product already. */
export const setOrigin = async (tx: Tx, id: number, origin: Origin): Promise<boolean> =>
  (await tx.run(
    `update article set product_id = $2, name = coalesce($3, name), manufacturer_id = coalesce($4, manufacturer_id),
       manufacturer_number = coalesce($5, manufacturer_number), vat_class = null, updated_at = now()
     where practice_id = $practice and id = $1 and not exists (
       select from article o where o.practice_id = $practice and o.product_id = $2 and o.id <> $1 and o.deleted_at is null)`,
    [id, origin.productId, origin.name, origin.manufacturerId, origin.manufacturerNumber],
  )) > 0;

/** Which of the things an article refers to do not exist (for this practice); those that can be deleted are held. */
export const findUnknownReferences = (
  tx: Tx,
  article: Pick<
    ArticleColumns,
    'manufacturer_id' | 'order_unit_id' | 'consumption_unit_id' | 'cost_center_id' | 'default_storage_id'
  >,
): Promise<{
  manufacturer: boolean;
  order_unit: boolean;
  consumption_unit: boolean;
  cost_center: boolean;
  storage: boolean;
}> =>
  tx.one(
    `with center as materialized (
            select id from cost_center where practice_id = $practice and id = $4 for key share),
          place as materialized (
            select id from storage where practice_id = $practice and id = $5 and deleted_at is null for key share)
     select not exists (select from manufacturer where id = $1) as manufacturer,
            not exists (select from consumption_unit where id = $2) as order_unit,
            not exists (select from consumption_unit where id = $3) as consumption_unit,
            $4::integer is not null and not exists (select from center) as cost_center,
            $5::integer is not null and not exists (select from place) as storage`,
    [
      article.manufacturer_id,
      article.order_unit_id,
      article.consumption_unit_id,
      article.cost_center_id,
      article.default_storage_id,
    ],
  );

/** It is not deleted before the articles that will lie there are written. */
export const holdStorage = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe(
    `select 1 as found from storage
     where practice_id = $practice and id = $1 and deleted_at is null for key share`,
    [id],
  )) !== null;

export const listUnits = (
  tx: Tx,
): Promise<
  (Columns<'consumption_unit', 'id'> & {
    name: Column<'consumption_unit', 'name_de'>;
    nameEn: Column<'consumption_unit', 'name_en'>;
  })[]
> => tx.rows('select id, name_de as name, name_en as "nameEn" from consumption_unit order by id');
