// The fonts every PDF reader brings know Windows-1252 only. What they do not know is written as near as possible.

const known = /[\x20-\x7e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

const spelled: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  ẞ: 'SS',
  Ω: 'Ohm',
  μ: 'µ',
  α: 'alpha',
  β: 'beta',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '≠': '!=',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '∅': 'Ø',
  '⌀': 'Ø',
  '″': '"',
  '′': "'",
  '⅓': '1/3',
  '⅔': '2/3',
  '✓': 'x',
  '℃': '°C',
};

/** Lines stay lines; nothing is left out without a sign of it. */
export const winAnsi = (text: string): string =>
  [...text.normalize('NFC').replace(/\r\n?/g, '\n')]
    .map((sign) => (sign === '\n' || known.test(sign) ? sign : replaced(sign)))
    .join('');

function replaced(sign: string): string {
  const word = spelled[sign];
  if (word !== undefined) return word;
  if (/\s/u.test(sign)) return ' ';
  // Invisible: control and format characters, and marks on a letter that was written before.
  if (/[\p{Cc}\p{Cf}\p{M}]/u.test(sign)) return '';
  const bare = [...sign.normalize('NFKD')].filter((part) => known.test(part)).join('');
  return bare === '' ? '?' : bare;
}
