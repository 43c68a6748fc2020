// The pick list on paper: by where things are taken from, with a box to tick for each.
import type { Carry, moveCalls, PickList } from '@praxora/contract/inventory/moves.calls';
import type { QueryOf } from '@praxora/contract/shared/call';
import { calendarDay, formatDate, formatDateTime } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import { colours, left, type Sheet, width, writePdf } from '../../../platform/pdf/sheet.ts';
import { placed, unitAmount, writeRows } from '../../../platform/pdf/table.ts';
import { Slices } from '../../../platform/slices.ts';
import { getPickList } from './restocking.service.ts';

type Language = QueryOf<typeof moveCalls.downloadPickList>['language'];

const words = {
  de: {
    title: 'Auffüllliste',
    name: 'auffuellliste',
    header: ['', 'Artikel', 'Charge', 'Verfall', 'Menge', 'Nach'],
    from: (storage: string) => `Aus ${storage}`,
    none: 'Alle Lagerorte haben, was sie haben sollen.',
    missing: 'Nirgends übrig',
    goingOn: 'Fortsetzung',
  },
  en: {
    title: 'Pick list',
    name: 'pick-list',
    header: ['', 'Article', 'Batch', 'Expiry', 'Amount', 'To'],
    from: (storage: string) => `From ${storage}`,
    none: 'All storages have what they should have.',
    missing: 'Nowhere to spare',
    goingOn: 'continued',
  },
} as const;

const onSheet = [0.7, 5, 2.4, 1.9, 2.2, 3.2].map((part) => ({ part, isNumber: false }));
const box = '[   ]';

const dayText = (day: string | null, language: Language): string =>
  day === null ? '' : formatDate(new Date(`${day}T12:00:00Z`), language);

const cellsOf = (carry: Carry, language: Language): string[] => [
  box,
  carry.articleName,
  carry.batchNumber,
  dayText(carry.expirationDate, language),
  unitAmount(carry.amount, carry.unit, language),
  carry.to.name,
];

export async function pickListFile(
  context: UserContext,
  { storageId, language }: QueryOf<typeof moveCalls.downloadPickList>,
): Promise<FileAnswer> {
  const list = await getPickList(context, storageId ?? null);
  const { name } = words[language];
  return {
    name: `${name}-${calendarDay(context.now())}.pdf`,
    mediaType: 'application/pdf',
    content: await writePickList(context, list, language),
  };
}

async function writePickList(
  { user, now }: UserContext,
  { carries, missing }: PickList,
  language: Language,
): Promise<Buffer> {
  const t = words[language];
  const date = now();
  const about = { language, title: t.title, author: user.practiceName, date };
  const foot = `${user.practiceName} · ${t.title} · ${formatDateTime(date, language)}`;
  const columns = placed({ header: t.header, onSheet });
  const slices = new Slices();
  const writeHeading = (sheet: Sheet, text: string) => {
    sheet.y += sheet.write(text, left, sheet.y, width, { size: 10.5, bold: true }) + 4;
  };
  const writePart = async (sheet: Sheet, heading: string, rows: readonly string[][]) => {
    if (sheet.isFull(60)) sheet.newPage();
    writeHeading(sheet, heading);
    const goingOn = () => writeHeading(sheet, `${heading} (${t.goingOn})`);
    await writeRows(sheet, columns, rows, { slices, goingOn });
    sheet.y += 12;
  };
  return writePdf({ ...about, foot }, async (sheet) => {
    sheet.y +=
      sheet.write(t.title, left, sheet.y, width, { size: 17, bold: true, colour: colours.brand }) + 4;
    sheet.y +=
      sheet.write(`${user.practiceName}, ${formatDateTime(date, language)}`, left, sheet.y, width, {
        colour: colours.soft,
      }) + 12;
    if (carries.length === 0) sheet.y += sheet.write(t.none, left, sheet.y, width, {}) + 10;
    for (const ofOne of groupBy(carries, ({ from }) => from.id).values())
      await writePart(
        sheet,
        t.from(ofOne[0]?.from.name ?? ''),
        ofOne.map((carry) => cellsOf(carry, language)),
      );
    if (missing.length > 0)
      await writePart(
        sheet,
        t.missing,
        missing.map(({ articleName, amount, unit, to }) => [
          ...['', articleName, '', ''],
          unitAmount(amount, unit, language),
          to.name,
        ]),
      );
  });
}
