// SQL that several repositories need: a product as a line shows it, and what an article is counted in.

/** The picture of products that have none, and no category with one. */
export const plainPicture = 'einweg';

/** Of a product `p` and its category `c`. */
export const productPicture = `coalesce(p.picture, c.picture, '${plainPicture}') as picture`;

export interface ProductColumns {
  readonly slug: string;
  readonly name_de: string;
  readonly name_en: string;
  readonly manufacturer: string;
  readonly manufacturer_number: string;
  readonly pack_text_de: string;
  readonly pack_text_en: string;
  readonly picture: string;
}

/** Of a product `p`, joined with `productJoins`. */
export const productColumns = `
  p.slug, p.name_de, p.name_en, m.name as manufacturer, p.manufacturer_number, p.pack_text_de, p.pack_text_en,
  ${productPicture}`;
export const productJoins = `
  join manufacturer m on m.id = p.manufacturer_id
  left join category c on c.id = p.category_id`;

/** Of an article `a`: the rules of `@praxora/rules/units`, where a statement needs them. */
export const countingUnitId = `case a.unit_to_count when 'ORDER_UNIT' then a.order_unit_id else a.consumption_unit_id end`;
export const unitsPerOrderUnit = `case a.unit_to_count when 'ORDER_UNIT' then 1 else a.consumption_unit_count end`;

/**
 * What an amount of a stock entry `e` is worth in net cents, not rounded yet: an article's value is the sum of its entries',
 * rounded once. Nothing where no price was recorded.
 */
export const entryValue = (amount = 'e.balance'): string =>
  `(${amount})::numeric * e.order_unit_price_cents / e.units_per_order_unit`;

/** A number as codes carry it: capital letters and digits only. */
export const lettersAndDigits = (column: string): string =>
  `regexp_replace(upper(${column}), '[^A-Z0-9]', '', 'g')`;
