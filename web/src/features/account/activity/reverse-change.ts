// Sets a field back to the value it had before an entry, by the call that changes it. Offered for one changed field whose old
// value is whole in the entry, and only to users whose role may make that call.
import type { ActivityAction } from '@praxora/contract/account/activity';
import type { ActivityEntry } from '@praxora/contract/account/activity.calls';
import { appStoreCalls, type Features } from '@praxora/contract/account/app-store.calls';
import { userCalls } from '@praxora/contract/account/users.calls';
import { storageCalls } from '@praxora/contract/inventory/storages.calls';
import { hasPermission, type Permission, type Role } from '@praxora/contract/shared/permissions';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { callApi } from '../../../lib/api/api.ts';
import type { User } from '../../../lib/session/session.ts';

type Change = ActivityEntry['changes'][number];

export interface ReverseChange {
  readonly change: Change;
  readonly send: () => Promise<unknown>;
}

interface Reversal {
  readonly permission: Permission | undefined;
  readonly fields: readonly Change['field'][];
  readonly send: (subjectId: number, change: Change) => Promise<unknown>;
}

const setPreference: Reversal = {
  permission: vendorCalls.setVendorPreference.permission,
  fields: ['ownDiscount', 'isFavorite', 'isHidden'],
  send: (vendorId, { field, before }) =>
    callApi(vendorCalls.setVendorPreference, { params: { vendorId }, body: { [field]: before } }),
};

const reversals: Partial<Record<ActivityAction, Reversal>> = {
  'user.roleChanged': {
    permission: userCalls.setUserRole.permission,
    fields: ['role'],
    send: (userId, { before }) =>
      callApi(userCalls.setUserRole, { params: { userId }, body: { role: before as Role } }),
  },
  'storage.renamed': {
    permission: storageCalls.renameStorage.permission,
    fields: ['name'],
    send: (storageId, { before }) =>
      callApi(storageCalls.renameStorage, { params: { storageId }, body: { name: String(before) } }),
  },
  'vendor.preferencesChanged': setPreference,
  'vendor.termsChanged': setPreference,
  'features.changed': {
    permission: appStoreCalls.setFeatures.permission,
    fields: [
      'activateCostCenter',
      'activateScanApp',
      'activateLabelPrinting',
      'activateDigest',
      'activateApiTokens',
    ],
    send: (_, { field, before }) =>
      callApi(appStoreCalls.setFeatures, { body: { [field as keyof Features]: before === true } }),
  },
};

/** Null: the old value cannot be set by one call, or not by this user. */
export function reverseChange(
  { action, subject, changes: [change, ...others] }: ActivityEntry,
  user: Pick<User, 'id' | 'role'>,
): ReverseChange | null {
  const reversal = reversals[action];
  if (!reversal?.permission || !change || others.length > 0 || change.before === null) return null;
  if (!reversal.fields.includes(change.field) || !hasPermission(user.role, reversal.permission)) return null;
  // Nobody changes the own role.
  if (subject.type === 'user' && subject.id === String(user.id)) return null;
  return { change, send: () => reversal.send(Number(subject.id), change) };
}
