// Reference data that every domain needs: products, categories and manufacturers.
import type { UserContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import * as moved from './moved-products.repository.ts';
import * as repository from './reference.repository.ts';

export const listManufacturers = ({ tx }: UserContext) => repository.listManufacturers(tx);

/** Inside an import of a practice. Answers how many products were created. */
export async function createMissingProducts(tx: Tx): Promise<number> {
  await moved.createMissingManufacturers(tx);
  return moved.createMissingProducts(tx);
}
