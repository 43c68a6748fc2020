// Missing data of an input, before it is sent. Pure.
import type { ErrorCode } from '@praxora/contract/errors';
import { isRefused, type NumberEntry } from '@praxora/rules/shared/number-entry';

interface Duties {
  readonly hasBatchObligation: boolean;
  readonly hasExpiryDateObligation: boolean;
}
interface Entered {
  readonly date: string | null;
  readonly amount: NumberEntry;
  readonly storageId: number | null;
  readonly batchNumber: string;
  readonly expirationDate: string | null;
}

export function bookInProblems(duties: Duties, entered: Entered): Partial<Record<keyof Entered, ErrorCode>> {
  const { amount } = entered;
  return {
    ...(amount === null ? { amount: 'REQUIRED_FIELD' } : {}),
    ...(isRefused(amount) ? { amount: amount.code } : {}),
    ...(typeof amount === 'number' && amount < 1 ? { amount: 'INCORRECT_VALUE' } : {}),
    ...(entered.storageId === null ? { storageId: 'REQUIRED_FIELD' } : {}),
    ...(entered.date === null ? { date: 'REQUIRED_FIELD' } : {}),
    ...(duties.hasBatchObligation && entered.batchNumber.trim() === ''
      ? { batchNumber: 'BATCH_REQUIRED' }
      : {}),
    ...(duties.hasExpiryDateObligation && entered.expirationDate === null
      ? { expirationDate: 'EXPIRY_REQUIRED' }
      : {}),
  };
}
