// The whole assortment: what stands on the shelf of each sub-category.
import { type SubCategory, topCategories } from '../taxonomy.ts';
import { abformung } from './abformung.ts';
import { adhaesiv } from './adhaesiv.ts';
import { anaesthesie } from './anaesthesie.ts';
import { befestigung } from './befestigung.ts';
import { buero } from './buero.ts';
import { einweg } from './einweg.ts';
import { endo } from './endo.ts';
import { fuellung } from './fuellung.ts';
import { hygiene } from './hygiene.ts';
import { implantat } from './implantat.ts';
import { labor } from './labor.ts';
import { paro } from './paro.ts';
import { parseShelves, type Shelf } from './parse.ts';
import { prophylaxe } from './prophylaxe.ts';
import { roentgen } from './roentgen.ts';
import { rotierend } from './rotierend.ts';

const tables: Record<string, string> = {
  abformung,
  anaesthesie,
  fuellung,
  adhaesiv,
  befestigung,
  endo,
  prophylaxe,
  paro,
  implantat,
  rotierend,
  hygiene,
  einweg,
  roentgen,
  labor,
  buero,
};

export interface StockedShelf extends Shelf {
  readonly place: SubCategory;
}

/** One shelf per sub-category, in the order of the category tree. */
export function assortment(): StockedShelf[] {
  return topCategories.flatMap((top) => {
    const shelves = new Map(parseShelves(tables[top.key] ?? '').map((shelf) => [shelf.subCategory, shelf]));
    return top.subCategories.map((place) => {
      const shelf = shelves.get(place.de);
      if (!shelf) throw new Error(`Nothing on the shelf ${top.key} / ${place.de}`);
      return { ...shelf, place };
    });
  });
}
