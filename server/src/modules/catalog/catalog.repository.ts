// SQL of products, their offers for one practice, and the category tree.
import type { Tx } from '../../platform/database/tx.ts';

type Row = Record<string, unknown>;
type Availability = 'available' | 'low' | 'backorder' | 'unavailable';
type VatClass = 'fullTax' | 'reducedTax';

export interface OfferRow extends Row {
  readonly offer_id: number;
  readonly product_id: number;
  readonly vendor_id: number;
  readonly vendor_name: string;
  readonly rating: number | null;
  readonly hue: number;
  readonly is_favourite: boolean;
  readonly order_number: string;
  readonly tier_from: number[];
  readonly tier_price_cents: number[];
  readonly minimum_quantity: number;
  readonly order_step: number;
  readonly availability: Availability;
  readonly delivery_days: number | null;
  readonly discountable: boolean;
  readonly discount_basis_points: number;
  readonly vat_class: VatClass;
  readonly shipping_cents: number;
  readonly free_shipping_from_cents: number | null;
  readonly surcharge_cents: number;
  readonly surcharge_below_cents: number;
}

/** Offers a practice may buy in a country: vendors it has not hidden, that deliver there or have own terms with it. */
const buyableOffers = `
  select o.id as offer_id, o.product_id, v.id as vendor_id, v.name as vendor_name, v.rating::float8 as rating, v.hue,
         coalesce(p.is_favourite, false) as is_favourite, o.order_number, o.tier_from, o.tier_price_cents,
         o.minimum_quantity, o.order_step, o.availability, o.delivery_days, o.discountable,
         coalesce(p.discount_basis_points, 0) as discount_basis_points, o.vat_class,
         coalesce(p.own_shipping_cents, c.shipping_cents) as shipping_cents,
         case when p.own_shipping_cents is null then c.free_shipping_from_cents else p.own_free_shipping_from_cents end
           as free_shipping_from_cents,
         coalesce(p.own_surcharge_cents, c.surcharge_cents) as surcharge_cents,
         coalesce(p.own_surcharge_below_cents, c.surcharge_below_cents) as surcharge_below_cents
  from offer o
  join vendor v on v.id = o.vendor_id
  left join vendor_preference p on p.vendor_id = v.id
  left join vendor_condition c on c.vendor_id = v.id and c.country = $1
  where not coalesce(p.is_hidden, false) and coalesce(p.own_shipping_cents, c.shipping_cents) is not null`;

export const listOffers = (tx: Tx, country: string, productIds: readonly number[]): Promise<OfferRow[]> =>
  tx.rows<OfferRow>(
    `${buyableOffers} and o.product_id = any($2) order by o.product_id, o.tier_price_cents[1], v.id`,
    [country, productIds],
  );

export interface ProductRow extends Row {
  readonly id: number;
  readonly slug: string;
  readonly name_de: string;
  readonly name_en: string;
  readonly manufacturer: string;
  readonly manufacturer_number: string;
  readonly pack_text_de: string;
  readonly pack_text_en: string;
  readonly picture: string;
}

const summaryColumns = `
  p.id, p.slug, p.name_de, p.name_en, m.name as manufacturer, p.manufacturer_number, p.pack_text_de, p.pack_text_en,
  coalesce(p.picture, s.picture) as picture`;
const summaryTables =
  'product p join manufacturer m on m.id = p.manufacturer_id join category s on s.id = p.category_id';

export const listProducts = (tx: Tx, ids: readonly number[]): Promise<ProductRow[]> =>
  tx.rows<ProductRow>(
    `select ${summaryColumns} from ${summaryTables} where p.id = any($1) order by array_position($1, p.id)`,
    [ids],
  );

export interface ProductDetailRow extends ProductRow {
  readonly description_de: string;
  readonly description_en: string;
  readonly gtin: string | null;
  readonly pzn: string | null;
  readonly family: string;
  readonly variant: string;
  readonly category_id: number;
  readonly top_id: number;
  readonly top_slug: string;
  readonly top_de: string;
  readonly top_en: string;
  readonly sub_slug: string;
  readonly sub_de: string;
  readonly sub_en: string;
  readonly pack_size: number;
  readonly unit_de: string;
  readonly unit_en: string;
  readonly content_unit_de: string;
  readonly content_unit_en: string;
  readonly vat_class: VatClass;
  readonly has_batch: boolean;
  readonly has_expiry: boolean;
  readonly is_dangerous_good: boolean;
  readonly is_medicine: boolean;
  readonly is_watched: boolean;
}

export const findProduct = (tx: Tx, id: number): Promise<ProductDetailRow | null> =>
  tx.maybe<ProductDetailRow>(
    `select ${summaryColumns}, p.description_de, p.description_en, p.gtin, p.pzn, p.family, p.variant, p.category_id,
            t.id as top_id, t.slug as top_slug, t.name_de as top_de, t.name_en as top_en,
            s.slug as sub_slug, s.name_de as sub_de, s.name_en as sub_en,
            p.pack_size, u.name_de as unit_de, u.name_en as unit_en,
            cu.name_de as content_unit_de, cu.name_en as content_unit_en,
            p.vat_class, p.has_batch, p.has_expiry, p.is_dangerous_good, p.is_medicine,
            exists (select 1 from watched_product w where w.product_id = p.id) as is_watched
     from ${summaryTables}
     join category t on t.id = s.parent_id
     join consumption_unit u on u.id = p.unit_id
     join consumption_unit cu on cu.id = p.content_unit_id
     where p.id = $1`,
    [id],
  );

export const productExists = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.maybe('select 1 as found from product where id = $1', [id])) !== null;

/** The same family and variant in other packs, smallest first. */
export const otherPackIds = async (tx: Tx, product: ProductDetailRow): Promise<number[]> =>
  ids(
    await tx.rows(
      `select id from product where family = $1 and variant = $2 and id <> $3 and family <> '' order by pack_size, id limit 6`,
      [product.family, product.variant, product.id],
    ),
  );

/** Other variants of the family first, then neighbours in the category of the nearest names. */
export const similarIds = async (tx: Tx, product: ProductDetailRow): Promise<number[]> =>
  ids(
    await tx.rows(
      `select id from (
         (select id, 0 as rank from product where family = $1 and family <> '' and variant <> $2 and id <> $3 order by id limit 4)
         union all
         (select id, 1 from product where category_id = $4 and family <> $1 and id <> $3
          order by abs(id - $3), id limit 8)
       ) candidate order by rank, id limit 8`,
      [product.family, product.variant, product.id, product.category_id],
    ),
  );

const ids = (rows: Row[]): number[] => rows.map((row) => row.id as number);

interface HistoryRow extends Row {
  readonly vendor_id: number;
  readonly vendor_name: string;
  readonly valid_from: string;
  readonly unit_price_cents: number;
}

export const listPriceHistory = (tx: Tx, country: string, productId: number): Promise<HistoryRow[]> =>
  tx.rows<HistoryRow>(
    `select b.vendor_id, b.vendor_name, h.valid_from, h.unit_price_cents
     from (${buyableOffers} and o.product_id = $2) b
     join offer_price_history h on h.offer_id = b.offer_id
     order by b.tier_price_cents[1], b.vendor_id, h.valid_from`,
    [country, productId],
  );

interface CategoryRow extends Row {
  readonly id: number;
  readonly slug: string;
  readonly parent_id: number | null;
  readonly name_de: string;
  readonly name_en: string;
  readonly picture: string;
}

export const listCategories = (tx: Tx): Promise<CategoryRow[]> =>
  tx.rows<CategoryRow>(
    'select id, slug, parent_id, name_de, name_en, picture from category order by position, id',
  );

export const listManufacturers = (tx: Tx): Promise<{ ID: number; Name: string }[]> =>
  tx.rows('select id as "ID", name as "Name" from manufacturer order by id = 1 desc, lower(name)');

export const noteViewed = (tx: Tx, productId: number): Promise<number> =>
  tx.run(
    `insert into viewed_product (practice_id, product_id) values (current_practice(), $1)
     on conflict (practice_id, product_id) do update set viewed_at = now()`,
    [productId],
  );

export const watch = (tx: Tx, productId: number): Promise<number> =>
  tx.run(
    'insert into watched_product (practice_id, product_id) values (current_practice(), $1) on conflict do nothing',
    [productId],
  );

export const unwatch = (tx: Tx, productId: number): Promise<number> =>
  tx.run('delete from watched_product where product_id = $1', [productId]);

interface CartLineRow extends Row {
  readonly vendor_id: number;
  readonly product_id: number;
  readonly quantity: number;
  readonly tier_from: number[];
  readonly tier_price_cents: number[];
  readonly discountable: boolean;
  readonly discount_basis_points: number;
}

/** What lies in the baskets of the default delivery address, at today's offers. */
export const listCartLines = (tx: Tx): Promise<CartLineRow[]> =>
  tx.rows<CartLineRow>(
    `select c.vendor_id, c.product_id, c.quantity, o.tier_from, o.tier_price_cents, o.discountable,
            coalesce(p.discount_basis_points, 0) as discount_basis_points
     from cart_position c
     join offer o on o.product_id = c.product_id and o.vendor_id = c.vendor_id
     left join vendor_preference p on p.vendor_id = c.vendor_id
     where c.address_id = (select min(id) from address where kind = 'shipping')`,
  );
