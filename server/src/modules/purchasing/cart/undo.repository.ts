// SQL of what can be taken back, and of what an optimization saved until then.
import type { Column, Columns } from '../../../platform/database/row-types.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Position } from './cart.repository.ts';

export interface Undo {
  readonly kind: Column<'cart_undo', 'kind'>;
  readonly before: Column<'cart_undo', 'before', readonly Position[]>;
  /** For an optimization: the same products as it left them. For an addition: what was added to, as it lay then. */
  readonly after: Column<'cart_undo', 'after', readonly Position[]>;
}

/** Saved data of an optimization: all positions of the address right after it, and its rules. */
interface Standing {
  readonly cart: Column<'cart_undo', 'cart', readonly Position[]>;
  readonly rules: Column<'cart_undo', 'rules', object>;
}

export const insertUndo = async (
  tx: Tx,
  { kind, before, after }: Undo,
  standing?: Standing,
): Promise<string> =>
  (
    await tx.one<Columns<'cart_undo', 'id'>>(
      `insert into cart_undo (practice_id, kind, before, after, cart, rules)
       values ($practice, $1, $2, $3, $4, $5) returning id`,
      [
        kind,
        JSON.stringify(before),
        JSON.stringify(after),
        standing ? JSON.stringify(standing.cart) : null,
        standing ? JSON.stringify(standing.rules) : null,
      ],
    )
  ).id;

export const findUndoState = (tx: Tx, undoId: string): Promise<Standing | null> =>
  tx.maybe<Standing>(
    'select cart, rules from cart_undo where practice_id = $practice and id = $1 and cart is not null',
    [undoId],
  );

/** It works once: whoever takes it has it alone. */
export const takeUndo = (tx: Tx, id: string): Promise<Undo | null> =>
  tx.maybe('delete from cart_undo where practice_id = $practice and id = $1 returning kind, before, after', [
    id,
  ]);

/** An undone change saved nothing. */
export const deleteSaving = (tx: Tx, undoId: string): Promise<number> =>
  tx.run('delete from applied_saving where practice_id = $practice and undo_id = $1', [undoId]);

/** Saving of an optimization, or of lines added by their cheapest split. */
export interface Saving {
  readonly addressId: number;
  readonly undoId: string;
  readonly savingCents: number;
  readonly packagesBefore: number;
  readonly packagesAfter: number;
}

export const insertSaving = (
  tx: Tx,
  { addressId, undoId, savingCents, packagesBefore, packagesAfter }: Saving,
  userId: number,
): Promise<number> =>
  tx.run(
    `insert into applied_saving (practice_id, address_id, undo_id, applied_by, saving_cents, packages_before,
                                 packages_after)
     values ($practice, $1, $2, $3, $4, $5, $6)`,
    [addressId, undoId, userId, savingCents, packagesBefore, packagesAfter],
  );
