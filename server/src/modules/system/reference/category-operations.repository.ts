// SQL of the operators' commands about categories.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** One operator changes the tree at a time; everybody reads on. */
export const lockCategories = (tx: Tx): Promise<number> =>
  tx.run('lock table category in share row exclusive mode');

export interface CategoryRow extends Columns<'category', 'id' | 'slug' | 'picture' | 'position'> {
  /** Null: a top category. */
  readonly parent: Column<'category', 'slug'> | null;
  readonly nameDe: Column<'category', 'name_de'>;
  readonly nameEn: Column<'category', 'name_en'>;
  /** Products of the marketplace; of a top category, those of all below it. */
  readonly products: number;
}

/** Each top category with those below it, in the order of the shop. */
export const listCategories = (tx: Tx): Promise<CategoryRow[]> =>
  tx.rows<CategoryRow>(
    `select c.id, c.slug, t.slug as parent, c.name_de as "nameDe", c.name_en as "nameEn", c.picture, c.position,
            (select count(*)::integer from product p join category own on own.id = p.category_id
             where p.practice_id is null and c.id in (own.id, own.parent_id)) as products
     from category c left join category t on t.id = c.parent_id
     order by coalesce(t.position, c.position), coalesce(t.id, c.id), t.id is not null, c.position, c.id`,
  );

export interface NewCategory extends Columns<'category', 'slug' | 'picture' | 'position' | 'parent_id'> {
  readonly nameDe: string;
  readonly nameEn: string;
}

export const insertCategory = (tx: Tx, category: NewCategory): Promise<Columns<'category', 'id'>> =>
  tx.one(
    `insert into category (id, slug, parent_id, name_de, name_en, picture, position)
     select coalesce(max(id), 0) + 1, $1, $2, $3, $4, $5, $6 from category returning id`,
    [
      category.slug,
      category.parent_id,
      category.nameDe,
      category.nameEn,
      category.picture,
      category.position,
    ],
  );

export const renameCategory = (tx: Tx, id: number, nameDe: string, nameEn: string): Promise<number> =>
  tx.run('update category set name_de = $2, name_en = $3 where id = $1', [id, nameDe, nameEn]);

/** The children of one category in their new order. */
export const placeCategories = (
  tx: Tx,
  parentId: number | null,
  orderedIds: readonly number[],
): Promise<number> =>
  tx.run(
    `update category c set parent_id = $1, position = n.position
     from unnest($2::integer[]) with ordinality n (id, position) where n.id = c.id`,
    [parentId, orderedIds],
  );
