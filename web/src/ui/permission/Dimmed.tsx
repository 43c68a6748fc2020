// A button or link that other roles may use, or that the sample practice lacks: dimmed, with the reason. It stays reachable by
// keyboard, and pressing it tells the reason.
import type { Permission } from '@praxora/contract/shared/permissions';
import { cloneElement, type MouseEvent, type ReactElement } from 'react';
import { useErrorText } from '../../lib/api/error-text.ts';
import { usePermission } from '../../lib/session/permissions.ts';
import { useSession } from '../../lib/session/session.ts';
import { notify } from '../feedback/notify.tsx';
import { useRoleReason } from './useRoleReason.ts';

interface DimmedProps {
  /** Permission without which the element is dimmed. */
  permission: Permission;
  /** As the call behind the element: the sample practice has no such thing. */
  isRefusedInSample?: boolean;
  children: ReactElement<Record<string, unknown>>;
}

export function Dimmed({ permission, isRefusedInSample = false, children }: DimmedProps) {
  const isPermitted = usePermission(permission);
  const roleReason = useRoleReason(permission);
  const errorText = useErrorText();
  const isInSample = (useSession().user?.sampleOf ?? null) !== null;
  if (isPermitted && !(isRefusedInSample && isInSample)) return children;
  const reason = isPermitted ? errorText({ code: 'SAMPLE_PRACTICE', params: {}, message: '' }) : roleReason;
  return cloneElement(children, {
    'aria-disabled': true,
    'aria-description': reason,
    title: reason,
    style: { cursor: 'not-allowed', opacity: 0.55 },
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      notify.warning(reason);
    },
    onChange: () => {},
  });
}
