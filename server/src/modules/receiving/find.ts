// A scanned number that is in none of the positions shown: which other open order, which article has it?
import type { DataOf, QueryOf } from '@praxora/contract/call';
import type { receivingCalls } from '@praxora/contract/receiving/receiving.calls';
import { canReceive, orderStates } from '@praxora/rules/order-states';
import type { UserContext } from '../../platform/context.ts';
import * as repository from './find.repository.ts';

const receivable = orderStates.filter(canReceive);

/** A GTIN is the same number with zeros before it: catalogues write 8, 12 or 13 digits, codes often 14. */
const lengthsOf = (gtin: string | undefined): string[] => {
  if (gtin === undefined) return [];
  const digits = gtin.replace(/^0+/, '');
  return [8, 12, 13, 14].flatMap((length) =>
    digits.length > 0 && digits.length <= length ? digits.padStart(length, '0') : [],
  );
};

/** Nothing is left of a number without letters and digits: it finds nothing. */
const bareNumber = (number: string | undefined): string | null =>
  number?.toUpperCase().replace(/[^A-Z0-9]/g, '') || null;

export async function findReceivable(
  { tx }: UserContext,
  { gtin, pzn, number }: QueryOf<typeof receivingCalls.findReceivable>,
): Promise<DataOf<typeof receivingCalls.findReceivable>> {
  const numbers = { gtins: lengthsOf(gtin), pzn: pzn ?? null, number: bareNumber(number) };
  const positions = await repository.findPositions(tx, receivable, numbers);
  return {
    positions: positions.map((row) => ({
      orderId: row.order_id,
      orderNumber: row.order_number,
      vendorName: row.vendor_name,
      positionId: row.position_id,
    })),
    articles: await repository.findArticles(tx, numbers),
  };
}
