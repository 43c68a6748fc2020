import { it } from 'vitest';
import { expectGlossaryWords, mailValues } from '../../../testing/mail-words.ts';
import { deletionAnnouncedMail, deletionCancelledMail } from './practice-deletion.mails.ts';

it('they use the words of the glossary', () => {
  const values = { practice: 'X', day: '2026-12-18' };
  expectGlossaryWords({
    deletionAnnouncedMail: (language) => [deletionAnnouncedMail({ ...mailValues(language), ...values })],
    deletionCancelledMail: (language) => [deletionCancelledMail({ ...mailValues(language), ...values })],
  });
});
