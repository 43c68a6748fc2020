// When it was ordered: a span people speak of, or days of one's own.
import { type DatePreset, datePresets } from '@praxora/rules/shared/date-presets';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../../../ui/filters/FilterChoice.tsx';
import { presetTexts } from '../../../../ui/filters/preset-texts.ts';
import type { OrderView } from '../address.ts';
import type { ChangeView } from '../useOrderView.ts';

const ownDays = 'own';

interface Period {
  readonly value: DatePreset | typeof ownDays | null;
  readonly choose: (value: DatePreset | typeof ownDays | null) => void;
  readonly forget: () => void;
  /** Days of one's own are chosen, or asked for. */
  readonly hasDays: boolean;
}

/** Days of one's own are asked for before any is known. */
export function usePeriod({ preset, from, to }: OrderView, onChange: ChangeView): Period {
  const hasDays = from !== null || to !== null;
  const [asksForDays, setAsksForDays] = useState(hasDays);
  const showsDays = hasDays || (asksForDays && preset === null);
  return {
    value: preset ?? (showsDays ? ownDays : null),
    choose: (value) => {
      setAsksForDays(value === ownDays);
      onChange({ preset: value === ownDays ? null : value, from: null, to: null });
    },
    forget: () => setAsksForDays(false),
    hasDays: preset === null && showsDays,
  };
}

export function PeriodChoice({ period }: { period: Period }) {
  const { t } = useTranslation(['orders', 'period']);
  return (
    <FilterChoice<DatePreset | typeof ownDays>
      label={t('filter.period')}
      any={t('filter.anyTime')}
      choices={[
        ...datePresets.map((name) => ({ value: name, text: t(presetTexts[name]) })),
        { value: ownDays, text: t('filter.ownDays') },
      ]}
      value={period.value}
      onChange={period.choose}
    />
  );
}
