// The register of dangerous goods as a file.
import type { DangerousGood, dangerousGoodCalls } from '@praxora/contract/inventory/dangerous-goods.calls';
import type { QueryOf } from '@praxora/contract/shared/call';
import { signalWordTexts } from '@praxora/rules/inventory/dangerous-goods';
import { knownMaker } from '@praxora/rules/inventory/maker';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../platform/context.ts';
import type { FileAnswer } from '../../../platform/http/files.ts';
import type { Cell } from '../../../platform/spreadsheet/cell.ts';
import { csvType, writeCsv } from '../../../platform/spreadsheet/write-csv.ts';
import { practiceLines } from '../practice-lines.ts';
import { listDangerousGoods } from './dangerous-goods.service.ts';
import { registerPdf } from './register-pdf.ts';
import { type Language, registerWords } from './register-words.ts';

const cellsOf = (good: DangerousGood, language: Language): Cell[] => [
  good.articleName,
  knownMaker(good.manufacturer),
  good.manufacturerNumber,
  good.signalWord === null ? '' : signalWordTexts[good.signalWord][language],
  good.pictograms.join(' '),
  good.hazards.join(' '),
  good.precautions.join(' '),
  good.storageClass ?? '',
  good.stock,
  good.unit[language],
  good.grams === null ? null : good.grams / 1000,
  good.places.map(({ storageName, amount }) => `${storageName}: ${amount}`).join('; '),
  good.newestSheet === null ? null : { day: good.newestSheet },
  registerWords[language].states[good.sheetState],
  good.sheetUrl,
  good.use,
];

export async function registerFile(
  context: UserContext,
  { format, language }: QueryOf<typeof dangerousGoodCalls.downloadRegister>,
): Promise<FileAnswer> {
  const register = await listDangerousGoods(context);
  const words = registerWords[language];
  const stem = `${words.stem}-${calendarDay(context.now())}`;
  if (format === 'csv') {
    const rows = register.goods.map((good) => cellsOf(good, language));
    const content = await writeCsv({ header: [...words.csvHeader], rows }, language);
    return { name: `${stem}.csv`, mediaType: csvType, content };
  }
  const about = { language, practice: await practiceLines(context), now: context.now() };
  return {
    name: `${stem}.pdf`,
    mediaType: 'application/pdf',
    content: await registerPdf(register, about),
  };
}
