// SQL of what comes into the cart, and of how it is taken back.
import type { Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type Position, puttingPositions } from './cart.repository.ts';

interface Addition {
  /** Positions after the addition, unordered. */
  readonly after: readonly Position[];
  readonly undoId: string;
  /** Positions in all carts of the practice. */
  readonly count: number;
}

/** Puts positions in and notes how they lay before and lie after. */
export async function addPositions(
  tx: Tx,
  changed: readonly Position[],
  before: readonly Position[],
): Promise<Addition> {
  const after = await tx.rows<Position>(puttingPositions, [JSON.stringify(changed)]);
  const [{ id: undoId }, { count }] = await Promise.all([
    tx.one<Columns<'cart_undo', 'id'>>(
      `insert into cart_undo (practice_id, kind, before, after) values ($practice, 'added', $1::jsonb, $2::jsonb) returning id`,
      [JSON.stringify(before), JSON.stringify(after)],
    ),
    tx.one<{ count: number }>(
      'select count(*)::integer as count from cart_position where practice_id = $practice',
    ),
  ]);
  return { after, undoId, count };
}

/** Whether the practice can see them; no vendor is a known one. An own vendor is not deleted before something lies there. */
export const areKnown = (
  tx: Tx,
  productId: number,
  vendorId: number | null,
): Promise<{ product: boolean; vendor: boolean }> =>
  tx.one(
    `with own as materialized (
       select id from vendor where id = $2 and practice_id = $practice and deleted_at is null for key share)
     select exists (select from product where id = $1) as product,
            $2::integer is null or exists (select from own)
              or exists (select from vendor where id = $2 and practice_id is null and deleted_at is null) as vendor`,
    [productId, vendorId],
  );
