// Beside which days the figures stand: the period before, or the same days of last year.
import { Group, Menu, Switch, UnstyledButton } from '@mantine/core';
import { type Comparison, comparisons } from '@praxora/rules/reports/report-list';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSpanWords } from '../../../../ui/filters/useSpanWords.ts';

const texts = { before: 'compare.before', lastYear: 'compare.lastYear' } as const;

interface CompareSwitchProps {
  compare: Comparison | null;
  /** The days of the last answer. */
  span: DaySpan | null | undefined;
  onChange: (compare: Comparison | null) => void;
}

export function CompareSwitch({ compare, span, onChange }: CompareSwitchProps) {
  const { t } = useTranslation('reports');
  const spanText = useSpanWords();
  const words = compare === null ? t('compare.off') : span ? spanText(span, 'short') : t(texts[compare]);
  return (
    <Group gap={8} wrap="nowrap">
      <Switch
        size="sm"
        checked={compare !== null}
        label={compare === null ? t('compare.off') : t('compare.with', { days: words })}
        onChange={(event) => onChange(event.currentTarget.checked ? 'before' : null)}
      />
      {compare !== null && (
        <Menu position="bottom-end">
          <Menu.Target>
            <UnstyledButton
              className="inline-row bdrs-6 h-24 justify-center w-24 hover-bg-hover"
              aria-label={t('compare.which')}
            >
              <IconChevronDown size={15} aria-hidden />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {comparisons.map((name) => (
              <Menu.Item
                key={name}
                rightSection={name === compare && <IconCheck size={15} aria-hidden />}
                onClick={() => onChange(name)}
              >
                {t(texts[name])}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Group>
  );
}
