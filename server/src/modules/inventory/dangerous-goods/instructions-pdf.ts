// Operating instructions (Betriebsanweisung) of a dangerous good: a page from the data of its label, to be completed and signed.
import type { DangerousGood } from '@praxora/contract/inventory/dangerous-goods.calls';
import {
  hazardPhrases,
  type Phrase,
  precautionPhrases,
  signalWordTexts,
} from '@praxora/rules/inventory/dangerous-goods';
import { storageClassTexts } from '@praxora/rules/inventory/storage-classes';
import { formatDate } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import { colours, left, type Sheet, width, writePdf } from '../../../platform/pdf/sheet.ts';
import { practiceLines } from '../practice-lines.ts';
import { readDangerousGood } from './dangerous-goods.service.ts';
import { writePictograms } from './pictogram-drawing.ts';
import { instructionWords, type Language } from './register-words.ts';

/** The P phrases of a part of the page, by how their codes begin. */
const precautionsOf = (good: DangerousGood, language: Language, begin: RegExp): string[] =>
  textsOf(
    precautionPhrases,
    good.precautions.filter((code) => begin.test(code)),
    language,
  );

const textsOf = (
  known: ReadonlyMap<string, Phrase>,
  codes: readonly string[],
  language: Language,
): string[] =>
  codes.flatMap((code) => {
    const phrase = known.get(code);
    return phrase ? [`${phrase[language]} (${code})`] : [];
  });

const patterns = {
  measures: /^P(?:1|2|4)/,
  firstAid: /^P3(?:0|1|2|3|4|5|6)/,
  danger: /^P3(?:7|8|9)/,
  disposal: /^P5/,
};

interface Part {
  readonly title: string;
  readonly lines: readonly string[];
  readonly pictograms?: DangerousGood['pictograms'];
}

function partsOf(good: DangerousGood, language: Language): Part[] {
  const t = instructionWords[language];
  const { storageClass } = good;
  const maker = [good.manufacturer, good.manufacturerNumber].filter(Boolean).join(', ');
  const signal = good.signalWord === null ? [] : [signalWordTexts[good.signalWord][language]];
  const hazards = textsOf(hazardPhrases, good.hazards, language);
  return [
    { title: t.scope, lines: [t.scopeText(good.use)] },
    { title: t.substance, lines: [good.articleName, maker] },
    {
      title: t.hazards,
      lines: good.isDescribed ? [...signal, ...hazards] : [t.unknown],
      pictograms: good.pictograms,
    },
    {
      title: t.measures,
      lines: [
        ...precautionsOf(good, language, patterns.measures),
        ...(storageClass === null
          ? []
          : [t.storing(storageClass, storageClassTexts[storageClass][language])]),
        ...t.measuresMore,
        ...(good.notes === '' ? [] : good.notes.split('\n')),
      ],
    },
    { title: t.danger, lines: [...precautionsOf(good, language, patterns.danger), ...t.dangerMore] },
    { title: t.firstAid, lines: [...precautionsOf(good, language, patterns.firstAid), ...t.firstAidMore] },
    { title: t.disposal, lines: [...precautionsOf(good, language, patterns.disposal), ...t.disposalMore] },
  ];
}

const signSize = 44;
const signsWidth = 104;

function writePart(sheet: Sheet, { title, lines, pictograms = [] }: Part): void {
  const textWidth = width - 12 - (pictograms.length > 0 ? signsWidth : 0);
  const heights = lines.map((line) => sheet.heightOf(line, textWidth, { size: 9 }) + 2.5);
  const signHeight = Math.ceil(pictograms.length / 2) * (signSize + 2);
  const height = Math.max(
    heights.reduce((sum, one) => sum + one, 0),
    signHeight,
  );
  if (sheet.isFull(Math.min(height + 26, 600))) sheet.newPage();
  sheet.box(left, sheet.y, width, 17, 2);
  sheet.write(title.toUpperCase(), left + 6, sheet.y + 4, width - 12, {
    size: 8.5,
    bold: true,
    colour: colours.brand,
  });
  sheet.y += 21;
  const start = sheet.y;
  writePictograms(sheet, pictograms, {
    x: left + width - signsWidth + 10,
    y: start,
    size: signSize,
    perRow: 2,
  });
  for (const [index, line] of lines.entries()) {
    const own = heights[index] ?? 0;
    if (sheet.isFull(own)) sheet.newPage();
    sheet.write(line, left + 6, sheet.y, textWidth, { size: 9 });
    sheet.y += own;
  }
  sheet.y = Math.max(sheet.y, start + signHeight) + 6;
}

export async function instructionsFile(
  context: UserContext,
  articleId: number,
  language: Language,
): Promise<FileAnswer> {
  const good = await readDangerousGood(context, articleId);
  const practice = await practiceLines(context);
  const t = instructionWords[language];
  const now = context.now();
  const author = practice[0] ?? '';
  const about = { language, title: `${t.title}: ${good.articleName}`, author, date: now };
  const foot = `${author} · ${t.title} · ${good.articleName}`;
  const content = await writePdf({ ...about, foot }, async (sheet) => {
    sheet.y +=
      sheet.write(t.title, left, sheet.y, width, { size: 17, bold: true, colour: colours.brand }) + 2;
    const head = `${t.basis} · ${practice.join(', ')} · ${formatDate(now, language)}`;
    sheet.y += sheet.write(head, left, sheet.y, width, { colour: colours.soft }) + 10;
    for (const part of partsOf(good, language)) writePart(sheet, part);
    writeEnd(sheet, language);
  });
  return { name: `${t.stem}-${articleId}.pdf`, mediaType: 'application/pdf', content };
}

function writeEnd(sheet: Sheet, language: Language): void {
  const t = instructionWords[language];
  if (sheet.isFull(84)) sheet.newPage();
  for (const line of [t.draft, t.source])
    sheet.y += sheet.write(line, left, sheet.y, width, { size: 7.5, colour: colours.soft }) + 2;
  sheet.y += 36;
  const half = (width - 40) / 2;
  for (const [index, label] of [t.place, t.signature].entries()) {
    const x = left + index * (half + 40);
    sheet.line(x, sheet.y, x + half);
    sheet.write(label, x, sheet.y + 4, half, { size: 8, colour: colours.soft });
  }
}
