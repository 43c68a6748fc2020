// Amounts whose unit came without its number: the plural is found by the unit's name.
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n.ts';
import { useUnitTexts } from '../../shared/units.ts';

export interface BareUnit {
  readonly de: string;
  readonly en: string;
}

const oneOf = /^(\d+)_one$/;

export function useBareUnits() {
  const { t, i18n } = useTranslation('units');
  const language = useLanguage();
  const { unitName, amountText, perUnit } = useUnitTexts();
  const texts: Readonly<Record<string, string>> = i18n.getResourceBundle(language, 'units');
  const numbers = new Map(
    Object.entries(texts).flatMap(([key, text]) => {
      const number = oneOf.exec(key)?.[1];
      return number === undefined ? [] : [[text, Number(number)] as const];
    }),
  );
  const named = (unit: BareUnit) => ({ ...unit, id: numbers.get(unit[language]) ?? 0 });
  return {
    unitName: (unit: BareUnit, count: number) => unitName(named(unit), count),
    amountText: (amount: number, unit: BareUnit) => amountText(amount, named(unit)),
    /** Reference quantity of a price: a pack of so many, or the unit itself. */
    perPack: (units: number, unit: BareUnit) =>
      units === 1 ? perUnit(named(unit)) : t('perPack', { content: amountText(units, named(unit)) }),
  };
}
