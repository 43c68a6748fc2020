// Which of our own attributes a request wants in its hits.

/** Those of the names that are in the request's list; no list means all. Read once for all hits: it may be long. */
export function requestedAttributes<Name extends string>(
  list: unknown,
  names: readonly Name[],
): readonly Name[] {
  if (list === undefined || list === null) return names;
  const text = typeof list === 'string' ? list : JSON.stringify(list);
  const listed = new Set(text.split(/[[\]",\s]+/));
  return names.filter((name) => !listed.has(`-${name}`) && (listed.has('*') || listed.has(name)));
}
