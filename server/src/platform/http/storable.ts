// The database keeps every text but one with the character NUL in it: that is wrong input, at the field it stands in.

/** Where the first such text is; null: nowhere. */
export function pathOfUnstorable(value: unknown): PropertyKey[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const path = key.includes('\0') ? [] : pathOfUnstorable(member);
    if (path) return [Array.isArray(value) ? Number(key) : key, ...path];
  }
  return null;
}
