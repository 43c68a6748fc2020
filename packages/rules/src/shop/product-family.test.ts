import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toProductFamily } from './product-family.ts';

const of = (name: string, manufacturer = 'Grünhand', features?: { name: string; value: string }[]) =>
  toProductFamily({ name, manufacturer, ...(features ? { features } : {}) });

describe('variants of one product', () => {
  it.each([
    ['Nitrilhandschuhe Größe M, grün', 'nitrilhandschuhe', 'groesse-m-gruen'],
    ['Nitrilhandschuhe XL blau', 'nitrilhandschuhe', 'blau-xl'],
    ['Nitrilhandschuhe blaue Gr. 7,5', 'nitrilhandschuhe', 'blaue-gr-7-5'],
    ['Nitrilhandschuhe M 10x100 Stk', 'nitrilhandschuhe', 'm'],
    ['Nitrilhandschuhe M, Packung à 100 Stück', 'nitrilhandschuhe', 'm'],
    ['Nitrilhandschuhe M 100er Box', 'nitrilhandschuhe', 'm'],
    ['Flächendesinfektion 750 ml', 'flaechendesinfektion', '750-ml'],
    ['Flächendesinfektion 5 l Kanister', 'flaechendesinfektion-kanister', '5-l'],
    ['Composite Spritze 4 g A3,5', 'composite-spritze', '4-g-a3-5'],
    ['K-Feile ISO 25 25 mm', 'k-feile', '25-mm-iso-25'],
    ['Rinsing Cups 150 ml White', 'rinsing-cups', '150-ml-white'],
  ])('%s', (name, base, variant) => {
    expect(of(name)).toEqual({ family: `gruenhand-${base}`, variant });
  });

  it('are not joined by words that only look like a size or a colour', () => {
    for (const [a, b] of [
      ['Maske Typ II', 'Maske Typ IIR'],
      ['Sonde 17', 'Sonde 23'],
      ['Rotring Winkelstück', 'Winkelstück'],
      ['Bluephase Lampe', 'Lampe'],
      ['Filter F1', 'Filter F2'],
      ['Bonding Multi L-Pop', 'Bonding Multi'],
      ['Silikon light body', 'Silikon heavy body'],
    ] as const) {
      expect(of(a).family, a).not.toBe(of(b).family);
    }
  });

  it('are told by the features a vendor gives', () => {
    const one = of('Handschuh Softa extra fein Lavendel', 'Softa', [
      { name: 'Farbe', value: 'Lavendel' },
      { name: 'Größe', value: 'M' },
      { name: 'Material', value: 'Nitril' },
    ]);
    expect(one).toEqual({ family: 'softa-handschuh-softa-extra-fein', variant: 'lavendel-m' });
    expect(of('Softa M lavendel', 'Softa', [{ name: 'Produktfamilie', value: 'Softa extra' }])).toMatchObject(
      {
        family: 'softa-softa-extra',
      },
    );
  });

  it('need a manufacturer and a word that names something', () => {
    expect(of('Nitrilhandschuhe M', ' ')).toEqual({ family: '', variant: '' });
    expect(of('M blau 100 Stk')).toEqual({ family: '', variant: '' });
    expect(of('')).toEqual({ family: '', variant: '' });
  });
});

const kinds = ['Nitrilhandschuhe', 'OP-Maske Typ IIR', 'Füllungskomposit', 'Papierspitzen', 'Sealer F5'];
const kind = fc.constantFrom(...kinds);
const size = fc.constantFrom('XS', 'M', 'XXL', 'Gr. 7,5', 'Größe L', '25 mm', '750 ml', 'A3,5', 'ISO 040');
const colour = fc.constantFrom('blau', 'Weiß', 'türkis', 'red', 'transparent', 'grüne');
const pack = fc.constantFrom('100 Stk', '10x100 Stück', '50er Box', 'Packung à 12', '2 x 500');
const mark = fc.constantFrom(' ', ', ', ' (', ' – ');

describe('whatever the name', () => {
  it('size, colour and pack in any order change nothing but the variant', () => {
    fc.assert(
      fc.property(
        kind,
        fc.shuffledSubarray(['size', 'colour', 'pack']),
        size,
        colour,
        pack,
        mark,
        (...drawn) => {
          const [name, order, ofSize, ofColour, ofPack, between] = drawn;
          const more = order.map((part) => ({ size: ofSize, colour: ofColour, pack: ofPack })[part] ?? '');
          const full = of([name, ...more].join(between));
          expect(full.family).toBe(of(name).family);
          expect(full.variant === '').toBe(!order.includes('size') && !order.includes('colour'));
          expect(full.variant).toBe(of([name, ...more.filter((part) => part !== ofPack)].join(' ')).variant);
        },
      ),
    );
  });

  it('kinds and makers stay apart', () => {
    fc.assert(
      fc.property(
        kind,
        kind,
        size,
        fc.constantFrom('Acme', 'Bolt'),
        fc.constantFrom('Acme', 'Bolt'),
        (a, b, s, x, y) => {
          const isSame = of(`${a} ${s}`, x).family === of(`${s} ${b}`, y).family;
          expect(isSame).toBe(a === b && x === y);
        },
      ),
    );
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (name, maker, value) => {
        const { family, variant } = of(name, maker, [{ name: 'Farbe', value }]);
        expect(`${family}${variant}`).toMatch(/^[a-z0-9-]*$/);
        expect(of(name, maker, [{ name: 'Farbe', value }])).toEqual({ family, variant });
      }),
    );
  });
});
