// While a practice uses no cost centers, its files have no column of them, and those of others' files are not imported.
import { type ImportField, importFields } from '@praxora/rules/inventory/article-import-fields';
import type { Tx } from '../../../platform/database/tx.ts';
import { isSwitchedOn } from '../../account/index.ts';
import type { Draft, Values } from './draft.ts';

export const usedFields = async (tx: Tx): Promise<readonly ImportField[]> =>
  (await isSwitchedOn(tx, 'costCenters'))
    ? importFields
    : importFields.filter((field) => field !== 'costCenter');

/** Without the columns and corrections of fields that are not in use. */
export async function asUsed<Some extends Draft | null>(tx: Tx, draft: Some): Promise<Some> {
  if (draft === null) return draft;
  const used = new Set(await usedFields(tx));
  const ofUse = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([field]) => used.has(field as ImportField)));
  return {
    ...draft,
    mapping: draft.mapping.map((field) => (field !== null && used.has(field) ? field : null)),
    corrections: Object.fromEntries(
      Object.entries(draft.corrections).map(([row, values]) => [row, ofUse(values)]),
    ),
  };
}
