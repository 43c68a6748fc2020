// Mails about a change of somebody's access: role, login and devices.
import type { Language } from '@praxora/contract/account/identity.calls';
import type { Role } from '@praxora/contract/shared/permissions';
import { formatDateTime } from '@praxora/rules/shared/dates';
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
    | TwoStepChange
  );

/** Of a second step that an owner or an operator removes. */
export type TwoStepChange =
  | { readonly kind: 'twoStep'; readonly event: 'resetRequested'; readonly at: Date }
  | { readonly kind: 'twoStep'; readonly event: 'resetCancelled' | 'reset' };

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
    case 'twoStep':
      return germanTwoStep(by, notice);
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
    case 'twoStep':
      return englishTwoStep(by, notice);
  }
}

function germanTwoStep(by: string, { person, isOwn, ...change }: Concerned & TwoStepChange): Words {
  const login = isOwn ? 'Ihre Anmeldung in zwei Schritten' : `Anmeldung in zwei Schritten von ${person}`;
  switch (change.event) {
    case 'resetRequested':
      return {
        subject: `${login} wird zurückgesetzt`,
        text: `${by} lässt ${isOwn ? 'Ihren zweiten Schritt' : `den zweiten Schritt von ${person}`} der Anmeldung am ${formatDateTime(change.at, 'de')} entfernen. Danach genügt das Passwort. ${isOwn ? 'Haben Sie nicht darum gebeten? Dann melden Sie sich bitte vorher an und brechen Sie es unter „Kontozugang“ ab.' : 'Bis dahin lässt es sich unter „Kontozugang“ abbrechen.'}`,
      };
    case 'resetCancelled':
      return {
        subject: `${login} bleibt`,
        text: `${by} hat abgebrochen, dass ${isOwn ? 'Ihr zweiter Schritt' : `der zweite Schritt von ${person}`} der Anmeldung entfernt wird. Es bleibt bei Passwort und Code.`,
      };
    case 'reset':
      return {
        subject: `${login} zurückgesetzt`,
        text: `${isOwn ? 'Ihr zweiter Schritt' : `Der zweite Schritt von ${person}`} der Anmeldung ist entfernt, alle Sitzungen sind beendet. Zum Anmelden genügt jetzt das Passwort${isOwn ? '; richten Sie die Anmeldung in zwei Schritten am besten gleich wieder ein' : ''}.`,
      };
  }
}

function englishTwoStep(by: string, { person, isOwn, ...change }: Concerned & TwoStepChange): Words {
  const whose = isOwn ? 'your' : `${person}’s`;
  const login = isOwn ? 'Your two-step login' : `Two-step login of ${person}`;
  switch (change.event) {
    case 'resetRequested':
      return {
        subject: `${login} will be reset`,
        text: `${by} is having ${whose} second step of logging in removed on ${formatDateTime(change.at, 'en')}. After that the password is enough. ${isOwn ? 'If you did not ask for this, please log in before then and cancel it under “Account access”.' : 'Until then it can be cancelled under “Account access”.'}`,
      };
    case 'resetCancelled':
      return {
        subject: `${login} stays`,
        text: `${by} cancelled the removal of ${whose} second step of logging in. Password and code are needed as before.`,
      };
    case 'reset':
      return {
        subject: `${login} was reset`,
        text: `${isOwn ? 'Your' : `${person}’s`} second step of logging in is removed, and all sessions have ended. The password is enough to log in now${isOwn ? '; please set two-step login up again soon' : ''}.`,
      };
  }
}
