// Cells of a file as people and programs write them: counts, money, days, yes and no, words for a choice.
import { folded } from './column-headings.ts';
import { readDay } from './day-text.ts';
import { parseNumber } from './number-text.ts';

/** Three digits behind a single mark are a group: nobody counts in thousandths, and a cent has two. */
const grouped = /^\d{1,3}([.,]\d{3})+$/;

function readNumber(text: string): number {
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, '');
  return grouped.test(compact) ? Number(compact.replace(/[.,]/g, '')) : parseNumber(compact);
}

/** A whole number; null for anything else. A spreadsheet's own inexactness is forgiven. */
export function readCount(text: string): number | null {
  const number = readNumber(text);
  const whole = Math.round(number);
  return Math.abs(number - whole) < 1e-9 && Number.isSafeInteger(whole) ? whole : null;
}

/** Cents, half a cent rounded up; null for what is no sum of money, or less than nothing. */
export function readCents(text: string): number | null {
  const number = readNumber(text.replace(/€|\bEUR\b|\bEuro\b/gi, ''));
  // A number computed by a spreadsheet (1.005 as 1.00499…) is read as the spreadsheet displays it.
  const cents = Math.round(Number((number * 100).toPrecision(13)));
  return number >= 0 && Number.isSafeInteger(cents) ? cents : null;
}

const months = [
  ['jan', 'januar', 'january', 'jaenner'],
  ['feb', 'februar', 'february'],
  ['mar', 'maerz', 'march', 'mrz'],
  ['apr', 'april'],
  ['may', 'mai'],
  ['jun', 'juni', 'june'],
  ['jul', 'juli', 'july'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['oct', 'okt', 'oktober', 'october'],
  ['nov', 'november'],
  ['dec', 'dez', 'dezember', 'december'],
] as const;

const withMonthName = /^(?:(\d{1,2})\.?\s*)?(\p{L}+)\.?\s*(\d{4}|\d{2})$/u;

/** Also with the month's name; a month alone means its last day. A time of day behind it says nothing. */
export function readDayCell(text: string): string | null {
  const written = text.trim().replace(/(?<=\d)[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*Z?$/i, '');
  const yearFirst = /^(\d{4})[-/.](\d{1,2})$/.exec(written);
  if (yearFirst) return readDay(`${yearFirst[2]}/${yearFirst[1]}`, { monthIsEnough: true });
  const named = withMonthName.exec(written);
  if (!named)
    return readDay(written.replace(/^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/, '$1-$2-$3'), {
      monthIsEnough: true,
    });
  const [, day, name = '', year] = named;
  const month = months.findIndex((names) => (names as readonly string[]).includes(folded(name))) + 1;
  if (month === 0) return null;
  return readDay(day === undefined ? `${month}/${year}` : `${day}.${month}.${year}`, { monthIsEnough: true });
}

const yes = new Set(['ja', 'j', 'yes', 'y', 'x', '1', 'true', 'wahr', 'an', 'on']);
const no = new Set(['nein', 'n', 'no', '0', 'false', 'falsch', 'aus', 'off']);

export function readFlag(text: string): boolean | null {
  // A tick is no letter, so folding would lose it.
  if (/^[✓✔☑]$/u.test(text.trim())) return true;
  const word = folded(text);
  if (yes.has(word)) return true;
  return no.has(word) || /^[-–—]$/.test(text.trim()) ? false : null;
}

/** The first two words of each are ours: German, English. */
const choices = {
  unitToCount: {
    ORDER_UNIT: ['Bestelleinheit', 'Order unit', 'Packung', 'Pack', 'Package', 'Gebinde', 'VE', 'ORDER_UNIT'],
    CONSUMPTION_UNIT: [
      'Verbrauchseinheit',
      'Consumption unit',
      'Inhalt',
      'Contents',
      'Stück',
      'Piece',
      'Einzeln',
      'CONSUMPTION_UNIT',
    ],
  },
  unitToLabel: {
    SALES_UNIT: ['Packung', 'Package', 'Pack', 'Auf die Packung', 'On the package', 'SALES_UNIT'],
    STORAGE_PRODUCT: ['Regal', 'Shelf', 'Ans Regal', 'At the shelf', 'Produkt', 'Product', 'STORAGE_PRODUCT'],
    CONSUMABLE_UNIT: ['Inhalt', 'Contents', 'Auf den Inhalt', 'On the contents', 'CONSUMABLE_UNIT'],
  },
  vat: {
    fullTax: [
      'Voll',
      'Full',
      'Voller Steuersatz',
      'Full tax rate',
      'Normal',
      'Regelsatz',
      '19',
      '20',
      '0.19',
      '0.20',
      '0.2',
      'fullTax',
    ],
    reducedTax: [
      'Ermäßigt',
      'Reduced',
      'Ermäßigter Steuersatz',
      'Reduced tax rate',
      '7',
      '10',
      '0.07',
      '0.10',
      '0.1',
      'reducedTax',
    ],
  },
} as const;

export type ImportChoice = keyof typeof choices;
export type ChoiceValue<Choice extends ImportChoice> = keyof (typeof choices)[Choice] & string;

const choiceWord = (text: string): string => folded(text.replace(/,(?=\d)/, '.').replace('.', 'p'));

export function readChoice<Choice extends ImportChoice>(
  choice: Choice,
  text: string,
): ChoiceValue<Choice> | null {
  const key = choiceWord(text);
  for (const [value, words] of Object.entries<readonly string[]>(choices[choice])) {
    if (words.some((word) => choiceWord(word) === key)) return value as ChoiceValue<Choice>;
  }
  return null;
}

export function choiceText<Choice extends ImportChoice>(
  choice: Choice,
  value: ChoiceValue<Choice>,
  language: 'de' | 'en',
): string {
  const words = (choices[choice] as unknown as Record<string, readonly string[]>)[value] ?? [];
  return words[language === 'de' ? 0 : 1] ?? '';
}

/** Every word of ours for the choice. */
export const choiceTexts = (choice: ImportChoice, language: 'de' | 'en'): string[] =>
  Object.values<readonly string[]>(choices[choice]).map((words) => words[language === 'de' ? 0 : 1] ?? '');

export const flagText = (flag: boolean, language: 'de' | 'en'): string =>
  language === 'de' ? (flag ? 'Ja' : 'Nein') : flag ? 'Yes' : 'No';

/** Names of units come shortened and in the plural: "Stk.", "Packungen". */
const shortUnits: Readonly<Record<string, string>> = {
  stk: 'stueck',
  st: 'stueck',
  stck: 'stueck',
  pc: 'piece',
  pcs: 'piece',
  pkg: 'packung',
  pck: 'packung',
  pk: 'packung',
  ve: 'packung',
  package: 'pack',
  fl: 'flasche',
  btl: 'beutel',
  ktn: 'karton',
  kart: 'karton',
  ro: 'rolle',
  amp: 'zylinderampulle',
};
const pluralEndings = ['s', 'es', 'n', 'en', 'e'];

interface NamedUnit {
  readonly id: number;
  readonly name: string;
  readonly nameEn: string;
}

/** Every name of a unit as it is compared, with the unit's id. */
export const unitWords = (units: readonly NamedUnit[]): Map<string, number> =>
  new Map(
    units.flatMap(({ id, name, nameEn }) => [
      [folded(nameEn), id],
      [folded(name), id],
    ]),
  );

export function readUnit(text: string, words: ReadonlyMap<string, number>): number | null {
  const word = folded(text);
  const singulars = pluralEndings
    .filter((end) => word.endsWith(end))
    .map((end) => word.slice(0, -end.length));
  const match = [word, shortUnits[word] ?? '', ...singulars].find((wanted) => words.has(wanted));
  return match === undefined ? null : (words.get(match) ?? null);
}
