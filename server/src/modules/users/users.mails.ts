// The mail that invites somebody to a practice.
import type { Language } from '@praxora/contract/identity/identity.calls';
import { layoutMail, type MailContent } from '../../platform/mail/layout.ts';

interface InvitationMail {
  readonly language: Language;
  readonly firstName: string;
  readonly practice: string;
  readonly invitedBy: string;
  readonly link: string;
  readonly days: number;
  readonly company: string;
}

export function invitationMail(mail: InvitationMail): MailContent {
  const { language, firstName, practice, invitedBy, link, days, company } = mail;
  if (language === 'de') {
    return layoutMail({
      language,
      company,
      subject: `Einladung zu Praxora: ${practice}`,
      greeting: firstName ? `Guten Tag ${firstName},` : 'Guten Tag,',
      paragraphs: [
        `${invitedBy} lädt Sie ein, in Praxora für ${practice} zu bestellen und das Lager zu führen. Über diesen Link vergeben Sie Ihr Passwort:`,
      ],
      button: { label: 'Einladung annehmen', link },
      closing: [
        `Der Link gilt ${days} Tage und nur einmal.`,
        'Kennen Sie den Absender nicht? Dann brauchen Sie nichts zu tun; ohne den Link entsteht kein Zugang.',
      ],
    });
  }
  return layoutMail({
    language,
    company,
    subject: `Invitation to Praxora: ${practice}`,
    greeting: firstName ? `Hello ${firstName},` : 'Hello,',
    paragraphs: [
      `${invitedBy} invites you to order supplies and keep the stock for ${practice} in Praxora. Use this link to set your password:`,
    ],
    button: { label: 'Accept the invitation', link },
    closing: [
      `The link is valid for ${days} days and works once.`,
      'If you do not know the sender, there is nothing to do: without the link no login is made.',
    ],
  });
}
