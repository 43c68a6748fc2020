// Which suggestions to show, each kind with its number.
import { Button } from '@mantine/core';
import type { ThresholdSuggestion } from '@praxora/contract/inventory/thresholds.calls';
import {
  IconAlertSquareFilled,
  IconArrowDown,
  IconEyeOff,
  IconHourglassLow,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format.ts';
import { showingTexts } from './names.ts';
import classes from './Thresholds.module.css';
import { isShown, type Showing, showings } from './view.ts';

const icons: Partial<Record<Showing, TablerIcon>> = {
  ranOut: IconAlertSquareFilled,
  tooMuch: IconArrowDown,
  expiring: IconHourglassLow,
  hidden: IconEyeOff,
};

interface ShowingsProps {
  suggestions: readonly ThresholdSuggestion[];
  show: Showing;
  hasClosedWeeks: boolean;
  onShow: (show: Showing) => void;
}

export function Showings({ suggestions, show, hasClosedWeeks, onShow }: ShowingsProps) {
  const { t } = useTranslation(['thresholds', 'common']);
  const countOf = (name: Showing) => suggestions.filter((one) => isShown(one, name)).length;
  return (
    <fieldset className="wrap gap-8 items-center bd-0 m-0-0-8 min-w-0 p-0" aria-label={t('showings')}>
      {showings
        .map((name) => ({ name, count: countOf(name), Icon: icons[name] }))
        .filter(({ name, count }) => name === 'all' || name === show || count > 0)
        .map(({ name, count, Icon }) => (
          <Button
            key={name}
            variant={name === show ? 'light' : 'default'}
            size="xs"
            aria-pressed={name === show}
            {...(Icon && { leftSection: <Icon size={15} aria-hidden /> })}
            onClick={() => onShow(name)}
          >
            {t(showingTexts[name], { number: formatNumber(count, 0) })}
          </Button>
        ))}
      {hasClosedWeeks && (
        <span className={`${classes.key} row gap-6 quiet fz-caption ml-auto`}>{t('closedWeeks')}</span>
      )}
    </fieldset>
  );
}
