// Users of the demo practices, who make the writes.
import { findPractice, openSession, type Practice } from '../../cluster/practice.ts';
import type { SupervisedProduct } from '../supervised-product.ts';

/** May do everything in a practice with stock. */
export const keeper = 'demo@praxora.example';
/** The orders of the buyer wait for the approver, where they cost more than the clinic's limit. */
export const buyer = 'klinik@praxora.example';
export const approver = 'leitung@praxora.example';

export const openKeeper = (product: SupervisedProduct): Promise<Practice> =>
  product.withOwner((owner) => findPractice(owner, [product.port], keeper));

export const openToken = (product: SupervisedProduct, email: string): Promise<string> =>
  product.withOwner((owner) => openSession(owner, email));
