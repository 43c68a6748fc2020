// SQL that several repositories need: a product as a line shows it, and what an article is counted in.
import type { Column, Columns } from './row-types.ts';

/** The picture of products that have none, and no category with one. */
export const plainPicture = 'einweg';

/** Of a product `p` and its category `c`. */
export const productPicture = `coalesce(p.picture, c.picture, '${plainPicture}') as picture`;

export interface ProductColumns
  extends Columns<
    'product',
    'slug' | 'name_de' | 'name_en' | 'manufacturer_number' | 'pack_text_de' | 'pack_text_en'
  > {
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly picture: string;
}

/** Of a product `p`, joined with `productJoins`. */
export const productColumns = `
  p.slug, p.name_de, p.name_en, m.name as manufacturer, p.manufacturer_number, p.pack_text_de, p.pack_text_en,
  ${productPicture}`;
export const productJoins = `
  join manufacturer m on m.id = p.manufacturer_id
  left join category c on c.id = p.category_id`;

/** Of an article `a`: the rules of `@praxora/rules/shared/units`, where a statement needs them. */
export const countingUnitId = `case a.unit_to_count when 'ORDER_UNIT' then a.order_unit_id else a.consumption_unit_id end`;
export const unitsPerOrderUnit = `case a.unit_to_count when 'ORDER_UNIT' then 1 else a.consumption_unit_count end`;

/**
 * What an amount of a stock entry `e` is worth in net cents, not rounded yet: an article's value is the sum of its entries',
 * rounded once. Nothing where no price was recorded.
 */
export const entryValue = (amount = 'e.balance'): string =>
  `(${amount})::numeric * e.order_unit_price_cents / e.units_per_order_unit`;

/**
 * Whether no price is known of a stock entry `e`. A recorded price of 0 is known. Values leave such stock out: the two figures
 * over entries below say so wherever a value is told.
 */
export const isUnpriced = 'e.order_unit_price_cents is null';
/** Over entries: of none of them a price is known. Null where there are none. */
export const isValueUnknown = `bool_and(${isUnpriced})`;
/** Over entries: articles of which some stock has no known price. */
export const unpricedArticles = `(count(distinct e.article_id) filter (where ${isUnpriced}))::integer`;

/**
 * A list that is given with a statement, its length kept from the planner: knowing that it is short makes every plan for just
 * this list look better than the one that fits all, so that the statement is planned again and again.
 */
export const matchesAny = (list: string, type: 'integer' | 'text' = 'integer'): string =>
  `any ((select ${list}::${type}[])::${type}[])`;

/** Where goods go unless somebody says so. Who changes it holds the lock of the cart. */
export const defaultDeliveryAddress = `(
  select id from address where kind = 'shipping' order by is_default desc, id limit 1)`;

/** The country of it; without such an address the practice's own. What a practice sees is what it can have delivered there. */
export const deliveryCountry = `coalesce(
  (select country from address where kind = 'shipping' order by is_default desc, id limit 1),
  (select country from practice where id = current_practice()))`;

/** The practice's terms with a vendor `v`, and the vendor's for a country. */
export const termsIn = (country: string): string => `left join vendor_preference p on p.vendor_id = v.id
  left join vendor_condition c on c.vendor_id = v.id and c.country = ${country}`;

/** Vendors it has not hidden, that deliver to the country, have agreed on a shipping fee with it, or are its own. */
export const sellsToPractice = `not coalesce(p.is_hidden, false)
    and (c.vendor_id is not null or p.own_shipping_cents is not null or v.practice_id is not null)`;

/** Everything in the carts, what lies at an address, or what lies there from a vendor; as values of a statement. */
export type CartPart =
  | readonly []
  | readonly [addressId: number]
  | readonly [addressId: number, vendorId: number];

/** Of positions `l`: a statement for each kind, so that none is planned with a filter that filters nothing. */
export const liesIn = (part: CartPart): string =>
  ['l.address_id = $1', 'l.vendor_id = $2'].slice(0, part.length).join(' and ') || 'true';

/** A user by name, else by e-mail. */
export const personName = (user: string): string =>
  `coalesce(nullif(btrim(${user}.first_name || ' ' || ${user}.last_name), ''), ${user}.email)`;

/** Whoever did something: a user `u` or a device `d`, joined with `authorJoins`; empty: the product itself. */
export const authorName = `coalesce(${personName('u')}, d.name, '')`;
export const authorJoins = (userId: string, deviceId: string): string =>
  `left join app_user u on u.id = ${userId} left join device d on d.id = ${deviceId}`;

/** What the stock of an article `a` means: the rule of `@praxora/rules/inventory/stock-status`. */
export const stockStatusColumn = (stock: string): string => `
  case when not (a.use_inventory and a.notifications_enabled) then 'hidden'
       when ${stock} <= a.minimum_stock then 'minimumStock'
       when a.warning_stock > 0 and ${stock} <= a.warning_stock then 'reOrderPoint'
       else 'inStock' end`;

/** The rule of `@praxora/rules/inventory/expiry`; where its days stand in the statement. */
export const expiryBandColumn = (
  expiry: string,
  days: { readonly today: string; readonly inOneMonth: string; readonly inThreeMonths: string },
): string => `
  case when ${expiry} is null then 'none'
       when ${expiry} < ${days.today}::date then 'expired'
       when ${expiry} < ${days.inOneMonth}::date then 'under1Month'
       when ${expiry} < ${days.inThreeMonths}::date then 'under3Months'
       else 'over3Months' end`;

/** Whether the practice uses cost centers. */
export const usesCostCenters = `exists (select 1 from practice_feature where feature = 'costCenters' and is_active)`;

/**
 * Where something of an article `a` goes: to the cost center chosen for it, else to the article's, else to the standard. One
 * that was switched off takes nothing new. Null while the practice uses none; joined with `costCenterJoins`.
 */
export const costCenterColumn = (chosen: string): string =>
  `case when ${usesCostCenters} then coalesce(${chosen}, article_center.id, standard_center.id) end`;
export const costCenterJoins = `
  left join cost_center article_center on article_center.id = a.cost_center_id and article_center.is_active
  left join cost_center standard_center on standard_center.is_standard`;

/** What an order line `p` was ordered for, as it was called then; null while the practice uses none. */
export const orderedCostCenter = `
  case when p.cost_center_id is not null and ${usesCostCenters}
       then jsonb_build_object('id', p.cost_center_id, 'number', p.cost_center_number, 'name', p.cost_center_name) end`;

/** A number as codes carry it: capital letters and digits only. */
export const lettersAndDigits = (column: string): string =>
  `regexp_replace(upper(${column}), '[^A-Z0-9]', '', 'g')`;
