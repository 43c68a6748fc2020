const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Makes names comparable: without case, umlauts, spaces, signs and the word "and". */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
    .replace(/\b(und|and)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** For addresses: `Füllung A2` becomes `fuellung-a2`. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
