import { Group } from '@mantine/core';
import type { Grouping } from '@praxora/rules/reports/report-list';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../../../ui/filters/FilterChoice.tsx';
import { groupingTexts } from './texts.ts';

interface GroupingChoiceProps {
  groupings: readonly Grouping[];
  value: Grouping | null;
  onChange: (grouping: Grouping | null) => void;
}

export function GroupingChoice({ groupings, value, onChange }: GroupingChoiceProps) {
  const { t } = useTranslation('reports');
  return (
    <Group gap={8} wrap="nowrap">
      <FilterChoice
        label={t('grouping.label')}
        any={t('grouping.none')}
        choices={groupings.map((name) => ({ value: name, text: t(groupingTexts[name]) }))}
        value={value}
        onChange={onChange}
      />
    </Group>
  );
}
