// Sets fields back to the values they had before an entry, by the call that changes them. Offered where the old values are whole in
// the entry, and only to users whose role may make that call. The request names the entry: the server refuses it if a value was
// changed once more since then.
import { type ActivityAction, reversedEntryHeader } from '@praxora/contract/account/activity';
import type { ActivityEntry } from '@praxora/contract/account/activity.calls';
import { appStoreCalls, type Features } from '@praxora/contract/account/app-store.calls';
import { userCalls } from '@praxora/contract/account/users.calls';
import { storageCalls } from '@praxora/contract/inventory/storages.calls';
import { thresholdCalls } from '@praxora/contract/inventory/thresholds.calls';
import { hasPermission, type Permission, type Role } from '@praxora/contract/shared/permissions';
import { vendorCalls } from '@praxora/contract/vendors/vendors.calls';
import { callApi } from '../../../lib/api/api.ts';
import type { CallOptions } from '../../../lib/api/client.ts';
import type { User } from '../../../lib/session/session.ts';

type Change = ActivityEntry['changes'][number];

export interface ReverseChange {
  readonly changes: readonly Change[];
  readonly send: () => Promise<unknown>;
}

interface Reversal {
  readonly permission: Permission | undefined;
  readonly fields: readonly Change['field'][];
  readonly send: (
    subjectId: number,
    changes: readonly [Change, ...Change[]],
    options: CallOptions,
  ) => Promise<unknown>;
}

/** The old value of each field. */
const oldValues = (changes: readonly Change[]) =>
  Object.fromEntries(changes.map(({ field, before }) => [field, before]));

const setPreference: Reversal = {
  permission: vendorCalls.setVendorPreference.permission,
  fields: ['ownDiscount', 'isFavorite', 'isHidden'],
  send: (vendorId, changes, options) =>
    callApi(vendorCalls.setVendorPreference, { params: { vendorId }, body: oldValues(changes) }, options),
};

const setThresholds: Reversal = {
  permission: thresholdCalls.setThresholds.permission,
  fields: ['minimumStock', 'warningStock', 'idealStock'],
  send: (articleId, changes, options) => {
    const amounts = changes.map(({ field, before }) => [field, { amount: Number(before) }]);
    const articles = [{ articleId, ...Object.fromEntries(amounts) }];
    return callApi(thresholdCalls.setThresholds, { body: { articles } }, options);
  },
};

const reversals: Partial<Record<ActivityAction, Reversal>> = {
  'user.roleChanged': {
    permission: userCalls.setUserRole.permission,
    fields: ['role'],
    send: (userId, [{ before }], options) =>
      callApi(userCalls.setUserRole, { params: { userId }, body: { role: before as Role } }, options),
  },
  'storage.renamed': {
    permission: storageCalls.renameStorage.permission,
    fields: ['name'],
    send: (storageId, [{ before }], options) =>
      callApi(storageCalls.renameStorage, { params: { storageId }, body: { name: String(before) } }, options),
  },
  'vendor.preferencesChanged': setPreference,
  'vendor.termsChanged': setPreference,
  'thresholds.changed': setThresholds,
  'article.changed': setThresholds,
  'features.changed': {
    permission: appStoreCalls.setFeatures.permission,
    fields: [
      'activateCostCenter',
      'activateScanApp',
      'activateLabelPrinting',
      'activateDigest',
      'activateApiTokens',
    ],
    send: (_, changes, options) =>
      callApi(appStoreCalls.setFeatures, { body: oldValues(changes) as Partial<Features> }, options),
  },
};

/** Null: the old values cannot be set by one call, or not by this user. */
export function reverseChange(
  { id, action, subject, changes }: ActivityEntry,
  user: Pick<User, 'id' | 'role'>,
): ReverseChange | null {
  const reversal = reversals[action];
  const [first, ...others] = changes;
  if (!reversal?.permission || !first || !hasPermission(user.role, reversal.permission)) return null;
  const isWhole = ({ field, before }: Change) => before !== null && reversal.fields.includes(field);
  if (!changes.every(isWhole)) return null;
  // Nobody changes the own role.
  if (subject.type === 'user' && subject.id === String(user.id)) return null;
  const send = () =>
    reversal.send(Number(subject.id), [first, ...others], { headers: { [reversedEntryHeader]: String(id) } });
  return { changes, send };
}
