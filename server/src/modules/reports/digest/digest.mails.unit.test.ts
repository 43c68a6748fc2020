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
    ...more,
  });

test('uses the words of the glossary', () => {
  expectGlossaryWords({
    digestMail: (language) => [
      digestIn(language),
      digestIn(language, { frequency: 'weekly', weekday: 7 }),
      digestIn(language, { lowStock: [] }),
      digestIn(language, { batches: [batch('oneMonth')] }),
    ],
  });
});

test('a long list is cut, and says by how much', () => {
  const many = Array.from({ length: 30 }, (_, index) => row(`Artikel ${index}`, 'reOrderPoint'));
  const { text, subject } = digestIn('de', { lowStock: many, batches: [] });
  expect(subject).toBe('Praxora: 30 Artikel nachbestellen');
  expect(text).toContain('Am Meldebestand (30)');
  expect(text).toContain('- Artikel 24: Bestand 1, Meldebestand 3\n- und 5 weitere');
  expect(text).not.toContain('Artikel 25');
});
