// Mail to a user who has to set up two-step login.
import type { Language } from '@praxora/contract/account/identity.calls';
import { formatDate } from '@praxora/rules/shared/dates';
import { layoutMail, type MailContent } from '../../../platform/mail/layout.ts';

interface TwoStepDutyMail {
  readonly language: Language;
  readonly firstName: string;
  readonly company: string;
  readonly practice: string;
  readonly by: string;
  /** The last day without it. */
  readonly until: string;
  readonly link: string;
}

export function twoStepDutyMail(mail: TwoStepDutyMail): MailContent {
  const { language, firstName, company, practice, by, link } = mail;
  const until = formatDate(new Date(`${mail.until}T12:00:00Z`), language);
  const isGerman = language === 'de';
  return layoutMail({
    language,
    company,
    subject: isGerman
      ? `Bitte richten Sie die Anmeldung in zwei Schritten ein: ${practice}`
      : `Please set up two-step login: ${practice}`,
    greeting: `${isGerman ? 'Guten Tag' : 'Hello'}${firstName ? ` ${firstName}` : ''},`,
    paragraphs: isGerman
      ? [
          `${by} verlangt für ${practice} die Anmeldung in zwei Schritten: mit Passwort und einem Code aus einer App auf Ihrem Handy.`,
          `Bitte richten Sie sie bis zum ${until} ein. Danach können Sie sich nur noch anmelden, um sie einzurichten.`,
        ]
      : [
          `${by} requires two-step login for ${practice}: with your password and a code from an app on your phone.`,
          `Please set it up by ${until}. After that day you can log in only to set it up.`,
        ],
    button: { label: isGerman ? 'Jetzt einrichten' : 'Set it up now', link },
    closing: [
      isGerman
        ? 'Handgeräte und API-Tokens sind nicht betroffen.'
        : 'Handhelds and API tokens are not affected.',
    ],
  });
}
