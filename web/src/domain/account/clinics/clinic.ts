// The clinic the practice belongs to, as the admin service knows it. Without one nothing of approvals is shown.
import { clinicCalls } from '@praxora/contract/account/clinics.calls';
import type { DataOf } from '@praxora/contract/shared/call';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/api.ts';
import { appConfig } from '../../../lib/config.ts';
import { usePermission } from '../../../lib/session/permissions.ts';
import { useSession } from '../../../lib/session/session.ts';

export type Clinic = NonNullable<DataOf<typeof clinicCalls.findClinic>>;

/** Null: there is none, the service does not know it, or does not answer. Undefined: not known yet. */
export function useClinic(): Clinic | null | undefined {
  const clinicId = useSession().user?.clinicId ?? null;
  const { data, isError } = useQuery({
    queryKey: ['clinic', clinicId],
    queryFn: ({ signal }) =>
      callApi(
        clinicCalls.findClinic,
        { query: { clinicId: clinicId ?? '' } },
        // Errors of an outside service do not end the user's session.
        { signal, skipErrorHandler: true, address: `${appConfig().services.admin}/praxora_user/clinic` },
      ),
    enabled: clinicId !== null,
    retry: false,
  });
  return clinicId === null || isError ? null : data;
}

/** Own prices, discounts, conditions and vendors: whether the user may change them, and else who does. */
export interface Agreements {
  readonly canChange: boolean;
  /** Names of those who may; null: everybody may, or it is not known yet. */
  readonly approvers: string | null;
}

/** Roles that manage vendors; under approvals approvers only. Where the service does not answer, the server has the last word. */
export function useAgreements(): Agreements {
  const clinic = useClinic();
  const isPermitted = usePermission('manageVendors');
  if (clinic === undefined || !isPermitted) return { canChange: false, approvers: null };
  if (clinic === null || clinic.isApprover) return { canChange: true, approvers: null };
  return { canChange: false, approvers: clinic.approvers.map(({ name }) => name).join(', ') };
}
