// SQL of a product as a line shows it, for other repositories.
import type { Column, Columns } from '../../../platform/database/row-types.ts';

/** The picture of products that have none, and no category with one. */
export const plainPicture = 'einweg';

/** Picture of a product `p` with its category `c`. */
export const productPicture = `coalesce(p.picture, c.picture, '${plainPicture}') as picture`;

export interface ProductColumns
  extends Columns<
    'product',
    'slug' | 'name_de' | 'name_en' | 'manufacturer_number' | 'pack_text_de' | 'pack_text_en'
  > {
  readonly manufacturer: Column<'manufacturer', 'name'>;
  readonly picture: string;
}

/** Columns of a product `p`, joined with `productJoins`. */
export const productColumns = `
  p.slug, p.name_de, p.name_en, m.name as manufacturer, p.manufacturer_number, p.pack_text_de, p.pack_text_en,
  ${productPicture}`;

export const productJoins = `
  join manufacturer m on m.id = p.manufacturer_id
  left join category c on c.id = p.category_id`;
