// Lines of a price list as the preview shows them.
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { PriceListLine, priceListCalls } from '@praxora/contract/vendors/price-lists.calls';
import type { Tx } from '../../../platform/database/tx.ts';
import { Refusal } from '../../../platform/errors.ts';
import { type Draft, readLineValues } from './draft.ts';
import { countShownLines, findShownLine, listShownLines, type ShownRow } from './shown-lines.repository.ts';

export async function listShown(
  tx: Tx,
  draft: Draft,
  { status, page, pageSize }: QueryOf<typeof priceListCalls.listPriceListLines>,
): Promise<DataOf<typeof priceListCalls.listPriceListLines>> {
  const rows = await listShownLines(tx, draft, status ?? null, pageSize, page * pageSize);
  return {
    items: rows.map((row) => shownOf(draft, row)),
    total: await countShownLines(tx, draft.id, status ?? null),
  };
}

export async function shownLine(tx: Tx, draft: Draft, row: number): Promise<PriceListLine> {
  const line = await findShownLine(tx, draft, row);
  if (line === null) throw new Refusal('NOT_FOUND');
  return shownOf(draft, line);
}

function shownOf(draft: Draft, row: ShownRow): PriceListLine {
  const { line, status, matchedBy, candidates, article, priceCents, currentPriceCents } = row;
  const twice = { field: 'price', code: 'PRICE_LIST_TWICE', params: { line: row.firstLine ?? 0 } } as const;
  return {
    row: row.row,
    line,
    values: readLineValues(draft, row),
    status,
    problems: row.firstLine !== null && row.differs ? [...row.problems, twice] : row.problems,
    article,
    matchedBy: article && matchedBy,
    candidates,
    priceCents,
    currentPriceCents,
    isCorrected: row.isCorrected,
  };
}
