// Dangerous goods (Gefahrstoffe): the words of their labels, and how old a safety data sheet may be. Pure.
import { hazardPhraseLines } from './hazard-phrases.ts';
import { precautionPhraseLines } from './precaution-phrases.ts';

export interface Phrase {
  readonly code: string;
  readonly de: string;
  readonly en: string;
}

const readPhrases = (lines: string): ReadonlyMap<string, Phrase> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [code = '', de = '', en = ''] = line.split('|');
        return [code, { code, de, en }];
      }),
  );

/** By their codes, in the order of the regulation. */
export const hazardPhrases = readPhrases(hazardPhraseLines);
export const precautionPhrases = readPhrases(precautionPhraseLines);

export const signalWords = ['danger', 'warning'] as const;
export type SignalWord = (typeof signalWords)[number];
export const signalWordTexts = {
  danger: { de: 'Gefahr', en: 'Danger' },
  warning: { de: 'Achtung', en: 'Warning' },
} as const satisfies Record<SignalWord, Omit<Phrase, 'code'>>;

/** Annex V of Regulation (EC) No 1272/2008. */
export const pictogramTexts = {
  GHS01: { de: 'Explodierende Bombe', en: 'Exploding bomb' },
  GHS02: { de: 'Flamme', en: 'Flame' },
  GHS03: { de: 'Flamme über einem Kreis', en: 'Flame over circle' },
  GHS04: { de: 'Gasflasche', en: 'Gas cylinder' },
  GHS05: { de: 'Ätzwirkung', en: 'Corrosion' },
  GHS06: { de: 'Totenkopf mit gekreuzten Knochen', en: 'Skull and crossbones' },
  GHS07: { de: 'Ausrufezeichen', en: 'Exclamation mark' },
  GHS08: { de: 'Gesundheitsgefahr', en: 'Health hazard' },
  GHS09: { de: 'Umwelt', en: 'Environment' },
} as const;
export type Pictogram = keyof typeof pictogramTexts;
export const pictograms = Object.keys(pictogramTexts) as Pictogram[];

/** Codes as people write them: "H225 H319", "P301 + P310", with commas or in lines. What is unknown is told apart. */
export function readCodes(
  text: string,
  known: ReadonlyMap<string, Phrase>,
): { readonly codes: string[]; readonly unknown: string[] } {
  // Of codes that differ in their capitals only the first counts: H360FD before H360Fd.
  const byCapitals = new Map([...known.keys()].reverse().map((code) => [code.toUpperCase(), code]));
  const words = text
    .replace(/\s*\+\s*/g, '+')
    .split(/[\s,;/]+/)
    .filter((word) => word !== '');
  const codes = new Set<string>();
  const unknown = new Set<string>();
  for (const word of words) {
    // H360F and H360f differ in their letters only: as written first.
    const code = known.has(word) ? word : byCapitals.get(word.toUpperCase());
    if (code === undefined) unknown.add(word);
    else codes.add(code);
  }
  const order = [...known.keys()];
  return {
    codes: [...codes].sort((one, other) => order.indexOf(one) - order.indexOf(other)),
    unknown: [...unknown],
  };
}

/** Years after which a safety data sheet should be asked for anew, unless the practice sets others. */
export const usualSheetYears = 3;
export const mostSheetYears = 20;

export type SheetState = 'missing' | 'outdated' | 'current';

/** `day`: of the newest sheet; null: there is none. Outdated from the day on that is so many years later. */
export function sheetState(day: string | null, today: string, years: number): SheetState {
  if (day === null) return 'missing';
  const due = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;
  return due <= today ? 'outdated' : 'current';
}
