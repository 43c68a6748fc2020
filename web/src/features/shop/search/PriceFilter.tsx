// From and to, as the practice pays it. It searches when a field is left or Enter is pressed.
import { type NumberEntry, toNumber } from '@praxora/rules/shared/number-entry';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceRange } from '../../../domain/shop/index.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { FilterSection } from './FilterSection.tsx';
import classes from './PriceFilter.module.css';

const mostEuros = 100_000;

interface PriceFilterProps {
  price: PriceRange;
  onChange: (limit: Partial<PriceRange>) => void;
}

export function PriceFilter({ price, onChange }: PriceFilterProps) {
  const { t } = useTranslation('search');
  const { fromCents, toCents } = price;
  const isWrongWay = fromCents !== null && toCents !== null && fromCents > toCents;
  return (
    <FilterSection title={t('filters.price')}>
      <div className="columns gap-10 pb-6">
        <Limit
          key={`from ${fromCents}`}
          label={t('filters.from')}
          cents={fromCents}
          onSettle={(cents) => onChange({ fromCents: cents })}
        />
        <Limit
          key={`to ${toCents}`}
          label={t('filters.to')}
          cents={toCents}
          onSettle={(cents) => onChange({ toCents: cents })}
        />
      </div>
      {isWrongWay && (
        <p role="alert" className={classes.wrong}>
          {t('filters.wrongWay')}
        </p>
      )}
    </FilterSection>
  );
}

interface LimitProps {
  label: string;
  cents: number | null;
  onSettle: (cents: number | null) => void;
}

function Limit({ label, cents, onSettle }: LimitProps) {
  const [entry, setEntry] = useState<NumberEntry>(cents === null ? null : cents / 100);
  return (
    <NumberField
      size="xs"
      label={label}
      least={0}
      most={mostEuros}
      decimals={2}
      isFixed
      zeroIsEmpty
      rightSection="€"
      value={entry}
      onChange={setEntry}
      onSettle={(next) => {
        setEntry(next);
        const euros = toNumber(next);
        const settled = euros === null ? null : Math.round(euros * 100);
        // Input that is no number remains with its error and changes nothing.
        if ((euros !== null || next === null) && settled !== cents) onSettle(settled);
      }}
    />
  );
}
