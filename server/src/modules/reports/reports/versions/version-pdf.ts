// The inventory of a day as it is signed: what lay where and what it was worth, lines for place, date and signature, then every entry.
import type { InventoryVersion } from '@praxora/contract/reports/inventory-versions.calls';
import type { ReportExport } from '@praxora/contract/reports/report-exports.calls';
import { formatDateTime } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../../platform/context.ts';
import { groupBy } from '../../../../platform/group-by.ts';
import {
  colours,
  left,
  measurePages,
  right,
  type Sheet,
  width,
  writePdf,
} from '../../../../platform/pdf/sheet.ts';
import { cellText, placed, writeRows } from '../../../../platform/pdf/table.ts';
import { Slices } from '../../../../platform/slices.ts';
import { BlobWriter } from '../../../system/index.ts';
import { readRows } from '../conditions.ts';
import type { About } from '../export/about.ts';
import { dayText, type Language } from '../export/words.ts';
import { type VersionLine, versionLines } from './versions.repository.ts';
import { findVersion } from './versions.ts';

const words = {
  de: {
    title: (day: string) => `Inventar zum ${day}`,
    lead: (entries: string, storages: string) =>
      `${entries} ${entries === '1' ? 'Bestand' : 'Bestände'} an ${storages} ${storages === '1' ? 'Lagerort' : 'Lagerorten'}, zu gebuchten Preisen, netto`,
    version: (number: number, who: string, when: string) =>
      `Fassung ${number}, erstellt von ${who} am ${when}`,
    value: 'Bestandswert',
    unpriced: (count: string, page: number | string) =>
      count === '1'
        ? `1 Bestand ohne Preis zählt mit 0,00 € und ist auf Seite ${page} genannt.`
        : `${count} Bestände ohne Preis zählen mit 0,00 € und sind ab Seite ${page} genannt.`,
    withoutPrice: 'Ohne Preis',
    noPrice: 'ohne Preis',
    goingOn: 'Fortsetzung',
    place: 'Ort, Datum',
    signature: 'Unterschrift',
    headers: ['Artikel', 'Nummer', 'Charge', 'Verfall', 'Menge', 'Einheit', 'Preis/Packung', 'Bestandswert'],
  },
  en: {
    title: (day: string) => `Inventory as of ${day}`,
    lead: (entries: string, storages: string) =>
      `${entries} ${entries === '1' ? 'entry' : 'entries'} in ${storages} ${storages === '1' ? 'storage' : 'storages'}, at recorded prices, net`,
    version: (number: number, who: string, when: string) => `Version ${number}, made by ${who} on ${when}`,
    value: 'Stock value',
    unpriced: (count: string, page: number | string) =>
      count === '1'
        ? `1 entry without a price counts as 0,00 € and is named on page ${page}.`
        : `${count} entries without a price count as 0,00 € and are named from page ${page} on.`,
    withoutPrice: 'Without a price',
    noPrice: 'no price',
    goingOn: 'continued',
    place: 'Place, date',
    signature: 'Signature',
    headers: ['Article', 'Number', 'Batch', 'Expiry', 'Quantity', 'Unit', 'Price/pack', 'Stock value'],
  },
} as const;

const onSheet = [5, 2.3, 2.2, 2, 1.5, 1.7, 1.9, 2.6].map((part, index) => ({
  part,
  isNumber: index === 4 || index >= 6,
}));

const cellsOf = (line: VersionLine, language: Language): string[] => [
  line.name,
  line.manufacturer_number,
  line.batch_number,
  line.expiration_date === null ? '' : dayText(line.expiration_date, language),
  cellText(line.quantity, language),
  language === 'de' ? line.unit_de : line.unit_en,
  line.order_unit_price_cents === null
    ? words[language].noPrice
    : cellText({ cents: line.order_unit_price_cents }, language),
  cellText({ cents: line.value_cents ?? 0 }, language),
];

const worthOf = (lines: readonly VersionLine[]): number =>
  lines.reduce((sum, { value_cents }) => sum + (value_cents ?? 0), 0);

function writeSignatures(sheet: Sheet, language: Language): void {
  if (sheet.isFull(80)) sheet.newPage();
  sheet.y += 56;
  const half = (width - 40) / 2;
  for (const [index, label] of [words[language].place, words[language].signature].entries()) {
    const x = left + index * (half + 40);
    sheet.line(x, sheet.y, x + half);
    sheet.write(label, x, sheet.y + 4, half, { size: 8, colour: colours.soft });
  }
  sheet.y += 24;
}

/** Figures of a version that exist before it is saved, too. */
type VersionFigures = Omit<InventoryVersion, 'id' | 'articles' | 'difference'>;

interface Summary {
  readonly version: VersionFigures;
  readonly byStorage: ReadonlyMap<string, readonly VersionLine[]>;
  /** Where those without a price are named. */
  readonly unpricedPage: number | string;
}

function writeSummary(
  sheet: Sheet,
  { version, byStorage, unpricedPage }: Summary,
  { language, practiceName }: About,
): void {
  const t = words[language];
  const made = formatDateTime(new Date(version.madeAt), language);
  sheet.y +=
    sheet.write(t.title(dayText(version.asOf, language)), left, sheet.y, width, {
      size: 17,
      bold: true,
      colour: colours.brand,
    }) + 4;
  for (const line of [
    practiceName,
    t.lead(cellText(version.entries, language), cellText(version.storages, language)),
    t.version(version.number, version.madeBy, made),
  ])
    sheet.y += sheet.write(line, left, sheet.y, width, { size: 9, colour: colours.soft }) + 1;
  sheet.y += 12;
  for (const [storage, lines] of byStorage) {
    // Long names take a second line.
    const height = sheet.heightOf(storage, width - 170);
    if (sheet.isFull(height + 5)) sheet.newPage();
    sheet.write(storage, left, sheet.y, width - 170);
    sheet.write(cellText(lines.length, language), right - 160, sheet.y, 60, { align: 'right' });
    sheet.write(cellText({ cents: worthOf(lines) }, language), right - 100, sheet.y, 100, { align: 'right' });
    sheet.y += Math.max(10, height) + 5;
  }
  sheet.rule(sheet.y, colours.ink);
  sheet.y += 5;
  sheet.write(t.value, left, sheet.y, width - 170, { size: 11, bold: true });
  sheet.write(cellText({ cents: version.valueCents }, language), right - 160, sheet.y, 160, {
    size: 11,
    bold: true,
    align: 'right',
  });
  sheet.y += 22;
  if (version.withoutPrice > 0)
    sheet.y += sheet.write(
      t.unpriced(cellText(version.withoutPrice, language), unpricedPage),
      left,
      sheet.y,
      width,
      {
        size: 9,
        colour: colours.soft,
      },
    );
  writeSignatures(sheet, language);
}

/** Writes it, and tells where those without a price are named as soon as that was measured. */
function versionWriter(version: VersionFigures, lines: readonly VersionLine[], about: About) {
  const { language, practiceName, now } = about;
  const t = words[language];
  const title = t.title(dayText(version.asOf, language));
  const made = formatDateTime(new Date(version.madeAt), language);
  const byStorage = groupBy(lines, ({ storage }) => storage);
  const unpriced = lines.filter(({ order_unit_price_cents }) => order_unit_price_cents === null);
  const columns = placed({ header: t.headers, onSheet });
  const slices = new Slices();
  const found: { unpricedPage: number | null } = { unpricedPage: null };
  const writePart = async (sheet: Sheet, heading: string, some: readonly VersionLine[]) => {
    const writeHeading = (text: string) => {
      sheet.y += sheet.write(text, left, sheet.y, width, { size: 10.5, bold: true }) + 4;
    };
    writeHeading(heading);
    await writeRows(
      sheet,
      columns,
      some.map((line) => cellsOf(line, language)),
      { slices, goingOn: () => writeHeading(`${heading} (${t.goingOn})`) },
    );
    sheet.y += 12;
  };
  /** A heading never stands alone at the foot. */
  const makeRoom = (sheet: Sheet) => {
    if (sheet.isFull(60)) sheet.newPage();
  };
  const write = async (sheet: Sheet) => {
    writeSummary(sheet, { version, byStorage, unpricedPage: found.unpricedPage ?? '?' }, about);
    if (lines.length > 0) sheet.newPage();
    for (const [storage, some] of byStorage) {
      makeRoom(sheet);
      await writePart(sheet, `${storage} · ${cellText({ cents: worthOf(some) }, language)}`, some);
    }
    if (unpriced.length === 0) return;
    makeRoom(sheet);
    found.unpricedPage = sheet.number;
    // This list is not grouped by storage, so each name includes its storage.
    const named = unpriced.map((line) => ({ ...line, name: `${line.name}, ${line.storage}` }));
    await writePart(sheet, t.withoutPrice, named);
  };
  const foot = `${practiceName} · ${title} · ${t.version(version.number, version.madeBy, made)}`;
  return { about: { language, title, author: practiceName, date: now, foot }, write, found };
}

function versionPdf(version: VersionFigures, lines: readonly VersionLine[], about: About): Promise<Buffer> {
  const writer = versionWriter(version, lines, about);
  return writePdf(writer.about, writer.write);
}

/** How long it would be, and where those without a price would be named. */
export async function pagesOfVersion(
  version: VersionFigures,
  lines: readonly VersionLine[],
  about: About,
): Promise<{ pages: number; unpricedPage: number | null }> {
  const { about: sheets, write, found } = versionWriter(version, lines, about);
  return { pages: await measurePages(sheets, write), unpricedPage: found.unpricedPage };
}

/** PDF of a saved version; identical every time, because it is generated from the stored data. */
export async function exportVersion(context: UserContext, id: number, about: About): Promise<ReportExport> {
  const { tx, now } = context;
  const version = await findVersion(context, id);
  const lines = await readRows<VersionLine>(tx, versionLines(id));
  const name = `${about.language === 'de' ? 'inventar' : 'inventory'}-${version.asOf}-${version.number}.pdf`;
  const blob = await BlobWriter.begin(tx, now(), { name, mediaType: 'application/pdf' });
  await blob.write(tx, [await versionPdf(version, lines, about)]);
  await blob.finish(tx);
  return { blobId: blob.id, exportId: null, state: 'done', name, rowsDone: lines.length, rows: lines.length };
}
