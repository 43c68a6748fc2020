// Short names of the specifications that invoices say they follow (BT-24).

/** In this order: XRechnung's and ZUGFeRD's identifiers hold that of the standard. */
const names: readonly (readonly [RegExp, string])[] = [
  [/xrechnung/, 'XRECHNUNG'],
  [/peppol/, 'PEPPOL'],
  [/minimum/, 'MINIMUM'],
  [/basic[-_ ]?wl/, 'BASIC WL'],
  [/extended/, 'EXTENDED'],
  [/basic/, 'BASIC'],
  [/comfort/, 'COMFORT'],
  [/^urn:cen\.eu:en16931:2017$|(?:zugferd|factur-x).*en16931/, 'EN 16931'],
];

/** The identifier itself where it has no short name. */
export function readProfile(specification: string | null): string | null {
  if (specification === null) return null;
  const identifier = specification.replace(/\s/g, '').toLowerCase();
  return names.find(([pattern]) => pattern.test(identifier))?.[1] ?? specification;
}
