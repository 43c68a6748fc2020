// SQL of what comes into the cart, and of how it is taken back.
import type { Column } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type Position, puttingPositions } from './cart.repository.ts';

interface AddedRow extends Position {
  readonly undoId: Column<'cart_undo', 'id'>;
  readonly count: number;
}

interface Addition {
  /** Positions after the addition, unordered. */
  readonly after: readonly Position[];
  readonly undoId: string;
  /** Positions in all carts of the practice. */
  readonly count: number;
}

/** Puts positions in and notes how they lay before and lie after, in one statement. */
export async function addPositions(
  tx: Tx,
  changed: readonly Position[],
  before: readonly Position[],
): Promise<Addition> {
  const rows = await tx.rows<AddedRow>(
    `with put as (${puttingPositions}), noted as (
       insert into cart_undo (practice_id, kind, before, after)
       select $practice, 'added', $2::jsonb, coalesce(jsonb_agg(to_jsonb(put)), '[]') from put returning id
     )
     select noted.id as "undoId", put.*,
            (select count(*)::integer
             from (select id from cart_position where practice_id = $practice union select id from put) lying) as count
     from noted left join put on true`,
    [JSON.stringify(changed), JSON.stringify(before)],
  );
  const [first] = rows;
  if (first === undefined) throw new RangeError('An addition is noted');
  const after = rows
    .filter(({ id }) => id !== null)
    .map(({ undoId: _undoId, count: _count, ...position }) => position);
  return { after, undoId: first.undoId, count: first.count };
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
