// Lock of the cart: only one request changes it at a time.
import type { UserContext } from '../../../platform/context.ts';
import { lockInPractice } from '../../../platform/database/practice-lock.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import * as repository from './cart.repository.ts';

/**
 * Taken first by everything that changes the cart or must see it stand still: two tabs work one after the other, and each
 * reads what the other left. Held until the transaction ends; taking it again costs nothing.
 */
export async function lockCart(tx: Tx): Promise<void> {
  await lockInPractice(tx, 'cart');
}

/** The envelope of the answer tells the new count. */
export async function countAnew({ tx, meta }: UserContext): Promise<void> {
  meta.basket_counter = await repository.countPositions(tx);
}
