// Rows of the table of rights, in the order in which the panel shows them.
import { hasPermission, type Permission, type Role } from '@praxora/contract/shared/permissions';

export const rights = [
  { permission: 'view', text: 'rights.view' },
  { permission: 'reports', text: 'rights.reports' },
  { permission: 'bookStock', text: 'rights.bookStock' },
  { permission: 'editArticles', text: 'rights.editArticles' },
  { permission: 'fillCart', text: 'rights.fillCart' },
  { permission: 'order', text: 'rights.order' },
  { permission: 'manageVendors', text: 'rights.manageVendors' },
  { permission: 'approveInvoices', text: 'rights.approveInvoices' },
  { permission: 'manageSettings', text: 'rights.manageSettings' },
  { permission: 'manageUsers', text: 'rights.manageUsers' },
  { permission: 'manageAccount', text: 'rights.manageAccount' },
] as const satisfies readonly { permission: Permission; text: string }[];

export type RightState = 'kept' | 'new' | 'lost' | 'none';

/** What a change of role does to a right. */
export function rightState(permission: Permission, before: Role, after: Role): RightState {
  const had = hasPermission(before, permission);
  if (hasPermission(after, permission)) return had ? 'kept' : 'new';
  return had ? 'lost' : 'none';
}

export const countRights = (state: RightState, before: Role, after: Role): number =>
  rights.filter(({ permission }) => rightState(permission, before, after) === state).length;

/** In a few words, what a role may do. */
export const roleTexts = {
  owner: 'role.may.owner',
  purchasing: 'role.may.purchasing',
  stock: 'role.may.stock',
  reader: 'role.may.reader',
} as const satisfies Record<Role, string>;
