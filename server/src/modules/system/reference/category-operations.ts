// Operator commands for the categories of the shop: two levels, of which products are in the second.
import type { Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/operator-error.ts';
import type { CategoryRow } from './category-operations.repository.ts';
import * as repository from './category-operations.repository.ts';
import { plainPicture } from './products.sql.ts';

export const { listCategories } = repository;

export interface CategoryNames {
  readonly nameDe: string;
  readonly nameEn: string;
}

interface NewCategory extends CategoryNames {
  /** Slug of a top category; null makes a top category. */
  readonly parent: string | null;
  readonly slug: string;
  /** Null: the drawing of the parent, or the plain one. */
  readonly picture: string | null;
}

export async function createCategory(
  tx: Tx,
  { parent, slug, picture, ...names }: NewCategory,
): Promise<{ id: number; slug: string }> {
  await repository.lockCategories(tx);
  const all = await listCategories(tx);
  const top = parent === null ? null : requireTop(all, parent);
  if (all.some((category) => category.slug === slug))
    throw new OperatorError(`There is a category ${slug} already: give the new one another slug.`);
  refuseRepeatedName(childrenOf(all, parent), names);
  const { id } = await repository.insertCategory(tx, {
    ...names,
    slug,
    parent_id: top?.id ?? null,
    picture: picture ?? top?.picture ?? plainPicture,
    position: 1 + Math.max(0, ...childrenOf(all, parent).map(({ position }) => position)),
  });
  return { id, slug };
}

/** Names left out stay; false where they were so already. The slug stays, and links with it. */
export async function renameCategory(tx: Tx, slug: string, change: Partial<CategoryNames>): Promise<boolean> {
  await repository.lockCategories(tx);
  const all = await listCategories(tx);
  const category = requireCategory(all, slug);
  const { nameDe, nameEn } = { ...category, ...change };
  if (nameDe === category.nameDe && nameEn === category.nameEn) return false;
  const siblings = childrenOf(all, category.parent).filter(({ id }) => id !== category.id);
  refuseRepeatedName(siblings, { nameDe, nameEn });
  await repository.renameCategory(tx, category.id, nameDe, nameEn);
  return true;
}

interface CategoryMove {
  /** Slug of another top category; left out: the same one. */
  readonly parent?: string;
  /** From 1; left out: the last one. */
  readonly place?: number;
}

/** Products go along with their category. */
export async function moveCategory(tx: Tx, slug: string, { parent, place }: CategoryMove): Promise<void> {
  await repository.lockCategories(tx);
  const all = await listCategories(tx);
  const category = requireCategory(all, slug);
  const target = parent ?? category.parent;
  if (category.parent === null && target !== null)
    throw new OperatorError(
      `${slug} is a top category: only its place among them changes. Move the categories below it one by one.`,
    );
  const top = target === null ? null : requireTop(all, target);
  const siblings = childrenOf(all, target).filter(({ id }) => id !== category.id);
  refuseRepeatedName(siblings, category);
  const index = Math.min((place ?? siblings.length + 1) - 1, siblings.length);
  const ordered = [...siblings.slice(0, index), category, ...siblings.slice(index)];
  await repository.placeCategories(
    tx,
    top?.id ?? null,
    ordered.map(({ id }) => id),
  );
}

const childrenOf = (all: readonly CategoryRow[], parent: string | null): CategoryRow[] =>
  all.filter((category) => category.parent === parent);

function requireCategory(all: readonly CategoryRow[], slug: string): CategoryRow {
  const category = all.find((candidate) => candidate.slug === slug);
  if (category === undefined)
    throw new OperatorError(`There is no category ${slug}. See: npm run admin -- category list`);
  return category;
}

function requireTop(all: readonly CategoryRow[], slug: string): CategoryRow {
  const category = requireCategory(all, slug);
  if (category.parent !== null)
    throw new OperatorError(`${slug} is no top category: there are two levels, and it is in the second.`);
  return category;
}

function refuseRepeatedName(siblings: readonly CategoryRow[], { nameDe, nameEn }: CategoryNames): void {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const twin = siblings.find((sibling) => isSame(sibling.nameDe, nameDe) || isSame(sibling.nameEn, nameEn));
  if (twin !== undefined)
    throw new OperatorError(`${twin.slug} has one of these names already, in the same place.`);
}
