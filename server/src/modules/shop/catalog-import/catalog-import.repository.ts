// SQL of a catalogue's import: what a staged and matched catalogue would change, all in sets, never row by row.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { fillsPzn } from '../../system/index.ts';
import type { CategoryRow } from './check/categories.ts';
import type { UnitRow } from './check/units.ts';

/**
 * Lock that lets only one import write at a time: two could otherwise create the same product twice. Other imports wait
 * until it has ended.
 */
export const waitForTurn = (tx: Tx): Promise<number> =>
  tx.run("select pg_advisory_xact_lock(hashtext('praxora catalogue import'))");

export type VendorRow = Columns<'vendor', 'id' | 'name'>;

export const findVendor = (tx: Tx, id: number): Promise<VendorRow | null> =>
  tx.maybe<VendorRow>(
    'select id, name from vendor where id = $1 and practice_id is null and deleted_at is null',
    [id],
  );

export const findVendorNamed = (tx: Tx, name: string): Promise<VendorRow | null> =>
  tx.maybe<VendorRow>(
    'select id, name from vendor where lower(name) = lower($1) and practice_id is null and deleted_at is null',
    [name],
  );

export const listUnits = (tx: Tx): Promise<UnitRow[]> =>
  tx.rows('select id, name_de, name_en from consumption_unit order by id');

/** Newer rates last. */
export const listVatRates = (
  tx: Tx,
): Promise<(Columns<'vat_rate', 'vat_class'> & { hundredths: number })[]> =>
  tx.rows('select vat_class, (percent * 100)::integer as hundredths from vat_rate order by valid_from');

/** Products are in the second level. */
export const listCategories = (tx: Tx): Promise<CategoryRow[]> =>
  tx.rows(
    `select c.id, c.slug, c.name_de, c.name_en, t.slug as top_slug, t.name_de as top_de, t.name_en as top_en
     from category c join category t on t.id = c.parent_id order by c.id`,
  );

export interface Counts {
  readonly articles: number;
  readonly newOffers: number;
  readonly newProducts: number;
  readonly changed: number;
  readonly missing: number;
  /** Articles the file deletes, and how many of their offers can still be had. */
  readonly deletions: number;
  readonly deleted: number;
}

const vendorOffers = (vendorId: number): string =>
  `(select * from offer where vendor_id = ${Math.trunc(vendorId)} and practice_id is null)`;

/** Products are shared by all vendors: one vendor's file adds what is missing and rewrites nothing. */
const fillsGap = `(p.gtin is null and a.gtin is not null) or (${fillsPzn})
  or (p.family = '' and a.family <> '') or (p.description_de = '' and a.description_de <> '') or (p.description_en = '' and a.description_en <> '')`;

/** Compares before anything is written; `missing` are the vendor's other offers that can still be had. */
export async function compare(tx: Tx, vendorId: number): Promise<Counts> {
  await tx.run(
    `create temporary table import_change on commit drop as
     select * from (
       select a.place, o.id as offer_id, o.tier_price_cents[1] <> a.tier_price_cents[1] as price_differs,
              o.id is not null and (
                (o.order_number, o.tier_from, o.tier_price_cents, o.minimum_quantity, o.order_step, o.price_quantity,
                 coalesce(o.order_minimum, o.minimum_quantity)) is distinct from
                (a.order_number, a.tier_from, a.tier_price_cents, a.minimum_quantity, a.order_step, a.price_quantity,
                 a.order_minimum)
                or o.availability = 'unavailable' or o.vat_class <> coalesce(a.vat_class, o.vat_class)
                or o.delivery_days is distinct from coalesce(a.delivery_days, o.delivery_days)) as offer_differs,
              ${fillsGap} as fills_gap
       from import_article a
       join product p on p.id = a.product_id
       left join ${vendorOffers(vendorId)} o on o.product_id = a.product_id
     ) compared where offer_differs or fills_gap`,
  );
  await tx.run(
    `create temporary table import_missing on commit drop as
     select o.id as offer_id, taken.place is not null as number_taken
     from ${vendorOffers(vendorId)} o
     left join import_article taken on taken.order_number = o.order_number
     where not exists (select from import_article a where a.product_id = o.product_id)
       and (taken.place is not null
         or (not exists (select from import_rejection r where r.order_number = o.order_number)
           and not exists (select from import_unmapped u where u.order_number = o.order_number)))`,
  );
  // An article that moved to another number keeps its offer, though its old number is deleted.
  await tx.run(
    `create temporary table import_deleted on commit drop as
     select o.id as offer_id from import_deletion d
     join ${vendorOffers(vendorId)} o on o.order_number = d.order_number
     where o.availability <> 'unavailable'
       and not exists (select from import_article a where a.product_id = o.product_id)`,
  );
  return tx.one<Counts>(
    `select (select count(*)::integer from import_article) as articles,
            (select count(*)::integer from import_article a where not exists (
               select from ${vendorOffers(vendorId)} o where o.product_id = a.product_id)) as "newOffers",
            (select count(*)::integer from import_article where product_id is null) as "newProducts",
            (select count(*)::integer from import_change where offer_id is not null) as changed,
            (select count(*)::integer from import_missing m join offer o on o.id = m.offer_id
             where o.availability <> 'unavailable' and not number_taken) as missing,
            (select count(*)::integer from import_deletion) as deletions,
            (select count(*)::integer from import_deleted) as deleted`,
  );
}

/** Instead of one note per product the search index gets one for all of them. */
export async function noteBulkLoad(tx: Tx): Promise<void> {
  await tx.run("set local app.bulk_load = 'on'");
  await tx.run('insert into catalog_change (product_id) values (null)');
}
