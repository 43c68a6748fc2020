// Mails to the owners of a practice about its deletion.
import type { Language } from '@praxora/contract/account/identity.calls';
import { formatDate, parseServerDate } from '@praxora/rules/shared/dates';
import { layoutMail, type MailContent } from '../../../platform/mail/layout.ts';

interface DeletionMail {
  readonly language: Language;
  readonly firstName: string;
  readonly practice: string;
  /** First day on which the practice is deleted. */
  readonly day: string;
  readonly company: string;
}

const written = (day: string, language: Language): string => {
  const moment = parseServerDate(day);
  return moment === null ? day : formatDate(moment, language);
};

/** `link`: the page with the export of all data. */
export function deletionAnnouncedMail(mail: DeletionMail & { readonly link: string }): MailContent {
  const { language, firstName, practice, link, company } = mail;
  const day = written(mail.day, language);
  if (language === 'de') {
    return layoutMail({
      language,
      company,
      subject: `${practice} wird am ${day} in Praxora gelöscht`,
      greeting: firstName ? `Guten Tag ${firstName},` : 'Guten Tag,',
      paragraphs: [
        `am ${day} wird ${practice} in Praxora gelöscht: alle Zugänge, Artikel, Bestände, Bestellungen, Belege und Dateien. Bis dahin funktioniert alles wie bisher.`,
        'Bestellungen und Rechnungen müssen Sie meist über Jahre aufbewahren. Laden Sie deshalb vorher den Datenexport herunter; danach kann niemand die Daten zurückholen.',
      ],
      button: { label: 'Zum Datenexport', link },
      closing: [`Ist das ein Versehen? Antworten Sie ${company} vor dem ${day}, dann wird nichts gelöscht.`],
    });
  }
  return layoutMail({
    language,
    company,
    subject: `${practice} will be deleted from Praxora on ${day}`,
    greeting: firstName ? `Hello ${firstName},` : 'Hello,',
    paragraphs: [
      `on ${day} ${practice} will be deleted from Praxora: all logins, articles, stock, orders, documents and files. Until then everything works as before.`,
      'Orders and invoices usually have to be kept for years. Download the data export before that day; afterwards nobody can bring the data back.',
    ],
    button: { label: 'Go to the data export', link },
    closing: [`Is this a mistake? Contact ${company} before ${day}, and nothing will be deleted.`],
  });
}

export function deletionCancelledMail(mail: DeletionMail): MailContent {
  const { language, firstName, practice, company } = mail;
  const day = written(mail.day, language);
  if (language === 'de') {
    return layoutMail({
      language,
      company,
      subject: `${practice} wird nicht gelöscht`,
      greeting: firstName ? `Guten Tag ${firstName},` : 'Guten Tag,',
      paragraphs: [
        `die Löschung von ${practice}, die für den ${day} angekündigt war, ist zurückgenommen. Es bleibt alles, wie es ist.`,
      ],
      closing: [],
    });
  }
  return layoutMail({
    language,
    company,
    subject: `${practice} will not be deleted`,
    greeting: firstName ? `Hello ${firstName},` : 'Hello,',
    paragraphs: [
      `the deletion of ${practice} that was announced for ${day} has been taken back. Everything stays as it is.`,
    ],
    closing: [],
  });
}
