// Mail to approvers and substitutes: the approval settings that are in force from now on.
import type { Language } from '@praxora/contract/account/identity.calls';
import type { Substitute } from '@praxora/rules/account/approval-settings';
import { atFirstUse } from '@praxora/rules/shared/at-first-use';
import { formatDate } from '@praxora/rules/shared/dates';
import { layoutMail, type MailContent } from '../../../platform/mail/layout.ts';

interface Limits {
  readonly spendingLimitCents: number;
  readonly monthLimitCents: number | null;
}

interface SettingsChangedMail {
  readonly language: Language;
  readonly firstName: string;
  readonly company: string;
  readonly practice: string;
  readonly by: string;
  readonly link: string;
  readonly before: Limits;
  readonly after: Limits & {
    readonly approvers: readonly {
      readonly name: string;
      readonly substitute: (Substitute & { readonly name: string }) | null;
    }[];
  };
}

const euros = atFirstUse(() => new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }));
const money = (cents: number): string => euros().format(cents / 100);

const words = {
  de: {
    none: 'keine',
    was: 'bisher',
    substituted: 'Vertretung',
    from: 'ab',
    until: 'bis',
  },
  en: { none: 'none', was: 'before', substituted: 'substitute', from: 'from', until: 'until' },
} as const;

export function settingsChangedMail(mail: SettingsChangedMail): MailContent {
  const { language, firstName, company, practice, by, link, before, after } = mail;
  const word = words[language];
  const amount = (cents: number | null): string => (cents === null ? word.none : money(cents));
  const line = (label: string, old: number | null, now: number | null): string =>
    old === now ? `${label}: ${amount(now)}` : `${label}: ${amount(now)} (${word.was} ${amount(old)})`;
  const onDay = (day: string): string => formatDate(new Date(`${day}T12:00:00Z`), language);
  const period = ({ from, until }: Substitute): string =>
    [...(from ? [`${word.from} ${onDay(from)}`] : []), ...(until ? [`${word.until} ${onDay(until)}`] : [])]
      .map((part) => ` ${part}`)
      .join('');
  const approvers = after.approvers.map(({ name, substitute }) =>
    substitute ? `${name} (${word.substituted}: ${substitute.name}${period(substitute)})` : name,
  );
  const isGerman = language === 'de';
  return layoutMail({
    language,
    company,
    subject: isGerman ? `Freigaben geändert: ${practice}` : `Approvals changed: ${practice}`,
    greeting: `${isGerman ? 'Guten Tag' : 'Hello'}${firstName ? ` ${firstName}` : ''},`,
    paragraphs: [
      isGerman
        ? `${by} hat die Freigaben für ${practice} geändert. Das gilt ab sofort:`
        : `${by} changed the approvals for ${practice}. From now on this is in force:`,
    ],
    sections: [
      {
        title: isGerman ? 'Freigabegrenzen, netto' : 'Approval limits, net',
        lines: [
          line(isGerman ? 'Je Bestellung' : 'Per order', before.spendingLimitCents, after.spendingLimitCents),
          line(
            isGerman ? 'Je Person und Monat' : 'Per person and month',
            before.monthLimitCents,
            after.monthLimitCents,
          ),
        ],
      },
      { title: isGerman ? 'Freigebende Personen' : 'Approvers', lines: approvers },
    ],
    button: { label: isGerman ? 'Freigaben ansehen' : 'View approvals', link },
    closing: [],
  });
}
