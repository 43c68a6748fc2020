// Amounts whose unit came without its number: the plural is found by the unit's name.
import { useUnits } from './queries.ts';
import { useUnitTexts } from './units.ts';

export interface BareUnit {
  readonly de: string;
  readonly en: string;
}

export function useBareUnits() {
  const { data: units = [] } = useUnits();
  const { unitName, amountText } = useUnitTexts();
  const named = (unit: BareUnit) => ({
    ...unit,
    id: units.find(({ name, nameEn }) => name === unit.de && nameEn === unit.en)?.id ?? 0,
  });
  return {
    unitName: (unit: BareUnit, count: number) => unitName(named(unit), count),
    amountText: (amount: number, unit: BareUnit) => amountText(amount, named(unit)),
  };
}
