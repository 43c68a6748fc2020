// How wide a text is: Helvetica's measures, which Arial has too, so that PDF, screen and DYMO agree; Courier for ids.

export type Font = 'regular' | 'bold' | 'mono';

/** From the space to the tilde, in thousandths of the type's size. */
const ascii = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
    556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
    556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
} as const;

/** Characters beyond ASCII in names of goods, by their width. Letters with marks are as wide as without. */
const further = {
  regular: {
    222: '‚‘’',
    278: '·\u00a0',
    333: '„ˆ‹“”˜›¡¨¯²³´¸¹',
    350: '•',
    365: 'º',
    370: 'ª',
    400: '°',
    556: '€ƒ†‡–¢£¤¥§«µ»ðþ',
    584: '¬±×÷',
    611: '¿ßø',
    667: 'Þ',
    722: 'Ð',
    737: '©®',
    778: 'Ø',
    834: '¼½¾',
    889: 'æ',
    944: 'œ',
    1000: '…‰Œ—™Æ',
  },
  bold: {
    278: '‚‘’·\u00a0',
    333: 'ˆ‹˜›¡¨¯²³´¸¹',
    350: '•',
    365: 'º',
    370: 'ª',
    400: '°',
    500: '„“”',
    556: '€ƒ†‡–¢£¤¥§«¶»',
    584: '¬±×÷',
    611: 'µ¿ßðøþ',
    667: 'Þ',
    722: 'Ð',
    737: '©®',
    778: 'Ø',
    834: '¼½¾',
    889: 'æ',
    944: 'œ',
    1000: '…‰Œ—™Æ',
  },
} as const;

const beyond = (table: Readonly<Record<number, string>>): Map<string, number> =>
  new Map(Object.entries(table).flatMap(([width, signs]) => [...signs].map((sign) => [sign, Number(width)])));
const widthsBeyond = { regular: beyond(further.regular), bold: beyond(further.bold) };

/** Unknown characters are taken as wide: rather cut too early than printed over the edge. */
const unknown = 1100;
const mono = 600;

function widthOfSign(sign: string, font: 'regular' | 'bold'): number {
  const known = ascii[font][(sign.codePointAt(0) ?? 0) - 32] ?? widthsBeyond[font].get(sign);
  if (known !== undefined) return known;
  const [bare = ''] = sign.normalize('NFD');
  return bare === sign ? unknown : (ascii[font][(bare.codePointAt(0) ?? 0) - 32] ?? unknown);
}

/** In the measure of the size. */
export function textWidth(text: string, font: Font, size: number): number {
  let width = 0;
  for (const sign of text) width += font === 'mono' ? mono : widthOfSign(sign, font);
  return (width * size) / 1000;
}
