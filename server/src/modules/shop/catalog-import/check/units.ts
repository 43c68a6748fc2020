// From the units of a file to ours, and to what is written on the pack.
import { type Decimal, one, readDecimal, toWhole, written } from '@praxora/rules/shared/exact-decimal';
import type { Columns } from '../../../../platform/database/row-types.ts';
import type { Texts } from '../../../vendors/index.ts';
import { measures, unitSpellings } from './unit-codes.ts';

export type UnitRow = Columns<'consumption_unit', 'id' | 'name_de' | 'name_en'>;

interface Unit {
  readonly id: number;
  readonly name: Texts;
  readonly plural: Texts;
}

export type Units = ReadonlyMap<string, Unit>;

const key = (text: string): string => text.trim().replace(/\.$/, '').toUpperCase();

export function unitsBySpelling(rows: readonly UnitRow[]): Units {
  const units = new Map<string, Unit>();
  for (const { id, name_de, name_en } of rows) {
    const known = unitSpellings.find(({ name }) => name === name_de);
    const name = { de: name_de, en: name_en };
    const unit = { id, name, plural: known?.plural ?? name };
    for (const spelling of [name_de, name_en, ...(known?.spellings ?? [])]) units.set(key(spelling), unit);
  }
  return units;
}

export interface Pack {
  readonly unitId: number;
  readonly contentUnitId: number;
  readonly size: number;
  readonly text: Texts;
}

interface RawPack {
  readonly orderUnit: string;
  readonly contentUnit: string;
  readonly contentCount: string;
  readonly decimalComma: boolean;
}

const largestPack = 1_000_000;
const usualUnit = 'Stück';

export function readPack(raw: RawPack, units: Units): Pack | { readonly problem: string } {
  const unit = units.get(key(raw.orderUnit || usualUnit));
  if (!unit) return { problem: `unknown unit "${raw.orderUnit}"` };
  const count = raw.contentCount === '' ? one : readDecimal(raw.contentCount, raw.decimalComma);
  if (count === null || count.units <= 0n) {
    return { problem: `the packing quantity "${raw.contentCount}" is no number above 0` };
  }
  const measure = measures[key(raw.contentUnit)];
  if (measure !== undefined) return measuredPack(unit, count, measure);
  const content =
    raw.contentUnit === ''
      ? raw.contentCount === ''
        ? unit
        : units.get(key(usualUnit))
      : units.get(key(raw.contentUnit));
  if (!content) return { problem: `unknown unit "${raw.contentUnit}"` };
  const size = toWhole(count, largestPack);
  if (size === null) return { problem: `the packing quantity "${raw.contentCount}" is no whole number` };
  return { unitId: unit.id, contentUnitId: content.id, size, text: countText(unit, content, size) };
}

const measuredPack = (unit: Unit, count: Decimal, measure: string): Pack => ({
  unitId: unit.id,
  contentUnitId: unit.id,
  size: 1,
  text: { de: `${written(count, ',')} ${measure}`, en: `${written(count, '.')} ${measure}` },
});

function countText(unit: Unit, content: Unit, size: number): Texts {
  if (size === 1)
    return unit === content ? { de: '', en: '' } : { de: `1 ${content.name.de}`, en: `1 ${content.name.en}` };
  return { de: `${size} ${content.plural.de}`, en: `${size} ${content.plural.en}` };
}
