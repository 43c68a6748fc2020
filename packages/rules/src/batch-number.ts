// How a batch number that is looked for fits one that was booked. People type them with and without dashes and blanks, and
// on small packs only a part of them can be read.

/** Letters and digits only, so that `NB 26-0912` and `nb260912` are the same. */
export const bareBatch = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** One letter would be in nearly all of them. */
export const leastPart = 2;

/** The part that is looked for inside others; null where it is too short to say anything. */
export const batchPart = (wanted: string): string | null => {
  const bare = bareBatch(wanted);
  return bare.length < leastPart ? null : bare;
};

export function batchFits(wanted: string, batch: string): 'whole' | 'part' | null {
  if (batch.trim() === '') return null;
  const bare = bareBatch(wanted);
  if (wanted.trim().toUpperCase() === batch.trim().toUpperCase()) return 'whole';
  if (bare !== '' && bareBatch(batch) === bare) return 'whole';
  const part = batchPart(wanted);
  return part !== null && bareBatch(batch).includes(part) ? 'part' : null;
}
