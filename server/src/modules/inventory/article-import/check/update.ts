// What a row would change of an article that exists: the cells it fills in, by the rules every change of an article obeys.
import { prepareArticle } from '@praxora/rules/inventory/article';
import {
  articleFieldNames,
  isChoice,
  isOppositeInFiles,
} from '@praxora/rules/inventory/article-field-values';
import { type ArticleField, articleFields } from '@praxora/rules/inventory/article-fields';
import { type ChoiceValue, choiceText, flagText } from '@praxora/rules/shared/file-cells';
import { type ArticleColumns, written } from '../../articles/article-columns.ts';
import { checkArticle } from './article.ts';
import type { Cells } from './cells.ts';
import type { Identity } from './identity.ts';
import { checkPlace, type Place, type PlaceRules } from './opening.ts';
import type { KnownArticle } from './reference-data.repository.ts';
import { type ReferenceData, type ReferenceNames, unknownManufacturer } from './reference-data.ts';

export interface ArticleUpdate {
  readonly before: KnownArticle;
  /** Its default storage is that of `before`: a new one is in `place`. */
  readonly after: ArticleColumns;
  readonly place: Place | null;
  readonly fields: readonly ArticleField[];
}

/** Null where a cell is refused. */
export function checkUpdate(
  cells: Cells,
  identity: Identity,
  before: KnownArticle,
  reference: ReferenceData,
  rules: PlaceRules,
): ArticleUpdate | null {
  const place = checkPlace(cells, 'defaultStorage', reference, rules);
  const payload = checkArticle(cells, identityOf(cells, identity, before), reference, before);
  if (payload === null) return null;
  const after = {
    ...written(prepareArticle(payload)),
    default_storage_id: before.default_storage_id,
  };
  if (before.stock > 0) refuseLocked(cells, before, after);
  const fields = articleFieldNames.filter((field) =>
    field === 'defaultStorage'
      ? place !== null && !('id' in place && place.id === before.default_storage_id)
      : before[columnOf(field)] !== after[columnOf(field)],
  );
  return cells.problems.length > 0 ? null : { before, after, place, fields };
}

/** What the row leaves empty, and a manufacturer that nobody knows, stay as they are. */
const identityOf = (cells: Cells, identity: Identity, before: KnownArticle): Identity => ({
  ...identity,
  name: cells.text('name') || before.name,
  manufacturerId:
    cells.text('manufacturer') === '' || identity.manufacturerId === unknownManufacturer
      ? before.manufacturer_id
      : identity.manufacturerId,
  manufacturerNumber: cells.text('manufacturerNumber') || before.manufacturer_number,
});

const thresholds = {
  minimumStock: 'minimum_stock',
  warningStock: 'warning_stock',
  idealStock: 'ideal_stock',
} as const;

/** Thresholds are compared and told as stock is counted. */
const columnOf = (field: ArticleField) =>
  field in thresholds ? thresholds[field as keyof typeof thresholds] : articleFields[field].column;

const units = ['unitToCount', 'orderUnit', 'consumptionUnit', 'unitsPerPack'] as const;

/** Units and label placement stay as they are while there is stock. */
function refuseLocked(cells: Cells, before: KnownArticle, after: ArticleColumns): void {
  const isNew = (field: ArticleField) => before[columnOf(field)] !== after[columnOf(field)];
  const unit = units.find(isNew);
  if (unit !== undefined) cells.refuse(unit, 'UNIT_LOCKED');
  if (isNew('unitToLabel')) cells.refuse('unitToLabel', 'LABEL_PLACEMENT_LOCKED');
  if (!after.use_inventory) cells.refuse('nonInventory', 'STOCK_LEFT_IN_ARTICLE');
}

export interface ChangedCell {
  readonly field: ArticleField;
  readonly before: string;
  readonly after: string;
}

/** Old and new value of each field, in the words of a file in this language. */
export const changedCells = (
  { before, after, place, fields }: ArticleUpdate,
  names: ReferenceNames,
  language: 'de' | 'en',
): ChangedCell[] =>
  fields.map((field) => {
    const text = (columns: ArticleColumns) => cellText(field, columns[columnOf(field)], names, language);
    const isNewPlace = field === 'defaultStorage' && place !== null;
    return {
      field,
      before: text(before),
      after: isNewPlace ? placeName(place, names) : text(after),
    };
  });

const placeName = (place: Place, names: ReferenceNames): string =>
  'id' in place ? (names.storages.get(place.id) ?? '') : place.name;

function cellText(
  field: ArticleField,
  value: string | number | boolean | null,
  names: ReferenceNames,
  language: 'de' | 'en',
): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return flagText(value !== isOppositeInFiles(field), language);
  if (typeof value === 'string')
    return isChoice(field) ? choiceText(field, value as ChoiceValue<typeof field>, language) : value;
  switch (field) {
    case 'manufacturer':
      return value === unknownManufacturer ? '' : (names.manufacturers.get(value) ?? '');
    case 'orderUnit':
    case 'consumptionUnit':
      return names.units.get(value)?.[language] ?? '';
    case 'costCenter':
      return names.costCenters.get(value) ?? '';
    case 'defaultStorage':
      return names.storages.get(value) ?? '';
    default:
      return String(value);
  }
}
