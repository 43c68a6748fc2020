// Mails use the words of docs/glossary.md, as the interface does.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { MailContent } from '../platform/mail/layout.ts';
import { findRefusedWords, readRefusedWords } from './glossary.ts';

const unwanted = readRefusedWords(
  readFileSync(fileURLToPath(new URL('../../../docs/glossary.md', import.meta.url)), 'utf8'),
);
const listOf = { de: unwanted.german, en: unwanted.english };

/** Written with everything that may stand in them; names and numbers that are filled in mean nothing. */
export function expectGlossaryWords(
  mails: Readonly<Record<string, (language: 'de' | 'en') => readonly MailContent[]>>,
): void {
  for (const language of ['de', 'en'] as const) {
    expect(listOf[language].length).toBeGreaterThan(10);
    for (const [name, write] of Object.entries(mails)) {
      const texts = write(language).flatMap(({ subject, text }) => [subject, text]);
      const faults = findRefusedWords(
        new Map(texts.map((text) => [text, text])),
        listOf[language],
        () => false,
      );
      expect(faults, `${name}, ${language}`).toEqual([]);
    }
  }
}

/** Values filled into a mail. */
export const mailValues = (language: 'de' | 'en') => ({
  language,
  firstName: 'X',
  company: 'X',
  link: 'https://x.example',
  orderNumber: '1',
  vendorName: 'X',
  netCents: 1,
});
