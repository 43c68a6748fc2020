import { it } from 'vitest';
import { expectGlossaryWords, mailValues } from '../../../testing/mail-words.ts';
import { type AccessNotice, accessMail } from './access-notices.mails.ts';

it('mails about access use the words of the glossary', () => {
  expectGlossaryWords({
    accessMail: (language) =>
      [true, false].flatMap((isOwn) => {
        const concerned = { person: 'X', isOwn };
        const notices: AccessNotice[] = [
          { ...concerned, kind: 'deactivated' },
          { ...concerned, kind: 'reactivated' },
          { ...concerned, kind: 'deleted' },
          { ...concerned, kind: 'role', before: 'stock', after: 'reader' },
          { ...concerned, kind: 'device', device: 'X', event: 'blocked' },
          { ...concerned, kind: 'device', device: 'X', event: 'removed' },
          { ...concerned, kind: 'twoStep', event: 'resetRequested', at: new Date(0) },
          { ...concerned, kind: 'twoStep', event: 'resetCancelled' },
          { ...concerned, kind: 'twoStep', event: 'reset' },
        ];
        return notices.map((notice) =>
          accessMail({ ...mailValues(language), practice: 'X', by: 'X', notice }),
        );
      }),
  });
});
