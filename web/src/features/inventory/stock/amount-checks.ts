import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import type { ReactNode } from 'react';
import { fieldError } from '../../../lib/forms.tsx';

/** No more can go than there is. */
export const checkAvailable =
  (available: number) =>
  ({ amount }: { readonly amount: NumberEntry }): Record<string, ReactNode> =>
    (toNumber(amount) ?? 0) > available ? { amount: fieldError('NOT_ENOUGH_STOCK', { available }) } : {};
