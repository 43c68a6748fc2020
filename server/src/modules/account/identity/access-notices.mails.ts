// Mails about a change of somebody's access: role, login and devices.
import type { Language } from '@praxora/contract/account/identity.calls';
import type { Role } from '@praxora/contract/shared/permissions';
import { layoutMail, type MailContent } from '../../../platform/mail/layout.ts';

interface Concerned {
  /** Name of the person whose access it is. */
  readonly person: string;
  /** Whether the receiver is that person. */
  readonly isOwn: boolean;
}

export type AccessNotice = Concerned &
  (
    | { readonly kind: 'deactivated' | 'reactivated' | 'deleted' }
    | { readonly kind: 'role'; readonly before: Role; readonly after: Role }
    | { readonly kind: 'device'; readonly device: string; readonly event: 'blocked' | 'removed' }
  );

interface AccessMail {
  readonly language: Language;
  readonly firstName: string;
  readonly company: string;
  readonly practice: string;
  readonly by: string;
  readonly link: string;
  readonly notice: AccessNotice;
}

const roleNames: Readonly<Record<Language, Readonly<Record<Role, string>>>> = {
  de: { owner: 'Inhaber/in', purchasing: 'Einkauf', stock: 'Lager', reader: 'Nur lesen' },
  en: { owner: 'Owner', purchasing: 'Purchasing', stock: 'Stock', reader: 'Read only' },
};

interface Words {
  readonly subject: string;
  readonly text: string;
}

export function accessMail(mail: AccessMail): MailContent {
  const { language, firstName, company, practice, by, link, notice } = mail;
  const isGerman = language === 'de';
  const { subject, text } = isGerman ? german(mail) : english(mail);
  // Somebody who cannot log in has no page to look at.
  const canLook = !(notice.isOwn && (notice.kind === 'deactivated' || notice.kind === 'deleted'));
  return layoutMail({
    language,
    company,
    subject: `${subject}: ${practice}`,
    greeting: `${isGerman ? 'Guten Tag' : 'Hello'}${firstName ? ` ${firstName}` : ''},`,
    paragraphs: [text],
    ...(canLook ? { button: { label: isGerman ? 'In Praxora ansehen' : 'View in Praxora', link } } : {}),
    closing: [
      isGerman
        ? `Halten Sie das für einen Irrtum? Dann fragen Sie ${by}.`
        : `If you think this is a mistake, please ask ${by}.`,
    ],
  });
}

function german({ practice, by, notice }: AccessMail): Words {
  const { person, isOwn } = notice;
  const whose = isOwn ? 'Ihren Zugang' : `den Zugang von ${person}`;
  switch (notice.kind) {
    case 'deactivated':
      return {
        subject: isOwn ? 'Ihr Zugang ist deaktiviert' : `Zugang von ${person} deaktiviert`,
        text: `${by} hat ${whose} zu Praxora für ${practice} deaktiviert. Anmelden ist damit nicht mehr möglich.`,
      };
    case 'deleted':
      return {
        subject: isOwn ? 'Ihr Zugang ist gelöscht' : `Zugang von ${person} gelöscht`,
        text: isOwn
          ? `${by} hat ${whose} zu Praxora für ${practice} gelöscht, samt Namen und E-Mail-Adresse. Bestellungen, Buchungen und der Aktivitätsverlauf nennen Sie dort nicht mehr; Adressbuch, Bestelldokumente und Rechnungen können Ihren Namen behalten. Nutzen Sie Praxora auch für eine andere Praxis, bleibt Ihr Zugang dafür bestehen.`
          : `${by} hat ${whose} zu Praxora für ${practice} gelöscht. Bestellungen, Buchungen und der Aktivitätsverlauf nennen die Person nicht mehr.`,
      };
    case 'reactivated':
      return {
        subject: isOwn ? 'Ihr Zugang ist wieder aktiv' : `Zugang von ${person} wieder aktiv`,
        text: `${by} hat ${whose} zu Praxora für ${practice} wieder aktiviert.`,
      };
    case 'role': {
      const names = roleNames.de;
      return {
        subject: isOwn ? 'Ihre Rolle wurde geändert' : `Rolle von ${person} geändert`,
        text: `${by} hat ${isOwn ? 'Ihre Rolle' : `die Rolle von ${person}`} in Praxora für ${practice} von „${names[notice.before]}“ auf „${names[notice.after]}“ geändert. Das gilt sofort, auch für ${isOwn ? 'Ihre' : 'die'} Geräte und API-Tokens.`,
      };
    }
    case 'device': {
      const word = notice.event === 'blocked' ? 'gesperrt' : 'entfernt';
      return {
        subject: `Gerät ${notice.device} ${word}`,
        text: `${by} hat das Gerät ${notice.device}, für das ${isOwn ? 'Sie zuständig sind' : `${person} zuständig ist`}, für ${practice} ${word}. Es bucht nicht mehr.`,
      };
    }
  }
}

function english({ practice, by, notice }: AccessMail): Words {
  const { person, isOwn } = notice;
  const whose = isOwn ? 'your login' : `the login of ${person}`;
  switch (notice.kind) {
    case 'deactivated':
      return {
        subject: isOwn ? 'Your login is deactivated' : `Login of ${person} deactivated`,
        text: `${by} deactivated ${whose} to Praxora for ${practice}. Logging in is no longer possible.`,
      };
    case 'deleted':
      return {
        subject: isOwn ? 'Your login is deleted' : `Login of ${person} deleted`,
        text: isOwn
          ? `${by} deleted ${whose} to Praxora for ${practice}, with your name and email address. Orders, bookings and the activity log no longer name you there; the address book, order documents and invoices may keep your name. If you use Praxora for another practice, too, your login stays for that.`
          : `${by} deleted ${whose} to Praxora for ${practice}. Orders, bookings and the activity log no longer name the person.`,
      };
    case 'reactivated':
      return {
        subject: isOwn ? 'Your login is active again' : `Login of ${person} active again`,
        text: `${by} reactivated ${whose} to Praxora for ${practice}.`,
      };
    case 'role': {
      const names = roleNames.en;
      return {
        subject: isOwn ? 'Your role was changed' : `Role of ${person} changed`,
        text: `${by} changed ${isOwn ? 'your role' : `the role of ${person}`} in Praxora for ${practice} from “${names[notice.before]}” to “${names[notice.after]}”. It is in force at once, also for ${isOwn ? 'your' : 'the'} devices and API tokens.`,
      };
    }
    case 'device': {
      const word = notice.event === 'blocked' ? 'blocked' : 'removed';
      return {
        subject: `Device ${notice.device} ${word}`,
        text: `${by} ${word} the device ${notice.device}, which ${isOwn ? 'you are' : `${person} is`} in charge of, for ${practice}. It books no longer.`,
      };
    }
  }
}
