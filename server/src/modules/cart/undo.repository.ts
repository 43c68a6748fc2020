// SQL of what can be taken back.
import type { Tx } from '../../platform/database/tx.ts';
import type { Position } from './cart.repository.ts';

export interface Undo extends Record<string, unknown> {
  readonly kind: 'removed' | 'optimized' | 'added';
  readonly before: readonly Position[];
  /** For an optimization: the same products as it left them. For an addition: what was added to, as it lay then. */
  readonly after: readonly Position[];
}

export const insertUndo = async (tx: Tx, { kind, before, after }: Undo): Promise<string> =>
  (
    await tx.one<{ id: string }>(
      `insert into cart_undo (practice_id, kind, before, after) values (current_practice(), $1, $2, $3) returning id`,
      [kind, JSON.stringify(before), JSON.stringify(after)],
    )
  ).id;

/** It works once: whoever takes it has it alone. */
export const takeUndo = (tx: Tx, id: string): Promise<Undo | null> =>
  tx.maybe('delete from cart_undo where id = $1 returning kind, before, after', [id]);

/** An optimization that was taken back saved nothing. */
export const deleteSaving = (tx: Tx, undoId: string): Promise<number> =>
  tx.run('delete from applied_saving where undo_id = $1', [undoId]);
