// Temporary tables an import is collected in; they are gone with its transaction.
import type { Client } from 'pg';
import { copyRows, type Value } from '../../../platform/database/copy.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Article, Rejection } from './check/article.ts';
import type { NewPrices } from './check/new-prices.ts';

const tables = [
  `create temporary table import_article (
     -- Several articles may stand on one line.
     place integer primary key, line integer not null, order_number text not null, slug text not null,
     name_de text not null, name_en text not null, description_de text not null, description_en text not null,
     manufacturer text not null, manufacturer_number text not null, family text not null, variant text not null,
     gtin text, pzn text,
     unit_id integer not null, content_unit_id integer not null, pack_size integer not null,
     pack_text_de text not null, pack_text_en text not null,
     tier_from integer[] not null, tier_price_cents integer[] not null,
     minimum_quantity integer not null, order_step integer not null, vat_class text, delivery_days integer,
     price_quantity numeric not null, order_minimum integer not null,
     -- Found out when all of the file is here.
     category_id integer, product_id integer, is_new boolean not null default false
   ) on commit drop`,
  `create temporary table import_group (
     place integer generated always as identity, order_number text not null, group_id text not null
   ) on commit drop`,
  `create temporary table import_deletion (
     place integer generated always as identity, line integer not null, order_number text not null
   ) on commit drop`,
  `create temporary table import_price (
     place integer primary key, line integer not null, order_number text not null, offer_id integer not null,
     tier_from integer[] not null, tier_price_cents integer[] not null, minimum_quantity integer not null,
     price_quantity numeric not null, vat_class text
   ) on commit drop`,
  `create temporary table import_category (
     group_id text primary key, category_id integer
   ) on commit drop`,
  `create temporary table import_unmapped (
     line integer not null, order_number text not null, name text not null,
     -- The first group of the article; empty where it has none.
     group_id text not null
   ) on commit drop`,
  `create temporary table import_rejection (
     place integer generated always as identity, line integer not null, order_number text not null,
     reason text not null
   ) on commit drop`,
];

export async function createStaging(tx: Tx): Promise<void> {
  for (const table of tables) await tx.run(table);
}

const articleColumns =
  'place, line, order_number, slug, name_de, name_en, description_de, description_en, manufacturer, manufacturer_number, family, variant, gtin, pzn, unit_id, content_unit_id, pack_size, pack_text_de, pack_text_en, tier_from, tier_price_cents, minimum_quantity, order_step, vat_class, delivery_days, price_quantity, order_minimum';

const articleRow = (article: Article, place: number): Value[] => [
  place,
  article.line,
  article.orderNumber,
  article.slug,
  article.name.de,
  article.name.en,
  article.description.de,
  article.description.en,
  article.manufacturer,
  article.manufacturerNumber,
  article.family,
  article.variant,
  article.gtin,
  article.pzn,
  article.pack.unitId,
  article.pack.contentUnitId,
  article.pack.size,
  article.pack.text.de,
  article.pack.text.en,
  article.tiers.map(({ from }) => from),
  article.tiers.map(({ cents }) => cents),
  article.minimumQuantity,
  article.orderStep,
  article.vatClass,
  article.deliveryDays,
  article.priceQuantity,
  article.orderMinimum,
];

/** `firstPlace`: the number of articles staged before. */
export const stageArticles = (client: Client, articles: readonly Article[], firstPlace: number) =>
  copyRows(
    client,
    'import_article',
    articleColumns,
    articles.map((article, index) => articleRow(article, firstPlace + index)),
  );

export interface Assignment {
  readonly orderNumber: string;
  readonly groupId: string;
}

export const stageAssignments = (client: Client, assignments: readonly Assignment[]) =>
  copyRows(
    client,
    'import_group',
    'order_number, group_id',
    assignments.map(({ orderNumber, groupId }) => [orderNumber, groupId]),
  );

export const stageDeletions = (
  client: Client,
  deletions: readonly { readonly line: number; readonly orderNumber: string }[],
) =>
  copyRows(
    client,
    'import_deletion',
    'line, order_number',
    deletions.map(({ line, orderNumber }) => [line, orderNumber]),
  );

export const stagePrices = (client: Client, prices: readonly NewPrices[], firstPlace: number) =>
  copyRows(
    client,
    'import_price',
    'place, line, order_number, offer_id, tier_from, tier_price_cents, minimum_quantity, price_quantity, vat_class',
    prices.map((price, index) => [
      firstPlace + index,
      price.line,
      price.orderNumber,
      price.offerId,
      price.tiers.map(({ from }) => from),
      price.tiers.map(({ cents }) => cents),
      price.minimumQuantity,
      price.priceQuantity,
      price.vatClass,
    ]),
  );

export const stageRejections = (client: Client, rejections: readonly Rejection[]) =>
  copyRows(
    client,
    'import_rejection',
    'line, order_number, reason',
    rejections.map(({ line, orderNumber, reason }) => [line, orderNumber, reason]),
  );

export interface GroupCategory {
  readonly groupId: string;
  readonly categoryId: number | null;
}

export const stageCategories = (client: Client, categories: readonly GroupCategory[]) =>
  copyRows(
    client,
    'import_category',
    'group_id, category_id',
    categories.map(({ groupId, categoryId }) => [groupId, categoryId]),
  );

/** The planner has no other way to know how much is in them. */
export async function measureStaging(tx: Tx): Promise<void> {
  const names = ['article', 'group', 'category', 'rejection', 'deletion', 'price'];
  for (const name of names) await tx.run(`analyze import_${name}`);
}

const pageSize = 1000;

export async function* rejectionPages(tx: Tx): AsyncGenerator<Rejection[]> {
  let after: [number, number] = [-1, -1];
  for (;;) {
    const rows = await tx.rows<{ line: number; place: number; order_number: string; reason: string }>(
      `select line, place, order_number, reason from import_rejection
       where (line, place) > ($1::integer, $2::integer) order by line, place limit ${pageSize}`,
      after,
    );
    if (rows.length > 0) {
      yield rows.map(({ line, order_number, reason }) => ({ line, orderNumber: order_number, reason }));
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = [last.line, last.place];
  }
}
