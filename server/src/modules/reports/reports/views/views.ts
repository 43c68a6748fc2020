// Reports kept by name for the whole practice.
import {
  mostViews,
  type ReportView,
  type reportViewCalls,
} from '@praxora/contract/reports/report-views.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { startOfMonth } from '@praxora/rules/shared/calendar';
import { calendarDay } from '@praxora/rules/shared/dates';
import type { UserContext } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/errors.ts';
import { reports, shownReport } from '../described/report-list.ts';
import * as repository from './views.repository.ts';

export const { deleteReportMailsOfUser } = repository;

type Content = Pick<ReportView, 'name' | 'report' | 'query'>;

export async function listViews({
  tx,
  user,
}: UserContext): Promise<DataOf<typeof reportViewCalls.listReportViews>> {
  return {
    items: (await repository.listViews(tx)).map(viewOf),
    mailedViewId: await repository.findMailed(tx, user.userId),
  };
}

/** A query that no report accepts is not saved. */
const refuseWrongQuery = ({ report, query }: Content): void =>
  reports[shownReport(report, query.view)].checkQuery(query);

export async function saveView({ tx, user }: UserContext, content: Content): Promise<ReportView> {
  refuseWrongQuery(content);
  if ((await repository.listViews(tx)).length >= mostViews)
    throw new Refusal('TOO_MANY_VIEWS', { maximum: mostViews });
  const id = await repository.insertView(tx, user.userId, content);
  if (id === null) throw new Refusal('RESOURCE_EXISTS');
  return found({ tx }, id);
}

export async function changeView({ tx }: UserContext, id: number, content: Content): Promise<ReportView> {
  refuseWrongQuery(content);
  await found({ tx }, id);
  if (await repository.isNameTaken(tx, content.name, id)) throw new Refusal('RESOURCE_EXISTS');
  await repository.updateView(tx, id, content);
  return found({ tx }, id);
}

export async function deleteView({ tx }: UserContext, id: number): Promise<{ deleted: boolean }> {
  await found({ tx }, id);
  await repository.deleteView(tx, id);
  return { deleted: true };
}

export async function mailView(
  { tx, user, now }: UserContext,
  viewId: number | null,
): Promise<{ mailedViewId: number | null }> {
  if (viewId === null) await repository.endMailed(tx, user.userId);
  else {
    if (!(await repository.holdView(tx, viewId))) throw new Refusal('NOT_FOUND');
    await repository.setMailed(tx, user.userId, viewId, startOfMonth(calendarDay(now())));
  }
  return { mailedViewId: viewId };
}

async function found({ tx }: Pick<UserContext, 'tx'>, id: number): Promise<ReportView> {
  const row = await repository.findView(tx, id);
  if (row === null) throw new Refusal('NOT_FOUND');
  return viewOf(row);
}

const viewOf = (row: repository.ViewRow): ReportView => ({
  id: row.id,
  name: row.name,
  report: row.report,
  query: row.query,
  madeBy: row.made_by,
  madeAt: row.made_at.toISOString(),
});
