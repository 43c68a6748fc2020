import { describe, expect, it } from 'vitest';
import { copyText } from '../src/platform/database/copy.ts';
import { parseAxis, readAxis } from './assortment/axes.ts';
import { parseShelves } from './assortment/parse.ts';
import { parsePack } from './packs.ts';
import { demoPractices } from './practices.ts';
import { querySuggestions } from './suggestions.ts';
import { slugify } from './text.ts';
import { vendors } from './vendors.ts';

describe('packs', () => {
  it.each([
    ['100 Stk/Box', 100, 'Box', 'Stück', '100 pcs', 'Box mit 100 Stück', 'box of 100 pieces'],
    [
      '10x100 Stk/Karton',
      1000,
      'Karton',
      'Stück',
      '10 × 100 pcs',
      'Karton mit 10 × 100 Stück',
      'carton of 10 × 100 pieces',
    ],
    ['4 g/Spritze', 1, 'Spritze', 'Spritze', '4 g', 'Spritze 4 g', 'syringe 4 g'],
    [
      '3x2 ml:Spritze/Packung',
      3,
      'Packung',
      'Spritze',
      '3 × 2 ml',
      'Packung mit 3 × 2 ml',
      'pack of 3 × 2 ml',
    ],
    [
      '2x300 ml+60 ml/Packung',
      1,
      'Packung',
      'Packung',
      '2 × 300 ml + 60 ml',
      'Packung mit 2 × 300 ml + 60 ml',
      'pack of 2 × 300 ml + 60 ml',
    ],
    ['1 Stk/Stück', 1, 'Stück', 'Stück', '1 pc', '', ''],
    [
      '50 Kapseln/Packung',
      50,
      'Packung',
      'Kapsel',
      '50 capsules',
      'Packung mit 50 Kapseln',
      'pack of 50 capsules',
    ],
  ])('reads %s', (written, size, unit, content, text, phraseDe, phraseEn) => {
    const pack = parsePack(written);
    expect(pack.size).toBe(size);
    expect(pack.unit.de).toBe(unit);
    expect(pack.contentUnit.de).toBe(content);
    expect(pack.text.en).toBe(text);
    expect(pack.phrase).toEqual({ de: phraseDe, en: phraseEn });
  });

  it('compares contents across units of measure', () => {
    expect(parsePack('2,5 l/Flasche').amount).toBe(parsePack('5x500 ml/Packung').amount);
  });

  it('refuses what it cannot read', () => {
    expect(() => parsePack('viel/Box')).toThrow('Cannot read the pack');
    expect(() => parsePack('1 Stk/Kiste')).toThrow('No unit named');
  });
});

describe('the assortment’s tables', () => {
  it('read axes in both languages with price factors', () => {
    expect(parseAxis('Weiß=White~5 l*1.8')).toEqual([
      { de: 'Weiß', en: 'White', factor: 1 },
      { de: '5 l', en: '5 l', factor: 1.8 },
    ]);
    expect(() => readAxis('no such axis')).toThrow('Unknown axis');
  });

  it('want both languages and a price range', () => {
    const row = (name: string, price: string) =>
      `# A | | B C\nkind | ${name} | t = t | 1 Stk/Stück | ${price} | - | -`;
    expect(parseShelves(row('x = y', '1-2'))[0]?.kinds[0]?.name).toEqual({ de: 'x', en: 'y' });
    expect(() => parseShelves(row('x', '1-2'))).toThrow('Both languages');
    expect(() => parseShelves(row('x = y', '2-1'))).toThrow('price range');
  });
});

describe('copied text', () => {
  it('escapes what COPY reads as its own', () => {
    expect(
      copyText([
        ['a\tb\\c\nd', null, true, 3, [1, 2]],
        ['', false, 'x', 'y', []],
      ]),
    ).toBe('a\\tb\\\\c\\nd\t\\N\tt\t3\t{1,2}\n\tf\tx\ty\t{}\n');
  });
});

describe('vendors', () => {
  it('are 24, each with an own name and at least one country', () => {
    expect(vendors).toHaveLength(24);
    expect(new Set(vendors.map((vendor) => vendor.slug)).size).toBe(24);
    expect(vendors.every((vendor) => vendor.conditions.length > 0)).toBe(true);
  });

  it('include some that serve one country only, and one that never ships free', () => {
    const only = (country: string) =>
      vendors.filter((vendor) => vendor.conditions.every((condition) => condition.country === country));
    expect(only('DE').length).toBeGreaterThan(2);
    expect(only('AT').length).toBeGreaterThan(1);
    const conditions = vendors.flatMap((vendor) => vendor.conditions);
    expect(conditions.some((condition) => condition.freeShippingFromCents === null)).toBe(true);
    for (const { shippingCents, surchargeCents, surchargeBelowCents } of conditions) {
      expect(Number.isInteger(shippingCents) && shippingCents >= 0).toBe(true);
      expect(surchargeCents > 0).toBe(surchargeBelowCents > 0);
    }
  });

  it('can be reached the way they want their orders', () => {
    for (const vendor of vendors) {
      expect(vendor.email !== null).toBe(vendor.transmission === 'email');
      expect(vendor.webhookUrl !== null).toBe(vendor.transmission === 'webhook');
    }
  });
});

describe('query suggestions', () => {
  it('are a few hundred in each language, each once', () => {
    const suggestions = querySuggestions('praxora');
    expect(new Set(suggestions.map(({ language, query }) => `${language} ${query}`)).size).toBe(
      suggestions.length,
    );
    for (const language of ['de', 'en']) {
      expect(suggestions.filter((suggestion) => suggestion.language === language).length).toBeGreaterThan(
        200,
      );
    }
    expect(suggestions.map((suggestion) => suggestion.query)).toEqual(
      expect.arrayContaining(['handschuhe', 'gloves', 'nitrila blau']),
    );
  });
});

describe('demo practices', () => {
  it('have the promised logins', () => {
    const logins = demoPractices.flatMap((practice) => practice.users.map((user) => user.email));
    expect(logins).toEqual(
      [
        ...['demo', 'einkauf', 'lager', 'lesen'],
        // One buyer belongs to the German and the Austrian practice.
        ...['wien', 'einkauf.wien', 'lager.wien', 'einkauf'],
        ...['klinik', 'leitung', 'legacy'],
      ].map((name) => `${name}@praxora.example`),
    );
  });

  it('have the promised addresses, editions and approvals', () => {
    const [demo, wien, klinik, legacy] = demoPractices;
    expect(demo?.addresses.filter((address) => address.kind === 'shipping')).toHaveLength(2);
    expect(demo?.addresses.filter((address) => address.kind === 'billing')).toHaveLength(1);
    expect(wien).toMatchObject({ country: 'AT', edition: 'pro20' });
    expect(klinik?.clinic).toBeDefined();
    expect(klinik?.users.map((user) => user.isApprover ?? false)).toEqual([false, true]);
    expect(legacy?.edition).toBe('legacy');
  });
});

describe('slugs', () => {
  it('spell out umlauts and signs', () => {
    expect(slugify('Flächin Größe 8 µ, 30% Ø 2,0')).toBe('flaechin-groesse-8-my-30-prozent-d-2-0');
  });
});
