// The register of dangerous goods on paper: a row per article with its pictograms, then the wording of all phrases it names.
import type { DangerousGood } from '@praxora/contract/inventory/dangerous-goods.calls';
import {
  hazardPhrases,
  type Phrase,
  precautionPhrases,
  signalWordTexts,
} from '@praxora/rules/inventory/dangerous-goods';
import { knownMaker } from '@praxora/rules/inventory/maker';
import { formatDate, formatDateTime } from '@praxora/rules/shared/dates';
import { weightText } from '@praxora/rules/shared/weight-text';
import { colours, left, type Sheet, width, writePdf } from '../../../platform/pdf/sheet.ts';
import { unitAmount } from '../../../platform/pdf/table.ts';
import { Slices } from '../../../platform/slices.ts';
import type { Register } from './dangerous-goods.service.ts';
import { writePictograms } from './pictogram-drawing.ts';
import { type Language, registerWords } from './register-words.ts';

interface About {
  readonly language: Language;
  readonly practice: readonly string[];
  readonly now: Date;
}

const parts = [3.6, 2.2, 2.7, 0.8, 1.7, 2.4, 1.9];
const whole = parts.reduce((sum, part) => sum + part, 0);
const columns = parts.map((part, index) => {
  const before = parts.slice(0, index).reduce((sum, one) => sum + one, 0);
  return { x: left + (width * before) / whole, width: (width * part) / whole - 6 };
});
const small = { size: 7.5 };
const labelColumn = 1;
const pictogramSize = 19;
const perRow = 3;

const dayText = (day: string, language: Language): string =>
  formatDate(new Date(`${day}T12:00:00Z`), language);

function amountText({ stock, unit, grams }: DangerousGood, language: Language): string {
  const amount = unitAmount(stock, unit, language);
  return grams === null ? amount : `${amount}\n${weightText(grams)}`;
}

function sheetText({ newestSheet, sheetState }: DangerousGood, language: Language): string {
  const words = registerWords[language];
  if (newestSheet === null) return words.missing;
  const day = dayText(newestSheet, language);
  return sheetState === 'outdated' ? `${day}\n${words.outdated}` : day;
}

const cellsOf = (good: DangerousGood, language: Language): string[] => {
  const words = registerWords[language];
  const signal = good.signalWord === null ? '' : signalWordTexts[good.signalWord][language];
  const numbers = [knownMaker(good.manufacturer), good.manufacturerNumber].filter(Boolean).join(', ');
  return [
    [good.articleName, numbers, good.use].filter(Boolean).join('\n'),
    good.isDescribed ? signal : words.undescribed,
    [good.hazards.join(', '), good.precautions.join(', ')].filter(Boolean).join('\n'),
    good.storageClass ?? '–',
    amountText(good, language),
    good.places.map(({ storageName }) => storageName).join('\n') || words.nowhere,
    sheetText(good, language),
  ];
};

function writeHeadings(sheet: Sheet, language: Language): void {
  sheet.box(left, sheet.y, width, 18);
  for (const [index, { x, width: own }] of columns.entries())
    sheet.write(registerWords[language].header[index] ?? '', x + 3, sheet.y + 4, own, {
      ...small,
      bold: true,
      colour: colours.brand,
    });
  sheet.y += 22;
}

function writeRow(sheet: Sheet, good: DangerousGood, language: Language): void {
  const cells = cellsOf(good, language).map((text, index) => ({
    text,
    x: columns[index]?.x ?? left,
    own: columns[index]?.width ?? width,
  }));
  const signHeight = Math.ceil(good.pictograms.length / perRow) * (pictogramSize + 2);
  const heights = cells.map(
    ({ text, own }, index) => sheet.heightOf(text, own, small) + (index === labelColumn ? signHeight : 0),
  );
  const height = Math.max(9, ...heights) + 6;
  if (sheet.isFull(height)) {
    sheet.newPage();
    writeHeadings(sheet, language);
  }
  for (const { text, x, own } of cells) sheet.write(text, x + 3, sheet.y, own, small);
  const sign = columns[labelColumn];
  if (sign) {
    const below = sheet.y + sheet.heightOf(cells[labelColumn]?.text ?? '', sign.width, small) + 1;
    writePictograms(sheet, good.pictograms, { x: sign.x + 3, y: below, size: pictogramSize, perRow });
  }
  sheet.y += height;
  sheet.rule(sheet.y - 3);
}

/** Wording of the phrases that the goods name, each once, in the order of the regulation. */
function phrasesOf(goods: readonly DangerousGood[]): Phrase[] {
  const named = new Set(goods.flatMap(({ hazards, precautions }) => [...hazards, ...precautions]));
  return [...hazardPhrases.values(), ...precautionPhrases.values()].filter(({ code }) => named.has(code));
}

function writePhrases(sheet: Sheet, goods: readonly DangerousGood[], language: Language): void {
  const words = registerWords[language];
  const phrases = phrasesOf(goods);
  if (phrases.length === 0) return;
  if (sheet.isFull(60)) sheet.newPage();
  sheet.y += sheet.write(words.phrases, left, sheet.y + 8, width, { size: 10.5, bold: true }) + 12;
  const codeWidth = 86;
  for (const phrase of phrases) {
    const text = phrase[language];
    const height = sheet.heightOf(text, width - codeWidth, small) + 3;
    if (sheet.isFull(height)) sheet.newPage();
    sheet.write(phrase.code, left, sheet.y, codeWidth, { ...small, bold: true });
    sheet.write(text, left + codeWidth, sheet.y, width - codeWidth, small);
    sheet.y += height;
  }
  if (sheet.isFull(20)) sheet.newPage();
  sheet.y += sheet.write(words.source, left, sheet.y + 4, width, { size: 7, colour: colours.soft }) + 8;
}

function writeHints(sheet: Sheet, { hints }: Register, language: Language): void {
  const words = registerWords[language];
  if (hints.length === 0) return;
  if (sheet.isFull(60)) sheet.newPage();
  sheet.y += sheet.write(words.hints, left, sheet.y + 8, width, { size: 10.5, bold: true }) + 12;
  for (const { storageName, grams, classes } of hints) {
    const [one = '', other = ''] = classes;
    const text = words.hint(storageName, weightText(grams), one, other);
    if (sheet.isFull(sheet.heightOf(text, width) + 3)) sheet.newPage();
    sheet.y += sheet.write(text, left, sheet.y, width) + 3;
  }
}

export function registerPdf(register: Register, { language, practice, now }: About): Promise<Buffer> {
  const words = registerWords[language];
  const { goods, sheetYears } = register;
  const author = practice[0] ?? '';
  const slices = new Slices();
  const count = (state: DangerousGood['sheetState']) =>
    goods.filter((good) => good.sheetState === state).length;
  const undescribed = goods.filter(({ isDescribed }) => !isDescribed).length;
  const foot = `${author} · ${words.title} · ${formatDateTime(now, language)}`;
  return writePdf({ language, title: words.title, author, date: now, foot }, async (sheet) => {
    sheet.y +=
      sheet.write(words.title, left, sheet.y, width, { size: 17, bold: true, colour: colours.brand }) + 4;
    for (const line of [
      words.basis,
      practice.join(', '),
      words.at(formatDateTime(now, language)),
      words.counts(goods.length, count('missing'), count('outdated'), undescribed),
      words.term(sheetYears),
    ])
      sheet.y += sheet.write(line, left, sheet.y, width, { colour: colours.soft }) + 1;
    sheet.y += 10;
    if (goods.length === 0) sheet.y += sheet.write(words.none, left, sheet.y, width) + 8;
    else writeHeadings(sheet, language);
    for (const good of goods) {
      await slices.pause();
      writeRow(sheet, good, language);
    }
    writeHints(sheet, register, language);
    writePhrases(sheet, goods, language);
  });
}
