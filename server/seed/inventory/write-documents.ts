// Writes documents of articles; of some dangerous goods the safety data sheet is missing, so that it shows.
import { addMonths, startOfMonth } from '@praxora/rules/shared/calendar';
import type { Client } from 'pg';
import { copyRows, type Value } from '../../src/platform/database/copy.ts';
import { tinyPdf } from './pdf.ts';
import type { StockedArticle } from './stocked.ts';

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
      const effectiveOn = startOfMonth(addMonths(today, type === 'SAFETY_DATA_SHEET' ? -8 : -14));
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
