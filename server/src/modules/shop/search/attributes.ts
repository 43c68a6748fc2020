// Which of our own attributes a request wants in its hits.

/**
 * The names that are in the request's attribute list; no list means all names. Computed once for all hits, because the
 * list may be long.
 */
export function requestedAttributes<Name extends string>(
  list: unknown,
  names: readonly Name[],
): readonly Name[] {
  if (list === undefined || list === null) return names;
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  const listed = new Set(text.split(/[[\]",\s]+/));
  return names.filter((name) => !listed.has(`-${name}`) && (listed.has('*') || listed.has(name)));
}
