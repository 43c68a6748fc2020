// Article codes with valid check digits, in ranges that no real product has.
import { padded } from './text.ts';

/** Check digit of GTIN-8, -12, -13 and -14: weights 3 and 1 from the right. */
export function gtinCheckDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const weight = (digits.length - i) % 2 === 1 ? 3 : 1;
    sum += Number(digits[i]) * weight;
  }
  return (10 - (sum % 10)) % 10;
}

/** GS1 keeps the prefixes 200 to 299 for use inside a company: never printed on a traded product. */
export function internalGtin13(manufacturerId: number, productId: number): string {
  const digits = `29${padded(manufacturerId, 3)}${padded(productId, 7)}`;
  return `${digits}${gtinCheckDigit(digits)}`;
}

/** Check digit of the German pharmacy number with 8 digits; 10 means that the number is not given out. */
export function pznCheckDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (i + 1);
  return sum % 11;
}

/** Numbers from 90000000 on, where none are given out. */
export function demoPzn(productId: number): string {
  for (let number = 9_000_000 + productId * 3; ; number++) {
    const digits = String(number);
    const check = pznCheckDigit(digits);
    if (check < 10) return `${digits}${check}`;
  }
}
