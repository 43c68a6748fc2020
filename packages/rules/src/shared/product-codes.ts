// Codes of products as files write them, and how two of them are compared.

/** Without what people put between the digits, and without the letters before a PZN. */
export const toDigits = (text: string): string => text.replace(/^\s*PZN/i, '').replace(/[\s.-]/g, '');

/** A GTIN is the same with zeros in front. */
export const gtinKey = (code: string): string => code.replace(/^0+/, '');

/** Told apart from a GTIN with the same digits. */
export const pznKey = (code: string): string => `PZN${code.padStart(8, '0')}`;

/** Every way the catalogue may have written a GTIN. */
export const gtinSpellings = (gtin: string): string[] =>
  [8, 12, 13, 14].map((length) => gtin.padStart(length, '0')).filter((code) => code.length <= 14);
