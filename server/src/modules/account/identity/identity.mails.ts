// Mails about logging in.
import type { Language } from '@praxora/contract/account/identity.calls';
import { layoutMail, type MailContent } from '../../../platform/mail/layout.ts';

interface PasswordResetMail {
  readonly language: Language;
  readonly firstName: string;
  readonly link: string;
  readonly minutes: number;
  readonly company: string;
}

export function passwordResetMail({
  language,
  firstName,
  link,
  minutes,
  company,
}: PasswordResetMail): MailContent {
  if (language === 'de') {
    return layoutMail({
      language,
      company,
      subject: 'Neues Passwort für Praxora',
      greeting: firstName ? `Guten Tag ${firstName},` : 'Guten Tag,',
      paragraphs: [
        'Sie möchten ein neues Passwort für Ihren Zugang zu Praxora vergeben. Das geht über diesen Link:',
      ],
      button: { label: 'Neues Passwort vergeben', link },
      closing: [
        `Der Link gilt ${minutes} Minuten und nur einmal.`,
        'Haben Sie das nicht angefordert? Dann brauchen Sie nichts zu tun; Ihr Passwort bleibt, wie es ist.',
      ],
    });
  }
  return layoutMail({
    language,
    company,
    subject: 'New password for Praxora',
    greeting: firstName ? `Hello ${firstName},` : 'Hello,',
    paragraphs: ['You asked to set a new password for your Praxora login. Use this link to do so:'],
    button: { label: 'Set a new password', link },
    closing: [
      `The link is valid for ${minutes} minutes and works once.`,
      'If you did not ask for this, there is nothing to do: your password stays as it is.',
    ],
  });
}
