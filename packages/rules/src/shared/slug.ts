// Names as parts of addresses.

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** German letters as people write them without their keys: `Füllung` becomes `fuellung`. */
export const spellUmlauts = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => spelled[letter] ?? letter);

/** For addresses: `Füllung A2` becomes `fuellung-a2`. */
export const toSlug = (text: string): string =>
  spellUmlauts(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
