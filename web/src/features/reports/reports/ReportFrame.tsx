// Common frame of all reports: the head, the tabs, the row of dates and filters, and the buttons to save and share the
// view.

import { type ReportName, reportNames } from '@praxora/rules/reports/report-list';
import type { DaySpan } from '@praxora/rules/shared/date-presets';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { type Period, PeriodMenu } from '../../../ui/filters/PeriodMenu.tsx';
import { useSpanWords } from '../../../ui/filters/useSpanWords.ts';
import { comingFacts, PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SectionTabs } from '../../../ui/page/SectionTabs.tsx';
import { ExportMenu } from './export/ExportMenu.tsx';
import { CompareSwitch } from './filters/CompareSwitch.tsx';
import { GroupingChoice } from './filters/GroupingChoice.tsx';
import { ReportFilters } from './filters/ReportFilters.tsx';
import { addressOfReport, reportKind, useReportTitle } from './kinds.ts';
import { SaveViewButton } from './saved/SaveViewButton.tsx';
import type { ChangeView } from './useReportView.ts';
import type { ReportView } from './view.ts';

interface ReportFrameProps {
  report: ReportName;
  view: ReportView;
  onChange: ChangeView;
  /** The answer in one line; left out while nobody knows it. */
  title: string | undefined;
  /** Left out likewise. */
  facts: string | undefined;
  /** Comparison period of the last answer. */
  spanBefore?: DaySpan | null | undefined;
  /** Instead of a period. */
  days?: ReactNode;
  /** Further content at the end of the row. */
  end?: ReactNode;
  hasGroups?: boolean;
  hasComparison?: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  children: ReactNode;
}

export function ReportFrame(props: ReportFrameProps) {
  const { report, view, onChange, title, facts, days, end, hasFailed, onRetry, children } = props;
  const { hasGroups = true, hasComparison = true } = props;
  const { t } = useTranslation(['reports', 'common']);
  const reportTitle = useReportTitle();
  const { groupings } = reportKind(report);
  return (
    <>
      <PageHeader
        title={title ?? reportTitle(report)}
        facts={facts ?? comingFacts}
        actions={
          <>
            <SaveViewButton report={report} view={view} />
            <ExportMenu report={report} view={view} />
          </>
        }
      />
      <SectionTabs
        label={t('tabs')}
        tabs={reportNames.map((key) => ({ key, text: reportTitle(key), to: addressOfReport(key) }))}
        current={report}
      />
      <ReportFilters
        report={report}
        view={view}
        onChange={onChange}
        days={days ?? <ReportPeriod view={view} onChange={onChange} />}
        end={
          <>
            {end}
            {hasComparison && (
              <CompareSwitch
                compare={view.compare}
                span={props.spanBefore}
                onChange={(compare) => onChange({ compare })}
              />
            )}
            {hasGroups && (
              <GroupingChoice
                groupings={groupings}
                value={view.groupBy}
                onChange={(groupBy) => onChange({ groupBy, open: [] })}
              />
            )}
          </>
        }
      />
      {hasFailed ? (
        <ErrorState title={t('failed.title')} onRetry={onRetry}>
          {t('failed.text')}
        </ErrorState>
      ) : (
        children
      )}
    </>
  );
}

function ReportPeriod({ view, onChange }: Pick<ReportFrameProps, 'view' | 'onChange'>) {
  const spanText = useSpanWords();
  const { preset, from, to } = view;
  return (
    <PeriodMenu
      period={{ preset, from, to }}
      daysText={spanText({ from, to }, 'short')}
      onChange={(period: Period) => onChange({ ...period, open: [] })}
    />
  );
}
