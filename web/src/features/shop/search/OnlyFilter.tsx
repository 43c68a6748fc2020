// What is so or not: in stock, bought before, in the inventory, a dangerous good. Those chosen must all be so.
import { useTranslation } from 'react-i18next';
import { type Flag, flags } from '../../../lib/marketplace/product-hit.ts';
import { FilterCheckbox } from './FilterCheckbox.tsx';
import { FilterSection } from './FilterSection.tsx';
import { toggled } from './filters.ts';
import { useFlagTexts } from './useFlagTexts.ts';

interface OnlyFilterProps {
  chosen: readonly Flag[];
  onChange: (next: (chosen: readonly Flag[]) => Flag[]) => void;
}

export function OnlyFilter({ chosen, onChange }: OnlyFilterProps) {
  const { t } = useTranslation('search');
  const texts = useFlagTexts();
  return (
    <FilterSection title={t('filters.only')}>
      {(Object.keys(flags) as Flag[]).map((flag) => (
        <FilterCheckbox
          key={flag}
          name={texts[flag]}
          count={undefined}
          checked={chosen.includes(flag)}
          onChange={() => onChange((now) => toggled(now, flag))}
        />
      ))}
    </FilterSection>
  );
}
