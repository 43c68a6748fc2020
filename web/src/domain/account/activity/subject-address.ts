// The page on which the subject of an entry can be seen and changed.
import type { ActivityEntry } from '@praxora/contract/account/activity.calls';
import { pathTo, type RouteKey } from '../../../lib/paths.ts';

type Subject = ActivityEntry['subject']['type'];
type Target = { readonly page: RouteKey; readonly address: string };

const sections: Partial<Record<Subject, Extract<RouteKey, string>>> = {
  account: 'accountData',
  address: 'directory',
  apiToken: 'apiTokens',
  articleImport: 'inventory',
  articleTemplate: 'articleConfiguration',
  costCenter: 'costCenters',
  dataExport: 'appStore',
  device: 'scanDevices',
  inventoryVersion: 'reportInventory',
  invitation: 'accountAccess',
  searchWords: 'searchWords',
  user: 'accountAccess',
};

/** Null: there is no such page, or the subject was deleted. */
export function subjectTarget({ action, subject }: ActivityEntry): Target | null {
  const { type, id } = subject;
  if (/\.(deleted|removed)$/.test(action)) return null;
  if (action === 'features.changed') return { page: 'appStore', address: pathTo('appStore') };
  if (action === 'printing.changed') return { page: 'printerSettings', address: pathTo('printerSettings') };
  if (id !== null && type === 'article')
    return { page: 'article', address: pathTo('article', { articleId: id }) };
  if (id !== null && type === 'vendor')
    return { page: 'vendors', address: pathTo('vendors', { vendorId: id }) };
  if (id !== null && type === 'order') return { page: 'order', address: pathTo('order', { orderId: id }) };
  if (id !== null && type === 'storage')
    return { page: 'storages', address: pathTo('storages', { storageId: id }) };
  const page = sections[type];
  return page === undefined ? null : { page, address: pathTo(page as 'accountAccess') };
}
