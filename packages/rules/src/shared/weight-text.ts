// Weights as people read them: grams below a kilogram. Numbers are in German format in both languages. Pure.
import { atFirstUse } from './at-first-use.ts';

const numbers = atFirstUse(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }));

export function weightText(grams: number): string {
  // What would be rounded to 1.000 g is a kilogram.
  return grams < 999.95 ? `${numbers().format(grams)} g` : `${numbers().format(grams / 1000)} kg`;
}
