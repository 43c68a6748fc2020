// A scanned number that is in none of the positions shown: which other open order, which article has it?
import { productNumbers } from '@praxora/barcode/product-code';
import type { receivingCalls } from '@praxora/contract/purchasing/receiving.calls';
import type { DataOf, QueryOf } from '@praxora/contract/shared/call';
import type { UserContext } from '../../../platform/context.ts';
import { articlesOfNumbers } from '../../inventory/index.ts';
import * as repository from './find.repository.ts';
import { receivableStates } from './receivable.ts';

export async function findReceivable(
  context: UserContext,
  code: QueryOf<typeof receivingCalls.findReceivable>,
): Promise<DataOf<typeof receivingCalls.findReceivable>> {
  const numbers = productNumbers(code);
  const positions = await repository.findPositions(context.tx, receivableStates, numbers);
  return {
    positions: positions.map((row) => ({
      orderId: row.order_id,
      orderNumber: row.order_number,
      vendorName: row.vendor_name,
      positionId: row.position_id,
    })),
    articles: await articlesOfNumbers(context, numbers),
  };
}
