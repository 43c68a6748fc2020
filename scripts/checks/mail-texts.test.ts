import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findUnwanted } from './glossary.ts';
import { mailTexts, writtenMails } from './mail-texts.ts';

it('knows every mail the server writes', () => {
  const written = readdirSync('server/src/modules', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mails.ts'))
    .flatMap((file) =>
      [
        ...readFileSync(join('server/src/modules', file), 'utf8').matchAll(
          /^export (?:function|const) (\w+Mail)\b/gm,
        ),
      ].map(([, name]) => name),
    );
  expect([...writtenMails].sort()).toEqual(written.sort());
});

it('reads subjects and texts, each in its language', () => {
  const faults = (language: 'de' | 'en', word: string) =>
    findUnwanted(mailTexts(language), [word], () => false).map(({ at }) => at);
  expect(faults('de', 'abgelehnt')).toContain('mail rejectedMail 0, subject');
  expect(faults('de', 'Bestellsystem')).toHaveLength(3);
  expect(faults('de', 'Plattformnummer')).toEqual(['mail orderMail 0']);
  expect(faults('en', 'approval limit')).toEqual(['mail waitingMail 0']);
  expect(faults('en', 'Bestellung')).toEqual([]);
});
