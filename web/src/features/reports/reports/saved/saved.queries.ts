// The practice's saved views, and which of them the user gets by e-mail.
import { reportViewCalls, type ReportView as SavedView } from '@praxora/contract/reports/report-views.calls';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../../lib/api/api.ts';
import { useChange } from '../../../../ui/change/useChange.ts';
import { pathOfReport } from '../kinds.ts';
import { reportsKey } from '../reports.queries.ts';

export type { SavedView };

const savedKey = [...reportsKey, 'views'] as const;

export const useSavedViews = () =>
  useQuery({
    queryKey: savedKey,
    queryFn: ({ signal }) => callApi(reportViewCalls.listReportViews, {}, { signal }),
  });

/** The address a saved view stands for. */
export const addressOfView = ({ report, query }: Pick<SavedView, 'report' | 'query'>): string => {
  const words = new URLSearchParams(query).toString();
  return words === '' ? pathOfReport(report) : `${pathOfReport(report)}?${words}`;
};

type Content = Pick<SavedView, 'name' | 'report' | 'query'>;

export function useViewChanges() {
  const { t } = useTranslation('reports');
  const save = useChange({
    call: (view: Content, key) => callApi(reportViewCalls.saveReportView, { body: view }, key),
    success: ({ name }) => t('saved.kept', { name }),
    refetch: [savedKey],
  });
  const rename = useChange({
    call: ({ id, name, report, query }: SavedView) =>
      callApi(reportViewCalls.changeReportView, { params: { viewId: id }, body: { name, report, query } }),
    success: ({ name }) => t('saved.renamed', { name }),
    refetch: [savedKey],
  });
  const remove = useChange({
    call: ({ id }: SavedView) => callApi(reportViewCalls.deleteReportView, { params: { viewId: id } }),
    success: (_, { name, report, query }) => ({
      text: t('saved.deleted', { name }),
      undo: {
        place: 'savedViews',
        label: t('saved.undo'),
        onClick: () => void save.run({ name, report, query }),
      },
    }),
    refetch: [savedKey],
  });
  const mail = useChange({
    call: (viewId: number | null) => callApi(reportViewCalls.mailReportView, { body: { viewId } }),
    success: ({ mailedViewId }) => (mailedViewId === null ? t('saved.mailOff') : t('saved.mailOn')),
    refetch: [savedKey],
  });
  return { save, rename, remove, mail };
}
