// Writes documents of articles; of some dangerous goods the safety data sheet is missing, so that it shows.
import { addMonths, startOfMonth } from '@praxora/rules/shared/calendar';
import type { Client } from 'pg';
import { copyRows, type Value } from '../../src/platform/database/copy.ts';

import type { StockedArticle } from './stocked.ts';

// A one-page PDF with a few lines of text, for documents of the demo data.
/** Text of the page in the encoding the font knows. */
const shown = (text: string): string => text.replace(/[\\()]/g, (special) => `\\${special}`);

function tinyPdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    'BT /F1 18 Tf 56 780 Td',
    `(${shown(title)}) Tj`,
    '/F1 11 Tf',
    ...lines.map((line) => `0 -22 Td (${shown(line)}) Tj`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // Each character is one byte, so the offsets are right.
  return Buffer.from(file, 'latin1');
}

const titles = {
  SAFETY_DATA_SHEET: 'Sicherheitsdatenblatt',
  TECHNICAL_DATA_SHEET: 'Technisches Datenblatt',
  INSTRUCTIONS_FOR_USE: 'Gebrauchsanweisung',
} as const;
type DocumentType = keyof typeof titles;

function typesOf({ plan: { product } }: StockedArticle, index: number): DocumentType[] {
  if (index === 0) return ['SAFETY_DATA_SHEET', 'INSTRUCTIONS_FOR_USE', 'TECHNICAL_DATA_SHEET'];
  if (product.isDangerousGood) return index % 3 === 0 ? [] : ['SAFETY_DATA_SHEET'];
  return index % 12 === 5 ? ['INSTRUCTIONS_FOR_USE'] : [];
}

export async function writeDocuments(
  client: Client,
  articles: readonly StockedArticle[],
  { practiceId, userId, today }: { practiceId: number; userId: number; today: string },
  firstDocument: number,
): Promise<number> {
  const documents: Value[][] = [];
  const versions: Value[][] = [];
  articles.forEach((article, index) => {
    for (const type of typesOf(article, index)) {
      const id = firstDocument + documents.length;
      const { name, manufacturer, manufacturerNumber } = article.plan.product;
      const effectiveOn = startOfMonth(
        addMonths(today, type === 'SAFETY_DATA_SHEET' ? (index % 5 === 1 ? -43 : -8) : -14),
      );
      const content = tinyPdf(`${titles[type]}: ${name}`, [
        `${manufacturer}, ${manufacturerNumber}`,
        'Dokument der Demodaten ohne rechtliche Bedeutung.',
      ]);
      documents.push([id, practiceId, article.id, type, effectiveOn]);
      versions.push([
        practiceId,
        id,
        1,
        `${titles[type]} ${name.replace(/[^\p{L}\p{N} %,.-]/gu, '_')}.pdf`,
        'application/pdf',
        content.length,
        `\\x${content.toString('hex')}`,
        userId,
        `${effectiveOn}T08:00:00Z`,
      ]);
    }
  });
  await copyRows(client, 'article_document', 'id, practice_id, article_id, type, effective_on', documents);
  await copyRows(
    client,
    'article_document_version',
    'practice_id, document_id, version, file_name, media_type, size, content, uploaded_by, uploaded_at',
    versions,
  );
  return firstDocument + documents.length;
}
