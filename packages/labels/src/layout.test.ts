// For any text: nothing leaves the label or lies on something else, and what matters is there.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BatchLabel, LabelContent, ShelfLabel, UnitLabel } from './content.ts';
import { codeSize, designFor } from './design.ts';
import type { LabelElement, LabelLayout } from './elements.ts';
import { layOutLabel } from './layout.ts';
import { type LabelSize, paperIds, papers, rollIds, rolls } from './sizes.ts';
import { textWidth } from './text-width.ts';

const sizes: [string, LabelSize][] = [
  ...rollIds.map((id): [string, LabelSize] => [id, rolls[id]]),
  ...paperIds.map((id): [string, LabelSize] => [id, papers[id]]),
];

const text = fc.oneof(
  fc.string({ maxLength: 120, unit: 'binary' }),
  fc.string({ maxLength: 200 }),
  fc.lorem({ maxCount: 20 }),
  fc.constantFrom('', 'Desinfektionsmittelspenderbefestigungsschraubenset', 'W'.repeat(64)),
);
const day = fc.option(fc.constantFrom('2027-01-31', '2030-12-24'));
const amount = fc.option(fc.integer({ min: 0, max: 100_000_000 }));
const id = fc.constant('PX4TBN90XHX');
const unit: fc.Arbitrary<UnitLabel> = fc.record({
  kind: fc.constant('unit' as const),
  labelId: id,
  name: text,
  batchNumber: text,
  expirationDate: day,
  storageName: text,
});
const batch: fc.Arbitrary<BatchLabel> = fc.record({
  kind: fc.constant('batch' as const),
  name: text,
  manufacturer: text,
  manufacturerNumber: text,
  batchNumber: text,
  expirationDate: day,
});
const shelf: fc.Arbitrary<ShelfLabel> = fc.record({
  kind: fc.constant('shelf' as const),
  labelId: id,
  name: text,
  manufacturerNumber: text,
  unit: text,
  minimum: amount,
  warning: amount,
  ideal: amount,
  storageName: text,
});
const content: fc.Arbitrary<LabelContent> = fc.oneof(unit, batch, shelf);

const slack = 1e-6;
const overlap = (a: LabelElement, b: LabelElement): boolean =>
  a.x + a.width > b.x + slack &&
  b.x + b.width > a.x + slack &&
  a.y + a.height > b.y + slack &&
  b.y + b.height > a.y + slack;
/** Elements outside the label, overlapping another one, or too small or too long for their place. */
function faultsOf({ elements }: LabelLayout, { left, right, width, height }: LabelSize): unknown[] {
  return elements.flatMap((element, index) => {
    const isOutside =
      element.x < left - slack ||
      element.x + element.width > width - right + slack ||
      element.y < 0.5 ||
      element.y + element.height > height - 0.5;
    const isTooLong =
      (element.kind === 'text' &&
        textWidth(element.text, element.font, element.size) > element.width + slack) ||
      (element.kind === 'band' && textWidth(element.text, 'bold', element.size) > element.width);
    const isTooSmall = element.kind === 'text' && element.size < 1.9;
    const below = elements.slice(index + 1).filter((other) => overlap(element, other));
    return isOutside || isTooLong || isTooSmall || below.length > 0 ? [{ element, below }] : [];
  });
}
const textsOf = ({ elements }: LabelLayout): string[] =>
  elements.flatMap((element) => (element.kind === 'text' || element.kind === 'band' ? [element.text] : []));

describe.each(sizes)('a label of size %s', (_name, size) => {
  it('keeps everything inside and apart, whatever it says', () => {
    fc.assert(
      fc.property(content, (label) => {
        expect(faultsOf(layOutLabel(label, size), size)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('shows batch and expiry in full size, whatever the name is', () => {
    const design = designFor(size);
    fc.assert(
      fc.property(unit, batch, (one, other) => {
        for (const label of [one, other]) {
          const { elements } = layOutLabel(
            { ...label, batchNumber: '26K114', expirationDate: '2027-01-31' },
            size,
          );
          const found = elements.filter((element) => element.kind === 'text');
          expect(found.find(({ text: said }) => said === '26K114')?.size).toBe(design.line);
          expect(found.find(({ text: said }) => said === '31.01.2027')?.size).toBe(design.expiry);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('leaves a module free around the code, of whole printer dots', () => {
    const { elements } = layOutLabel(fc.sample(unit, 1)[0] as UnitLabel, size);
    const code = elements.find(({ kind }) => kind === 'code');
    const design = designFor(size);
    expect(code?.width).toBe(codeSize(design));
    const dots = (design.module / 25.4) * 300;
    expect(Math.abs(dots - Math.round(dots))).toBeLessThan(1e-9);
    for (const { kind, x, y, width, height } of elements) {
      if (kind === 'code' || code === undefined) continue;
      const isBeside =
        x >= code.x + code.width + design.module - slack || x + width <= code.x - design.module;
      const isBelow =
        y >= code.y + code.height + design.module - slack || y + height <= code.y - design.module;
      expect(isBeside || isBelow).toBe(true);
    }
    expect(size.left).toBeGreaterThanOrEqual(design.module);
  });
});

const artinova: UnitLabel = {
  kind: 'unit',
  labelId: 'PX4TBN90XHX',
  name: 'Artinova 4% 1:100.000',
  batchNumber: '26K114',
  expirationDate: '2027-01-31',
  storageName: 'Raum 1, Schrank',
};

it('says what it should, and expiry is the heaviest line but for the name', () => {
  const layout = layOutLabel(artinova, rolls['30334']);
  expect(textsOf(layout)).toEqual([
    'PX4TBN90XHX',
    'Artinova 4%',
    '1:100.000',
    '26K114',
    '31.01.2027',
    'Raum 1, Schrank',
  ]);
});

it.each(['batchNumber', 'expirationDate'] as const)(
  'without %s its line is left out and the rest moves up',
  (field) => {
    const size = rolls['30334'];
    const whole = layOutLabel(artinova, size).elements;
    const rest = layOutLabel({ ...artinova, [field]: field === 'batchNumber' ? '' : null }, size).elements;
    expect(rest).toHaveLength(whole.length - 2);
    const kept = field === 'batchNumber' ? '31.01.2027' : '26K114';
    const yOf = (elements: readonly LabelElement[], said: string) =>
      elements.find((element) => element.kind === 'text' && element.text === said)?.y ?? Number.NaN;
    if (field === 'batchNumber') expect(yOf(rest, kept)).toBeLessThan(yOf(whole, kept));
    else expect(yOf(rest, kept)).toBe(yOf(whole, kept));
  },
);

it('a batch label has neither code nor id; a shelf label has its scale', () => {
  const batchLabel = layOutLabel(
    { ...artinova, kind: 'batch', manufacturer: 'Medora', manufacturerNumber: 'MD-4100' } as BatchLabel,
    rolls['30252'],
  );
  expect(batchLabel.labelId).toBeNull();
  expect(batchLabel.elements.some(({ kind }) => kind === 'code')).toBe(false);
  const shelfLabel = layOutLabel(
    {
      kind: 'shelf',
      labelId: 'PX2JRC6VH8N',
      name: 'Wipora Tücher',
      manufacturerNumber: 'SN-50120',
      unit: 'Dosen',
      minimum: 4,
      warning: 6,
      ideal: 12,
      storageName: 'Zentrallager',
    },
    rolls['30334'],
  );
  expect(shelfLabel.elements.find(({ kind }) => kind === 'scale')).toMatchObject({
    filled: 1 / 3,
    tick: 0.5,
  });
  expect(textsOf(shelfLabel)).toEqual([
    'PX2JRC6VH8N',
    'Wipora Tücher',
    'SN-50120 · Dosen',
    'Min 4',
    'Ideal 12',
    'Zentrallager',
  ]);
});
