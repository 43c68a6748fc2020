// Crockford's base 32: digits and capitals that nobody mistakes for one another.

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Writes values of 0 to 31 as Crockford base32. */
export const writeCrockford = (values: readonly number[]): string =>
  values.map((value) => alphabet[value & 31]).join('');

/** As people type it: small letters, and O, I, L for the digits they look like. Null: another character is among them. */
export function readCrockford(text: string): number[] | null {
  const code = text.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const values = Array.from(code, (character) => alphabet.indexOf(character));
  return values.includes(-1) ? null : values;
}
