// Chooses among the entries: text, days, author, refused attempts, and the area with the number of its entries.
import { Switch } from '@mantine/core';
import { activityAreas } from '@praxora/contract/account/activity';
import { useTranslation } from 'react-i18next';
import { type ActivityPage, useActivityWords } from '../../../domain/account/index.ts';
import type { ChangeView } from '../../../lib/useAddressView.ts';
import { FilterChoice } from '../../../ui/filters/FilterChoice.tsx';
import { FilterRow } from '../../../ui/filters/FilterRow.tsx';
import { FilterToggle } from '../../../ui/filters/FilterToggle.tsx';
import { PeriodMenu } from '../../../ui/filters/PeriodMenu.tsx';
import { useSpanWords } from '../../../ui/filters/useSpanWords.ts';
import classes from './Activity.module.css';
import { type ActivityView, authorKey, wholeView, writeView } from './view.ts';

interface ActivityFiltersProps {
  view: ActivityView;
  onChange: ChangeView<ActivityView>;
  head: ActivityPage | undefined;
  isOwner: boolean;
}

export function ActivityFilters({ view, onChange, head, isOwner }: ActivityFiltersProps) {
  const { t } = useTranslation('activity');
  const spanText = useSpanWords();
  return (
    <>
      <FilterRow
        label={t('filter.label')}
        search={{
          label: t('filter.search'),
          value: view.text,
          maxLength: 100,
          onSearch: (text) => onChange({ text }, { replace: true }),
        }}
        isFiltered={writeView(view).size > 0}
        onReset={() => onChange(wholeView)}
      >
        <PeriodMenu
          period={view.period}
          daysText={spanText(view.period, 'short')}
          onChange={(period) => onChange({ period })}
        />
        {isOwner && <AuthorChoices view={view} onChange={onChange} head={head} />}
        {view.subjectType && (
          <FilterToggle
            label={t('filter.subject', { name: head?.entries[0]?.subject.name ?? view.subjectId ?? '' })}
            isOn
            onToggle={() => onChange({ subjectType: null, subjectId: null })}
          />
        )}
        <Switch
          label={t('filter.refused')}
          className="self-center"
          checked={view.isRefused}
          onChange={(event) => onChange({ isRefused: event.currentTarget.checked })}
        />
      </FilterRow>
      <AreaChoice view={view} onChange={onChange} head={head} />
    </>
  );
}

type ChoiceProps = Omit<ActivityFiltersProps, 'isOwner'>;

/** Two menus over one choice: an entry has one author. */
function AuthorChoices({ view, onChange, head }: ChoiceProps) {
  const { t } = useTranslation('activity');
  const choices = (kinds: readonly string[]) =>
    (head?.authors ?? []).flatMap((author) => {
      const value = authorKey(author);
      return value !== null && kinds.includes(author.kind) ? [{ value, text: author.name }] : [];
    });
  return [
    { label: t('filter.person'), kinds: ['user'] },
    { label: t('filter.device'), kinds: ['device', 'token'] },
  ].map(({ label, kinds }) => (
    <FilterChoice
      key={label}
      label={label}
      choices={choices(kinds)}
      value={kinds.some((kind) => view.author?.startsWith(kind)) ? view.author : null}
      onChange={(author) => onChange({ author })}
    />
  ));
}

function AreaChoice({ view, onChange, head }: ChoiceProps) {
  const { t } = useTranslation('activity');
  const words = useActivityWords();
  const counts = head?.areas;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shown = activityAreas.filter((area) => counts?.[area] || view.area === area);
  return (
    <fieldset
      className={`${classes.areas} plain-fieldset wrap gap-8 items-center mb-16`}
      aria-label={t('filter.area')}
    >
      <FilterToggle
        label={t('filter.all')}
        {...(all === undefined ? {} : { count: all })}
        isOn={view.area === null}
        onToggle={() => onChange({ area: null })}
      />
      {shown.map((area) => (
        <FilterToggle
          key={area}
          label={words.area(area)}
          count={counts?.[area] ?? 0}
          isOn={view.area === area}
          onToggle={() => onChange({ area: view.area === area ? null : area })}
        />
      ))}
    </fieldset>
  );
}
