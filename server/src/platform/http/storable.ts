// The database keeps every text but one with the character NUL or half a character in it: that is wrong input, at the field
// it stands in.

const isUnstorable = (text: string): boolean => /[\0\p{Cs}]/u.test(text);

/** Where the first such text is; null: nowhere. */
export function pathOfUnstorable(value: unknown): PropertyKey[] | null {
  if (typeof value === 'string') return isUnstorable(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const path = isUnstorable(key) ? [] : pathOfUnstorable(member);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return null;
}
