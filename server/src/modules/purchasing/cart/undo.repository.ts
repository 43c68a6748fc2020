// SQL of what can be taken back.
import type { Tx } from '../../../platform/database/tx.ts';
import type { Position } from './cart.repository.ts';

export interface Undo extends Record<string, unknown> {
  readonly kind: 'removed' | 'optimized' | 'added';
  readonly before: readonly Position[];
  /** For an optimization: the same products as it left them. For an addition: what was added to, as it lay then. */
  readonly after: readonly Position[];
}

/** What stays known of an optimization: everything as it lay at the address right after it, and the rules it was made by. */
interface Standing extends Record<string, unknown> {
  readonly cart: readonly Position[];
  readonly rules: object;
}

export const insertUndo = async (
  tx: Tx,
  { kind, before, after }: Undo,
  standing?: Standing,
): Promise<string> =>
  (
    await tx.one<{ id: string }>(
      `insert into cart_undo (practice_id, kind, before, after, cart, rules)
       values (current_practice(), $1, $2, $3, $4, $5) returning id`,
      [
        kind,
        JSON.stringify(before),
        JSON.stringify(after),
        standing ? JSON.stringify(standing.cart) : null,
        standing ? JSON.stringify(standing.rules) : null,
      ],
    )
  ).id;

export const findStanding = (tx: Tx, undoId: string): Promise<Standing | null> =>
  tx.maybe<Standing>('select cart, rules from cart_undo where id = $1 and cart is not null', [undoId]);

/** It works once: whoever takes it has it alone. */
export const takeUndo = (tx: Tx, id: string): Promise<Undo | null> =>
  tx.maybe('delete from cart_undo where id = $1 returning kind, before, after', [id]);

/** What was taken back saved nothing: an optimization, or lines that came in as their cheapest split says. */
export const deleteSaving = (tx: Tx, undoId: string): Promise<number> =>
  tx.run('delete from applied_saving where undo_id = $1', [undoId]);
