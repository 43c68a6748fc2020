// The row above a report: its days, its filters, and what it is compared with or grouped by.
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import type { FilterName, ReportName } from '@praxora/rules/reports/report-list';
import { IconChevronDown, IconChevronUp, IconFilterOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/i18n.ts';
import { dayWords } from '../../../../lib/period-words.ts';
import { FilterMenu } from '../../../../ui/filters/FilterMenu.tsx';
import row from '../../../../ui/filters/FilterRow.module.css';
import { FilterToggle } from '../../../../ui/filters/FilterToggle.tsx';
import { reportKind } from '../kinds.ts';
import type { ChangeView } from '../useReportView.ts';
import { hasFilters, type ReportView, withoutFilters, withToggled } from '../view.ts';
import { ArticleFilter } from './ArticleFilter.tsx';
import classes from './ReportFilters.module.css';
import { filterTexts } from './texts.ts';
import { type Choices, useChoices } from './useChoices.ts';

interface ReportFiltersProps {
  report: ReportName;
  view: ReportView;
  onChange: ChangeView;
  /** The days: a period, or one day. */
  days: ReactNode;
  end: ReactNode;
}

export function ReportFilters({ report, view, onChange, days, end }: ReportFiltersProps) {
  const { t } = useTranslation(['reports', 'common']);
  const choices = useChoices(report);
  const kind = reportKind(report);
  const isUsed = (name: FilterName) => name !== 'costCenterIds' || choices.costCenterIds.length > 0;
  const more = kind.moreFilters.filter(isUsed);
  const areMoreSet = more.some((name) => (view.filters[name] ?? []).length > 0);
  const [wantsMore, setWantsMore] = useState(false);
  const showsMore = wantsMore || areMoreSet;
  const one = (name: FilterName) => (
    <OneFilter key={name} name={name} view={view} choices={choices} onChange={onChange} />
  );
  return (
    <search
      className={`${classes.row} wrap gap-10-24 items-center spread mb-18 phone-mb-12`}
      aria-label={t('filter.row')}
    >
      <div className={`${classes.chips} wrap gap-8 items-center min-w-0`}>
        {days}
        {kind.filters.filter(isUsed).map(one)}
        {showsMore && more.map(one)}
        {!areMoreSet && (
          <Button
            variant="default"
            className={row.chip ?? ''}
            aria-expanded={showsMore}
            rightSection={
              showsMore ? <IconChevronUp size={14} aria-hidden /> : <IconChevronDown size={14} aria-hidden />
            }
            onClick={() => setWantsMore(!showsMore)}
          >
            {showsMore ? t('filter.fewer') : t('filter.more')}
          </Button>
        )}
        <SpecialFilters view={view} onChange={onChange} />
        {hasFilters(view) && (
          <Tooltip label={t('common:filter.reset')}>
            <ActionIcon
              className={`${row.reset} phone-h-thumb phone-w-thumb`}
              variant="default"
              size={36}
              aria-label={t('common:filter.reset')}
              onClick={() => onChange(withoutFilters)}
            >
              <IconFilterOff size={17} stroke={1.7} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <div className="wrap gap-8-16 items-center quiet fz-note">{end}</div>
    </search>
  );
}

/** Filters that are set elsewhere on the screens, and can only be removed here. */
function SpecialFilters({ view, onChange }: { view: ReportView; onChange: ChangeView }) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const { withoutPrice, bookedAfter, stocktakingId } = view;
  return (
    <>
      {withoutPrice && (
        <FilterToggle
          label={t('filter.withoutPrice')}
          isOn
          onToggle={() => onChange({ withoutPrice: false })}
        />
      )}
      {bookedAfter !== null && (
        <FilterToggle
          label={t('filter.bookedAfter', { day: dayWords(bookedAfter, language, 'short') })}
          isOn
          onToggle={() => onChange({ bookedAfter: null })}
        />
      )}
      {stocktakingId !== null && (
        <FilterToggle
          label={t('filter.ofStocktaking')}
          isOn
          onToggle={() => onChange({ stocktakingId: null })}
        />
      )}
    </>
  );
}

interface OneFilterProps {
  name: FilterName;
  view: ReportView;
  choices: Choices;
  onChange: ChangeView;
}

function OneFilter({ name, view, choices, onChange }: OneFilterProps) {
  const { t } = useTranslation('reports');
  const selection = view.filters[name] ?? [];
  const toggle = (choice: string) => onChange(withToggled(name, choice));
  if (name === 'articleIds') return <ArticleFilter chosen={selection} onToggle={toggle} />;
  return (
    <FilterMenu label={t(filterTexts[name])} choices={choices[name]} chosen={selection} onToggle={toggle} />
  );
}
