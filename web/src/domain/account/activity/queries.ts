// The activity log as screens ask for it.

import type { ActivityArea } from '@praxora/contract/account/activity';
import { activityCalls } from '@praxora/contract/account/activity.calls';
import type { ActivitySubject } from '@praxora/contract/account/activity-subjects';
import type { DataOf } from '@praxora/contract/shared/call';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';

export const activityKey = ['activity'] as const;

export type ActivityPage = DataOf<typeof activityCalls.listActivity>;

export interface ActivityFilter {
  readonly userId?: number;
  readonly deviceId?: number;
  readonly apiTokenId?: number;
  readonly area?: ActivityArea;
  readonly from?: string;
  readonly to?: string;
  readonly subjectType?: ActivitySubject;
  readonly subjectId?: string;
  readonly refused?: 'true';
  readonly text?: string;
}

export const fetchActivity = (
  filter: ActivityFilter,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  signal?: AbortSignal,
): Promise<ActivityPage> =>
  callApi(
    activityCalls.listActivity,
    { query: { ...filter, limit, ...(cursor === undefined ? {} : { cursor }) } },
    signal ? { signal } : {},
  );

/** A subject, or an area. */
export type ChangesFilter = Pick<ActivityFilter, 'area' | 'subjectType' | 'subjectId'>;

/** The newest changes. They are fetched again whenever they are shown: any change adds one. */
export const useLatestChanges = (filter: ChangesFilter, limit: number) =>
  useQuery({
    queryKey: [...activityKey, 'latest', filter, limit],
    queryFn: ({ signal }) =>
      callApi(activityCalls.listLatestChanges, { query: { ...filter, limit } }, { signal }),
    staleTime: 0,
  });
