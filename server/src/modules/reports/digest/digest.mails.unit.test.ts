import { expect, test } from 'vitest';
import { expectGlossaryWords, mailValues } from '../../../testing/mail-words.ts';
import { digestMail } from './digest.mails.ts';

const row = (name: string, group: 'belowMinimum' | 'reOrderPoint' | 'putHere') => ({
  name,
  group,
  stock: 1,
  minimumStock: 2,
  warningStock: 3,
});
const batch = (reminder: 'oneMonth' | 'threeMonths') => ({
  name: 'X',
  batchNumber: '1',
  expirationDate: '2026-12-01',
  amount: 1,
  unit: { de: 'X', en: 'X' },
  reminder,
});
const priceAlert = (reason: 'target' | 'median') => ({
  productId: 1,
  name: { de: 'X', en: 'X' },
  netCents: 890,
  alert: { reason, comparedCents: 1_000, percentBelow: 11 },
});
const sum = { count: 2, grossCents: 490_09 };
const summary = {
  ...{ open: sum, ready: sum, checked: sum },
  differing: { count: 1, tooMuchCents: 6670 },
  dueSoon: { count: 3, payableCents: 54_618, until: '2026-11-24' },
  discount: { count: 2, cents: 2096, firstDay: '2026-11-21' },
};
const digestIn = (language: 'de' | 'en', more: object = {}) =>
  digestMail({
    ...mailValues(language),
    practiceName: 'X',
    publicUrl: 'https://x.example',
    unsubscribeLink: 'https://x.example/auth/unsubscribe?token=1',
    frequency: 'daily',
    weekday: 1,
    lowStock: [row('X', 'belowMinimum'), row('X', 'reOrderPoint'), row('X', 'putHere')],
    batches: [batch('oneMonth'), batch('threeMonths')],
    priceAlerts: [priceAlert('target'), priceAlert('median')],
    invoices: summary,
    ...more,
  });

test('uses the words of the glossary', () => {
  expectGlossaryWords({
    digestMail: (language) => [
      digestIn(language),
      digestIn(language, { frequency: 'weekly', weekday: 7 }),
      digestIn(language, { lowStock: [] }),
      digestIn(language, { lowStock: [], batches: [] }),
      digestIn(language, { invoices: { ...summary, differing: { count: 2, tooMuchCents: 1 } } }),
      digestIn(language, { batches: [batch('oneMonth')] }),
      digestIn(language, { lowStock: [], batches: [], priceAlerts: [priceAlert('median')] }),
    ],
  });
});

test('a long list is cut, and says by how much', () => {
  const many = Array.from({ length: 30 }, (_, index) => row(`Artikel ${index}`, 'reOrderPoint'));
  const { text, subject } = digestIn('de', {
    lowStock: many,
    batches: [],
    priceAlerts: [],
    invoices: null,
  });
  expect(subject).toBe('Praxora: 30 Artikel nachbestellen');
  expect(text).toContain('Am Meldebestand (30)');
  expect(text).toContain('- Artikel 24: Bestand 1, Meldebestand 3\n- und 5 weitere');
  expect(text).not.toContain('Artikel 25');
});

test('price alerts stand after them and name what the price is below of', () => {
  const { text, subject } = digestIn('en', { lowStock: [], batches: [], invoices: null });
  expect(subject).toBe('Praxora: 2 price alerts');
  expect(text).toContain(
    'Price alerts of your watchlist (2)\n- X: 8,90\u00a0€, below your target price of 10,00\u00a0€\n- X: 8,90\u00a0€, 11 % below the 90-day median of 10,00\u00a0€',
  );
  expect(text).toContain('https://x.example/inventory/saved/watchlist');
});

test('invoices alone are told, with the way to them', () => {
  const { text, subject } = digestIn('de', { lowStock: [], batches: [], priceAlerts: [] });
  expect(subject).toBe('Praxora: Rechnungen prüfen');
  expect(text.replace(/\u00a0/g, ' ')).toContain(
    'Rechnungen\n- 1 weicht ab, 66,70 € netto zu viel berechnet\n- 3 bis 24.11.2026 fällig, 546,18 €\n- 20,96 € Skonto möglich, das erste bis 21.11.2026',
  );
  expect(text).toContain('https://x.example/invoices');
});
