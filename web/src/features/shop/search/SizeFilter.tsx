// Sizes to filter by, from small to large.
import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { compareSizes } from '@praxora/rules/shop/product-size';
import { useTranslation } from 'react-i18next';
import type { FacetValue } from '../../../domain/shop/index.ts';
import { FilterCheckbox } from './FilterCheckbox.tsx';
import { FilterSection } from './FilterSection.tsx';
import { offeredValues } from './facet-values.ts';
import { toggled } from './filters.ts';

interface SizeFilterProps {
  values: readonly FacetValue[];
  chosen: readonly string[];
  onChange: (next: (chosen: readonly string[]) => string[]) => void;
}

const shownAtFirst = 7;

export function SizeFilter({ values, chosen, onChange }: SizeFilterProps) {
  const { t } = useTranslation('search');
  const [showsAll, { toggle }] = useDisclosure();
  const offered = offeredValues(values, chosen).sort((a, b) => compareSizes(a.value, b.value));
  const visible = offered.filter(
    ({ value }, place) => showsAll || place < shownAtFirst || chosen.includes(value),
  );
  const hidden = offered.length - visible.length;
  if (offered.length === 0) return null;
  return (
    <FilterSection title={t('filters.size')}>
      <ul className="plain-list">
        {visible.map(({ value, count }) => (
          <li key={value} className="flex">
            <FilterCheckbox
              name={value}
              count={count}
              checked={chosen.includes(value)}
              onChange={() => onChange((now) => toggled(now, value))}
            />
          </li>
        ))}
      </ul>
      {(hidden > 0 || showsAll) && (
        <UnstyledButton
          className="bdrs-6 c-primary fz-fact fw-560 mih-28 hover-td-underline below-tablet-thumb"
          onClick={toggle}
        >
          {hidden > 0 ? t('filters.showMore', { count: hidden }) : t('filters.showLess')}
        </UnstyledButton>
      )}
    </FilterSection>
  );
}
