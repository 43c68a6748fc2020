// The two-level category tree and the product families that must exist, from data/taxonomy.json.
import taxonomy from './data/taxonomy.json' with { type: 'json' };
import type { Bilingual } from './text.ts';

export interface SubCategory extends Bilingual {
  readonly id: number;
  /** Key of the top category, which is also the name of its drawing. */
  readonly category: string;
}

export interface TopCategory extends Bilingual {
  readonly id: number;
  readonly key: string;
  readonly subCategories: readonly SubCategory[];
}

/** The ids are those of the migration: hundreds for the top level, counted up within. */
export const topCategories: readonly TopCategory[] = taxonomy.categories.map((category, index) => {
  const id = (index + 1) * 100;
  return {
    id,
    key: category.id,
    de: category.de,
    en: category.en,
    subCategories: category.sub.map((sub, position) => ({
      ...sub,
      id: id + position + 1,
      category: category.id,
    })),
  };
});

export interface Family {
  readonly name: string;
  readonly category: string;
  readonly sub_de: string;
  readonly pack: string;
  readonly unit: string;
  readonly price_min: number;
  readonly price_max: number;
  /** B batch, E expiry, H hazardous, P medicine. */
  readonly flags: string;
}

export const families: readonly Family[] = taxonomy.families;

const familiesByName = new Map(families.map((family) => [family.name, family]));

export function familyNamed(name: string): Family {
  const family = familiesByName.get(name);
  if (!family) throw new Error(`No family named "${name}"`);
  return family;
}
