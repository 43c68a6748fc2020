// A saved view as a mail: its days and filters, its figures and first rows, and the way to the rest.
import { layoutMail, type MailContent } from '../../../../platform/mail/layout.ts';
import { cellText } from '../../../../platform/pdf/table.ts';
import type { ReportContent } from '../described/report.ts';
import type { Language } from '../export/words.ts';

interface Reader {
  readonly language: Language;
  readonly firstName: string;
  readonly practiceName: string;
  readonly company: string;
  readonly viewName: string;
  readonly link: string;
}

const rowsShown = 15;

const words = {
  de: {
    subject: (view: string, practice: string) => `${view}: Bericht für ${practice}`,
    greeting: (name: string) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    lead: (view: string, title: string) => `hier ist Ihre gespeicherte Ansicht „${view}“ (${title}).`,
    figures: 'Summen',
    rows: (count: number) => (count === 1 ? '1 Zeile' : `${count} Zeilen`),
    more: (count: number) => `und ${count} weitere`,
    nothing: 'In diesem Zeitraum gibt es nichts zu berichten.',
    button: 'Bericht öffnen',
    closing:
      'Sie bekommen diese E-Mail am Ersten jedes Monats, weil Sie das bei den Berichten so gewählt haben. Dort können Sie sie auch abbestellen.',
  },
  en: {
    subject: (view: string, practice: string) => `${view}: report for ${practice}`,
    greeting: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    lead: (view: string, title: string) => `here is your saved view “${view}” (${title}).`,
    figures: 'Totals',
    rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
    more: (count: number) => `and ${count} more`,
    nothing: 'There is nothing to report for these days.',
    button: 'Open the report',
    closing:
      'You get this email on the first of every month because you chose so with the reports. You can end it there, too.',
  },
} as const;

export async function viewMail(content: ReportContent, reader: Reader): Promise<MailContent> {
  const { language, viewName, link, company } = reader;
  const t = words[language];
  const lines: string[] = [];
  for await (const part of content.parts)
    for (const row of part)
      if (lines.length < rowsShown)
        lines.push(
          row
            .flatMap((cell, index) => (content.onSheet[index] === null ? [] : cellText(cell, language)))
            .filter((text) => text !== '')
            .join(', '),
        );
  const left = content.count - lines.length;
  return layoutMail({
    language,
    subject: t.subject(viewName, reader.practiceName),
    greeting: t.greeting(reader.firstName),
    paragraphs: [
      t.lead(viewName, content.title),
      content.head.join('\n'),
      ...(content.count === 0 ? [t.nothing] : []),
    ],
    sections: [
      {
        title: t.figures,
        lines: content.totals.map(([what, value]) => `${what}: ${cellText(value, language)}`),
      },
      ...(content.count === 0
        ? []
        : [{ title: t.rows(content.count), lines: left > 0 ? [...lines, t.more(left)] : lines }]),
    ],
    button: { label: t.button, link },
    closing: [t.closing],
    company,
  });
}
