// VAT ids of Germany and Austria, with their check digits.

type VatIdFault = 'VAT_ID_FORM' | 'VAT_ID_CHECK_DIGIT';

/** VAT ID as printed on an invoice: in capitals, without the gaps added for reading. */
export function plainVatId(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/** Null: it is right. The letters decide, not where the address lies: a German practice may have a place in Austria. */
export function vatIdFault(text: string): VatIdFault | null {
  const plain = plainVatId(text);
  const check = /^DE\d{9}$/.test(plain) ? germanCheck : /^ATU\d{8}$/.test(plain) ? austrianCheck : null;
  if (check === null) return 'VAT_ID_FORM';
  const digits = [...plain.replace(/\D/g, '')].map(Number);
  return check(digits.slice(0, -1)) === digits.at(-1) ? null : 'VAT_ID_CHECK_DIGIT';
}

/** ISO 7064, MOD 11,10. */
function germanCheck(digits: readonly number[]): number {
  const product = digits.reduce((before, digit) => (2 * ((digit + before) % 10 || 10)) % 11, 10);
  return (11 - product) % 10;
}

/** Every second digit counts twice, by the sum of its own digits; the U counts as 4. */
function austrianCheck(digits: readonly number[]): number {
  const sum = digits.reduce(
    (before, digit, index) => before + (index % 2 === 0 ? digit : Math.floor(digit / 5) + ((2 * digit) % 10)),
    4,
  );
  return (10 - (sum % 10)) % 10;
}
