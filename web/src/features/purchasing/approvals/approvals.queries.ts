// Waiting and rejected orders, and what can be done with them.
import {
  approvalCalls,
  type RejectedApproval,
  type StaticOrderData,
  staticOrderData,
} from '@praxora/contract/purchasing/approvals.calls';
import { useQuery } from '@tanstack/react-query';
import type { Clinic } from '../../../domain/account/index.ts';
import { ordersKey } from '../../../domain/purchasing/index.ts';
import { callApi } from '../../../lib/api/api.ts';
import { appConfig } from '../../../lib/config.ts';
import { log } from '../../../lib/log.ts';

export function usePendingApprovals(clinic: Clinic | null | undefined) {
  return useQuery({
    queryKey: [...ordersKey, 'approvals'],
    queryFn: ({ signal }) => callApi(approvalCalls.listPending, {}, { signal }),
    enabled: Boolean(clinic),
    staleTime: 0,
  });
}

const rejectedAddress = (): string => `${appConfig().services.approval}/rejected-approvals`;

export interface RejectedOrder {
  readonly key: Pick<RejectedApproval, 'clinicId' | 'submissionDate'>;
  readonly data: StaticOrderData;
}

export function useRejectedOrders(clinic: Clinic | null | undefined) {
  return useQuery({
    queryKey: [...ordersKey, 'rejected', clinic?.clinicId],
    queryFn: async ({ signal }): Promise<RejectedOrder[]> => {
      const query = { clinicIds: clinic?.clinicId ?? '' };
      const options = { signal, skipErrorHandler: true, address: rejectedAddress() };
      return (await callApi(approvalCalls.listRejected, { query }, options)).flatMap(readRejected);
    },
    enabled: Boolean(clinic),
    staleTime: 0,
  });
}

/** The service keeps the order as text; one that cannot be read must not hide the others. */
function readRejected({
  clinicId,
  submissionDate,
  staticOrderData: text,
}: RejectedApproval): RejectedOrder[] {
  try {
    return [{ key: { clinicId, submissionDate }, data: staticOrderData.parse(JSON.parse(text)) }];
  } catch (error) {
    log.error(`The rejected order of ${submissionDate} cannot be read`, error);
    return [];
  }
}

export const deleteRejected = (key: RejectedOrder['key']) =>
  callApi(
    approvalCalls.deleteRejected,
    { body: [key] },
    { skipErrorHandler: true, address: rejectedAddress() },
  );
