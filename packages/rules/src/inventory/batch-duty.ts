// Data required before goods are booked in, by the article's documentation duties.

export interface DocumentationDuties {
  readonly hasBatchObligation: boolean;
  readonly hasExpiryDateObligation: boolean;
}

export interface RecordedLot {
  readonly batchNumber: string;
  readonly expirationDate: string | null;
}

export type MissedDuty =
  | { readonly field: 'batchNumber'; readonly code: 'BATCH_REQUIRED' }
  | { readonly field: 'expirationDate'; readonly code: 'EXPIRY_REQUIRED' };

/** In the order of the fields; a batch number of blanks is none. */
export function missedDuties(duties: DocumentationDuties, lot: RecordedLot): MissedDuty[] {
  const missed: MissedDuty[] = [];
  if (duties.hasBatchObligation && lot.batchNumber.trim() === '')
    missed.push({ field: 'batchNumber', code: 'BATCH_REQUIRED' });
  if (duties.hasExpiryDateObligation && lot.expirationDate === null)
    missed.push({ field: 'expirationDate', code: 'EXPIRY_REQUIRED' });
  return missed;
}
