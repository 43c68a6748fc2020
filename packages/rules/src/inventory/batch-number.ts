// How a batch number that is looked for fits one that was booked. People type them with and without dashes and blanks, and
// on small packs only a part of them can be read.

/** Letters and digits only, so that `NB 26-0912` and `nb260912` are the same. */
export const bareBatch = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Shortest partial match: a single letter occurs in nearly all batch numbers. */
const leastPart = 2;

export function batchFits(wanted: string, batch: string): 'whole' | 'part' | null {
  if (batch.trim() === '') return null;
  if (wanted.trim().toUpperCase() === batch.trim().toUpperCase()) return 'whole';
  const [bare, booked] = [bareBatch(wanted), bareBatch(batch)];
  if (bare !== '' && bare === booked) return 'whole';
  return bare.length >= leastPart && booked.includes(bare) ? 'part' : null;
}
