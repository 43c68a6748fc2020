// Which fields of an imported row are numbers, and which numbers they take.
import type { NumberRule } from '../shared/number-entry.ts';
import type { ImportField } from './article-import-fields.ts';
import type { CellForm } from './cell-form.ts';
import { articleCellForm } from './import-forms.ts';
import { mostDaysOpened } from './opened-package.ts';

const rules: Readonly<Partial<Record<CellForm['kind'], NumberRule>>> = {
  count: { least: 0, most: 1_000_000, decimals: 0 },
  countFromOne: { least: 1, most: 100_000, decimals: 0 },
  countToNinetyNine: { least: 0, most: 99, decimals: 0 },
  daysOpened: { least: 1, most: mostDaysOpened, decimals: 0 },
  money: { least: 0, most: 1_000_000, decimals: 2 },
};

/** Undefined where the field is no number. */
export const importNumber = (field: ImportField): NumberRule | undefined =>
  rules[articleCellForm(field).kind];
