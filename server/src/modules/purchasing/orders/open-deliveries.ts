// Quantities of products ordered and not received yet, and the vendors they were bought from last.
import { orderSections } from '@praxora/rules/purchasing/order-states';
import type { UserContext } from '../../../platform/context.ts';
import * as repository from './open-deliveries.repository.ts';

/** Open deliveries of orders that have not ended, including those waiting for an approval. */
export const readOpenDeliveries = (
  { tx }: Pick<UserContext, 'tx'>,
  productIds: readonly number[],
): Promise<repository.OpenDelivery[]> => repository.listOpenDeliveries(tx, productIds, orderSections.open);

/** At most so many, the oldest products of the catalogue first. */
export const boughtProducts = ({ tx }: Pick<UserContext, 'tx'>, limit: number): Promise<number[]> =>
  repository.listBought(tx, limit);

export const lastVendors = (
  { tx }: Pick<UserContext, 'tx'>,
  productIds: readonly number[],
): Promise<repository.LastVendor[]> => repository.listLastVendors(tx, productIds);
