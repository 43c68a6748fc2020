import { type ReportName, reportList, reportNames } from '@praxora/rules/reports/report-list';
import i18next from 'i18next';
import { useLanguage } from '../../../lib/i18n.ts';
import { reportRouteKey } from '../../../lib/paths.ts';

/** What a page calls itself in the window's title; null where it has no name. */
export function usePageName(key: string | null): string | null {
  const language = useLanguage();
  if (key === null) return null;
  const report: ReportName | undefined = reportNames.find((name) => reportRouteKey(name) === key);
  if (report) return reportList[report].title[language];
  const name: unknown = i18next.getResource(language, 'routes', key);
  return typeof name === 'string' ? name : null;
}
