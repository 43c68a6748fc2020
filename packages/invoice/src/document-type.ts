/** Codes of UNTDID 1001 that EN 16931 lists for credit notes. */
const creditNotes: ReadonlySet<string> = new Set(
  '81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '),
);

export const documentKind = (typeCode: string | null): 'invoice' | 'credit-note' =>
  typeCode !== null && creditNotes.has(typeCode) ? 'credit-note' : 'invoice';
