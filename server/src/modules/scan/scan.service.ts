// What a scanned code means in this practice: the articles that have its numbers, or the goods a label sticks on.
import { readLabelId } from '@praxora/barcode/label-id';
import { bareNumber, gtinForms, type ProductCode } from '@praxora/barcode/product-code';
import type { DataOf, QueryOf } from '@praxora/contract/call';
import type { scanCalls } from '@praxora/contract/scan/scan.calls';
import type { UserContext } from '../../platform/context.ts';
import type { Numbers } from './scan.repository.ts';
import * as repository from './scan.repository.ts';

type Given = { readonly [Name in keyof ProductCode]: ProductCode[Name] | undefined };

/** The numbers of a code in every way they are written. One without letters and digits finds nothing. */
export const numbersOf = ({ gtin, pzn, number }: Given): Numbers => ({
  gtins: gtin === undefined ? [] : gtinForms(gtin),
  pzn: pzn ?? null,
  number: bareNumber(number ?? '') || null,
});

export const articlesOfNumbers = ({ tx }: UserContext, numbers: Numbers) =>
  repository.findArticles(tx, numbers);

export async function resolveScan(
  context: UserContext,
  { labelId, ...code }: QueryOf<typeof scanCalls.resolveScan>,
): Promise<DataOf<typeof scanCalls.resolveScan>> {
  if (labelId === undefined)
    return { articles: await articlesOfNumbers(context, numbersOf(code)), label: null };
  const known = readLabelId(labelId);
  const found = known === null ? null : await repository.findLabel(context.tx, known);
  if (found === null) return { articles: [], label: null };
  return {
    articles: found.is_deleted ? [] : [{ id: found.article_id, name: found.article_name }],
    label: { isWithdrawn: found.is_withdrawn, batchNumber: found.batch_number },
  };
}
