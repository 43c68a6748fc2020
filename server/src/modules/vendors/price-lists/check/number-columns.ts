// Reads columns of article numbers as what they are: by trying them against every kind of number.
import {
  assignNumberColumns,
  isOpenNumberHeading,
  type NumberTrial,
  numberFields,
} from '@praxora/rules/vendors/price-list-numbers';
import type { UserContext } from '../../../../platform/context.ts';
import type { Draft } from '../draft.ts';
import { listLines } from '../lines.repository.ts';
import { createArticleFinder, linesAtOnce } from './check-lines.ts';

/** Recognises the number columns by the first lines of the list, which are representative of the rest. */
export async function recogniseNumberColumns(
  { tx }: Pick<UserContext, 'tx'>,
  draft: Draft,
): Promise<Draft['mapping']> {
  const columns = draft.header.flatMap((heading, column) => {
    const field = draft.mapping[column] ?? null;
    return isOpenNumberHeading(heading) && (field === null || field === 'orderNumber') ? column : [];
  });
  if (columns.length === 0) return draft.mapping;
  const rows = (await listLines(tx, draft.id, -1, linesAtOnce)).map(({ cells }): string[] =>
    JSON.parse(cells),
  );
  const trials: NumberTrial[] = [];
  for (const column of columns) {
    const numbers = rows.map((cells) => (cells[column] ?? '').trim()).filter((number) => number !== '');
    const tried = numbers.map((number) => Object.fromEntries(numberFields.map((field) => [field, number])));
    const find = await createArticleFinder(tx, draft.vendorId, tried);
    const matches = { orderNumber: 0, manufacturerNumber: 0, gtin: 0, pzn: 0 };
    for (const values of tried) {
      const articles = find(values);
      for (const field of numberFields) if ((articles[field] ?? []).length > 0) matches[field] += 1;
    }
    trials.push({ column, lines: numbers.length, matches });
  }
  return assignNumberColumns(draft.mapping, trials);
}
