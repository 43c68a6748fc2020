// The database keeps every text but one with the character NUL or half a character in it: that is wrong input, at the field
// it stands in.

const isUnstorable = (text: string): boolean => /[\0\p{Cs}]/u.test(text);

interface Place {
  readonly value: object;
  readonly key: PropertyKey | null;
  readonly above: Place | null;
}

/** Where such a text is; null: nowhere. Without recursion: the depth is the client's choice, the stack is ours. */
export function pathOfUnstorable(value: unknown): PropertyKey[] | null {
  if (typeof value === 'string') return isUnstorable(value) ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  const open: Place[] = [{ value, key: null, above: null }];
  for (let place = open.pop(); place; place = open.pop()) {
    const isList = Array.isArray(place.value);
    for (const name of Object.keys(place.value)) {
      const key = isList ? Number(name) : name;
      const member: unknown = place.value[name as keyof object];
      if (isUnstorable(name) || (typeof member === 'string' && isUnstorable(member)))
        return [...pathTo(place), key];
      if (typeof member === 'object' && member !== null) open.push({ value: member, key, above: place });
    }
  }
  return null;
}

function pathTo(place: Place): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let at: Place | null = place; at && at.key !== null; at = at.above) path.unshift(at.key);
  return path;
}
