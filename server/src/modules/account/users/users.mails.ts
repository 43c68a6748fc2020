// Mails about who may log in for a practice: the invitation, and what a deactivation means for those it touches.
import type { Language } from '@praxora/contract/account/identity.calls';
import { layoutMail, type MailContent, type MailSection } from '../../../platform/mail/layout.ts';

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
        `${invitedBy} lädt Sie ein, in Praxora für ${practice} zu bestellen und das Lager zu führen. Über diesen Link nehmen Sie die Einladung an, mit Ihrem Zugang zu Praxora oder mit einem neuen Passwort:`,
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
      `${invitedBy} invites you to order supplies and keep the stock for ${practice} in Praxora. Use this link to accept, with your Praxora login or with a new password:`,
    ],
    button: { label: 'Accept the invitation', link },
    closing: [
      `The link is valid for ${days} days and works once.`,
      'If you do not know the sender, there is nothing to do: without the link no login is made.',
    ],
  });
}

interface DeactivationMail {
  readonly language: Language;
  readonly firstName: string;
  readonly practice: string;
  /** User who deactivated the account. */
  readonly by: string;
  /** Names of devices. */
  readonly blocked: readonly string[];
  readonly handedOver: readonly { readonly name: string; readonly to: string }[];
  readonly company: string;
}

/** Without what nothing is to be told of. */
const filled = (sections: readonly MailSection[]): MailSection[] =>
  sections.filter(({ lines }) => lines.length > 0);

export function deactivationMail(mail: DeactivationMail): MailContent {
  const { language, firstName, practice, by, blocked, handedOver, company } = mail;
  if (language === 'de') {
    return layoutMail({
      language,
      company,
      subject: `Ihr Zugang zu Praxora ist deaktiviert: ${practice}`,
      greeting: firstName ? `Guten Tag ${firstName},` : 'Guten Tag,',
      paragraphs: [
        `${by} hat Ihren Zugang zu Praxora für ${practice} deaktiviert. Sie sind überall abgemeldet; Bestellungen und Buchungen behalten Ihren Namen.`,
      ],
      sections: filled([
        { title: 'Diese Geräte, für die Sie zuständig waren, sind gesperrt', lines: blocked },
        {
          title: 'Diese Geräte haben jetzt andere',
          lines: handedOver.map(({ name, to }) => `${name}: ${to}`),
        },
      ]),
      closing: [`Halten Sie das für einen Irrtum? Dann fragen Sie ${by}.`],
    });
  }
  return layoutMail({
    language,
    company,
    subject: `Your Praxora login is deactivated: ${practice}`,
    greeting: firstName ? `Hello ${firstName},` : 'Hello,',
    paragraphs: [
      `${by} deactivated your Praxora login for ${practice}. You are logged out everywhere; orders and bookings keep your name.`,
    ],
    sections: filled([
      { title: 'These devices that you were in charge of are blocked', lines: blocked },
      {
        title: 'Others are in charge of these devices now',
        lines: handedOver.map(({ name, to }) => `${name}: ${to}`),
      },
    ]),
    closing: [`If you think this is a mistake, please ask ${by}.`],
  });
}

interface DeviceHandOverMail {
  readonly language: Language;
  readonly firstName: string;
  readonly practice: string;
  readonly by: string;
  /** User who had the devices before. */
  readonly from: string;
  readonly devices: readonly string[];
  readonly link: string;
  readonly company: string;
}

export function deviceHandOverMail(mail: DeviceHandOverMail): MailContent {
  const { language, firstName, practice, by, from, devices, link, company } = mail;
  if (language === 'de') {
    return layoutMail({
      language,
      company,
      subject: `Sie haben Geräte übernommen: ${practice}`,
      greeting: firstName ? `Guten Tag ${firstName},` : 'Guten Tag,',
      paragraphs: [
        `${by} hat Ihnen diese Geräte übergeben, für die bisher ${from} zuständig war. Sie buchen weiter wie bisher.`,
      ],
      sections: [{ title: 'Für diese Geräte sind Sie jetzt zuständig', lines: devices }],
      button: { label: 'Geräte ansehen', link },
      closing: ['Wird ein Gerät nicht mehr gebraucht oder ist es verschwunden, sperren Sie es bitte dort.'],
    });
  }
  return layoutMail({
    language,
    company,
    subject: `You have taken over devices: ${practice}`,
    greeting: firstName ? `Hello ${firstName},` : 'Hello,',
    paragraphs: [
      `${by} handed these devices to you; until now ${from} was in charge of them. They go on booking as before.`,
    ],
    sections: [{ title: 'You are now in charge of these devices', lines: devices }],
    button: { label: 'See the devices', link },
    closing: ['If a device is lost or no longer needed, please block it there.'],
  });
}
