// The prefix by which a scanner tells what kind of symbol it saw (ISO/IEC 15424): a closing bracket, a letter, a sign.

export interface Symbology {
  /** The three characters, where the scanner sends them. */
  readonly symbology: string | undefined;
  readonly text: string;
  /** Content the symbol can hold: GS1 elements only, a number of the EAN family only, or anything. */
  readonly holds: 'gs1' | 'gtin' | 'anything';
}

/** GS1-128, GS1 DataBar and composites, GS1 DataMatrix, GS1 QR, GS1 DotCode. */
const gs1Prefixes: ReadonlySet<string> = new Set([']C1', ']e0', ']e1', ']e2', ']d2', ']Q3', ']J1']);
/** EAN-13 and UPC, EAN-8, and ITF-14 with its check digit. */
const gtinPrefixes: ReadonlySet<string> = new Set([']E0', ']E4', ']I1']);

export function takeSymbology(text: string): Symbology {
  if (!/^\][A-Za-z][0-9A-Za-z]/.test(text)) return { symbology: undefined, text, holds: 'anything' };
  const symbology = text.slice(0, 3);
  const holds = gs1Prefixes.has(symbology) ? 'gs1' : gtinPrefixes.has(symbology) ? 'gtin' : 'anything';
  return { symbology, text: text.slice(3), holds };
}
