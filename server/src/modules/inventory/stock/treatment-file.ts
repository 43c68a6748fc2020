// What a batch was removed for, as files: the list for the authority, and the data for implant cards.
import type { treatmentCalls } from '@praxora/contract/inventory/treatment.calls';
import type { QueryOf } from '@praxora/contract/shared/call';
import { bareBatch } from '@praxora/rules/inventory/batch-number';
import { knownMaker } from '@praxora/rules/inventory/maker';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import type { Cell } from '../../../platform/spreadsheet/cell.ts';
import { csvType, writeCsv } from '../../../platform/spreadsheet/write-csv.ts';
import { practiceLines } from '../practice-lines.ts';
import { recallBatch } from './stock-views.ts';
import { listNumbers, type NumbersRow } from './treatment.repository.ts';
import { authorityPdf, deviceNumber, implantCardsPdf, type Removal } from './treatment-pdf.ts';
import { type Language, treatmentWords } from './treatment-words.ts';

export async function treatmentFile(
  context: UserContext,
  { batchNumber, content, format, language }: QueryOf<typeof treatmentCalls.downloadTreatments>,
): Promise<FileAnswer> {
  const entries = (await recallBatch(context, batchNumber)).filter(({ fits }) => fits === 'whole');
  if (entries.length === 0) throw new Refusal('NOT_FOUND');
  const numbers = await listNumbers(
    context.tx,
    entries.map(({ articleId }) => articleId),
  );
  const removals = entries
    .flatMap((entry) => removalsOf(entry, numbers.get(entry.articleId)))
    .sort((one, other) => one.movement.happenedOn.localeCompare(other.movement.happenedOn));
  const words = treatmentWords[language];
  const stem = `${content === 'authority' ? words.authorityStem : words.cardsStem}-${bareBatch(batchNumber)}-${calendarDay(context.now())}`;
  if (format === 'csv') {
    const rows = removals.map((removal) => cellsOf(removal, language));
    return {
      name: `${stem}.csv`,
      mediaType: csvType,
      content: await writeCsv({ header: [...words.header], rows }, language),
    };
  }
  const about = { language, practice: await practiceLines(context), batchNumber, now: context.now() };
  const write = content === 'authority' ? authorityPdf : implantCardsPdf;
  return {
    name: `${stem}.pdf`,
    mediaType: 'application/pdf',
    content: await write({ entries, removals }, about),
  };
}

const noNumbers = { manufacturer_number: '', gtin: null };

/** What was taken back is in stock again. */
const removalsOf = (
  entry: Removal['entry'],
  numbers: NumbersRow = { article_id: entry.articleId, ...noNumbers },
) =>
  entry.movements.flatMap((movement): Removal[] =>
    movement.treatment === null || movement.isReversed
      ? []
      : [{ entry, movement, treatment: movement.treatment, numbers }],
  );

const cellsOf = ({ entry, movement, treatment, numbers }: Removal, language: Language): Cell[] => [
  { day: movement.happenedOn },
  entry.articleName,
  numbers.manufacturer_number,
  knownMaker(entry.manufacturer),
  entry.batchNumber,
  entry.expirationDate === null ? null : { day: entry.expirationDate },
  treatment.serialNumber,
  treatment.reference,
  -movement.amount,
  entry.unit[language],
  movement.storageName,
  movement.user,
  treatment.udi,
  deviceNumber(numbers, treatment),
];
