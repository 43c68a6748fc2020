// Storages: where stock lies.
import { z } from 'zod';
import { defineCall } from '../shared/call.ts';
import { pathId, version, versionQuery } from '../shared/ids.ts';
import { nameSchemas } from '../shared/shared-schemas.ts';
import { lineText } from '../shared/text.ts';
import { whole } from '../shared/whole.ts';

export const storage = z.object({
  id: whole,
  version,
  name: z.string(),
  /** Id of the label that sticks on it; null: none was printed yet. */
  labelId: z.string().nullable(),
  /** Articles with stock there. */
  articleCount: whole,
  stockValueCents: whole,
  /** There is stock, but none of it has a known price. */
  isValueUnknown: z.boolean(),
  /** Articles with stock there of which no price is known: the value leaves that stock out. */
  unpricedArticles: whole,
});
export type Storage = z.infer<typeof storage>;

const storageName = z.object({ name: lineText.min(1).max(120) });
const storageParams = z.object({ storageId: pathId });

nameSchemas({ Storage: storage });

export const storageCalls = {
  listStorages: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'storages',
    summary: 'All storages by name',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    isForDevices: true,
    data: z.array(storage),
    dataForDevices: z.array(
      storage.omit({ stockValueCents: true, isValueUnknown: true, unpricedArticles: true }),
    ),
  }),
  getStorage: defineCall({
    base: 'pro',
    method: 'GET',
    path: 'storages/{storageId}',
    summary: 'One storage',
    access: 'pro20',
    permission: 'view',
    scopes: ['inventory.read'],
    params: storageParams,
    data: storage,
    errors: ['NOT_FOUND'],
  }),
  createStorage: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'storages',
    summary: 'Create a storage',
    access: 'pro20',
    permission: 'editArticles',
    body: storageName,
    data: storage,
    errors: ['RESOURCE_EXISTS'],
  }),
  createStorages: defineCall({
    base: 'pro',
    method: 'POST',
    path: 'storages/several',
    summary: 'Create several storages at once, or none of them',
    access: 'pro20',
    permission: 'editArticles',
    body: z.object({ storages: z.array(storageName).min(1).max(50) }),
    data: z.array(storage),
    errors: ['RESOURCE_EXISTS'],
  }),
  renameStorage: defineCall({
    base: 'pro',
    method: 'PUT',
    path: 'storages/{storageId}',
    summary: 'Rename a storage',
    access: 'pro20',
    permission: 'editArticles',
    params: storageParams,
    body: storageName.extend({ version: version.optional() }),
    data: storage,
    errors: ['NOT_FOUND', 'RESOURCE_EXISTS', 'CHANGED_MEANWHILE'],
  }),
  deleteStorage: defineCall({
    base: 'pro',
    method: 'DELETE',
    path: 'storages/{storageId}',
    summary: 'Delete a storage in which nothing lies',
    access: 'pro20',
    permission: 'editArticles',
    params: storageParams,
    query: versionQuery,
    data: z.object({ deleted: z.boolean() }),
    errors: ['NOT_FOUND', 'STORAGE_NOT_EMPTY', 'CHANGED_MEANWHILE'],
  }),
} as const;
